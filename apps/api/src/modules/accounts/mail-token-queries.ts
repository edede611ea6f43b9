// Every query of mailed links and codes.
import { and, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { mailTokens, sessions, users } from './tables.ts'

export type MailTokenRow = typeof mailTokens.$inferSelect
export type Purpose = MailTokenRow['purpose']

const unused = isNull(mailTokens.usedAt)

/**
 * While the account's password and address are those under which it was requested, and the session that requested it, if one did, still runs.
 * Only a link for a change of address goes to another one than the account has.
 */
const holds = (now: Date): SQL | undefined =>
  and(
    unused,
    gt(mailTokens.expiresAt, now),
    eq(mailTokens.epoch, users.epoch),
    or(eq(mailTokens.purpose, 'email'), eq(mailTokens.email, users.email)),
    or(isNull(mailTokens.sessionId), gt(sessions.expiresAt, now)),
  )

export function mailTokenQueries(db: Database) {
  const newest = async (connection: Connection, where: SQL | undefined): Promise<MailTokenRow | undefined> => {
    const rows = await connection
      .select({ token: mailTokens })
      .from(mailTokens)
      .innerJoin(users, eq(users.id, mailTokens.userId))
      .leftJoin(sessions, eq(sessions.id, mailTokens.sessionId))
      .where(where)
      .orderBy(desc(mailTokens.createdAt))
      .limit(1)
    return rows[0]?.token
  }
  return {
    add: async (connection: Connection, row: typeof mailTokens.$inferInsert): Promise<void> => {
      await connection.insert(mailTokens).values(row)
    },
    /** Only while it holds, as everywhere here. */
    byId: (id: string, now: Date, connection: Connection = db) => newest(connection, and(eq(mailTokens.id, id), holds(now))),
    byHash: (tokenHash: string, purposes: Purpose[], now: Date) =>
      newest(db, and(eq(mailTokens.tokenHash, tokenHash), inArray(mailTokens.purpose, purposes), holds(now))),
    /** The newest of an address: the one that a code is tried on. */
    ofEmail: (email: string, purposes: Purpose[], now: Date) =>
      newest(
        db,
        and(eq(mailTokens.email, email), inArray(mailTokens.purpose, purposes), gt(mailTokens.codeExpiresAt, now), holds(now)),
      ),
    pendingEmail: async (userId: string, now: Date): Promise<string | undefined> =>
      (await newest(db, and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'email'), holds(now))))?.email,
    forgetBefore: async (at: Date): Promise<void> => {
      await db.delete(mailTokens).where(lt(mailTokens.expiresAt, at))
    },
  }
}

/** What happens to a row of theirs. */
export function mailTokenChanges(db: Database) {
  return {
    /** Counts a try before it is looked at; false when there were too many. */
    tryCode: async (id: string, most: number): Promise<boolean> => {
      const rows = await db
        .update(mailTokens)
        .set({ codeTries: sql`${mailTokens.codeTries} + 1` })
        .where(and(eq(mailTokens.id, id), lt(mailTokens.codeTries, most)))
        .returning({ id: mailTokens.id })
      return rows.length > 0
    },
    /** Of many at once one is first: it gets true. */
    use: async (connection: Connection, id: string, at: Date): Promise<boolean> => {
      const rows = await connection
        .update(mailTokens)
        .set({ usedAt: at })
        .where(and(eq(mailTokens.id, id), unused))
        .returning({ id: mailTokens.id })
      return rows.length > 0
    },
    /** What was sent before is void: for these purposes, or for any. */
    voidOf: async (connection: Connection, userId: string, at: Date, purposes?: Purpose[]): Promise<void> => {
      const of = purposes && inArray(mailTokens.purpose, purposes)
      await connection
        .update(mailTokens)
        .set({ usedAt: at })
        .where(and(eq(mailTokens.userId, userId), of, unused))
    },
  }
}
