// The body of a post as it leaves the server.
import type { Written } from '@menged/contracts'
import { textFrom } from '../../platform/database/columns.ts'
import { createSanitiser } from '../../platform/sanitise.ts'
import type { ListRow } from './queries.ts'

/** The sanitised body in one language; null when the post is not written in it. */
export type CleanBody = (row: ListRow, language: Written) => string | null

export function createCleaner(): CleanBody {
  const sanitise = createSanitiser()
  return (row, language) => {
    const body = textFrom(row, 'body')[language]
    return body && sanitise(body)
  }
}
