import { pathTo } from '@menged/contracts/path-to'

export const profilePath = (id: number): string => pathTo('gig-worker', { id: String(id) })
export const contactPath = (id: number): string => pathTo('gig-worker-contact', { id: String(id) })
