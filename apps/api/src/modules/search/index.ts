// Search: the index of words, the answers to queries in both scripts, and the guides that people asked for and did not find.
// Keeps no query that leads to a person; refuses nothing that is typed but the character NUL, and cuts what is too long.
export { isEthiopic, wordsOf } from './analyse.ts'
export { indexPosts, indexThese } from './documents.ts'
export { isFiller, withoutFillers } from './fillers.ts'
export type { Meant } from './meaning.ts'
export { registerSearch } from './routes.ts'
export type { Said } from './saying.ts'
export type { SearchIndex } from './search-index.ts'
export { createSearch, type Search } from './service.ts'
export { createWishDesk, type WishDesk } from './wishes.ts'
