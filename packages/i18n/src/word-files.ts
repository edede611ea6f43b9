// Which file the words of an area come in. A page fetches the first one, and another when it shows what that one says.

const ACCOUNT = ['account', 'appeals', 'contact', 'landing', 'legal', 'profile', 'push', 'rates', 'took']
const MARKET = ['ask', 'dashboard', 'guday', 'join', 'market', 'review', 'worker']

const ASSISTANT = ['assistant', 'documents']
const ADMIN = [
  'admin',
  'audit',
  'banner',
  'broadcasts',
  'copy',
  'desks',
  'messages',
  'moderation',
  'moving',
  'overview',
  'people',
  'publishing',
  'settings',
  'upkeep',
]

export type LaterWords = 'account' | 'market' | 'assistant' | 'admin'
export type WordFile = 'first' | LaterWords
export const WORD_FILES: readonly WordFile[] = ['first', 'account', 'market', 'assistant', 'admin']

/** Of an area that does not stand in the first file. The browser knows two lists only: who needs words of the admin area fetches them by name. */
export const laterFileOf = (area: string): LaterWords =>
  MARKET.includes(area) ? 'market' : ASSISTANT.includes(area) ? 'assistant' : 'account'

/** What is in no list stands in `first`: guides, lists, the frame, and what may happen on any page. */
export const fileOfArea = (area: string): WordFile =>
  ADMIN.includes(area) ? 'admin' : [...ACCOUNT, ...MARKET, ...ASSISTANT].includes(area) ? laterFileOf(area) : 'first'
