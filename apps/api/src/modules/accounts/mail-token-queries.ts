// Every query of mailed links and codes.
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { mailTokens } from './tables.ts'

export type MailTokenRow = typeof mailTokens.$inferSelect
export type Purpose = MailTokenRow['purpose']

const unused = isNull(mailTokens.usedAt)

export function mailTokenQueries(db: Database) {
  return {
    add: async (connection: Connection, row: typeof mailTokens.$inferInsert): Promise<void> => {
      await connection.insert(mailTokens).values(row)
    },
    byId: async (id: string): Promise<MailTokenRow | undefined> =>
      (await db.select().from(mailTokens).where(eq(mailTokens.id, id)))[0],
    /** Live ones only. */
    byHash: async (tokenHash: string, purposes: Purpose[], now: Date): Promise<MailTokenRow | undefined> =>
      (
        await db
          .select()
          .from(mailTokens)
          .where(
            and(
              eq(mailTokens.tokenHash, tokenHash),
              inArray(mailTokens.purpose, purposes),
              unused,
              gt(mailTokens.expiresAt, now),
            ),
          )
      )[0],
    /** The newest live ones of an address; a code is tried on the first. */
    ofEmail: async (email: string, purposes: Purpose[], now: Date): Promise<MailTokenRow | undefined> =>
      (
        await db
          .select()
          .from(mailTokens)
          .where(
            and(eq(mailTokens.email, email), inArray(mailTokens.purpose, purposes), unused, gt(mailTokens.codeExpiresAt, now)),
          )
          .orderBy(desc(mailTokens.createdAt))
          .limit(1)
      )[0],
    pendingEmail: async (userId: string, now: Date): Promise<string | undefined> =>
      (
        await db
          .select({ email: mailTokens.email })
          .from(mailTokens)
          .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'email'), unused, gt(mailTokens.expiresAt, now)))
          .orderBy(desc(mailTokens.createdAt))
          .limit(1)
      )[0]?.email,
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
    /** What was sent before is void. */
    voidOf: async (connection: Connection, userId: string, purposes: Purpose[], at: Date): Promise<void> => {
      await connection
        .update(mailTokens)
        .set({ usedAt: at })
        .where(and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, purposes), unused))
    },
  }
}
