// The query for the texts of results, to take a passage from.
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import type { Texts } from './passage.ts'

/** Of a body; whoever reads on finds the rest there. */
const MOST_LETTERS = 20_000

export const passageQueries = (db: Database) => ({
  texts: async (ids: string[]) =>
    (
      await db.execute<Texts & { id: string }>(sql`
        select id, guide, left(body_en, ${MOST_LETTERS}) as "bodyEn", left(body_am, ${MOST_LETTERS}) as "bodyAm"
        from posts where id = any(${sql.param(ids)}::text[])`)
    ).rows,
})
