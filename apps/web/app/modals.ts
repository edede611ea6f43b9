// Where each dialog stands. Nothing of them is loaded before one is opened. Composed here, for the shell may know no feature.

import type { Wing } from '@menged/contracts/pages'
import type { ModalTable } from './dialogs/modal-host.ts'
import { fetchWords } from './words/files.ts'
import { pageLanguage } from './words/page-language.ts'

/** The code of a dialog, with the words that it says. */
async function speaking<Code>(folder: Wing, code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, fetchWords(pageLanguage(), folder)])
  return loaded
}

export const MODALS: ModalTable = {
  alert: () => import('./dialogs/deferred/alert-modal.tsx'),
  language: () => import('./frame/deferred/language-modal.tsx'),
  draft: () => import('./dialogs/deferred/draft-modal.tsx'),
  login: () => speaking('account', import('./account/login/login-modal.tsx')),
  register: () => speaking('account', import('./account/login/register-modal.tsx')),
  emailNotice: () => speaking('account', import('./account/login/email-notice-modal.tsx')),
  forgotPassword: () => speaking('account', import('./account/login/forgot-password-modal.tsx')),
  avatar: () => speaking('account', import('./account/avatar/avatar-modal.tsx')),
  feedback: () => speaking('read', speaking('account', import('./read/feedback/feedback-modal.tsx'))),
  contact: () => speaking('market', import('./market/ask/contact-modal.tsx')),
  pushSubscribe: () => speaking('account', import('./account/push/push-subscribe-modal.tsx')),
  review: () => speaking('account', speaking('market', import('./market/reviews/review-modal.tsx'))),
  editPost: () => speaking('admin', import('./admin/publishing/quick/edit-post-modal.tsx')),
  reviewReport: () => speaking('account', speaking('market', import('./market/reviews/report-modal.tsx'))),
}
