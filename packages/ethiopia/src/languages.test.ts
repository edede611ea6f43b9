import { expect, it } from 'vitest'
import { isLanguage, LANGUAGE_ROWS, LANGUAGES, type Language, rowOf, WRITTEN, writtenFor } from './languages.ts'
import { inEach, textIn, valuesOf, whichIn } from './text.ts'

it('knows which languages the interface speaks, and which content is written in', () => {
  expect(LANGUAGES).toEqual(['en', 'am', 'om'])
  expect(WRITTEN).toEqual(['en', 'am'])
  expect(LANGUAGES.map(writtenFor)).toEqual(['en', 'am', 'en'])
})

it('falls back to a full language in the end, which has everything', () => {
  for (const { fallback } of Object.values(LANGUAGE_ROWS)) {
    expect(rowOf(fallback)).toMatchObject({ written: true })
    expect(rowOf(fallback)).not.toHaveProperty('draft')
  }
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
})
