// The one door of the words: every language, on the server, as the folders of locales/ hold them. A folder is the file that a browser fetches.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEach, LANGUAGES, type Language, rowOf, type Text } from '@menged/ethiopia'
import { completed, type Translate, translator, type WordKey, type Words } from './translate.ts'

export * from './translate.ts'

const LOCALES = join(import.meta.dirname, '../locales')
/** Only the server speaks these. */
const OF_THE_SERVER = 'server'

type Folders = Record<string, Words>

const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])
const readArea = (path: string): Record<string, string> => JSON.parse(readFileSync(path, 'utf8'))

function readFolder(folder: string): Words {
  return Object.fromEntries(filesOf(folder).map((file) => [file.replace(/\.json$/, ''), readArea(join(folder, file))]))
}

/** By folder, then by area. What a draft lacks is said in the language that it falls back to. */
function foldersOf(language: Language): Folders {
  const folder = join(LOCALES, language)
  const own: Folders = Object.fromEntries(filesOf(folder).map((name) => [name, readFolder(join(folder, name))]))
  const { draft, fallback } = rowOf(language)
  if (!draft) return own
  return Object.fromEntries(Object.entries(foldersOf(fallback)).map(([name, words]) => [name, completed(own[name] ?? {}, words)]))
}

const ofEach = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>

const FOLDERS = ofEach(foldersOf)
export const WORDS: Record<Language, Words> = ofEach((language) => Object.assign({}, ...Object.values(FOLDERS[language])))

const translators = ofEach((language) => translator(language, WORDS[language]))
export const translateIn = (language: Language): Translate => translators[language]
/** The same words in every written language, for what is kept before it is known who reads it. */
export const textOf = (...word: Parameters<Translate>): Text => inEach((written) => translators[written](...word))

/** True for the name of a word: a rule of an input may carry the sentence that it breaks. Not of one with a plural. */
export function isWordKey(text: string): text is WordKey {
  const [area = '', name = '', ...rest] = text.split('.')
  return rest.length === 0 && Object.hasOwn(WORDS.en, area) && Object.hasOwn(WORDS.en[area] ?? {}, name)
}

/** The files that are served. */
export const WORD_FILES: readonly string[] = Object.keys(FOLDERS.en).filter((folder) => folder !== OF_THE_SERVER)

/** All words of a language as they are served, and the same in parts. */
type LocaleFiles = { whole: string; parts: Record<string, string> }

export const LOCALE_FILES: Record<Language, LocaleFiles> = ofEach((language) => {
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
