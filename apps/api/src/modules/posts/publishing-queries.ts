// What publishing reads and writes of posts, in whatever state they are; on the connection of its transaction.

import { DEFAULT_LANGUAGE } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { and, asc, eq, ilike, inArray, like, ne, or, sql } from 'drizzle-orm'
import { type Localized, localizedOf, pick, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { isPublished, organisations, posts, postViews, SHOWN } from './tables.ts'

const contentColumns = {
  ...pick(posts, 'id', 'category', 'organisationId'),
  ...localizedOf(posts, 'title', 'body'),
  ...pick(posts, 'guide', 'related'),
}
export type PostContent = Pick<typeof posts.$inferSelect, keyof typeof contentColumns>
export type NewPost = PostContent & Pick<typeof posts.$inferInsert, 'author' | 'change'> & Localized<'preview'>

const organisationColumns = {
  ...pick(organisations, 'id', 'type'),
  ...localizedOf(organisations, 'name'),
  website: organisations.website,
}
export type OrganisationContent = Pick<typeof organisations.$inferSelect, keyof typeof organisationColumns>

/** What a pattern of LIKE would understand is taken literally. */
const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

export const postContents = {
  /** Published or not. */
  one: async (connection: Connection, id: string): Promise<(PostContent & { isShown: boolean }) | undefined> =>
    await firstRow(
      connection
        .select({ ...contentColumns, isShown: sql<boolean>`${isPublished}` })
        .from(posts)
        .where(eq(posts.id, id)),
    ),
  /** Everything that readers see, in the order of the ids. */
  shown: (connection: Connection): Promise<PostContent[]> =>
    connection.select(contentColumns).from(posts).where(isPublished).orderBy(asc(posts.id)),
  /** Those that begin like this id, taken or given up: an address is never given twice. */
  idsLike: async (connection: Connection, id: string): Promise<string[]> =>
    (
      await connection
        .select({ id: posts.id })
        .from(posts)
        .where(or(eq(posts.id, id), like(posts.id, `${id}-%`)))
    ).map((row) => row.id),
  /** By words of the title. */
  titled: (connection: Connection, words: string, most: number) =>
    connection
      .select({ id: posts.id, ...localizedOf(posts, 'title') })
      .from(posts)
      .where(and(isPublished, or(...valuesOf(textFrom(posts, 'title')).map((title) => ilike(title, containing(words))))))
      .orderBy(asc(textFrom(posts, 'title')[DEFAULT_LANGUAGE]), asc(posts.id))
      .limit(most),
  titlesOf: (connection: Connection, ids: string[]) =>
    connection
      .select({ id: posts.id, ...localizedOf(posts, 'title') })
      .from(posts)
      .where(and(isPublished, inArray(posts.id, ids))),
}

export const postChanges = {
  /** False when the id has another post by now. */
  add: async (connection: Connection, post: NewPost, now: Date): Promise<boolean> => {
    const values = { ...post, state: SHOWN, editedAt: now, createdAt: now, updatedAt: now }
    const added = await connection.insert(posts).values(values).onConflictDoNothing().returning({ id: posts.id })
    if (added.length > 0) await connection.insert(postViews).values({ postId: post.id, views: 0 }).onConflictDoNothing()
    return added.length > 0
  },
  /** The date of the last change moves only when there is one. */
  show: async (connection: Connection, { author: _author, ...post }: NewPost, at: { now: Date; isChanged: boolean }) => {
    const values = { ...post, state: SHOWN, editedAt: at.now, ...(at.isChanged ? { updatedAt: at.now } : {}) }
    await connection.update(posts).set(values).where(eq(posts.id, post.id))
  },
  /** Out of sight; nothing of it is lost. */
  archive: async (connection: Connection, id: string, now: Date): Promise<void> => {
    await connection
      .update(posts)
      .set({ state: 'archived', editedAt: now })
      .where(and(eq(posts.id, id), ne(posts.state, 'archived')))
  },
  /** From now on it is people who change it: a start of the portal leaves it alone. */
  markEdited: async (connection: Connection, id: string, now: Date): Promise<void> => {
    await connection.update(posts).set({ editedAt: now }).where(eq(posts.id, id))
  },
}

export const organisationContents = {
  all: (connection: Connection): Promise<OrganisationContent[]> =>
    connection
      .select(organisationColumns)
      .from(organisations)
      .orderBy(asc(textFrom(organisations, 'name')[DEFAULT_LANGUAGE]), asc(organisations.id)),
  some: (connection: Connection, ids: string[]): Promise<OrganisationContent[]> =>
    connection.select(organisationColumns).from(organisations).where(inArray(organisations.id, ids)),
  /** Adds it, or makes it so; a start of the portal leaves it alone from then on. */
  put: async (connection: Connection, { id, ...values }: OrganisationContent, now: Date): Promise<void> => {
    await connection
      .insert(organisations)
      .values({ id, ...values, editedAt: now })
      .onConflictDoUpdate({ target: organisations.id, set: { ...values, editedAt: now } })
  },
}
