// Every query of sessions.
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { sessions, users } from './tables.ts'

export type SessionRow = typeof sessions.$inferSelect

export const sessionQueries = (db: Database) => ({ ...sessionReads(db), ...sessionWrites(db) })

function sessionReads(db: Database) {
  const live = db
    .select({ role: users.role, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('sessions_live')
  return {
    /** Who it is, while the session holds. `sessionId` and `userId` are UUIDs. */
    live: async (sessionId: string, userId: string, now: Date) => await firstRow(live.execute({ sessionId, userId, now })),
    ofUser: (userId: string, now: Date): Promise<SessionRow[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt)),
  }
}

function sessionWrites(db: Database) {
  return {
    add: async (connection: Connection, row: typeof sessions.$inferInsert): Promise<string> => {
      const [added] = await connection.insert(sessions).values(row).returning({ id: sessions.id })
      if (!added) throw new Error('the session was not stored')
      return added.id
    },
    /** False when it has ended; else it does not end before the transaction does. */
    hold: async (connection: Connection, id: string): Promise<boolean> =>
      (await connection.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('key share')).length > 0,
    seen: async (id: string, at: Date): Promise<void> => {
      await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id))
    },
    /** One of this person's; false when there is none. */
    end: async (userId: string, id: string): Promise<boolean> => {
      const rows = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id })
      return rows.length > 0
    },
    endAll: async (connection: Connection, userId: string, but?: string): Promise<void> => {
      await connection
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)))
    },
    forgetBefore: async (now: Date): Promise<void> => {
      await db.delete(sessions).where(lt(sessions.expiresAt, now))
    },
  }
}
