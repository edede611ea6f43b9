// The nine statistics calls. All are POST, open to everyone, and carry no personal data.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { LIMITS } from './limits.ts'
import { postIdSchema } from './posts.ts'

const value = z.string().trim().min(1).max(LIMITS.statisticsValue)
const gudayId = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/)
  .min(1)
  .max(80)

export const SIGNUP_STEPS = ['personal-form', 'company-form', 'register-personal-form', 'register-company-form'] as const
export type SignupStep = (typeof SIGNUP_STEPS)[number]

const nothing = z.object({}).loose().optional().nullable()

/** Payload of each call, by the last part of its path under /api/admin/stats/. */
export const STATISTICS = {
  'guday-scroll': nothing,
  'detail-view': z.object({ postId: postIdSchema }),
  'contact-count': nothing,
  'share-count': z.object({ postId: postIdSchema }),
  'call-count': z.object({ gudayId }),
  'sector-category-count': z.object({ value }),
  'guday-search-value': z.object({ searchValue: value, isFound: z.boolean() }),
  'guday-filter-value': z.object({ filterValue: value }),
  'signup-path-tracker': z.object({
    route: z.string().startsWith('/').max(200),
    path: z.array(z.enum(SIGNUP_STEPS)).max(50),
  }),
} as const
export type StatisticsKind = keyof typeof STATISTICS
export const STATISTICS_KINDS = Object.keys(STATISTICS) as StatisticsKind[]

/** What an administrator reads: counters by day, newest first. */
export const statisticsQuerySchema = z.object({
  kind: z.enum(['post-search', ...STATISTICS_KINDS]).optional(),
  days: z.coerce.number().int().min(1).max(400).default(30),
})
export const statisticsAnswer = answer(
  z.array(z.object({ day: z.iso.date(), kind: z.string(), subject: z.string(), outcome: z.string(), count: z.int().min(0) })),
)
