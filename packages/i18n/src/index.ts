// The one door of the words: both languages, on the server.

import { createHash } from 'node:crypto'
import type { Language } from '@menged/contracts/language'
import am from './areas-am.ts'
import en from './areas-en.ts'
import { type Translate, translator, type WordKey, type Words } from './translate.ts'

export * from './translate.ts'

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
const OF_THE_SERVER = ['mail', 'notify']

/** The locale file as it is served, with the hash that its address carries. */
function localeFile(words: Words): { json: string; hash: string } {
  const json = JSON.stringify(Object.fromEntries(Object.entries(words).filter(([area]) => !OF_THE_SERVER.includes(area))))
  return { json, hash: createHash('sha256').update(json).digest('hex').slice(0, 12) }
}
export const LOCALE_FILES: Record<Language, { json: string; hash: string }> = { en: localeFile(en), am: localeFile(am) }
