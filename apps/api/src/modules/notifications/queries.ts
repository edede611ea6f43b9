// Every query of notifications, the settings about them, and broadcasts.
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { localizedOf, pick } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { publishedPosts } from '../posts/index.ts'
import { broadcasts, notificationSettings, notifications } from './tables.ts'

export type NewNotification = typeof notifications.$inferInsert
export type SettingsRow = typeof notificationSettings.$inferSelect
export type BroadcastRow = typeof broadcasts.$inferSelect
export type NewBroadcast = typeof broadcasts.$inferInsert

const columns = {
  ...pick(notifications, 'id', 'kind', 'link', 'postId', 'readAt', 'createdAt'),
  ...localizedOf(notifications, 'title', 'preview'),
}
/** Null when it is about no post, or the post is gone. */
const post = { id: publishedPosts.id, ...localizedOf(publishedPosts, 'title') }
const ofUser = eq(notifications.userId, sql.placeholder('userId'))
const newestFirst = [desc(notifications.createdAt), notifications.id] as const

/** What a list shows, and how much of it is unread. */
export function listQueries(db: Database) {
  const newest = db
    .select({ notification: columns, post })
    .from(notifications)
    .leftJoin(publishedPosts, eq(publishedPosts.id, notifications.postId))
    .where(ofUser)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('most'))
    .prepare('notifications_newest')
  const listed = db
    .select({ readAt: notifications.readAt, postId: notifications.postId })
    .from(notifications)
    .where(ofUser)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('most'))
    .as('listed')
  // A row whose post is gone is not shown, so it is not counted either.
  const unread = db
    .select({ count: sql<number>`count(*)::int` })
    .from(listed)
    .leftJoin(publishedPosts, eq(publishedPosts.id, listed.postId))
    .where(and(isNull(listed.readAt), or(isNull(listed.postId), isNotNull(publishedPosts.id))))
    .prepare('notifications_unread')
  return {
    newest: (userId: string, most: number) => newest.execute({ userId, most }),
    /** Of the rows that the list shows. */
    unread: async (userId: string, most: number): Promise<number> =>
      (await firstRow(unread.execute({ userId, most })))?.count ?? 0,
  }
}
export type NotificationRow = Awaited<ReturnType<ReturnType<typeof listQueries>['newest']>>[number]

export const notificationQueries = (db: Database) => ({ ...notificationWrites, ...notificationReadings(db) })

/** Whether a person has read them. */
function notificationReadings(db: Database) {
  return {
    one: async (id: string) => await firstRow(db.select().from(notifications).where(eq(notifications.id, id))),
    /** The first time counts. False when this person has no such notification. */
    read: async (userId: string, id: string, at: Date): Promise<boolean> => {
      const rows = await db
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
        .returning({ id: notifications.id })
      return rows.length > 0
    },
    readAll: async (userId: string, at: Date): Promise<void> => {
      await db
        .update(notifications)
        .set({ readAt: at })
        .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    },
    forgetReadBefore: async (day: Date): Promise<void> => {
      await db.delete(notifications).where(and(isNotNull(notifications.readAt), lt(notifications.createdAt, day)))
    },
  }
}

/** On the connection of the event's transaction. */
const notificationWrites = {
  /** Nothing when the person has been notified of this already. */
  add: async (connection: Connection, row: NewNotification): Promise<string | undefined> => {
    const added = await connection
      .insert(notifications)
      .values(row)
      .onConflictDoNothing({ target: [notifications.userId, notifications.key] })
      .returning({ id: notifications.id })
    return added[0]?.id
  },
  keepNewest: async (connection: Connection, userId: string, most: number): Promise<void> => {
    const older = connection
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(...newestFirst)
      .offset(most)
    await connection.delete(notifications).where(inArray(notifications.id, older))
  },
  /** Returns which they were. */
  removeCausedBy: async (connection: Connection, userId: string): Promise<string[]> => {
    const removed = connection.delete(notifications).where(eq(notifications.causedBy, userId)).returning({ id: notifications.id })
    return (await removed).map(({ id }) => id)
  },
  /** Returns which one it was. */
  withdraw: async (connection: Connection, userId: string, key: string): Promise<string | undefined> =>
    (
      await firstRow(
        connection
          .delete(notifications)
          .where(and(eq(notifications.userId, userId), eq(notifications.key, key)))
          .returning({ id: notifications.id }),
      )
    )?.id,
}

export function settingsQueries(db: Database) {
  return {
    of: async (userId: string): Promise<SettingsRow | undefined> =>
      await firstRow(db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))),
    put: async (row: SettingsRow): Promise<void> => {
      const { userId: _, ...set } = row
      await db.insert(notificationSettings).values(row).onConflictDoUpdate({ target: notificationSettings.userId, set })
    },
  }
}

export function broadcastQueries(db: Database) {
  return {
    /** Nothing when this key was sent before. */
    add: async (connection: Connection, row: NewBroadcast): Promise<string | undefined> =>
      (
        await firstRow(
          connection
            .insert(broadcasts)
            .values(row)
            .onConflictDoNothing({ target: broadcasts.key })
            .returning({ id: broadcasts.id }),
        )
      )?.id,
    byKey: async (key: string): Promise<BroadcastRow | undefined> =>
      await firstRow(db.select().from(broadcasts).where(eq(broadcasts.key, key))),
    /** A part that was done twice counts once. Without a last one everybody has been written to. */
    wrote: async (
      connection: Connection,
      id: string,
      after: string | null,
      { last, count, now }: { last: string | null; count: number; now: Date },
    ): Promise<void> => {
      const isNext = and(eq(broadcasts.id, id), sql`${broadcasts.writtenTo} is not distinct from ${after}::uuid`)
      const change = last === null ? { doneAt: now } : { writtenTo: last, written: sql`${broadcasts.written} + ${count}` }
      await connection.update(broadcasts).set(change).where(isNext)
    },
    newest: (most: number): Promise<BroadcastRow[]> =>
      db.select().from(broadcasts).orderBy(desc(broadcasts.createdAt), broadcasts.id).limit(most),
    one: async (id: string): Promise<BroadcastRow | undefined> =>
      await firstRow(db.select().from(broadcasts).where(eq(broadcasts.id, id))),
  }
}
