// What an answer of the assistant may be; no schema library here: the browser reads these lists.

/**
 * `answer`: from the guides, cited. `probable`: so as well, from the guide that is likeliest. `choice`: one of several guides is meant. `danger`: somebody
 * needs help at once; nothing is kept of it. `document`: the wish for a document, whose form is offered. `workers`: the wish for somebody who helps.
 * `unknown`: nothing fits. `otherLanguage`: the question is in neither language. `greeting`: no question, or one about the assistant.
 */
export const ANSWER_KINDS = [
  'answer',
  'probable',
  'choice',
  'danger',
  'document',
  'workers',
  'unknown',
  'otherLanguage',
  'greeting',
] as const
export const CITATION_KINDS = ['guide', 'template', 'worker', 'service', 'rates'] as const
/** The model was down or too slow, or said what no passage says: the extractive answer stands. */
export const ANSWER_NOTES = ['modelUnavailable'] as const

/** A bot's reply is shown after so many milliseconds at least, and its text comes at once when it takes longer than the second. */
export const REPLY_DELAY_MS = { least: 1000, most: 3000 } as const
/** Earlier questions that a follow-up is understood by. */
export const EARLIER_QUESTIONS = 3
/** Conversations that an account keeps, and turns of each. */
export const CONVERSATIONS_KEPT = 100
export const TURNS_KEPT = 200
