// Enter, leave, confirm, recover. Failures of logins and mails are counted by the service: what has succeeded does not count.
import {
  confirmEmailSchema,
  deleteEmailQuerySchema,
  forgotPasswordSchema,
  loginAnswer,
  loginSchema,
  registeredAnswer,
  registrationSchema,
  resendConfirmationSchema,
  resetPasswordSchema,
} from '../../accounts.ts'
import { acknowledgedSchema } from '../../envelope.ts'
import { callsOf } from '../call.ts'

const call = callsOf('accounts')

export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in: a token for seven days',
  may: 'accounts.enter',
  body: loginSchema,
  answer: loginAnswer,
})

export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make a personal account, or with the role `user` one of a company; a mail asks to confirm the address',
  may: 'accounts.enter',
  body: registrationSchema,
  answer: registeredAnswer,
})

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  may: 'profile.own',
  answer: acknowledgedSchema,
})

export const logoutEverywhere = call({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  summary: 'End every session of this account',
  may: 'profile.own',
  answer: acknowledgedSchema,
})

/** Specified as a GET: therefore only for what nobody has confirmed, and only with the secret of the browser that registered it. */
export const deleteEmail = call({
  method: 'GET',
  path: '/api/auth/deleteEmail',
  summary: 'Take back an account that is not confirmed, in the browser that registered it',
  may: 'accounts.enter',
  query: deleteEmailQuerySchema,
  answer: acknowledgedSchema,
})

export const forgotPassword = call({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Request a mail to set a new password; the response is the same for unknown addresses',
  may: 'accounts.enter',
  body: forgotPasswordSchema,
  answer: acknowledgedSchema,
})

export const resetPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password by a mailed link or code; ends every session',
  may: 'accounts.enter',
  body: resetPasswordSchema,
  answer: acknowledgedSchema,
})

export const confirmEmail = call({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm an address by a mailed link or code',
  may: 'accounts.enter',
  body: confirmEmailSchema,
  answer: acknowledgedSchema,
})

export const resendConfirmation = call({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  summary: 'Request the confirmation mail once more; the response is the same for unknown addresses',
  may: 'accounts.enter',
  body: resendConfirmationSchema,
  answer: acknowledgedSchema,
})
