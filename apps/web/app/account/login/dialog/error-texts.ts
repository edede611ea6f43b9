// What a refused or failed call of the account dialogs says to the person.
import type { LOGIN_ERRORS } from '@menged/contracts/errors'
import type { Translate } from '@menged/i18n/translate'
import { ApiError } from '../../../page/api-error.ts'

type LoginErrors = typeof LOGIN_ERRORS
/** As they stand on the wire. */
const INVALID: LoginErrors['invalid_credentials'] = 'Invalid Credenitals'
const UNCONFIRMED: LoginErrors['email_not_confirmed'] = 'Email not confirmed.'

/** The password was right: what the server says is all there is to say. */
const RIGHT: readonly string[] = ['account_suspended', 'password_outgrown']

/** `more`: a second line; `isUnconfirmed`: a new mail would help. */
export type Trouble = { text: string; more?: string; isUnconfirmed?: boolean }

export function loginTrouble(error: unknown, t: Translate): Trouble {
  const again: Trouble = { text: t('account.tryAgain') }
  if (!(error instanceof ApiError) || error.status >= 500 || error.answer === null) return again
  if (error.status === 429) return { ...again, more: error.message }
  if (error.message === INVALID) return { text: t('account.loginInvalid') }
  if (RIGHT.includes(error.answer.code)) return { text: error.message }
  if (error.message === UNCONFIRMED) return { text: t('account.loginUnconfirmed'), isUnconfirmed: true }
  return { text: t('account.loginRefused'), more: error.message }
}

/** The server's words; for a fault of the connection or of the server, that it may be tried again. */
export function troubleText(error: unknown, t: Translate): string {
  return error instanceof ApiError && error.status < 500 && error.answer !== null ? error.message : t('account.tryAgain')
}

/** The field that the server names. */
export const fieldOf = (error: unknown): string | null => (error instanceof ApiError ? (error.answer?.field ?? null) : null)

export const codeOfError = (error: unknown): string | null => (error instanceof ApiError ? (error.answer?.code ?? null) : null)
