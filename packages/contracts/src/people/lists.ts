// How an account stands, for lists of the administration. No schema library: the browser reads it.

/** Suspended before unconfirmed. */
export const PERSON_STATES = ['active', 'unconfirmed', 'suspended'] as const
export type PersonState = (typeof PERSON_STATES)[number]
