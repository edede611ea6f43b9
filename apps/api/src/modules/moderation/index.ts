// Moderation: the queue of what needs a decision, what authors say against one, and who may not write for a time. Owns the mutes; words and papers
// stay where they are, and hand themselves to it. Names nobody who has reported something, and refuses to mute those who keep the portal.
export type { Decided, Desk, Hiding, ModeratedRow, Moment, Step } from './dependencies.ts'
export { appealLink, hidingReason } from './reason.ts'
export { registerModeration } from './routes.ts'
export { createModeration, type Moderation } from './service.ts'
export { momentOf, standingOf } from './taking-back.ts'
export { createVoice, type Voice } from './voice.ts'
