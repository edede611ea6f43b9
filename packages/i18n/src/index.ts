// The one door of the words: both languages, on the server.

import { createHash } from 'node:crypto'
import type { Language } from '@menged/contracts/language'
import am from './areas-am.ts'
import en from './areas-en.ts'
import { type Translate, translator, type WordKey, type Words } from './translate.ts'
import { fileOfArea, WORD_FILES, type WordFile } from './word-files.ts'

export * from './translate.ts'
export * from './word-files.ts'

export const WORDS: Record<Language, Words> = { en, am }

const translators: Record<Language, Translate> = { en: translator('en', en), am: translator('am', am) }
export const translateIn = (language: Language): Translate => translators[language]
/** The same words in both languages, for what is kept before it is known who reads it. */
export const inBoth: (...said: Parameters<Translate>) => Record<Language, string> = (...said) => ({
  en: translators.en(...said),
  am: translators.am(...said),
})

/** True for the name of a word: a rule of an input may carry the sentence that it breaks. Not of one with a plural. */
export function isWordKey(text: string): text is WordKey {
  const [area = '', name = '', ...rest] = text.split('.')
  return rest.length === 0 && Object.hasOwn(WORDS.en, area) && Object.hasOwn(WORDS.en[area] ?? {}, name)
}

/** Only the server speaks these. */
const OF_THE_SERVER = ['audit', 'mail', 'notify']

/** All words of a language as they are served, and the same in parts. */
type LocaleFiles = { whole: string; parts: Record<WordFile, string> }

function localeFiles(words: Words): LocaleFiles {
  const areas = Object.entries(words).filter(([area]) => !OF_THE_SERVER.includes(area))
  const partOf = (file: WordFile) => JSON.stringify(Object.fromEntries(areas.filter(([area]) => fileOfArea(area) === file)))
  const parts = Object.fromEntries(WORD_FILES.map((file) => [file, partOf(file)])) as LocaleFiles['parts']
  return { whole: JSON.stringify(Object.fromEntries(areas)), parts }
}
export const LOCALE_FILES: Record<Language, LocaleFiles> = { en: localeFiles(en), am: localeFiles(am) }

/** The hash that the addresses carry: one for both languages, so that a page of one knows the addresses of the other. */
export const WORDS_VERSION: string = createHash('sha256')
  .update(LOCALE_FILES.en.whole + LOCALE_FILES.am.whole)
  .digest('hex')
  .slice(0, 12)
