// The settings of the last search, kept for the session. It follows the address; pages are rendered from the address alone.
import type { Category } from '@menged/contracts/categories'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { SearchAsk } from './address.ts'

const ALL_CATEGORY = 'All Category'

type SearchSettings = {
  categoryQuery: Category | typeof ALL_CATEGORY
  searchPage: number
  follow: (ask: Pick<SearchAsk, 'category' | 'page'>) => void
}

export const useSearchSettings = create<SearchSettings>()(
  persist(
    (set) => ({
      categoryQuery: ALL_CATEGORY,
      searchPage: 1,
      follow: ({ category, page }) => set({ categoryQuery: category ?? ALL_CATEGORY, searchPage: page }),
    }),
    {
      name: 'search-settings',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ categoryQuery, searchPage }) => ({ categoryQuery, searchPage }),
      skipHydration: true,
    },
  ),
)
