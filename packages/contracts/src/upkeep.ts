// What keeps content true: guides that are due, changes that readers report, guides they ask for, languages that are missing and links that are broken.
import { z } from 'zod'
import { answer, pageOf } from './envelope.ts'
import { lines } from './form-text.ts'
import { MAX_PAGE } from './limits.ts'
import { postIdSchema } from './posts.ts'
import { languageSchema, textSchema, writtenSchema } from './text.ts'
import { LINK_FAULTS, LONGEST_UPKEEP_NOTE, REPORT_STATES, UPKEEP_PAGE_SIZE, WISH_STATES } from './upkeep/lists.ts'

const page = z.coerce.number().int().min(1).max(MAX_PAGE).default(1)
const post = z.object({ _id: postIdSchema, title: textSchema.partial() })

export const upkeepPageSchema = z.object({ page })
/** How many wait in each list. */
export const upkeepCountsAnswer = answer(
  z.object({
    overdue: z.int(),
    changes: z.int(),
    wishes: z.int(),
    /** Of readers, to the assistant. */
    questions: z.int(),
    translations: z.int(),
    links: z.int(),
    took: z.int(),
    /** False where the operator has links not checked. */
    checksLinks: z.boolean(),
  }),
)
export type UpkeepCounts = z.infer<typeof upkeepCountsAnswer>['data']

const overdue = z.object({
  post,
  /** The day that somebody has set; null where nobody has. */
  nextReview: z.string().nullable(),
  /** Month or year of which the facts are; null where they are not dated. */
  asOf: z.string().nullable(),
})
export type OverdueGuide = z.infer<typeof overdue>
export const overdueAnswer = pageOf(overdue)
/** Months with guides that are due then, as `2026-12`, the next first. */
export const reviewCalendarAnswer = answer(z.array(z.object({ month: z.string(), guides: z.int() })))
export type ReviewMonth = z.infer<typeof reviewCalendarAnswer>['data'][number]
/** `looked`: what they were compared with, for other editors. */
export const checkGuidesSchema = z.object({
  posts: z.array(postIdSchema).min(1).max(UPKEEP_PAGE_SIZE),
  looked: lines(LONGEST_UPKEEP_NOTE),
})
const dueBefore = z.object({ post: postIdSchema, nextReview: z.iso.date().nullable() })
/** `before`: when those were due that the check has moved, to take it back. */
export const checkedAnswer = answer(z.object({ nextReview: z.iso.date(), before: z.array(dueBefore) }))
/** `was`: the day that the check has set. */
export const checksBackSchema = z.object({ posts: z.array(dueBefore).min(1).max(UPKEEP_PAGE_SIZE), was: z.iso.date() })
export type ChecksBack = z.infer<typeof checksBackSchema>

export const changeReportsQuerySchema = z.object({ page, state: z.enum(REPORT_STATES).default('open') })
const changeReport = z.object({
  _id: z.uuid(),
  post,
  text: z.string(),
  /** As the reader has left it, to ask back. */
  contact: z.string().nullable(),
  language: languageSchema,
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
  note: z.string().nullable(),
})
export type ReportedChange = z.infer<typeof changeReport>
export const changeReportsAnswer = pageOf(changeReport)
export const changeReportParamsSchema = z.object({ reportId: z.uuid() })
export const settleChangeSchema = z.object({
  done: z.boolean(),
  note: z.union([z.literal('').transform(() => null), lines(LONGEST_UPKEEP_NOTE)]).nullable(),
})

export const wishesQuerySchema = z.object({ page, state: z.enum(WISH_STATES).default('open') })
const wish = z.object({
  words: z.string(),
  language: languageSchema,
  /** How often it was asked for. */
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  state: z.enum(WISH_STATES),
})
export type GuideWish = z.infer<typeof wish>
export const wishesAnswer = pageOf(wish)
/** `was`: the state that was read. When it is another one by now, the decision is refused. */
export const wishDecisionSchema = z.object({
  words: z.string().min(1).max(1000),
  language: languageSchema,
  was: z.enum(WISH_STATES),
  state: z.enum(WISH_STATES),
})

const untranslated = z.object({ post, missing: writtenSchema })
export type Untranslated = z.infer<typeof untranslated>
export const untranslatedAnswer = pageOf(untranslated)

const brokenLink = z.object({
  url: z.string(),
  fault: z.enum(LINK_FAULTS),
  /** Of the answer, where there was one. */
  status: z.int().nullable(),
  since: z.iso.datetime(),
  posts: z.array(post),
})
export type BrokenLink = z.infer<typeof brokenLink>
export const brokenLinksAnswer = pageOf(brokenLink)
