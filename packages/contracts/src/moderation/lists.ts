// What may be chosen in moderation, without the schema library: the forms need it.

export const MODERATED_KINDS = ['comment', 'review'] as const
export type ModeratedKind = (typeof MODERATED_KINDS)[number]

/** What the queue can be narrowed to. `all`: what waits, so not what is hidden and settled. */
export const QUEUE_VIEWS = ['all', 'comments', 'reviews', 'appeals', 'workers', 'hidden'] as const
export type QueueView = (typeof QUEUE_VIEWS)[number]

/** Why something is hidden: in both languages, for its author. `else` needs words. */
export const HIDING_GROUNDS = ['insult', 'advert', 'private', 'untrue', 'bribe', 'offTopic', 'else'] as const
export type HidingGround = (typeof HIDING_GROUNDS)[number]

export const MUTE_DAYS = [1, 7, 30] as const
