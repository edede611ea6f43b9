import { knownQuery } from '@menged/contracts/page-queries'
import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('words are trimmed and cut where the box ends, never inside a letter', () => {
  expect(searchWords(new URLSearchParams('q=+tax++'))).toBe('tax')
  expect(searchWords(new URLSearchParams())).toBe('')
  expect(searchWords(new URLSearchParams({ q: 'a'.repeat(150) }))).toHaveLength(100)
  expect(searchWords(new URLSearchParams({ q: `${'a'.repeat(99)}😀b` }))).toBe(`${'a'.repeat(99)}😀`)
})

test('of a long text server and browser search for the same beginning', () => {
  const asked = new URLSearchParams({ q: `trade licence ${'ፓ😀'.repeat(2000)}`, category: 'x'.repeat(300) })
  const kept = new URLSearchParams(knownQuery('/search', asked))
  expect(kept.has('category')).toBe(false)
  expect(searchWords(kept)).toBe(searchWords(asked))
  expect(searchWords(asked)).toMatch(/^trade licence ፓ/)
})
