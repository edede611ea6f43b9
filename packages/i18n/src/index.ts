// The one door of the words: every language, on the server.

import { createHash } from 'node:crypto'
import { fallbackOf, inEach, LANGUAGES, type Language, rowOf, type Text } from '@menged/ethiopia'
import am from './areas-am.ts'
import en from './areas-en.ts'
import { completed, type Translate, translator, type WordKey, type Words } from './translate.ts'
import { fileOfArea, WORD_FILES, type WordFile } from './word-files.ts'

export * from './translate.ts'
export * from './word-files.ts'

const FOLDERS: Partial<Record<Language, Words>> = { en, am }

const ofEach = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>

function wordsOf(language: Language): Words {
  const own = FOLDERS[language] ?? {}
  return rowOf(language).state === 'draft' ? completed(own, wordsOf(fallbackOf(language))) : own
}
export const WORDS: Record<Language, Words> = ofEach(wordsOf)

const translators = ofEach((language) => translator(language, WORDS[language]))
export const translateIn = (language: Language): Translate => translators[language]
/** The same words in every written language, for what is kept before it is known who reads it. */
export const textOf = (...word: Parameters<Translate>): Text => inEach((written) => translators[written](...word))

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
export const LOCALE_FILES: Record<Language, LocaleFiles> = ofEach((language) => localeFiles(WORDS[language]))

/** The hash that the addresses carry: one for all languages, so that a page of one knows the addresses of the others. */
export const WORDS_VERSION: string = createHash('sha256')
  .update(LANGUAGES.map((language) => LOCALE_FILES[language].whole).join(''))
  .digest('hex')
  .slice(0, 12)
