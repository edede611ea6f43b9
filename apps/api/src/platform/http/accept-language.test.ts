import { expect, test } from 'vitest'
import { languageOf } from './accept-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['am', 'am'],
  ['am-ET', 'am'],
  ['AM-et;q=0.9, en;q=0.8', 'am'],
  ['en;q=0.5, am;q=0.9', 'am'],
  ['en, am', 'en'],
  ['am, en', 'am'],
  ['fr, de;q=0.9, am;q=0.1', 'am'],
  ['om, ti, en;q=0.3, am;q=0.2', 'en'],
  ['am;q=0, fr', 'en'],
  ['am;q=abc', 'am'],
  ['*', 'en'],
  ['fr', 'en'],
  [';;;,,,q=', 'en'],
  [`${'x,'.repeat(5000)}am`, 'en'],
])('%s is %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
