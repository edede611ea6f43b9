// The words of the page's language. The server registers both languages, the browser fetches what it needs of the one it needs.
import type { Language } from '@menged/ethiopia/languages'
import { type Translate, translator, type Words } from '@menged/i18n/translate'

type Known = { words: Words; t: Translate }
const known = new Map<Language, Known>()

type FetchArea = (language: Language, area: string) => never
let fetchArea: FetchArea | undefined
/** In the browser: what is thrown for an area that has not come, so that React waits for it. */
export function whenAreaIsMissing(thrown: FetchArea): void {
  fetchArea = thrown
}

/** Adds areas to those that are there. */
export function provideWords(language: Language, words: Words): void {
  const before = known.get(language)
  if (before) Object.assign(before.words, words)
  else {
    const own = { ...words }
    known.set(language, { words: own, t: translator(language, own, (area) => fetchArea?.(language, area) as never) })
  }
}

export function translateIn(language: Language): Translate {
  const found = known.get(language)
  if (!found) throw new Error(`The words of "${language}" are not loaded`)
  return found.t
}
