// What the form of new workers demands of each field, and the word for what is wrong. No schema library: the form checks with it while
// people type, and the server's schemas are made from it, so that both say the same.
import { parsePhone } from '@menged/ethiopia/phones'
import { emailProblem, nameProblem, passwordProblem } from '../accounts/rules.ts'
import { LIMITS } from '../limits.ts'
import { WORKER_LIMITS } from './limits.ts'
import { EXPERIENCES, SPECIALTIES } from './lists.ts'

/** Key of a word under `join.`. */
export type JoinProblem = `join.${
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'nameInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'locationRequired'
  | 'locationInvalid'
  | 'specialtiesRequired'
  | 'experienceRequired'
  | 'hourlyRateRequired'
  | 'validHourlyRate'
  | 'descriptionRequired'
  | 'descriptionMinLength'
  | 'descriptionMaxLength'
  | 'descriptionInvalid'
  | 'passwordRequired'
  | 'passwordMinLength'
  | 'passwordMaxLength'
  | 'confirmPasswordRequired'
  | 'passwordsDoNotMatch'
  | 'agreeToTermsRequired'
  | 'imageTypeInvalid'
  | 'imageSizeTooLarge'}`
type Check = (typed: string) => JoinProblem | null

/** Line ends but the plain one, other controls, and the signs that turn the order of letters round. */
const HIDDEN = /[^\P{Cc}\n\t]|[\u2028-\u202E\u2066-\u2069]/u
const BIRR = /^\d{1,7}(?:\.\d{1,2})?$/

const lengthOf = (text: string): number => [...text].length
/** Browsers send CRLF for every break, and count one character. */
export const plainLines = (typed: string): string => typed.replace(/\r\n?/g, '\n').trim()

const nameRule =
  (missing: JoinProblem): Check =>
  (typed) => {
    if (typed.trim() === '') return missing
    return nameProblem(typed) === null && lengthOf(typed.trim()) <= WORKER_LIMITS.name ? null : 'join.nameInvalid'
  }

const emailRule: Check = (typed) => {
  const problem = emailProblem(typed)
  if (problem === null) return null
  return problem === 'account.emailRequired' ? 'join.emailRequired' : 'join.emailInvalid'
}

const phoneRule: Check = (typed) => {
  if (typed.trim() === '') return 'join.phoneRequired'
  return parsePhone(typed) === null ? 'join.phoneInvalid' : null
}

const locationRule: Check = (typed) => {
  if (typed.trim() === '') return 'join.locationRequired'
  return nameProblem(typed) === null ? null : 'join.locationInvalid'
}

export const specialtiesProblem = (chosen: readonly string[]): JoinProblem | null =>
  chosen.length > 0 && chosen.every((each) => (SPECIALTIES as readonly string[]).includes(each))
    ? null
    : 'join.specialtiesRequired'

const experienceRule: Check = (chosen) => ((EXPERIENCES as readonly string[]).includes(chosen) ? null : 'join.experienceRequired')

/** An amount in birr: digits, and at most two after the point. */
export const isBirr = (typed: string): boolean => BIRR.test(typed.trim()) && Number(typed) <= WORKER_LIMITS.birr

const hourlyRateRule: Check = (typed) => {
  if (typed.trim() === '') return 'join.hourlyRateRequired'
  return isBirr(typed) && Number(typed) > 0 ? null : 'join.validHourlyRate'
}

const descriptionRule: Check = (typed) => {
  const text = plainLines(typed)
  if (text === '') return 'join.descriptionRequired'
  if (HIDDEN.test(text)) return 'join.descriptionInvalid'
  if (lengthOf(text) < WORKER_LIMITS.descriptionMin) return 'join.descriptionMinLength'
  return lengthOf(text) > WORKER_LIMITS.description ? 'join.descriptionMaxLength' : null
}

const passwordRule: Check = (password) => {
  const problem = passwordProblem(password)
  if (problem === null) return null
  if (problem === 'account.passwordRequired') return 'join.passwordRequired'
  return problem === 'account.passwordShort' ? 'join.passwordMinLength' : 'join.passwordMaxLength'
}

/** By field of the form: those that are looked at by themselves. */
export const JOIN_RULES = {
  firstName: nameRule('join.firstNameRequired'),
  lastName: nameRule('join.lastNameRequired'),
  email: emailRule,
  phone: phoneRule,
  location: locationRule,
  experience: experienceRule,
  hourlyRate: hourlyRateRule,
  description: descriptionRule,
  password: passwordRule,
} as const satisfies Record<string, Check>

export const repeatedProblem = (repeated: string, password: string): JoinProblem | null => {
  if (repeated === '') return 'join.confirmPasswordRequired'
  return repeated === password ? null : 'join.passwordsDoNotMatch'
}

/** Kinds of pictures that are read. What a file says of itself is not believed: its content decides, on the server. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const imageProblem = ({ type, size }: { type: string; size: number }): JoinProblem | null => {
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return 'join.imageTypeInvalid'
  return size > LIMITS.upload ? 'join.imageSizeTooLarge' : null
}
