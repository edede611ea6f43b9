// The landing page and the plans, as the operator has written them, in one language.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { PARTNER_ICONS, PLAN_IDS, PLAN_PERIODS, SERVICE_IDS } from './landing/lists.ts'
import { languageSchema, writtenSchema } from './text.ts'

const planSchema = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  for: z.string(),
  /** Birr for each user and month; null where it is agreed on. `annual`: billed once a year. */
  monthly: z.number().nullable(),
  annual: z.number().nullable(),
  points: z.array(z.string()),
})
export type Plan = z.infer<typeof planSchema>

export const landingSchema = z.object({
  /** Copy; shown as a sample until the operator has confirmed it. */
  claims: z.object({ rating: z.string(), users: z.string(), confirmed: z.boolean() }),
  hero: z.object({
    title: z.string(),
    lead: z.string(),
    question: z.string(),
    answer: z.string(),
    source: z.string(),
    /** The guide that the answer is from. */
    sourcePost: z.string(),
  }),
  partners: z.array(z.object({ name: z.string(), icon: z.enum(PARTNER_ICONS) })),
  services: z.object({
    title: z.string(),
    lead: z.string(),
    items: z.array(z.object({ id: z.enum(SERVICE_IDS), title: z.string(), text: z.string(), points: z.array(z.string()) })),
  }),
  /** What is said is not translated: it is heard. */
  testimonials: z.array(
    z.object({
      id: z.string(),
      language: writtenSchema,
      quote: z.string(),
      name: z.string(),
      role: z.string(),
      portrait: z.string(),
      /** Of the recording. */
      seconds: z.int().min(1),
    }),
  ),
  plans: z.object({
    title: z.string(),
    items: z.array(planSchema),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  support: z.object({ title: z.string(), text: z.string() }),
})
export type Landing = z.infer<typeof landingSchema>
export const landingAnswer = answer(landingSchema)

/** `key` is made by the page: what is sent twice is one request. */
export const planRequestSchema = z.object({
  plan: z.enum(PLAN_IDS).exclude(['enterprise']),
  period: z.enum(PLAN_PERIODS),
  key: z.uuid(),
  language: languageSchema,
})
export type PlanRequest = z.output<typeof planRequestSchema>
