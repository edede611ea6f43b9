// The one door of the words: all languages, on the server, as the folders of locales/ hold them. A folder is the file that a browser fetches.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@menged/contracts/language'
import { type Translate, translator, type WordKey, type Words } from './translate.ts'

export * from './translate.ts'

const LOCALES = join(import.meta.dirname, '../locales')
/** Only the server speaks these. */
const OF_THE_SERVER = 'server'

const readArea = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'))

/** By folder, then by area. */
function readFolders(language: Language): Record<string, Words> {
  const areasOf = (folder: string) =>
    readdirSync(join(LOCALES, language, folder))
      .sort()
      .map((file) => [file.replace(/\.json$/, ''), readArea(join(LOCALES, language, folder, file))] as const)
  const folders = readdirSync(join(LOCALES, language)).sort()
  return Object.fromEntries(folders.map((folder) => [folder, Object.fromEntries(areasOf(folder))]))
}

const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>

const FOLDERS = inEachLanguage(readFolders)
export const WORDS: Record<Language, Words> = inEachLanguage((language) => Object.assign({}, ...Object.values(FOLDERS[language])))

const translators = inEachLanguage((language) => translator(language, WORDS[language]))
export const translateIn = (language: Language): Translate => translators[language]
/** The same words in both languages, for what is kept before it is known who reads it. */
export const inBoth: (...said: Parameters<Translate>) => Record<Language, string> = (...said) =>
  inEachLanguage((language) => translators[language](...said))

/** True for the name of a word: a rule of an input may carry the sentence that it breaks. Not of one with a plural. */
export function isWordKey(text: string): text is WordKey {
  const [area = '', name = '', ...rest] = text.split('.')
  return rest.length === 0 && Object.hasOwn(WORDS.en, area) && Object.hasOwn(WORDS.en[area] ?? {}, name)
}

/** The files that are served. */
export const WORD_FILES: readonly string[] = Object.keys(FOLDERS.en).filter((folder) => folder !== OF_THE_SERVER)

/** All words of a language as they are served, and the same in parts. */
type LocaleFiles = { whole: string; parts: Record<string, string> }

export const LOCALE_FILES: Record<Language, LocaleFiles> = inEachLanguage((language) => {
  const served = WORD_FILES.map((folder) => [folder, FOLDERS[language][folder] ?? {}] as const)
  return {
    whole: JSON.stringify(Object.assign({}, ...served.map(([, words]) => words))),
    parts: Object.fromEntries(served.map(([folder, words]) => [folder, JSON.stringify(words)])),
  }
})

/** The hash that the addresses carry: one for all languages, so that a page of one knows the addresses of the others. */
export const WORDS_VERSION: string = createHash('sha256')
  .update(LANGUAGES.map((language) => LOCALE_FILES[language].whole).join(''))
  .digest('hex')
  .slice(0, 12)
