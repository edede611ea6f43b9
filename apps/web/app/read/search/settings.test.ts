import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
const { useSearchSettings } = await import('./settings.ts')

beforeEach(() => kept.clear())

// covers P-45
test("at first 'All Category' and page 1; then what the address says, kept for the session", () => {
  expect(useSearchSettings.getState()).toMatchObject({ categoryQuery: 'All Category', searchPage: 1 })
  useSearchSettings.getState().follow({ category: 'business', page: 3 })
  expect(useSearchSettings.getState()).toMatchObject({ categoryQuery: 'business', searchPage: 3 })
  expect(JSON.parse(kept.get('search-settings') ?? '')).toMatchObject({ state: { categoryQuery: 'business', searchPage: 3 } })
  useSearchSettings.getState().follow({ category: null, page: 1 })
  expect(useSearchSettings.getState()).toMatchObject({ categoryQuery: 'All Category', searchPage: 1 })
})
