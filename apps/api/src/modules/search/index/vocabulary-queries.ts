// Queries about the words of the index, for the plan of a search.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { firstRow } from '../../../platform/database/rows.ts'
import { publishedCounts } from '../../posts/index.ts'
import { searchDocuments, searchLexemes } from '../tables.ts'

export function vocabularyQueries(db: Database) {
  const { lexeme, sound, posts } = searchLexemes
  const word = sql<string>`substr(${lexeme}, 3)`
  const lexemes = db
    .select({ lexeme, posts })
    .from(searchLexemes)
    .where(sql`${lexeme} = any(${sql.placeholder('lexemes')}::text[])`)
    .prepare('search_lexemes')
  const sounding = db
    .select({ word: word.as('word'), sound: sql<string>`${sound}`.as('sound'), posts })
    .from(searchLexemes)
    .where(sql`${sound} = any(${sql.placeholder('sounds')}::text[]) and ${posts} > 0`)
    .orderBy(sql`${posts} desc`, lexeme)
    .prepare('search_sounding')
  const stamp = db
    .select({ stamp: sql<string>`coalesce(max(${searchDocuments.indexedAt})::text, '')` })
    .from(searchDocuments)
    .prepare('search_stamp')
  return {
    /** Changes when the index does. */
    stamp: async (): Promise<string> => (await firstRow(stamp.execute()))?.stamp ?? '',
    /** About as many as there are documents. */
    total: async (): Promise<number> =>
      (await firstRow(db.select({ total: sql<number>`coalesce(sum(${publishedCounts.posts}), 0)::int` }).from(publishedCounts)))
        ?.total ?? 0,
    words: async () =>
      (
        await db.execute<{ word: string; posts: number }>(sql`select ${word} as word, ${posts} as posts from ${searchLexemes}
          where ${lexeme} >= 'x:' and ${lexeme} < 'x;' and ${posts} > 0 order by ${lexeme}`)
      ).rows,
    lexemes: (wanted: string[]) => lexemes.execute({ lexemes: wanted }),
    /** Those of the prefixes that words begin with. */
    begun: async (prefixes: string[]): Promise<string[]> =>
      (
        await db.execute<{
          prefix: string
        }>(sql`select prefix from unnest(${sql.param(prefixes)}::text[]) as prefix where exists (
          select from ${searchLexemes} where ${lexeme} >= 'x:' || prefix and ${lexeme} < 'x:' || prefix || chr(1114111) and ${posts} > 0)`)
      ).rows.map(({ prefix }) => prefix),
    /** The commonest first. */
    sounding: (sounds: string[]) => sounding.execute({ sounds }),
  }
}
export type VocabularyQueries = ReturnType<typeof vocabularyQueries>
