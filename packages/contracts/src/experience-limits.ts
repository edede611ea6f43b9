// Bounds of what people report; no schema library here: the browser reads them.

/** In birr, and in days. */
export const MOST_PAID = 10_000_000
export const MOST_DAYS = 3650
export const LONGEST_OFFICE = 80
