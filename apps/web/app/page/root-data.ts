// What the root's loader gives to every page.
import type { Language } from '@menged/contracts/language'

export type RootData = {
  language: Language
  sticky: boolean
  origin: string
  direction: 'ltr' | 'rtl'
  /** Where the words of the language lie. */
  words: string
  today: string
}
