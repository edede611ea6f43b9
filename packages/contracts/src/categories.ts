// The lists that posts are sorted by. No schema library here: the browser reads them.

export const CATEGORIES = ['government', 'private', 'scholarship', 'business', 'construction'] as const
export type Category = (typeof CATEGORIES)[number]

export const ORGANISATION_TYPES = ['Government', 'Private'] as const
export type OrganisationType = (typeof ORGANISATION_TYPES)[number]
