// Pages that a reader may want to go back to, as paths. Links with a token of a mail and machines' addresses are none.
import { pages } from '@menged/contracts/pages'

export const RETURN_PAGES = pages
  .filter(({ secret, data }) => !secret && !data)
  .map(({ path, below }) => (below ? `${path}/*` : path))
