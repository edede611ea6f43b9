// People on the wire, as administrators see them: what they need to decide, and nothing else. And the first administrator.
import { z } from 'zod'
import { nameProblem } from './accounts/rules.ts'
import { emailSchema, mailTokenSchema, newPasswordSchema, ruled } from './accounts.ts'
import { answer, paginationSchema } from './envelope.ts'
import { lines } from './form-text.ts'
import { LIMITS, MAX_PAGE } from './limits.ts'
import { PERSON_STATES } from './people/lists.ts'
import { accountRoleSchema } from './profile.ts'
import { languageSchema } from './text.ts'

export const PEOPLE_PAGE_SIZE = 25

export const personRowSchema = z.object({
  _id: z.uuid(),
  role: accountRoleSchema,
  name: z.string(),
  email: z.string(),
  /** Suspended before unconfirmed. */
  state: z.enum(PERSON_STATES),
  twoStep: z.boolean(),
  /** A company whose name an administrator has checked. */
  verified: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type PersonRow = z.infer<typeof personRowSchema>

export const peopleQuerySchema = z.object({
  q: z.string().max(LIMITS.search).default(''),
  role: accountRoleSchema.optional(),
  state: z.enum(PERSON_STATES).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
})
export type PeopleQuery = z.infer<typeof peopleQuerySchema>
export const peopleAnswer = answer(z.array(personRowSchema)).extend(paginationSchema.omit({ searchType: true }).shape)

export const managedPersonSchema = personRowSchema.extend({
  confirmed: z.boolean(),
  company: z.boolean(),
  language: languageSchema.nullable(),
  suspension: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  sessions: z.int().min(0),
  lastSeenAt: z.iso.datetime().nullable(),
})
export type ManagedPerson = z.infer<typeof managedPersonSchema>
export const personAnswer = answer(managedPersonSchema)
export const personParamsSchema = z.object({ userId: z.uuid() })

/** `was`: the role that the administrator saw; another one by now is a conflict. */
export const roleChangeSchema = z.object({ role: accountRoleSchema, was: accountRoleSchema })
export const suspensionSchema = z.object({ reason: lines(LIMITS.feedback) })

/** The set-up link of a portal that has no administrator. */
export const firstAdminSchema = z.object({
  token: mailTokenSchema,
  fullName: ruled(nameProblem),
  email: emailSchema,
  password: newPasswordSchema,
  language: languageSchema.optional(),
})
export type FirstAdmin = z.infer<typeof firstAdminSchema>
