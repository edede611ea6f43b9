// Organisations on the wire, as administrators keep them, and companies that wait to be verified.
import { z } from 'zod'
import { ORGANISATION_TYPES } from './categories.ts'
import { answer, paginationSchema } from './envelope.ts'
import { line, lines } from './form-text.ts'
import { LIMITS, MAX_PAGE } from './limits.ts'
import { inAll, shortNames } from './wire-names.ts'

export const ORGANISATIONS_PAGE_SIZE = 25
const WEBSITE_LENGTH = 200

const isWebsite = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
/** Empty where there is none. */
const websiteSchema = z
  .string()
  .trim()
  .max(WEBSITE_LENGTH)
  .refine((text) => text === '' || isWebsite(text))

const idSchema = z.string().min(1).max(100)
const typeSchema = z.enum(ORGANISATION_TYPES)

export const organisationFormSchema = z.object({
  type: typeSchema,
  ...shortNames('name', inAll(line(LIMITS.title))),
  website: websiteSchema,
})
export type OrganisationForm = z.infer<typeof organisationFormSchema>

/** `was`: when it was last edited as the administrator saw it, null for never; another moment by now is a conflict. */
export const organisationChangeSchema = organisationFormSchema.extend({ was: z.iso.datetime().max(40).nullable() })
export const organisationParamsSchema = z.object({ organisationId: idSchema })

export const managedOrganisationSchema = z.object({
  _id: z.string(),
  type: typeSchema,
  ...shortNames('name', inAll(z.string())),
  website: z.string(),
  editedAt: z.iso.datetime().nullable(),
  posts: z.int().min(0),
  /** Verified companies that write for it. */
  companies: z.int().min(0),
})
export type ManagedOrganisation = z.infer<typeof managedOrganisationSchema>
export const organisationAnswer = answer(managedOrganisationSchema)
export const organisationsQuerySchema = z.object({
  q: z.string().max(LIMITS.search).default(''),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
})
export const organisationsAnswer = answer(z.array(managedOrganisationSchema)).extend(
  paginationSchema.omit({ searchType: true }).shape,
)

/** A company account that nobody has verified or refused yet. `like`: organisations whose name is much like its own. */
const companySchema = z.object({
  _id: z.uuid(),
  ...shortNames('name', inAll(z.string())),
  type: typeSchema,
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  like: z.array(z.object({ _id: z.string(), ...shortNames('name', inAll(z.string())) })),
})
export type Company = z.infer<typeof companySchema>
export const companiesAnswer = answer(z.array(companySchema))
export const companyParamsSchema = z.object({ userId: z.uuid() })

/** `seen`: the names that the administrator has looked at; a company that calls itself otherwise by now is looked at again. */
const seenSchema = z.object({ seen: z.object({ ...shortNames('name', inAll(z.string().max(1000))) }) })
const linkSchema = z.object({ decision: z.literal('link'), organisationId: idSchema })
const addSchema = z.object({ decision: z.literal('add'), organisation: organisationFormSchema })
const refuseSchema = z.object({ decision: z.literal('refuse'), reason: lines(LIMITS.feedback) })
export type CompanyChoice = z.infer<typeof linkSchema> | z.infer<typeof addSchema> | z.infer<typeof refuseSchema>
export const companyDecisionSchema = z.discriminatedUnion('decision', [
  linkSchema.extend(seenSchema.shape),
  addSchema.extend(seenSchema.shape),
  refuseSchema.extend(seenSchema.shape),
])
export type CompanyDecision = z.infer<typeof companyDecisionSchema>
