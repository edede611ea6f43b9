// Which file the words of an area come in. A page fetches the first one, and another when it shows what that one says.

/** What is not named here stands in `first`: guides, lists, the frame, and what may happen on any page. */
export const LATER_AREAS = {
  account: ['account', 'contact', 'legal', 'profile', 'push', 'soon'],
  market: ['ask', 'dashboard', 'guday', 'join', 'market', 'review', 'worker'],
} as const satisfies Record<string, readonly string[]>

export type LaterWords = keyof typeof LATER_AREAS
export type WordFile = 'first' | LaterWords
const LATER = Object.keys(LATER_AREAS) as LaterWords[]
export const WORD_FILES: readonly WordFile[] = ['first', ...LATER]

export const fileOfArea = (area: string): WordFile =>
  LATER.find((file) => (LATER_AREAS[file] as readonly string[]).includes(area)) ?? 'first'
