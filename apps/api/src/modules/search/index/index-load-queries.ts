// Queries that fill the index in memory and keep it up with the documents.
import { sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/pool.ts'
import { unpublishedPosts, viewsOfPosts } from '../../posts/index.ts'
import { searchDocuments, searchLexemes } from '../tables.ts'

/** `indexedAt` in microseconds. */
type DocumentStamp = { id: string; indexedAt: number }
/** `lexemes` are marked, in the order of their bytes. */
export type DocumentRow = DocumentStamp & { createdAt: number; views: number; lexemes: string }

const indexedAt = sql`(extract(epoch from d.indexed_at) * 1000000)::float8`
/** Two transactions of one second may be seen in another order than they were made in. */
const OVERLAP_US = 1_000_000

export const indexLoadQueries = (db: Connection) => ({
  /** Documents that were made since then; all of them when it is null. */
  stamps: async (since: number | null): Promise<DocumentStamp[]> =>
    (
      await db.execute<DocumentStamp>(sql`select d.post_id as id, ${indexedAt} as "indexedAt" from ${searchDocuments} d
        ${since === null ? sql`` : sql`where d.indexed_at > to_timestamp(${(since - OVERLAP_US) / 1_000_000}::float8)`}`)
    ).rows,
  documents: async (ids: string[]): Promise<DocumentRow[]> =>
    (
      await db.execute<DocumentRow>(sql`
        select d.post_id as id, ${indexedAt} as "indexedAt", extract(epoch from d.created_at)::float8 as "createdAt",
          coalesce(${viewsOfPosts.views}, 0) as views, array_to_string(tsvector_to_array(d.words), ' ') as lexemes
        from ${searchDocuments} d left join ${viewsOfPosts} on ${viewsOfPosts.postId} = d.post_id
        where d.post_id = any(${sql.param(ids)}::text[])`)
    ).rows,
  /** How many documents there are, by the counts that are kept with them. */
  count: async (): Promise<number> =>
    (
      await db.execute<{ posts: number }>(sql`select coalesce(sum(posts), 0)::int as posts from ${searchLexemes}
        where lexeme >= 'f:' and lexeme < 'f;'`)
    ).rows[0]?.posts ?? 0,
  /** Posts that have a document and are not published. */
  withdrawn: async (): Promise<string[]> => {
    const { rows }: { rows: { id: string }[] } = await db.execute(sql`select ${unpublishedPosts.id} as id from ${unpublishedPosts}
      join ${searchDocuments} d on d.post_id = ${unpublishedPosts.id}`)
    return rows.map(({ id }) => id)
  },
  /** One text for all: a line for each post that has been seen, its id and its views. */
  views: async (): Promise<string> =>
    (
      await db.execute<{ lines: string | null }>(
        sql`select string_agg(${viewsOfPosts.postId} || ' ' || ${viewsOfPosts.views}, E'\n') as lines from ${viewsOfPosts}`,
      )
    ).rows[0]?.lines ?? '',
})
export type IndexLoadQueries = ReturnType<typeof indexLoadQueries>
