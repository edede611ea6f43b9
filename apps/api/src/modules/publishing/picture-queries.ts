// Queries of the pictures of bodies.
import { POST_PICTURES } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { publishedPosts } from '../posts/index.ts'
import { drafts, postPictures, postVersions } from './tables.ts'

export const pictureQueries = (connection: Connection) => ({
  /** One that is there already stays what it is. */
  add: async (picture: typeof postPictures.$inferInsert): Promise<void> => {
    await connection.insert(postPictures).values(picture).onConflictDoNothing()
  },
  one: async (id: string): Promise<Buffer | undefined> =>
    (await firstRow(connection.select({ picture: postPictures.picture }).from(postPictures).where(eq(postPictures.id, id))))
      ?.picture,
  /** Removes what was uploaded before then and stands in no post, draft or version. Compared as text: what a writer types is no id. */
  forgetUnused: async (before: Date): Promise<void> => {
    const bodies = sql.join(
      valuesOf(textFrom(publishedPosts, 'body')).map((body) => sql`select ${body} as text from ${publishedPosts}`),
      sql` union all `,
    )
    const used = sql`
      select (regexp_matches(text, ${`${POST_PICTURES}([0-9a-f-]{36})`}, 'g'))[1] from (
        ${bodies} union all select content::text from ${drafts} union all select content::text from ${postVersions}
      ) as written`
    await connection
      .delete(postPictures)
      .where(and(lt(postPictures.createdAt, before), sql`${postPictures.id}::text not in (${used})`))
  },
  /** Those of these ids that are there. */
  known: async (ids: string[]): Promise<string[]> =>
    (await connection.select({ id: postPictures.id }).from(postPictures).where(inArray(postPictures.id, ids))).map(
      ({ id }) => id,
    ),
})
