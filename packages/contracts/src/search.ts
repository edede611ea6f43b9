// Search: one box, filters with counts, marked words, suggestions while typing, and a way to request a missing guide.
import { WRITTEN } from '@menged/ethiopia/languages'
import { z } from 'zod'
import { answer, pageOf } from './envelope.ts'
import { LIMITS, MAX_PAGE } from './limits.ts'
import { cardSchema, categorySchema, organisationTypeSchema } from './posts.ts'
import { languageSchema } from './text.ts'

/** Words as typed: anything up to the limit; more is cut, never refused, because people paste. */
const wordsSchema = z.string().max(10_000).default('')

export const SEARCH_SORTS = ['relevance', 'newest', 'views'] as const
export const searchSortSchema = z.enum(SEARCH_SORTS)
export type SearchSort = z.infer<typeof searchSortSchema>

export const searchQuerySchema = z.object({
  q: wordsSchema,
  /** Language of the reader: titles and previews come in it. */
  language: languageSchema,
  category: categorySchema.optional(),
  /** Of the organisation that a guide stands under. */
  type: organisationTypeSchema.optional(),
  /** Only posts that exist in this language; `both` means posts in both. */
  written: z.enum([...WRITTEN, 'both']).optional(),
  sort: searchSortSchema.default('relevance'),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
})
export type SearchQuery = z.infer<typeof searchQuerySchema>

/** A text in pieces; `marked` ones are what the search met, in the spelling of the text. */
export const markedTextSchema = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchHitSchema = cardSchema.extend({
  titleParts: markedTextSchema,
  /** One line, with what was met when the title has none of it. */
  previewParts: markedTextSchema,
  organisation: z.string().nullable(),
  /** The whole facts, of the best match only. */
  answer: z.object({ cost: z.string(), time: z.string(), where: z.string(), documents: z.int() }).nullable(),
})
export type SearchHit = z.infer<typeof searchHitSchema>

const countsSchema = z.record(z.string(), z.int().min(0))
export const searchAnswer = pageOf(searchHitSchema).extend({
  /** How many posts each choice would leave, by its value. */
  counts: z.object({
    category: countsSchema,
    type: countsSchema,
    written: countsSchema,
    /** By type and language at once, `Government.en`; either may be empty, which stands for all. */
    together: countsSchema,
  }),
  /** The same words in the other script, when that found them. */
  alsoSearchedAs: z.string().nullable(),
  didYouMean: z.string().nullable(),
  /** So many of the results, which stand first, are about the words; the others only mention them. All when not in the order of relevance. */
  about: z.int().min(0),
  /** What is shown when nothing was found that is surely meant: the first `near` have some of the words, the others are much read. */
  nearest: z.array(cardSchema),
  near: z.int().min(0),
})
export type SearchPage = z.infer<typeof searchAnswer>

export const suggestionQuerySchema = z.object({ q: wordsSchema, language: languageSchema })
export const suggestionsAnswer = answer(
  z.array(cardSchema.pick({ _id: true, language: true, category: true, facts: true }).extend({ titleParts: markedTextSchema })),
)
export type Suggestion = z.infer<typeof suggestionsAnswer>['data'][number]

/** "Ask us to write this guide": what was searched for and not found. */
export const guideRequestSchema = z.object({ q: z.string().trim().min(1).max(LIMITS.search), language: languageSchema })
export type GuideRequest = z.infer<typeof guideRequestSchema>

export const SUGGESTIONS = 6
