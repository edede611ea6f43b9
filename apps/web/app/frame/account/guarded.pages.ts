// The pages that need a live token, as paths.
import { pages } from '@menged/contracts/pages'

export const GUARDED = pages.filter(({ account }) => account).map(({ path }) => path)
