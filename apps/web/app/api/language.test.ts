import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

const request = (path: string, cookie = '') => new Request(`http://localhost${path}`, { headers: { cookie } })

// covers G-08, G-09
test('English until the visitor has chosen; ?lang= wins for that view', () => {
  expect(languageOf(request('/'))).toEqual({ language: 'en', sticky: false })
  expect(languageOf(request('/', 'language=amharic'))).toEqual({ language: 'am', sticky: false })
  expect(languageOf(request('/', 'other=1; language=english'))).toEqual({ language: 'en', sticky: false })
  expect(languageOf(request('/?lang=am'))).toEqual({ language: 'am', sticky: true })
  expect(languageOf(request('/?lang=en', 'language=amharic'))).toEqual({ language: 'en', sticky: true })
  expect(languageOf(request('/?lang=fr', 'language=amharic'))).toEqual({ language: 'am', sticky: false })
  expect(languageOf(request('/', 'language=klingon'))).toEqual({ language: 'en', sticky: false })
})
