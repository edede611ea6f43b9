// Accounts on the wire: registration, login, confirmation, reset.
import { parsePhone } from '@menged/ethiopia/phones'
import { z } from 'zod'
import {
  companyEmailProblem,
  companyLineProblem,
  companyPasswordProblem,
  emailProblem,
  nameProblem,
  normalEmail,
  optionalPhoneProblem,
  passwordProblem,
  phoneProblem,
} from './accounts/rules.ts'
import { ORGANISATION_TYPES } from './categories.ts'
import { answer } from './envelope.ts'
import { LIMITS } from './limits.ts'
import { languageSchema } from './text.ts'

/** Longest text that is looked at at all; what is too long for a field is refused by the field's own rule. */
const LONGEST_INPUT = 20_000

/** A text under a rule such as those of accounts/rules.ts; the issue's message is the key of the word. An absent field is an empty one. */
export const ruled = (check: (value: string) => string | null, normal: (typed: string) => string = (typed) => typed.trim()) =>
  z
    .string()
    .max(LONGEST_INPUT)
    .default('')
    .superRefine((value, context) => {
      const message = check(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .overwrite(normal)

const asTyped = (typed: string): string => typed
const asPhone = (typed: string): string => parsePhone(typed) ?? ''

export const emailSchema = ruled(emailProblem, normalEmail)
export const newPasswordSchema = ruled(passwordProblem, asTyped)
/** Of an account that exists: whatever it is, it is compared. */
export const passwordSchema = z
  .string()
  .min(1)
  .max(LIMITS.password * 4)

export const AVATARS = ['male', 'female'] as const
export const avatarSchema = z.enum(AVATARS)

const personal = {
  fullName: ruled(nameProblem),
  companyEmail: emailSchema,
  password: newPasswordSchema,
}
const company = {
  companyNameEnglish: ruled(companyLineProblem),
  companyNameAmharic: ruled(companyLineProblem),
  companyEmail: ruled(companyEmailProblem, normalEmail),
  category: z.enum(ORGANISATION_TYPES).default('Government'),
  address: ruled(companyLineProblem),
  phonePrimary: ruled(phoneProblem, asPhone),
  phoneSecondary: ruled(optionalPhoneProblem, asPhone),
  password: ruled(companyPasswordProblem, asTyped),
}
/** What the browser was shown in, when the person has chosen; mails follow it. */
const chosenLanguage = languageSchema.optional()

/** `role` says which form it is; a personal one when it is absent. Fields of neither form are ignored. */
export const registrationSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('normalUser').optional(), language: chosenLanguage, ...personal }),
  z.object({ role: z.literal('user'), language: chosenLanguage, ...company }),
])
export type Registration = z.infer<typeof registrationSchema>
export type RegistrationInput = z.input<typeof registrationSchema>

/** `mailbox`: where the mail can be read, for the notice's button. */
export const registeredAnswer = answer(z.object({ mailbox: z.string() }))

/** Both spellings of the address are read. */
export const loginSchema = z
  .object({
    companyemail: z.string().max(LONGEST_INPUT).optional(),
    companyEmail: z.string().max(LONGEST_INPUT).optional(),
    password: z.string().max(LONGEST_INPUT),
  })
  .transform(({ companyemail, companyEmail, password }) => ({ email: normalEmail(companyemail ?? companyEmail ?? ''), password }))

/** A token; or, where the account asks for a second step, the challenge that has to be answered by a code, and how long it holds. */
export const loginAnswer = z.union([
  z.object({ success: z.literal(true), token: z.string() }),
  z.object({ success: z.literal(true), challenge: z.string(), seconds: z.int().min(1) }),
])

export const deleteEmailQuerySchema = z.object({ email: z.string().max(LONGEST_INPUT).transform(normalEmail) })

/** 256 bits in base64url. */
export const mailTokenSchema = z.string().regex(/^[\w-]{43}$/)
export const mailCodeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

export const forgotPasswordSchema = z.object({ email: emailSchema })
export const resendConfirmationSchema = z.object({ email: emailSchema })

/** By the link's token, or by the code of the same mail with the address that it went to. */
const byToken = z.object({ token: mailTokenSchema })
const byCode = z.object({ email: emailSchema, code: mailCodeSchema })
export const confirmEmailSchema = z.union([byToken, byCode])
export const resetPasswordSchema = z.union([
  byToken.extend({ password: newPasswordSchema }),
  byCode.extend({ password: newPasswordSchema }),
])
export type ConfirmEmail = z.infer<typeof confirmEmailSchema>
export type ResetPassword = z.infer<typeof resetPasswordSchema>
