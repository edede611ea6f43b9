// Rules of the catalogue: every published post in pages, and the newest of each language.
import type { Language } from '@menged/contracts'
import { writtenFor } from '@menged/ethiopia'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { catalogueQueries } from './catalogue-queries.ts'

export function createCatalogue(db: Database) {
  const queries = catalogueQueries(db)
  return {
    /** @throws AppError page_not_found above the last page; the first page always exists. */
    published: async (page: number, size: number) => {
      const [totalItems, rows] = await Promise.all([queries.count(), queries.page(size, (page - 1) * size)])
      const totalPages = Math.ceil(totalItems / size)
      if (page > Math.max(1, totalPages)) throw new AppError('page_not_found', { field: 'page' })
      return { rows, pagination: { currentPage: page, totalPages, totalItems, searchType: 'all' as const } }
    },
    guides: queries.guides,
    newest: (language: Language) => queries.newest(writtenFor(language)),
  }
}
