import { expect, it } from 'vitest'
import { languageFromCookie, languageStored, STORED_DEFAULT, storedAs } from './language.ts'
import { inOffer } from './language-offer.ts'
import { camelNames, fromCamelNames, shortNames, snakeNames } from './wire-names.ts'

it('reads both spellings of a chosen language, where it is on', () => {
  expect(languageFromCookie('a=b; language=amharic')).toBe('am')
  expect(languageFromCookie('language=am')).toBe('am')
  expect(languageFromCookie('language=oromo')).toBe('om')
  expect(languageFromCookie('language=oromo', ['en', 'am'])).toBe(null)
  expect(languageFromCookie('otherlanguage=am; language=xx')).toBe(null)
})

it('stores a language by its long name', () => {
  expect(['en', 'am', 'om'].map((code) => storedAs(code as 'en'))).toEqual(['english', 'amharic', 'oromo'])
  expect([STORED_DEFAULT, 'oromo', 'am', null].map(languageStored)).toEqual(['am', 'om', undefined, undefined])
})

it('offers first the language that holds until one is chosen, then the others in their order', () => {
  expect(inOffer(['en', 'om', 'am'])).toEqual(['am', 'en', 'om'])
  expect(inOffer(['am', 'en'])).toEqual(['am', 'en'])
  expect(inOffer(['en', 'om'])).toEqual(['en', 'om'])
})

it('has the names of the wire for a text', () => {
  const text = { en: 'one', am: 'አንድ' }
  expect(snakeNames('title', text)).toEqual({ title_english: 'one', title_amharic: 'አንድ' })
  expect(camelNames('title', text)).toEqual({ titleEnglish: 'one', titleAmharic: 'አንድ' })
  expect(shortNames('name', text)).toEqual({ nameEn: 'one', nameAm: 'አንድ' })
  expect(fromCamelNames(camelNames('title', text), 'title')).toEqual(text)
})
