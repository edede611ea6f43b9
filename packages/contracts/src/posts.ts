// Posts and guides: shapes on the wire. A guide is a post with structured data in addition to its HTML bodies.
import { z } from 'zod'
import { CATEGORIES, ORGANISATION_TYPES } from './categories.ts'
import { CERTAINTIES } from './certainties.ts'
import { answer, pageOf } from './envelope.ts'
import { toldSchema } from './experience-summary.ts'
import { contactLineOrNone, lines } from './form-text.ts'
import { LIMITS, MAX_PAGE, PAGE_SIZE, PROGRESS_SIZE, PUBLISHED_PAGE_SIZE } from './limits.ts'
import { anyTextSchema, inEachOf, languageSchema, textSchema, writtenSchema } from './text.ts'
import { inAll, snakeNames } from './wire-names.ts'

export const categorySchema = z.enum(CATEGORIES)

export const organisationTypeSchema = z.enum(ORGANISATION_TYPES)

/** Lower-case words joined by hyphens, 2 to 80 characters: `trade-licence`. */
export const postIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .min(2)
  .max(80)

/** Of when something is known: a month, or a year where nothing closer is known. */
const asOfSchema = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)
export const certaintySchema = z.enum(CERTAINTIES)

/** The parts of a guide, for one kind of string: a bilingual `Text` in storage, a plain string once a language is chosen. */
const guideOf = <Words extends z.ZodType>(words: Words) => {
  const fact = z.object({ value: words, note: words.optional() })
  const place = z.object({ name: words, url: z.url({ protocol: /^https$/ }).optional() })
  return z.object({
    summary: words,
    facts: z.object({ cost: fact, time: fact, where: fact, validFor: fact.optional() }),
    /** Papers to bring; `id` is stable, because ticks are kept on the reader's device under it. */
    documents: z.array(z.object({ id: postIdSchema, text: words })).max(20),
    steps: z.array(z.object({ title: words, text: words, fee: words.optional(), days: words.optional() })).max(20),
    /** Whether the papers are turned away when a name is spelt in two ways. */
    nameMustMatch: z.boolean().optional(),
    /** `asOf` is when the amount was last known true; without it the amount is not dated. */
    fees: z.array(z.object({ item: words, amount: words, certainty: certaintySchema, asOf: asOfSchema.optional() })).max(40),
    office: z.object({
      name: words,
      note: words.optional(),
      phone: z.array(z.string().max(20)).max(5).optional(),
      website: z.array(z.string().max(100)).max(5).optional(),
      /** Hours of this very office. */
      hours: words.optional(),
      /** Of this office none are known: those usual in the country are shown as such. */
      usualHours: z.boolean().optional(),
    }),
    /** What readers ask next: "What if I lost it?", "May somebody else go for me?" `id` is stable. `asOf` and `certainty` are of the answer. */
    questions: z
      .array(
        z.object({ id: postIdSchema, question: words, answer: words, certainty: certaintySchema, asOf: asOfSchema.optional() }),
      )
      .max(12)
      .optional(),
    law: z.array(words).max(10),
    /** What was read for the guide; `asOf` is of when its facts are, where it says so. */
    sources: z.array(place.extend({ asOf: asOfSchema.optional() })).max(20),
    /** Official places that were not read: there a reader can check. */
    whereToCheck: z.array(place).max(10).optional(),
    /** When the facts were last known true; without it they are not dated. */
    asOf: asOfSchema.optional(),
    certainty: certaintySchema,
  })
}
const fewWords = inEachOf(z.string().min(1).max(LIMITS.rowFact))
export const guideSchema = guideOf(textSchema).extend({
  /** The facts again in a few words, for rows of lists. Who reads the guide has the whole ones. */
  row: z.object({ cost: fewWords, time: fewWords, place: fewWords.optional() }).optional(),
})
export type Guide = z.infer<typeof guideSchema>
const guideReadingSchema = guideOf(z.string())
export type GuideReading = z.infer<typeof guideReadingSchema>

export const organisationSchema = z.object({
  _id: z.string(),
  type: organisationTypeSchema,
  ...snakeNames('name', inAll(z.string())),
})
export type Organisation = z.infer<typeof organisationSchema>

/** A post as lists return it. `comments` holds ids only; the texts have a call of their own. */
export const postSchema = z.object({
  _id: postIdSchema,
  ...snakeNames('title', inAll(z.string().nullable())),
  ...snakeNames('body', inAll(z.string().nullable())),
  view: z.int().min(0),
  createdAt: z.iso.datetime(),
  comments: z.array(z.string()),
  category: categorySchema,
})
export type Post = z.infer<typeof postSchema>

export const organisationPostSchema = postSchema.extend({
  organization: organisationSchema,
  /** Views of the last 30 days: what the list is ordered by. */
  recentViews: z.int().min(0),
})
export type OrganisationPost = z.infer<typeof organisationPostSchema>

/** A whole post in every language. */
export const postDetailSchema = postSchema.extend({
  updatedAt: z.iso.datetime(),
  organization: organisationSchema.nullable(),
  author: z.string(),
  guide: guideSchema.nullable(),
  sample: z.boolean(),
})
export type PostDetail = z.infer<typeof postDetailSchema>

export const postLinkSchema = z.object({ _id: postIdSchema, title: z.string(), language: writtenSchema })
export type PostLink = z.infer<typeof postLinkSchema>

/** A post as one reader sees it: one language, ready to show. */
export const readingSchema = z.object({
  _id: postIdSchema,
  language: writtenSchema,
  /** Versions that exist. */
  languages: z.array(writtenSchema),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  guide: guideReadingSchema.nullable(),
  category: categorySchema,
  organization: z.object({ name: z.string(), type: organisationTypeSchema }).nullable(),
  view: z.int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  commentCount: z.int().min(0),
  related: z.array(postLinkSchema),
  /** What people report that it really took; null where too few do. */
  experience: toldSchema.nullable(),
  sample: z.boolean(),
})
export type Reading = z.infer<typeof readingSchema>

/** Cost, time and place in a few words, in the language of the row; null where there is nothing true that is short. */
export const rowFactsSchema = z.object({ cost: z.string().nullable(), time: z.string().nullable(), place: z.string().nullable() })
export type RowFacts = z.infer<typeof rowFactsSchema>

/** What a card shows of a post, in one language. */
export const cardSchema = z.object({
  _id: postIdSchema,
  language: writtenSchema,
  languages: z.array(writtenSchema),
  title: z.string(),
  /** Plain text, cut at a word, at most about 240 characters. */
  preview: z.string(),
  facts: rowFactsSchema,
  category: categorySchema,
  view: z.int().min(0),
  createdAt: z.iso.datetime(),
  commentCount: z.int().min(0),
  /** Date, views and comments ship with the sample content. */
  sample: z.boolean(),
})
export type Card = z.infer<typeof cardSchema>

/** A post for those who list all of them: where it stands, in which languages, when it changed. */
export const publishedSchema = postSchema.pick({ _id: true }).extend({
  languages: z.array(writtenSchema),
  updatedAt: z.iso.datetime(),
})
export type Published = z.infer<typeof publishedSchema>

/** A new post for those who follow the portal, in one language. */
export const newestSchema = cardSchema.pick({ _id: true, title: true, category: true, createdAt: true, sample: true }).extend({
  summary: z.string(),
  updatedAt: z.iso.datetime(),
})
export type Newest = z.infer<typeof newestSchema>

/** What is left of a guide for those who are in the midst of it. */
export const outlineSchema = postSchema.pick({ _id: true }).extend({
  language: writtenSchema,
  title: z.string(),
  papers: z.array(postIdSchema),
  /** With the mark of each step in both languages (`stepMark`). */
  steps: z.array(z.object({ title: z.string(), marks: anyTextSchema })),
})
export type Outline = z.infer<typeof outlineSchema>

export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  pagesize: z.coerce.number().int().min(1).max(50).default(PAGE_SIZE),
})
export const publishedQuerySchema = pageQuerySchema.extend({
  pagesize: z.coerce.number().int().min(1).max(PUBLISHED_PAGE_SIZE).default(PUBLISHED_PAGE_SIZE),
})
export const organisationQuerySchema = z.object({ query: organisationTypeSchema })
export const languageQuerySchema = z.object({ language: languageSchema })
/** Ids with commas between them. */
export const outlinesQuerySchema = languageQuerySchema.extend({
  ids: z
    .string()
    .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)
    .max(81 * PROGRESS_SIZE),
})
export const postParamsSchema = z.object({ postId: postIdSchema })

export const postPageAnswer = pageOf(postSchema)
export type PostPage = z.infer<typeof postPageAnswer>
export const organisationPostsAnswer = answer(z.array(organisationPostSchema))
export const postDetailAnswer = answer(postDetailSchema)
export const readingAnswer = answer(readingSchema)
export const cardAnswer = answer(cardSchema)
export const cardPageAnswer = pageOf(cardSchema)
export const publishedPageAnswer = pageOf(publishedSchema)
export const outlinesAnswer = answer(z.array(outlineSchema))
export const newestAnswer = answer(z.array(newestSchema))
export const categoriesAnswer = answer(z.array(z.object({ id: categorySchema, posts: z.int().min(0) })))
export type CategoryCount = z.infer<typeof categoriesAnswer>['data'][number]

/** "Something changed?": what a reader reports of a guide. */
export const changeReportSchema = z.object({
  text: lines(LIMITS.feedback),
  contact: contactLineOrNone.optional(),
  language: languageSchema,
})
export type ChangeReport = z.infer<typeof changeReportSchema>
