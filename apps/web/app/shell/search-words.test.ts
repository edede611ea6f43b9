import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('words are trimmed and cut where the box ends, never inside a letter', () => {
  expect(searchWords(new URLSearchParams('q=+tax++'))).toBe('tax')
  expect(searchWords(new URLSearchParams())).toBe('')
  expect(searchWords(new URLSearchParams({ q: 'a'.repeat(150) }))).toHaveLength(100)
  expect(searchWords(new URLSearchParams({ q: `${'a'.repeat(99)}😀b` }))).toBe(`${'a'.repeat(99)}😀`)
})

test('what the page cache drops for its length is no search', () => {
  expect(searchWords(new URLSearchParams({ q: 'ፓ'.repeat(201) }))).toBe('')
})
