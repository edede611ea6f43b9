// The query for the texts of results, to take a passage from.
import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/pool.ts'
import { publishedPosts } from '../posts/index.ts'
import type { Texts } from './passage.ts'

/** Of a body; whoever reads on finds the rest there. */
const MOST_LETTERS = 20_000

const { id, guide, bodyEn, bodyAm } = publishedPosts
const startOf = (body: SQLWrapper) => sql<string | null>`left(${body}, ${MOST_LETTERS})`

export const passageQueries = (db: Database) => ({
  texts: async (ids: string[]): Promise<(Texts & { id: string })[]> =>
    await db
      .select({ id, guide, bodyEn: startOf(bodyEn), bodyAm: startOf(bodyAm) })
      .from(publishedPosts)
      .where(sql`${id} = any(${sql.param(ids)}::text[])`),
})
