// The overview of the admin area: what was read, searched and done in some days, and what waits.
import { z } from 'zod'
import { CATEGORIES } from './categories.ts'
import { answer } from './envelope.ts'
import { DUE_KINDS, DUE_URGENCIES } from './overview/due.ts'
import { OVERVIEW_DAYS, OVERVIEW_NUMBERS, SIGNUP_MARKS } from './overview/lists.ts'

const count = z.int().min(0)
/** A number for each of the days, in their order. */
const series = z.array(count)

export const overviewQuerySchema = z.object({
  days: z.coerce
    .number()
    .refine((days) => (OVERVIEW_DAYS as readonly number[]).includes(days))
    .default(14),
})

const numberSchema = z.object({ total: count, before: count, series })

const searchedSchema = z.object({ words: z.string(), found: count, missing: count })
export type Searched = z.infer<typeof searchedSchema>

export const overviewSchema = z.object({
  /** Days in Addis Ababa, the oldest first; the last one is today. */
  days: z.array(z.iso.date()),
  /** `before`: in as many days before these. */
  numbers: z.object(
    Object.fromEntries(OVERVIEW_NUMBERS.map((name) => [name, numberSchema])) as Record<
      (typeof OVERVIEW_NUMBERS)[number],
      typeof numberSchema
    >,
  ),
  /** Views of guides, by the category that they had when they were seen. */
  categories: z.array(z.object({ category: z.enum(CATEGORIES), total: count, series })),
  searches: z.object({
    /** Of guides, the most frequent first. */
    guides: z.array(searchedSchema),
    /** Of guides, those that mostly found nothing. */
    missing: z.array(searchedSchema),
    /** Of services and those who offer them. */
    services: z.array(searchedSchema),
  }),
  /** How many came so far. `confirmed` are accounts. */
  signup: z.object(
    Object.fromEntries(SIGNUP_MARKS.map((mark) => [mark, count])) as Record<(typeof SIGNUP_MARKS)[number], typeof count>,
  ),
  /** Of the guides that are published. */
  health: z.object({
    guides: count,
    withoutAmharic: count,
    /** For six months; also those that do not say when, and those whose day to be looked at has gone by. */
    notChecked: count,
    checkedThisMonth: count,
  }),
  waiting: z.object({ posts: count }),
})
export type OverviewData = z.infer<typeof overviewSchema>
export const overviewAnswer = answer(overviewSchema)

/** What the reader may decide about and has to. `since`: when the oldest of them came; null where that is not known. */
const dueSchema = z.object({ kind: z.enum(DUE_KINDS), count, since: z.iso.datetime().nullable(), urgency: z.enum(DUE_URGENCIES) })
export type Due = z.infer<typeof dueSchema>
/** The most urgent first. */
export const dueAnswer = answer(z.array(dueSchema))
