import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, keepDraft, languageIn } from './draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('unsent words are kept under their post, and under the comment that they reply to', () => {
  keepDraft('tin', undefined, 'The counter closes at noon.')
  keepDraft('tin', 'c1', 'Since when?')
  expect([...stored.keys()]).toEqual(['draft:comment:tin', 'draft:comment:tin:c1'])
  expect([draftOf('tin', undefined), draftOf('tin', 'c1'), draftOf('other', undefined)]).toEqual([
    'The counter closes at noon.',
    'Since when?',
    '',
  ])
  keepDraft('tin', undefined, '  ')
  expect([...stored.keys()]).toEqual(['draft:comment:tin:c1'])
})

test('closed storage is no hindrance to writing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepDraft('tin', undefined, 'words')).not.toThrow()
  expect(draftOf('tin', undefined)).toBe('')
})

test.each([
  ['The fee is 500 Birr', 'en'],
  ['ክፍያው 500 ብር ነው', 'am'],
  ['TIN ቁጥር', 'am'],
  ['…', 'en'],
])('"%s" is written in %s', (text, language) => {
  expect(languageIn(text)).toBe(language)
})
