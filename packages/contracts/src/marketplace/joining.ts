// The form of new workers on the wire.
import { parsePhone } from '@menged/ethiopia/phones'
import { z } from 'zod'
import { normalEmail } from '../accounts/rules.ts'
import { ruled } from '../accounts.ts'
import { answer } from '../envelope.ts'
import { LIMITS } from '../limits.ts'
import { languageSchema } from '../text.ts'
import {
  descriptionProblem,
  experienceProblem,
  firstNameProblem,
  hourlyRateProblem,
  joinEmailProblem,
  joinPasswordProblem,
  joinPhoneProblem,
  lastNameProblem,
  locationProblem,
  plainLines,
  repeatedProblem,
  specialtiesProblem,
} from './joining-rules.ts'
import { type Experience, SPECIALTIES, type Specialty } from './lists.ts'

/** A file of a form; what is in it decides what it is. */
export const imageSchema = z.file().max(LIMITS.upload)

const asTyped = (typed: string): string => typed
const specialty = z.string().max(40)
/** A form sends one value, or several. */
export const specialtiesSchema = z
  .union([specialty, z.array(specialty).max(SPECIALTIES.length)])
  .default([])
  .transform((chosen) => [...new Set([chosen].flat())])
  .superRefine((chosen, context) => {
    const message = specialtiesProblem(chosen)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform((chosen) => chosen as Specialty[])

export const experienceSchema = ruled(experienceProblem).transform((chosen) => chosen as Experience)
export const hourlyRateSchema = ruled(hourlyRateProblem).transform(Number)
export const descriptionSchema = ruled(descriptionProblem, plainLines)
export const locationSchema = ruled(locationProblem)

export const joiningSchema = z
  .object({
    firstName: ruled(firstNameProblem),
    lastName: ruled(lastNameProblem),
    profileImage: imageSchema.optional(),
    email: ruled(joinEmailProblem, normalEmail),
    phone: ruled(joinPhoneProblem, (typed) => parsePhone(typed) ?? ''),
    location: locationSchema,
    specialties: specialtiesSchema,
    experience: experienceSchema,
    hourlyRate: hourlyRateSchema,
    description: descriptionSchema,
    password: ruled(joinPasswordProblem, asTyped),
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
