// The body of a post as it leaves the server.
import type { Language } from '@menged/contracts'
import { createSanitiser } from '../../platform/sanitise.ts'
import type { ListRow } from './queries.ts'

/** The sanitised body in one language; null when the post is not written in it. */
export type CleanBody = (row: ListRow, language: Language) => string | null

export function createCleaner(): CleanBody {
  const sanitise = createSanitiser()
  return (row, language) => {
    const body = language === 'am' ? row.bodyAm : row.bodyEn
    return body && sanitise(body)
  }
}
