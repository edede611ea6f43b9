// Texts that administrators may change while the portal runs; no schema library here: the browser reads these lists.

/** The banner of home, and the landing page with its plans. */
export const COPY_PLACES = ['banner', 'landing'] as const
export type CopyPlace = (typeof COPY_PLACES)[number]
/** Letters of one text: more would not fit where it stands. */
export const LONGEST_COPY: Readonly<Record<CopyPlace, number>> = { banner: 120, landing: 500 }

export const BANNER_SLIDES = ['trade', 'gig', 'rates'] as const
export const BANNER_PARTS = ['over', 'title', 'text', 'button'] as const
