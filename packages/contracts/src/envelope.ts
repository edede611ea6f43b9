// The envelope of every response: `{ success, data }`, with the pagination next to `data`.
import { z } from 'zod'

/** `{ success: true, data }` */
export const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data })

/** The response to a form or a count: it is stored. */
export const acknowledgedSchema = z.object({ success: z.literal(true) })

export const paginationSchema = z.object({
  currentPage: z.int().min(1),
  totalPages: z.int().min(0),
  totalItems: z.int().min(0),
  /** How the list came about; `filter` is set by a search that has filters only. */
  searchType: z.enum(['recommended', 'all', 'filter', 'search']),
})
export type Pagination = z.infer<typeof paginationSchema>

/** `{ success: true, data: [...], currentPage, totalPages, totalItems, searchType }` */
export const pageOf = <Item extends z.ZodType>(item: Item) => answer(z.array(item)).extend(paginationSchema.shape)
