// Kinds of notifications; no schema library here: the browser reads this list.

/**
 * In the order in which they are offered. `saved`: a saved post is new or has changed. `comment`: a reply to a comment. `request`: what a client asks of a worker,
 * and the answers. `rates`: a rate has passed a value. `account`: something about the account itself.
 * One more has a migration, for the check of the table and for those who have chosen kinds; the compiler and tests ask for the rest.
 */
export const NOTIFICATION_KINDS = ['saved', 'comment', 'request', 'rates', 'broadcast', 'account'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
