import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, forgetSearches, RECENT_KEY, recentSearches, rememberSearch } from './recent-searches.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last five are kept, the newest first, each once', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'B']) rememberSearch(words)
  expect(recentSearches()).toEqual(['B', 'f', 'e', 'd', 'c'])
})

test('one is forgotten, or all of them, and then nothing is left', () => {
  for (const words of ['passport', 'ፓስፖርት']) rememberSearch(words)
  forgetSearch('passport')
  expect(recentSearches()).toEqual(['ፓስፖርት'])
  forgetSearches()
  expect(stored.has(RECENT_KEY)).toBe(false)
})

test('what is no search is left out', () => {
  rememberSearch('')
  rememberSearch('x'.repeat(101))
  expect(recentSearches()).toEqual([])
  stored.set(RECENT_KEY, JSON.stringify(['a', 7, '', null]))
  expect(recentSearches()).toEqual(['a'])
  stored.set(RECENT_KEY, 'nonsense')
  expect(recentSearches()).toEqual([])
})

test('storage may be closed', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('closed')
    },
  })
  rememberSearch('a')
  expect(recentSearches()).toEqual([])
})
