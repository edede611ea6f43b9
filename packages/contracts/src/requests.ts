// What clients ask of workers: messages, calls and meetings, and what becomes of them.
import { parsePhone } from '@menged/ethiopia/phones'
import { z } from 'zod'
import { emailSchema } from './accounts.ts'
import { answer } from './envelope.ts'
import { line, lines, linesOr } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { REQUEST_KINDS, REQUEST_STATES, REQUEST_STEPS, REQUEST_TIMES, URGENCIES } from './marketplace/lists.ts'
import { languageSchema } from './text.ts'

/** Birr. */
export const BUDGET_MAX = 1_000_000
/** Days that a private link leads to a request that has ended. */
export const PRIVATE_LINK_DAYS = 30
/** After so many days one side's word that a job is done stands for both. */
export const SILENT_DAYS = 14
/** A time may be named so many days ahead. */
export const MEETING_DAYS = 365

const hasCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
const phone = z
  .string()
  .max(40)
  .refine((typed) => parsePhone(typed) !== null, 'ask.phoneWrong')
/** Of a day and a clock in Addis Ababa. */
const time = {
  date: z.iso.date(),
  time: z
    .string()
    .max(5)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
}

const fromForm = {
  /** Made by the form: what is sent twice is one request. */
  key: z.uuid(),
  serviceId: z.int().min(1).max(2_147_483_647).optional(),
  language: languageSchema,
  /** Of a guest, who also gives a phone or an address. */
  name: line(LIMITS.name).optional(),
  phone: phone.optional(),
  email: emailSchema.optional(),
}
const text = lines(LIMITS.message).optional()

export const newRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    ...fromForm,
    kind: z.literal('message'),
    text: linesOr('ask.messageRequiredText', LIMITS.message),
    urgency: z.enum(URGENCIES).default('normal'),
    budget: z.number().min(0).max(BUDGET_MAX).refine(hasCents).optional(),
  }),
  z.object({ ...fromForm, kind: z.literal('call'), phone, callTime: z.enum(REQUEST_TIMES).default('any'), text }),
  z.object({
    ...fromForm,
    ...time,
    kind: z.literal('meet'),
    place: line(LIMITS.title).optional(),
    online: z.boolean().default(false),
    text,
  }),
])
export type NewRequest = z.output<typeof newRequestSchema>

/** `version`: of the request that was looked at. `date` and `time`: another time, with `proposed`. `early`: done before the agreed time, knowingly. */
export const requestChangeSchema = z.object({
  version: z.int().min(1).max(1_000_000),
  step: z.enum(REQUEST_STEPS).exclude(['sent']),
  note: lines(LIMITS.comment).optional(),
  date: time.date.optional(),
  time: time.time.optional(),
  early: z.literal(true).optional(),
})
export type RequestChange = z.output<typeof requestChangeSchema>

const instant = z.iso.datetime()
export const workerRequestSchema = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  /** The phone stands there for a client whose request was accepted. */
  worker: z.object({ id: z.int().min(1), name: z.string(), phone: z.string().nullable() }),
  /** Nobody reads what is sent to a worker who is made up. */
  sample: z.boolean(),
  service: z.string().nullable(),
  /** The name is empty once the sender has left, or the data are forgotten. */
  client: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  text: z.string(),
  urgency: z.enum(URGENCIES).nullable(),
  budget: z.number().nullable(),
  callTime: z.enum(REQUEST_TIMES).nullable(),
  meetAt: instant.nullable(),
  place: z.string().nullable(),
  online: z.boolean(),
  proposedAt: instant.nullable(),
  agreedAt: instant.nullable(),
  workerDone: z.boolean(),
  clientDone: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  endedAt: instant.nullable(),
  steps: z.array(
    z.object({
      by: z.enum(['client', 'worker']),
      step: z.enum(REQUEST_STEPS),
      note: z.string().nullable(),
      meetAt: instant.nullable(),
      at: instant,
    }),
  ),
  /** What the reader may do now. */
  may: z.array(z.enum(REQUEST_STEPS)),
})
export type WorkerRequest = z.infer<typeof workerRequestSchema>

export const requestParamsSchema = z.object({ requestId: z.uuid() })
/** Of a private link. */
export const requestTokenParamsSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
export const requestQuerySchema = z.object({ language: languageSchema })
export const requestsQuerySchema = requestQuerySchema.extend({ state: z.enum(['open', 'ended', 'all']).default('all') })
export const requestAnswer = answer(workerRequestSchema)
export const requestsAnswer = answer(z.array(workerRequestSchema))
/** `token`: of the guest's private link; an account finds the request among its own. */
export const sentRequestAnswer = answer(z.object({ id: z.uuid(), sample: z.boolean(), token: z.string().nullable() }))
export type SentRequest = z.infer<typeof sentRequestAnswer>['data']
