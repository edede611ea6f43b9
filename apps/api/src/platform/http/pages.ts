// Where a page of a list stands, beside its rows.
import type { Pagination } from '@menged/contracts'

export const pagesOf = (page: number, total: number, size: number): Pagination => ({
  currentPage: page,
  totalPages: Math.ceil(total / size),
  totalItems: total,
  searchType: 'all',
})
