// What may be chosen in the inbox, without the schema library: the forms need it.

export const MESSAGE_KINDS = ['contact', 'feedback', 'plan'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
export const MESSAGE_STATES = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
export const ANSWER_WAYS = ['mail', 'phone', 'else'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]
