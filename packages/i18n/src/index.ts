// The one door of the words: both languages, on the server.

import { createHash } from 'node:crypto'
import type { Language } from '@menged/contracts/language'
import am from './areas-am.ts'
import en from './areas-en.ts'
import { type Translate, translator, type Words } from './translate.ts'

export * from './translate.ts'

export const WORDS: Record<Language, Words> = { en, am }

const translators: Record<Language, Translate> = { en: translator('en', en), am: translator('am', am) }
export const translateIn = (language: Language): Translate => translators[language]

/** The locale file as it is served, with the hash that its address carries. */
function localeFile(words: Words): { json: string; hash: string } {
  const json = JSON.stringify(words)
  return { json, hash: createHash('sha256').update(json).digest('hex').slice(0, 12) }
}
export const LOCALE_FILES: Record<Language, { json: string; hash: string }> = { en: localeFile(en), am: localeFile(am) }
