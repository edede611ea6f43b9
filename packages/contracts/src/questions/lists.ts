// Lists and bounds of questions without an answer; no schema library here: the browser reads these lists.

/** `refused`: no guide was found. `unopened`: nobody opened the guide that was named as likely. `rated`: a reader said that the answer was of no use. */
export const QUESTION_TROUBLES = ['refused', 'unopened', 'rated'] as const
export type QuestionTrouble = (typeof QUESTION_TROUBLES)[number]
/** `notOurs`: somebody has looked, and no guide is to answer it. */
export const READER_QUESTION_STATES = ['open', 'answered', 'notOurs'] as const

/** Letters of a way of asking. */
export const LONGEST_WAY = 160
/** Questions that are settled at once. */
export const MOST_SETTLED = 50
