// What registration demands of each field, and the code that says what is wrong. No schema library: forms check with it while people type,
// and the server's schemas are made from it, so that both say the same.
import { parsePhone } from '@menged/ethiopia/phones'
import { LIMITS, PASSWORD_MIN } from '../limits.ts'

/** Key of a word under `account.`. */
export type AccountProblem = `account.${
  | 'nameRequired'
  | 'nameWrong'
  | 'emailRequired'
  | 'emailWrong'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'confirmRequired'
  | 'confirmDiffers'
  | 'required'
  | 'tooLong'
  | 'phoneWrong'}`
export type Check = (value: string) => AccountProblem | null

/** One sign, one place of @, a dot in the part after it, nothing that could end a mail header. */
const EMAIL = /^[^\s\p{C}@,;:<>()[\]"\\]{1,64}@[^\s\p{C}@,;:<>()[\]"\\.]+(?:\.[^\s\p{C}@,;:<>()[\]"\\.]+)+$/u
/** Line ends, other controls, and the signs that turn the order of letters round: a name could look like what it is not. */
const DECEIVING = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u
/** Something that leaves ink. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\u115F\u1160\u3164\uFFA0\u2800]/u
/** Keyboards of right-to-left phones put these round an address; they mean nothing there. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

const lengthOf = (text: string): number => [...text].length

/** As it is stored and looked up: without blanks around it and without capitals. */
export const normalEmail = (typed: string): string => typed.replace(DIRECTION_MARKS, '').trim().toLowerCase()

export const emailProblem: Check = (typed) => {
  const email = normalEmail(typed)
  if (email === '') return 'account.emailRequired'
  return EMAIL.test(email) && email.length <= LIMITS.email ? null : 'account.emailWrong'
}

/** Never trimmed: blanks belong to a password. The limit is of characters. */
export const passwordProblem: Check = (password) => {
  if (password === '') return 'account.passwordRequired'
  if (lengthOf(password) < PASSWORD_MIN) return 'account.passwordShort'
  return lengthOf(password) > LIMITS.password ? 'account.passwordLong' : null
}

export const confirmProblem = (confirm: string, password: string): AccountProblem | null => {
  if (confirm === '') return 'account.confirmRequired'
  return confirm === password ? null : 'account.confirmDiffers'
}

const isName = (text: string): boolean => !DECEIVING.test(text) && VISIBLE.test(text) && lengthOf(text) <= LIMITS.name

export const nameProblem: Check = (typed) => {
  const name = typed.trim()
  if (name === '') return 'account.nameRequired'
  return isName(name) ? null : 'account.nameWrong'
}

/** A line of the company form. */
export const companyLineProblem: Check = (typed) => {
  const text = typed.trim()
  if (text === '') return 'account.required'
  if (lengthOf(text) > LIMITS.name) return 'account.tooLong'
  return isName(text) ? null : 'account.nameWrong'
}

export const companyEmailProblem: Check = (typed) => (normalEmail(typed) === '' ? 'account.required' : emailProblem(typed))

export const companyPasswordProblem: Check = (password) => (password === '' ? 'account.required' : passwordProblem(password))

export const phoneProblem: Check = (typed) => {
  if (typed.trim() === '') return 'account.required'
  return parsePhone(typed) === null ? 'account.phoneWrong' : null
}

export const optionalPhoneProblem: Check = (typed) => (typed.trim() === '' ? null : phoneProblem(typed))

/** First letter of the name in capitals, 'U' without one. */
export const avatarInitial = (name: string): string => {
  const [first] = name.trim()
  return first === undefined ? 'U' : first.toUpperCase()
}

type Names = { companynameenglish?: string | null; fullName?: string | null; name?: string | null; username?: string | null }

/** The first name that there is. */
export const displayName = ({ companynameenglish, fullName, name, username }: Names): string =>
  [companynameenglish, fullName, name, username].find((each) => each?.trim()) ?? 'User'
