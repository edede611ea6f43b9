// What was searched for last, on this device only and never sent: offered in an empty search box, and forgotten when the reader says so.
import { LIMITS } from '@menged/contracts/limits'

export const RECENT_KEY = 'recent-searches'
const MOST = 5

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LIMITS.search

/** The newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isWords).slice(0, MOST) : []
  } catch {
    return [] // Storage may be closed to this page, or hold something else.
  }
}

export function rememberSearch(words: string): void {
  if (isWords(words)) store([words, ...without(words)].slice(0, MOST))
}

export const forgetSearch = (words: string): void => store(without(words))

export const forgetSearches = (): void => store([])

const without = (words: string): string[] =>
  recentSearches().filter((each) => each.toLocaleLowerCase() !== words.toLocaleLowerCase())

function store(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(RECENT_KEY)
    else localStorage.setItem(RECENT_KEY, JSON.stringify(searches))
  } catch {
    // Storage may be closed or full: then nothing is remembered.
  }
}
