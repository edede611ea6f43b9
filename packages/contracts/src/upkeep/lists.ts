// Lists and bounds of the work lists that keep content true; no schema library here: the browser reads these lists.

/** Rows on one page of a work list. */
export const UPKEEP_PAGE_SIZE = 25
/** What nobody has looked at for so many months is overdue; what was checked is due again after as many. */
export const REVIEW_MONTHS = 6
/** An editor's note on what was done about a report, or what was looked at. */
export const LONGEST_UPKEEP_NOTE = 500

export const WISH_STATES = ['open', 'planned', 'done', 'refused'] as const
export type WishState = (typeof WISH_STATES)[number]
export const REPORT_STATES = ['open', 'done'] as const

/** Why a link does not lead anywhere: no such host, a host that is not of the open net, no answer in time, no connection, or an answer that says so. */
export const LINK_FAULTS = ['host', 'refused', 'time', 'connection', 'status', 'redirects'] as const
export type LinkFault = (typeof LINK_FAULTS)[number]
/** A link is broken when it has failed on so many days one after the other. */
export const BROKEN_AFTER_DAYS = 3
