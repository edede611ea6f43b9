// Where each dialog stands. Nothing of them is loaded before one is opened. Composed here, for the shell may know no feature.
import type { ModalTable } from './dialogs/modal-host.ts'

export const MODALS: ModalTable = {
  alert: () => import('./dialogs/deferred/alert-modal.tsx'),
  language: () => import('./frame/deferred/language-modal.tsx'),
  draft: () => import('./dialogs/deferred/draft-modal.tsx'),
  login: () => import('./features/account/login-modal.tsx'),
  register: () => import('./features/account/register-modal.tsx'),
  emailNotice: () => import('./features/account/email-notice-modal.tsx'),
  forgotPassword: () => import('./features/account/forgot-password-modal.tsx'),
  avatar: () => import('./features/avatar/avatar-modal.tsx'),
  feedback: () => import('./features/feedback/feedback-modal.tsx'),
  pushSubscribe: () => import('./features/push/push-subscribe-modal.tsx'),
}
