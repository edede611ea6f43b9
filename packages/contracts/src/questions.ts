// What people asked without a good answer, by likeness, and the ways of asking for a guide.
import { z } from 'zod'
import { answer, pageOf } from './envelope.ts'
import { line } from './form-text.ts'
import { MAX_PAGE } from './limits.ts'
import { postIdSchema } from './posts.ts'
import { LONGEST_WAY, MOST_SETTLED, QUESTION_TROUBLES } from './questions/lists.ts'
import { languageSchema, textSchema } from './text.ts'

const readerQuestion = z.object({
  _id: z.uuid(),
  /** Without what may say who has asked: `…` stands for it. */
  text: z.string(),
  language: languageSchema,
  trouble: z.enum(QUESTION_TROUBLES),
  count: z.int().min(1),
  lastAt: z.iso.datetime(),
})
const questionGroup = z.object({
  /** Those that are alike; the one that was asked most first. */
  questions: z.array(readerQuestion).min(1),
  /** How often all of them were asked. */
  count: z.int().min(1),
  /** Guides that may answer them, the likeliest first. */
  guides: z.array(z.object({ _id: postIdSchema, title: textSchema.partial() })),
})
export type QuestionGroup = z.infer<typeof questionGroup>
export const questionGroupsQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1) })
export const questionGroupsAnswer = pageOf(questionGroup)

/** `guide`: the one that answers them; null where none is to. */
export const settleQuestionsSchema = z.object({
  questions: z.array(z.uuid()).min(1).max(MOST_SETTLED),
  guide: postIdSchema.nullable(),
})

/** Those that were open still, and the ways of asking that came of it: to take it back. */
export const settledAnswer = answer(z.object({ questions: z.array(z.uuid()), ways: z.array(z.uuid()) }))
export const questionsBackSchema = settleQuestionsSchema.extend({ ways: z.array(z.uuid()).max(MOST_SETTLED) })
export type QuestionsBack = z.infer<typeof questionsBackSchema>

const way = z.object({ text: z.string(), place: z.string() })
/** `shipped`: with the content. `added`: by editors of this portal. `suggested`: made of the title, where few are there yet. */
export const waysOfAskingAnswer = answer(
  z.object({ shipped: z.array(way), added: z.array(way.extend({ _id: z.uuid() })), suggested: z.array(z.string()) }),
)
export type WaysOfAsking = z.infer<typeof waysOfAskingAnswer>['data']
export const addWaysSchema = z.object({ texts: z.array(line(LONGEST_WAY)).min(1).max(MOST_SETTLED) })
export const wayParamsSchema = z.object({ postId: postIdSchema, wayId: z.uuid() })
