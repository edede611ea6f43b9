// Where each dialog stands. Nothing of them is loaded before one is opened. Composed here, for the shell may know no feature.
import { isLanguage } from '@menged/contracts/language'
import type { LaterWords } from '@menged/i18n/word-files'
import type { ModalTable } from './dialogs/modal-host.ts'
import { fetchWords } from './words/files.ts'

/** The code of a dialog, with the words that it says. */
async function speaking<Code>(file: LaterWords, code: Promise<Code>): Promise<Code> {
  const { lang } = document.documentElement
  const [loaded] = await Promise.all([code, fetchWords(isLanguage(lang) ? lang : 'en', file)])
  return loaded
}

export const MODALS: ModalTable = {
  alert: () => import('./dialogs/deferred/alert-modal.tsx'),
  language: () => import('./frame/deferred/language-modal.tsx'),
  draft: () => import('./dialogs/deferred/draft-modal.tsx'),
  login: () => speaking('account', import('./features/account/login-modal.tsx')),
  register: () => speaking('account', import('./features/account/register-modal.tsx')),
  emailNotice: () => speaking('account', import('./features/account/email-notice-modal.tsx')),
  forgotPassword: () => speaking('account', import('./features/account/forgot-password-modal.tsx')),
  avatar: () => speaking('account', import('./features/avatar/avatar-modal.tsx')),
  feedback: () => speaking('account', import('./features/feedback/feedback-modal.tsx')),
  contact: () => speaking('market', import('./features/ask/contact-modal.tsx')),
  pushSubscribe: () => speaking('account', import('./features/push/push-subscribe-modal.tsx')),
  review: () => speaking('account', speaking('market', import('./features/reviews/review-modal.tsx'))),
  editPost: () => speaking('admin', import('./features/publishing/quick/edit-post-modal.tsx')),
  reviewReport: () => speaking('account', speaking('market', import('./features/reviews/report-modal.tsx'))),
}
