// Every query of two-step login: keys, recovery codes, and logins that wait for their code.
import { and, desc, eq, gt, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { loginChallenges, recoveryCodes, secondSteps, users } from './tables.ts'

/** Logins of one account that wait at once; of more the oldest go. */
const MOST_WAITING = 5

export type SecondStepRow = typeof secondSteps.$inferSelect
type ChallengeRow = typeof loginChallenges.$inferSelect

export const secondStepQueries = (db: Database) => ({ ...secondStepRows(db), ...secondStepWrites, ...recoveryWrites })

function secondStepRows(db: Database) {
  return {
    of: async (userId: string, connection: Connection = db): Promise<SecondStepRow | undefined> =>
      await firstRow(connection.select().from(secondSteps).where(eq(secondSteps.userId, userId))),
    recoveryLeft: (userId: string): Promise<number> =>
      db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
    forgetUnconfirmed: async (before: Date): Promise<void> => {
      await db.delete(secondSteps).where(and(isNull(secondSteps.confirmedAt), lt(secondSteps.createdAt, before)))
    },
  }
}

const secondStepWrites = {
  /** Confirmed ones only; held until the transaction ends. */
  hold: async (connection: Connection, userId: string): Promise<SecondStepRow | undefined> =>
    await firstRow(
      connection
        .select()
        .from(secondSteps)
        .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.confirmedAt)))
        .for('no key update'),
    ),
  /** False when one has been confirmed meanwhile. */
  put: async (connection: Connection, row: { userId: string; sealed: Buffer; createdAt: Date }): Promise<boolean> => {
    const rows = await connection
      .insert(secondSteps)
      .values(row)
      .onConflictDoUpdate({
        target: secondSteps.userId,
        set: { sealed: row.sealed, createdAt: row.createdAt },
        setWhere: isNull(secondSteps.confirmedAt),
      })
      .returning({ userId: secondSteps.userId })
    return rows.length > 0
  },
  /** Of the same code sent twice at once one is first: it gets true. */
  take: async (connection: Connection, userId: string, step: number, confirmedAt?: Date): Promise<boolean> => {
    const rows = await connection
      .update(secondSteps)
      .set({ lastStep: step, ...(confirmedAt ? { confirmedAt } : {}) })
      .where(and(eq(secondSteps.userId, userId), lt(secondSteps.lastStep, step)))
      .returning({ userId: secondSteps.userId })
    return rows.length > 0
  },
  /** Recovery codes go with it. False when there was none that counted. */
  remove: async (connection: Connection, userId: string): Promise<boolean> => {
    const rows = await connection.delete(secondSteps).where(eq(secondSteps.userId, userId)).returning()
    return rows.some(({ confirmedAt }) => confirmedAt !== null)
  },
}

/** Codes for people who have lost the app. */
const recoveryWrites = {
  setRecovery: async (connection: Connection, userId: string, hashes: readonly string[]): Promise<void> => {
    await connection.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await connection.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
  },
  /** Once. */
  useRecovery: async (connection: Connection, userId: string, hash: string, at: Date): Promise<boolean> => {
    const rows = await connection
      .update(recoveryCodes)
      .set({ usedAt: at })
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
      .returning({ hash: recoveryCodes.hash })
    return rows.length > 0
  },
}

export const challengeQueries = (db: Database) => ({ ...challengeReads(db), ...challengeWrites(db) })

function challengeReads(db: Database) {
  return {
    /** While it holds, and the account is what it was when the password was tried. */
    byHash: async (tokenHash: string, now: Date): Promise<ChallengeRow | undefined> => {
      const rows = await db
        .select({ challenge: loginChallenges })
        .from(loginChallenges)
        .innerJoin(users, eq(users.id, loginChallenges.userId))
        .where(
          and(
            eq(loginChallenges.tokenHash, tokenHash),
            gt(loginChallenges.expiresAt, now),
            eq(loginChallenges.epoch, users.epoch),
          ),
        )
      return rows[0]?.challenge
    },
  }
}

function challengeWrites(db: Database) {
  return {
    add: async (row: typeof loginChallenges.$inferInsert): Promise<void> => {
      await db.insert(loginChallenges).values(row)
      const newest = db
        .select({ id: loginChallenges.id })
        .from(loginChallenges)
        .where(eq(loginChallenges.userId, row.userId))
        .orderBy(desc(loginChallenges.createdAt))
        .limit(MOST_WAITING)
      await db.delete(loginChallenges).where(and(eq(loginChallenges.userId, row.userId), notInArray(loginChallenges.id, newest)))
    },
    /** Counts a try before it is looked at; false when there were too many. */
    tryCode: async (id: string, most: number): Promise<boolean> => {
      const rows = await db
        .update(loginChallenges)
        .set({ tries: sql`${loginChallenges.tries} + 1` })
        .where(and(eq(loginChallenges.id, id), lt(loginChallenges.tries, most)))
        .returning({ id: loginChallenges.id })
      return rows.length > 0
    },
    /** Of two that are answered at once one is first: it gets true. */
    use: async (connection: Connection, id: string): Promise<boolean> =>
      (await connection.delete(loginChallenges).where(eq(loginChallenges.id, id)).returning({ id: loginChallenges.id })).length >
      0,
    forgetBefore: async (now: Date): Promise<void> => {
      await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now))
    },
  }
}
