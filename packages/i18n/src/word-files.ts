// Which file the words of an area come in. A page fetches the first one, and another when it shows what that one says.

const ACCOUNT = ['account', 'contact', 'legal', 'profile', 'push', 'soon']
const MARKET = ['ask', 'dashboard', 'guday', 'join', 'market', 'review', 'worker']

export type LaterWords = 'account' | 'market'
export type WordFile = 'first' | LaterWords
export const WORD_FILES: readonly WordFile[] = ['first', 'account', 'market']

/** Of an area that does not stand in the first file. The browser knows one list only. */
export const laterFileOf = (area: string): LaterWords => (ACCOUNT.includes(area) ? 'account' : 'market')

/** What is in no list stands in `first`: guides, lists, the frame, and what may happen on any page. */
export const fileOfArea = (area: string): WordFile =>
  ACCOUNT.includes(area) || MARKET.includes(area) ? laterFileOf(area) : 'first'
