import { expect, it } from 'vitest'
import { formatShortAge } from './ages.ts'
import {
  FULL_LANGUAGES,
  fallbackOf,
  isLanguage,
  LANGUAGE_ROWS,
  LANGUAGES,
  type Language,
  WRITTEN,
  writtenFor,
} from './languages.ts'
import { formatMoment } from './moments.ts'
import { punctuationOf } from './scripts.ts'
import { inEach, onlyIn, onlyWritten, textIn, valuesOf, whichIn } from './text.ts'

it('knows which languages the interface speaks, and which content is written in', () => {
  expect(LANGUAGES).toEqual(['en', 'am', 'om'])
  expect(WRITTEN).toEqual(['en', 'am'])
  expect(LANGUAGES.map(writtenFor)).toEqual(['en', 'am', 'en'])
})

it('falls back to a full language in the end, which has everything', () => {
  for (const language of LANGUAGES) expect(FULL_LANGUAGES).toContain(fallbackOf(language))
  expect(FULL_LANGUAGES).toEqual(['en', 'am'])
})

it('spells no two languages alike', () => {
  const rows = Object.values(LANGUAGE_ROWS)
  expect(new Set(rows.map(({ long }) => long)).size).toBe(rows.length)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

it('knows a language that is on', () => {
  expect(['om', 'am', 'xx', 'EN', null, undefined, 'toString'].filter((code) => isLanguage(code, ['en', 'am']))).toEqual(['am'])
  expect(isLanguage('om')).toBe(true)
})

it('shows the wanted language, else the one that there is', () => {
  const seen = (language: Language) => textIn({ en: 'Passport', am: 'ፓስፖርት' }, language)
  expect(LANGUAGES.map(seen)).toEqual(['Passport', 'ፓስፖርት', 'Passport'])
  for (const none of [null, undefined, '']) {
    expect(textIn({ en: none, am: 'ፓስፖርት' }, 'en')).toBe('ፓስፖርት')
    expect(textIn({ en: 'Passport', am: none }, 'am')).toBe('Passport')
    expect(textIn({ en: none, am: 'ፓስፖርት' }, 'om')).toBe('ፓስፖርት')
    expect(textIn({ en: none, am: none }, 'am')).toBe('')
  }
  expect(whichIn({ am: 'ፓስፖርት' }, 'en')).toBe('am')
  expect(whichIn({ en: 'Passport', am: 'ፓስፖርት' }, 'om')).toBe('en')
  expect(whichIn({}, 'am')).toBeUndefined()
})

it('says a thing in each written language', () => {
  expect(inEach((written) => `${written}!`)).toEqual({ en: 'en!', am: 'am!' })
  expect(valuesOf({ am: 'ለ', en: 'a' })).toEqual(['a', 'ለ'])
  expect(valuesOf({ am: null })).toEqual([null])
  expect(onlyIn('am', 'ለ')).toEqual({ en: null, am: 'ለ' })
  expect(onlyWritten({ en: null, am: 'ለ' })).toEqual({ am: 'ለ' })
})

it('tells dates and marks of a language by its row', () => {
  const at = '2026-11-20T09:00:00Z'
  expect(LANGUAGES.map((language) => formatMoment(at, language))).toEqual([
    '20 November 2026, 12:00',
    'ኅዳር 11 ቀን 2019 ዓ.ም.፣ ከቀኑ 6:00 ሰዓት',
    '20 November 2026, 12:00',
  ])
  expect(LANGUAGES.map((language) => punctuationOf(language).stop)).toEqual(['.', '።', '.'])
  expect(formatShortAge({ unit: 'day', count: 2 }, 'om')).toBe('2d')
})
