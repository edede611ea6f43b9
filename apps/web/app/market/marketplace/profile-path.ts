import { pathTo } from '@menged/contracts/path-to'

export const profilePath = (id: number): string => pathTo('gig-worker', { id: String(id) })
