// What the root's loader gives to every page.
import type { Language } from '@menged/ethiopia/languages'

export type RootData = {
  language: Language
  /** Those that are switched on, when there are more than always are. */
  languages?: readonly Language[]
  sticky: boolean
  origin: string
  direction: 'ltr' | 'rtl'
  /** The files of words that the page needs. */
  words: string[]
  today: string
}
