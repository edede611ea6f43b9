// The pages that need a live token, as the router's patterns.
import { pages } from '@menged/contracts/pages'

export const GUARDED = pages.filter(({ account }) => account).map(({ path, below }) => (below ? `${path}/*` : path))
