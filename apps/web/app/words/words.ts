// The words of the page's language. The server registers both languages, the browser fetches the one it needs.
import type { Language } from '@menged/contracts/language'
import { type Translate, translator, type Words } from '@menged/i18n/translate'

const translators = new Map<Language, Translate>()

export function provideWords(language: Language, words: Words): void {
  translators.set(language, translator(language, words))
}

export function translateIn(language: Language): Translate {
  const t = translators.get(language)
  if (!t) throw new Error(`The words of "${language}" are not loaded`)
  return t
}
