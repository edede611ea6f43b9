// What comes out of reports of what it really took.
import { z } from 'zod'
import { textSchema } from './text.ts'

/** From so many reports on something is shown. */
export const ENOUGH_REPORTS = 5

/** `reports`: those that are left when outliers are cut; `low` and `high` are the ends of what is left. */
export const spreadSchema = z.object({
  reports: z.int().min(0),
  middle: z.int().min(0),
  low: z.int().min(0),
  high: z.int().min(0),
})
export type Spread = z.infer<typeof spreadSchema>

const spreads = { paid: spreadSchema.nullable(), days: spreadSchema.nullable() }
export const experienceSummarySchema = z.object({
  ...spreads,
  /** Those with reports enough whose name an editor has checked, the most reported first. */
  offices: z.array(z.object({ name: textSchema, ...spreads })).max(20),
})
export type ExperienceSummary = z.infer<typeof experienceSummarySchema>

/** The same for a reader: amounts as they are written, and names in one language. */
const told = z.object({ reports: z.string(), middle: z.string(), low: z.string(), high: z.string() }).nullable()
export const toldSchema = z.object({
  cost: told,
  time: told,
  offices: z.array(z.object({ name: z.string(), cost: told, time: told })),
})
export type Told = z.infer<typeof toldSchema>
