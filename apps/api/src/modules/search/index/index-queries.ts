// Queries that keep the index: which posts it lacks, what it is made from, and the writing of documents and of the lexemes in them.

import { WRITTEN } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { localizedOf, pick, textFrom } from '../../../platform/database/columns.ts'
import type { Connection } from '../../../platform/database/pool.ts'
import { postOrganisations, publishedPosts, unpublishedPosts } from '../../posts/index.ts'
import { FLAGS } from '../query/facets.ts'
import { searchDocuments, searchLexemes } from '../tables.ts'

export type SourceRow = Awaited<ReturnType<ReturnType<typeof sourceQueries>['sources']>>[number]
/** `words` is a tsvector. */
export type Document = { source: SourceRow; words: string }
/** `sound` stands with a whole word. */
export type LexemeChange = { lexeme: string; sound: string | null; change: number }

/** A lexeme as it is, not one that says once more where it stands. */
const unmarked = sql`substr(lexeme, 2, 1) = ':'`
const names = sql<string>`coalesce(${sql.join(valuesOf(textFrom(postOrganisations, 'name')), sql` || ' ' || `)}, '')`
const ofPost = eq(postOrganisations.id, publishedPosts.organisationId)

/** Which posts the index lacks, and what it is made from. */
const sourceQueries = (db: Connection) => ({
  /** Posts whose document is missing or was made from something older, by another analyser or under another organisation; in order of their ids. */
  stale: async (analyser: number, after: string, limit: number): Promise<string[]> => {
    const isStale = or(
      isNull(searchDocuments.postId),
      ne(searchDocuments.postUpdatedAt, publishedPosts.updatedAt),
      ne(searchDocuments.analyser, analyser),
      ne(searchDocuments.organisation, names),
      sql`${searchDocuments.type} is distinct from ${postOrganisations.type}`,
    )
    const rows = await db
      .select({ id: publishedPosts.id })
      .from(publishedPosts)
      .leftJoin(postOrganisations, ofPost)
      .leftJoin(searchDocuments, eq(searchDocuments.postId, publishedPosts.id))
      .where(and(gt(publishedPosts.id, after), isStale))
      .orderBy(publishedPosts.id)
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  unpublished: async (): Promise<string[]> => {
    const ofDocument = eq(searchDocuments.postId, unpublishedPosts.id)
    const rows = await db.select({ id: unpublishedPosts.id }).from(unpublishedPosts).innerJoin(searchDocuments, ofDocument)
    return rows.map(({ id }) => id)
  },
  sources: async (ids: string[]) =>
    await db
      .select({
        ...pick(publishedPosts, 'id', 'category', 'guide'),
        type: postOrganisations.type,
        ...localizedOf(publishedPosts, 'title', 'body'),
        organisation: names,
        createdAt: sql<string>`${publishedPosts.createdAt}::text`,
        updatedAt: sql<string>`${publishedPosts.updatedAt}::text`,
      })
      .from(publishedPosts)
      .leftJoin(postOrganisations, ofPost)
      .where(sql`${publishedPosts.id} = any(${sql.param(ids)}::text[])`),
})

/** Kilobytes. Of what is written many together, an index of words takes in the more at once the longer it may wait for it. */
const WAITING = { whileMore: '16384', atLast: '64' }

export const indexQueries = (db: Connection) => ({
  ...sourceQueries(db),
  /** Until the end of the transaction. What waits makes searches slow, so in the end nothing may. */
  expectMore: async (isMore: boolean): Promise<void> => {
    await db.execute(sql`select set_config('gin_pending_list_limit', ${isMore ? WAITING.whileMore : WAITING.atLast}, true),
      set_config('work_mem', ${WAITING.whileMore}, true)`)
  },
  /** The lexemes that the documents of these posts hold, and how many of them each. */
  held: async (ids: string[]): Promise<{ lexeme: string; posts: number }[]> =>
    (
      await db.execute<{ lexeme: string; posts: number }>(sql`
        select lexeme, count(*)::int as posts from ${searchDocuments} d, unnest(d.words)
        where d.post_id = any(${sql.param(ids)}::text[]) and ${unmarked} group by lexeme`)
    ).rows,
  put: async (documents: Document[], analyser: number): Promise<void> => {
    await db.execute(put(documents, analyser))
  },
  remove: async (ids: string[]): Promise<void> => {
    await db.delete(searchDocuments).where(inArray(searchDocuments.postId, ids))
  },
  recount: async (changes: LexemeChange[]): Promise<void> => {
    const column = <Value>(pick: (change: LexemeChange) => Value) => sql.param(changes.map(pick))
    await db.execute(sql`
      insert into ${searchLexemes} (lexeme, sound, posts)
      select * from unnest(${column(({ lexeme }) => lexeme)}::text[], ${column(({ sound }) => sound)}::text[],
        ${column(({ change }) => change)}::int[])
      on conflict (lexeme) do update set posts = ${searchLexemes.posts} + excluded.posts`)
  },
  /** Of these lexemes those that no post has any more. */
  removeUnused: async (lexemes: string[]): Promise<void> => {
    await db.execute(sql`delete from ${searchLexemes} where lexeme = any(${sql.param(lexemes)}::text[]) and posts <= 0`)
  },
})

function put(documents: Document[], analyser: number): SQL {
  const column = <Value>(pick: (document: Document) => Value) => sql.param(documents.map(pick))
  const flags = WRITTEN.map((each) => sql`${column((document) => textFrom(document.source, 'title')[each] !== null)}::boolean[]`)
  const source = <Key extends keyof SourceRow>(key: Key) => column((document) => document.source[key])
  return sql`
    insert into ${searchDocuments} (post_id, words, category, type, ${sql.join(
      FLAGS.map((each) => sql.identifier(each)),
      sql`, `,
    )}, created_at, post_updated_at, organisation,
      analyser, indexed_at)
    select made.*, ${analyser}::int, clock_timestamp() from unnest(
      ${source('id')}::text[], ${column(({ words }) => words)}::tsvector[], ${source('category')}::text[], ${source('type')}::text[],
      ${sql.join(flags, sql`, `)},
      ${source('createdAt')}::timestamptz[], ${source('updatedAt')}::timestamptz[], ${source('organisation')}::text[]
    ) as made
    on conflict (post_id) do update set words = excluded.words, category = excluded.category, type = excluded.type,
      ${sql.join(
        FLAGS.map((each) => sql`${sql.identifier(each)} = excluded.${sql.identifier(each)}`),
        sql`, `,
      )}, created_at = excluded.created_at,
      post_updated_at = excluded.post_updated_at, organisation = excluded.organisation, analyser = excluded.analyser,
      indexed_at = excluded.indexed_at`
}
