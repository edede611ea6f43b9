// Which file the words of an area come in. A page fetches the first one, and another when it shows what that one says.

const ACCOUNT = ['account', 'contact', 'landing', 'legal', 'profile', 'push', 'rates', 'soon']
const MARKET = ['ask', 'dashboard', 'guday', 'join', 'market', 'review', 'worker']

const ASSISTANT = ['assistant', 'documents']

export type LaterWords = 'account' | 'market' | 'assistant'
export type WordFile = 'first' | LaterWords
export const WORD_FILES: readonly WordFile[] = ['first', 'account', 'market', 'assistant']

/** Of an area that does not stand in the first file. The browser knows two lists only. */
export const laterFileOf = (area: string): LaterWords =>
  ACCOUNT.includes(area) ? 'account' : ASSISTANT.includes(area) ? 'assistant' : 'market'

/** What is in no list stands in `first`: guides, lists, the frame, and what may happen on any page. */
export const fileOfArea = (area: string): WordFile =>
  [...ACCOUNT, ...MARKET, ...ASSISTANT].includes(area) ? laterFileOf(area) : 'first'
