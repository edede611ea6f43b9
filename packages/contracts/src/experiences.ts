// What it really took: reports of people who have done what a guide says, and what comes out of them.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { LONGEST_OFFICE, MOST_DAYS, MOST_PAID } from './experience-limits.ts'
import { spreadSchema } from './experience-summary.ts'
import { line } from './form-text.ts'
import { postIdSchema } from './posts.ts'
import { inEachOf, languageSchema, textSchema } from './text.ts'

const paid = z.int().min(0).max(MOST_PAID)
const days = z.int().min(0).max(MOST_DAYS)

export const experienceReportSchema = z
  .object({
    paid: paid.nullable(),
    days: days.nullable(),
    /** As the person calls it. */
    office: line(LONGEST_OFFICE).nullable(),
    language: languageSchema,
  })
  .refine((report) => report.paid !== null || report.days !== null, { path: ['paid'] })
export type ExperienceReport = z.infer<typeof experienceReportSchema>

const spreads = { paid: spreadSchema.nullable(), days: spreadSchema.nullable() }
export const HELD_FOR = ['flood', 'same', 'network'] as const
export type HeldFor = (typeof HELD_FOR)[number]

/** What waits for editors, and where reality and a guide part. */
export const experienceDeskAnswer = answer(
  z.object({
    held: z.array(
      z.object({
        id: z.uuid(),
        post: z.object({ _id: postIdSchema, title: textSchema.partial() }),
        paid: paid.nullable(),
        days: days.nullable(),
        office: z.string().nullable(),
        heldFor: z.enum(HELD_FOR),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** Names that enough people have written, and nobody has checked. */
    offices: z.array(
      z.object({
        post: z.object({ _id: postIdSchema, title: textSchema.partial() }),
        key: z.string(),
        name: z.string(),
        reports: z.int(),
      }),
    ),
    parting: z.array(
      z.object({
        post: z.object({ _id: postIdSchema, title: textSchema.partial() }),
        /** As the guide says it. */
        official: z.object({ cost: textSchema, time: textSchema }),
        ...spreads,
      }),
    ),
  }),
)
export type ExperienceDesk = z.infer<typeof experienceDeskAnswer>['data']

export const experienceDecisionSchema = z.object({ ids: z.array(z.uuid()).min(1).max(100), counts: z.boolean() })
/** Those that were held still. */
export const experienceDecisionAnswer = answer(z.object({ decided: z.array(z.uuid()) }))
export const officeParamsSchema = z.object({ postId: postIdSchema })
/** Without names the office is never shown. */
export const officeNameSchema = z.object({
  /** Folded; the letters of some scripts get longer by that. */
  key: z
    .string()
    .min(1)
    .max(LONGEST_OFFICE * 4),
  name: inEachOf(line(LONGEST_OFFICE)).nullable(),
})
