// Plans and what stands on the landing page; no schema library here: the browser reads these lists.

export const PLAN_IDS = ['base', 'pro', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]
export const PLAN_PERIODS = ['monthly', 'annual'] as const
export type PlanPeriod = (typeof PLAN_PERIODS)[number]

export const SERVICE_IDS = ['cybersecurity', 'cloud', 'analytics'] as const
export const PARTNER_ICONS = ['clinic', 'coffee', 'printer', 'school', 'shirt', 'sprout', 'truck'] as const

/** A way to an anchor takes so many milliseconds, and ends so many pixels above it: the header stands there. */
export const ANCHOR_SCROLL_MS = 500
export const ANCHOR_OFFSETS: Readonly<Record<string, number>> = { home: 70, services: 70, testemonials: 50, pricing: 70 }
/** The way back to the top is hidden so near to either end of the page, in pixels. */
export const BACK_TO_TOP = { top: 100, bottom: 10 } as const
