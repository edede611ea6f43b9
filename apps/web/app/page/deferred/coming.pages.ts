// Promised pages, as paths with the words that say what will be there.
import { pages } from '@menged/contracts/pages'

export const COMING = pages.flatMap(({ path, coming }) => (coming ? [{ path, title: coming[0], text: coming[1] }] : []))
