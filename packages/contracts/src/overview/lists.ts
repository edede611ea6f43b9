// What the overview of the admin area may be asked for. No schema library here: the browser reads it.

/** How many days, today among them. */
export const OVERVIEW_DAYS = [7, 14, 90] as const
export type OverviewDays = (typeof OVERVIEW_DAYS)[number]

/** How far somebody came on the way to an account. */
export const SIGNUP_MARKS = ['opened', 'chose', 'submitted', 'confirmed'] as const

export const OVERVIEW_NUMBERS = ['views', 'contacts', 'shares', 'calls'] as const
export type OverviewNumber = (typeof OVERVIEW_NUMBERS)[number]
