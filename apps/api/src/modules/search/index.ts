// Search: the index of words, the answers to queries in both scripts, and the guides that people asked for and did not find.
// Keeps no query that leads to a person; refuses nothing that is typed but the character NUL, and cuts what is too long.

export { indexPosts, indexThese } from './index/documents.ts'
export type { SearchIndex } from './index/search-index.ts'
export { registerSearch } from './routes.ts'
export { createSearch, type Search } from './service.ts'
export { createWishDesk, type WishDesk } from './wishes.ts'
export { isEthiopic, wordsOf } from './words/analyse.ts'
