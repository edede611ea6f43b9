// The assistant: questions, answers with numbered citations, and conversations.
import { z } from 'zod'
import { ANSWER_KINDS, ANSWER_NOTES, CITATION_KINDS, EARLIER_QUESTIONS } from './assistant/lists.ts'
import { TEMPLATE_IDS } from './documents/lists.ts'
import { valuesSchema } from './documents.ts'
import { answer } from './envelope.ts'
import { line, linesOr } from './form-text.ts'
import { LIMITS } from './limits.ts'
import { postIdSchema } from './posts.ts'
import { languageSchema } from './text.ts'

const question = linesOr('assistant.questionRequired', LIMITS.message)
const instant = z.iso.datetime()

export const questionSchema = z.object({
  question,
  /** Of the page; the answer is in the language of the question, and in this one where that cannot be told. */
  language: languageSchema,
  /** The guide that it is asked from. */
  about: postIdSchema.optional(),
  /** The guide that the reader has chosen of several that may be meant. */
  chosen: postIdSchema.optional(),
  /** What was asked before, newest last, with the guide that answered: "and how long?" is about that one. */
  earlier: z
    .array(z.object({ question: z.string().max(LIMITS.message), guide: postIdSchema.nullable() }))
    .max(EARLIER_QUESTIONS)
    .default([]),
  /** Where an account keeps the question and its answer; ids are made by the page. A guest's stay in the browser. */
  conversation: z.object({ id: z.uuid(), turn: z.uuid() }).optional(),
})
export type Question = z.output<typeof questionSchema>

/** The same question by an address, for readers without JavaScript. */
export const answerQuerySchema = z.object({
  q: z.string().max(LIMITS.message).default(''),
  language: languageSchema,
  about: postIdSchema.optional(),
  chosen: postIdSchema.optional(),
})

export const citationSchema = z.object({
  n: z.int().min(1),
  kind: z.enum(CITATION_KINDS),
  /** Of the guide, template, worker or service. */
  id: z.string(),
  /** Path and place of the passage, without `lang`: `/post/detail/passport-renewal#fees`. */
  href: z.string().startsWith('/'),
  title: z.string(),
  /** What the passage stands under there: `Documents`; empty for the whole. */
  section: z.string().default(''),
  /** The passage, as it stands there. */
  quote: z.string(),
  /** When the facts were last known true: a year, a month (`2025-01`), or the day of rates; null when undated. */
  checkedOn: z
    .string()
    .max(10)
    .regex(/^\d{4}(?:-\d{2}){0,2}$/)
    .nullable(),
  isOverdue: z.boolean(),
})
export type Citation = z.infer<typeof citationSchema>

const cited = { text: z.string(), cites: z.array(z.int().min(1)) }
/** Of what was surely asked for: said largest. */
const lead = { lead: z.literal(true).optional() }
/** What an answer is made of, in its order. */
export const answerBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...cited, ...lead }),
  /** A fact of a guide: its label (`Cost`) and what it says. */
  z.object({ kind: z.literal('fact'), label: z.string(), ...cited, ...lead }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.object(cited)) }),
])
export type AnswerBlock = z.infer<typeof answerBlockSchema>

const linkSchema = z.object({ id: z.string(), title: z.string(), href: z.string().startsWith('/') })
export const assistantAnswerSchema = z.object({
  id: z.uuid(),
  kind: z.enum(ANSWER_KINDS),
  /** Of the answer. */
  language: languageSchema,
  blocks: z.array(answerBlockSchema),
  citations: z.array(citationSchema),
  /** The guide that answered: a question that follows is about it. */
  guide: postIdSchema.nullable(),
  /** With `unknown`: the nearest guides. With `choice` those that may be meant, with `probable` others that may be: each with the address of
   * the same question about it. */
  nearest: z.array(linkSchema),
  /** What a reader may ask next of the guide that answered, the likeliest first. */
  followUps: z.array(z.string()).default([]),
  /** With `danger`: whom to call. */
  helpLines: z.array(z.object({ number: z.string(), who: z.string(), source: z.string() })).default([]),
  /** The form that fits, with what was said filled in. */
  document: z.object({ template: z.enum(TEMPLATE_IDS), title: z.string(), values: valuesSchema }).nullable(),
  /** Who can help: workers and their services. */
  workers: z.array(linkSchema.extend({ detail: z.string() })),
  wording: z.enum(['extractive', 'model']),
  note: z.enum(ANSWER_NOTES).nullable(),
})
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>
export const assistantAnswerAnswer = answer(assistantAnswerSchema)

/**
 * The events of a stream, one JSON object behind each `data:`. `text` adds to the words shown so far (a model's, before they are checked);
 * `answer` is the whole and replaces them; `error` ends a stream that cannot end well.
 */
export const streamEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), text: z.string() }),
  z.object({ event: z.literal('answer'), answer: assistantAnswerSchema }),
  z.object({ event: z.literal('error'), code: z.string(), error: z.string() }),
])
export type StreamEvent = z.infer<typeof streamEventSchema>

/** `question`: sent by the reader with the rating, so that editors can see what went wrong. */
export const answerRatingSchema = z.object({ useful: z.boolean(), question })
export const answerParamsSchema = z.object({ answerId: z.uuid() })

export const conversationParamsSchema = z.object({ conversationId: z.uuid() })
export const conversationNameSchema = z.object({ title: line(LIMITS.title) })
/** A document that was made in a conversation. */
export const documentTurnSchema = z.object({ turn: z.uuid(), documentId: z.uuid() })

const conversationRow = { id: z.uuid(), title: z.string(), createdAt: instant, updatedAt: instant }
const turnSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    id: z.uuid(),
    question: z.string(),
    answer: assistantAnswerSchema.nullable(),
    at: instant,
  }),
  z.object({ kind: z.literal('document'), id: z.uuid(), documentId: z.uuid(), at: instant }),
])
export type ConversationTurn = z.infer<typeof turnSchema>
export const conversationSchema = z.object({ ...conversationRow, turns: z.array(turnSchema) })
export type Conversation = z.infer<typeof conversationSchema>
export const conversationAnswer = answer(conversationSchema)
export const conversationsAnswer = answer(z.array(z.object(conversationRow)))
export type ConversationRow = z.infer<typeof conversationsAnswer>['data'][number]
