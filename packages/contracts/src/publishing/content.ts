// The content of a draft: what a post will hold, as far as it is written. Every field is there, empty ones as empty texts, so that a form has
// nothing to ask for; what is still missing is said by the draft's `problems`.
import { z } from 'zod'
import { CERTAINTIES } from '../certainties.ts'
import { cleanLine, cleanText } from '../form-text.ts'
import { LIMITS } from '../limits.ts'
import { categorySchema, postIdSchema } from '../posts.ts'
import { inEachOf } from '../text.ts'
import { PUBLISHING_LIMITS } from './lists.ts'

const words = inEachOf(cleanText(PUBLISHING_LIMITS.words))
const fewWords = inEachOf(cleanLine(LIMITS.rowFact))
/** `2025` or `2025-01`, or nothing. */
const asOf = z
  .string()
  .max(7)
  .regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/)
/** May be half typed, but names no protocol that could do something. Published are whole https addresses only. */
const url = cleanLine(PUBLISHING_LIMITS.url).refine(
  (typed) => !/^\s*[a-z][a-z0-9+.-]*:/i.test(typed) || /^\s*https?:/i.test(typed),
)

const fact = z.object({ value: words, note: words })
const place = z.object({ name: words, url })

export const draftGuideSchema = z.object({
  summary: words,
  /** `validFor` without a value is left out. */
  facts: z.object({ cost: fact, time: fact, where: fact, validFor: fact }),
  /** `id` stays when the text changes: readers' ticks hang on it. A new paper gets any new id, such as a UUID. */
  documents: z.array(z.object({ id: postIdSchema, text: words })).max(20),
  steps: z.array(z.object({ title: words, text: words, fee: words, days: words })).max(20),
  nameMustMatch: z.boolean(),
  fees: z.array(z.object({ item: words, amount: words, certainty: z.enum(CERTAINTIES), asOf })).max(40),
  office: z.object({
    name: words,
    note: words,
    phone: z.array(cleanLine(20)).max(5),
    website: z.array(cleanLine(100)).max(5),
    hours: words,
    usualHours: z.boolean(),
  }),
  questions: z
    .array(z.object({ id: postIdSchema, question: words, answer: words, certainty: z.enum(CERTAINTIES), asOf }))
    .max(12)
    .default([]),
  law: z.array(words).max(10),
  sources: z.array(place.extend({ asOf })).max(20),
  whereToCheck: z.array(place).max(10),
  asOf,
  certainty: z.enum(CERTAINTIES),
  /** Cost, time and place in a few words; nothing in any of them leaves the row out. */
  row: z.object({ cost: fewWords, time: fewWords, place: fewWords }),
})
export type DraftGuide = z.infer<typeof draftGuideSchema>

export const draftContentSchema = z.object({
  category: categorySchema,
  title: inEachOf(cleanLine(LIMITS.title)),
  /** HTML; what is not allowed is taken out when it is saved. */
  body: inEachOf(z.string().max(LIMITS.postBody)),
  /** Null for a post that is no guide. */
  guide: draftGuideSchema.nullable(),
  related: z.array(postIdSchema).max(10),
  /** The readable id that the writer wants, or nothing: then it is made from the title. Fixed once published. */
  address: z.union([z.literal(''), postIdSchema]),
})
export type DraftContent = z.infer<typeof draftContentSchema>
