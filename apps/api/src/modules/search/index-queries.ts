// Queries that keep the index: which posts it lacks, what it is made from, and the writing of a row.

import type { Guide } from '@menged/contracts'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { searchDocuments } from './tables.ts'

export type SourceRow = {
  id: string
  titleEn: string | null
  titleAm: string | null
  bodyEn: string | null
  bodyAm: string | null
  guide: Guide | null
  organisation: string
  updatedAt: string
}

const names = sql`coalesce(o.name_en || ' ' || o.name_am, '')`

export const indexQueries = (db: Connection) => ({
  /** Posts whose row is missing or was made from something older, by another analyser or under another name of the organisation. */
  stale: async (analyser: number): Promise<string[]> => {
    const { rows }: { rows: { id: string }[] } = await db.execute<{ id: string }>(sql`
      select p.id from posts p
      left join organisations o on o.id = p.organisation_id
      left join ${searchDocuments} d on d.post_id = p.id
      where p.state = 'published'
        and (d.post_id is null or d.post_updated_at <> p.updated_at or d.analyser <> ${analyser} or d.organisation <> ${names})
      order by p.id`)
    return rows.map((row) => row.id)
  },
  source: async (id: string): Promise<SourceRow | undefined> =>
    (
      await db.execute<SourceRow>(sql`
        select p.id, p.title_en as "titleEn", p.title_am as "titleAm", p.body_en as "bodyEn", p.body_am as "bodyAm", p.guide,
          ${names} as organisation, p.updated_at::text as "updatedAt"
        from posts p left join organisations o on o.id = p.organisation_id
        where p.id = ${id} and p.state = 'published'`)
    ).rows[0],
  put: async ({ id, organisation, updatedAt }: SourceRow, vector: string, analyser: number): Promise<void> => {
    await db.execute(sql`
      insert into ${searchDocuments} (post_id, words, post_updated_at, organisation, analyser, indexed_at)
      values (${id}, ${vector}::tsvector, ${updatedAt}::timestamptz, ${organisation}, ${analyser}, clock_timestamp())
      on conflict (post_id) do update set words = excluded.words, post_updated_at = excluded.post_updated_at,
        organisation = excluded.organisation, analyser = excluded.analyser, indexed_at = excluded.indexed_at`)
  },
  remove: async (id: string): Promise<void> => {
    await db.delete(searchDocuments).where(eq(searchDocuments.postId, id))
  },
  removeUnpublished: async (): Promise<void> => {
    await db.execute(sql`delete from ${searchDocuments} d using posts p where p.id = d.post_id and p.state <> 'published'`)
  },
})
