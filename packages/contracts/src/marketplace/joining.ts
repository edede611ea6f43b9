// The form of new workers on the wire.
import { parsePhone } from '@menged/ethiopia/phones'
import { z } from 'zod'
import { normalEmail } from '../accounts/rules.ts'
import { ruled } from '../accounts.ts'
import { answer } from '../envelope.ts'
import { LIMITS } from '../limits.ts'
import { languageSchema } from '../text.ts'
import { JOIN_RULES, plainLines, repeatedProblem } from './joining-rules.ts'
import { workerFields } from './worker-fields.ts'

/** A file of a form; what is in it decides what it is. */
export const imageSchema = z.file().max(LIMITS.upload)

const asTyped = (typed: string): string => typed
export const descriptionSchema = ruled(JOIN_RULES.description, plainLines)

export const joiningSchema = z
  .object({
    firstName: ruled(JOIN_RULES.firstName),
    lastName: ruled(JOIN_RULES.lastName),
    profileImage: imageSchema.optional(),
    email: ruled(JOIN_RULES.email, normalEmail),
    phone: ruled(JOIN_RULES.phone, (typed) => parsePhone(typed) ?? ''),
    ...workerFields.typed,
    description: descriptionSchema,
    password: ruled(JOIN_RULES.password, asTyped),
    confirmPassword: ruled((repeated) => (repeated === '' ? 'join.confirmPasswordRequired' : null), asTyped),
    agreeToTerms: ruled((ticked) => (['true', 'on'].includes(ticked) ? null : 'join.agreeToTermsRequired')),
    /** What the form was read in; mails follow it. */
    language: languageSchema.optional(),
    /** Made by the form: sent again because the answer was lost, it is still one registration. */
    key: z.uuid().optional(),
  })
  .superRefine(({ confirmPassword, password }, context) => {
    const message = repeatedProblem(confirmPassword, password)
    if (message) context.addIssue({ code: 'custom', path: ['confirmPassword'], message })
  })
export type Joining = z.infer<typeof joiningSchema>

/** `mailbox`: where the mail can be read that asks to confirm the address. */
export const joinedAnswer = answer(z.object({ mailbox: z.string() }))
