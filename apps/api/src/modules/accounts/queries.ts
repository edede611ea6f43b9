// Every query of accounts and the devices they are known on.
import { and, asc, desc, eq, gt, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { isTaken } from '../../platform/database/failures.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { knownDevices, users } from './tables.ts'

/** Of one person; the ones used last. */
const MOST_DEVICES = 20

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

export const userQueries = (db: Database) => ({ ...userReads(db), ...userWrites })

function userReads(db: Database) {
  const byEmail = db
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('users_by_email')
  const byId = db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('users_by_id')
  return {
    byEmail: async (email: string): Promise<UserRow | undefined> => await firstRow(byEmail.execute({ email })),
    byId: async (id: string): Promise<UserRow | undefined> => await firstRow(byId.execute({ id })),
    idsAfter: async (id: string | null, most: number): Promise<string[]> => {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(id === null ? undefined : gt(users.id, id))
        .orderBy(asc(users.id))
        .limit(most)
      return rows.map((row) => row.id)
    },
  }
}

const userWrites = {
  /** As it is now; nobody else changes it, or what is mailed for it, before the transaction ends. */
  hold: async (connection: Connection, id: string): Promise<UserRow | undefined> =>
    await firstRow(connection.select().from(users).where(eq(users.id, id)).for('no key update')),
  /** Nothing when the address has an account already: of two at once one wins. */
  add: async (connection: Connection, user: NewUser): Promise<UserRow | undefined> =>
    await firstRow(connection.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()),
  change: async (connection: Connection, id: string, change: Partial<NewUser>): Promise<UserRow | undefined> =>
    await firstRow(connection.update(users).set(change).where(eq(users.id, id)).returning()),
  /** False when another account has it, also when that takes it at the same moment. */
  takeEmail: async (connection: Connection, id: string, email: string, at: Date): Promise<boolean> => {
    try {
      await connection.update(users).set({ email, confirmedAt: at, registrationHash: null }).where(eq(users.id, id))
      return true
    } catch (error) {
      if (isTaken(error, 'users_email')) return false
      throw error
    }
  },
  raiseEpoch: async (connection: Connection, id: string): Promise<void> => {
    await connection
      .update(users)
      .set({ epoch: sql`${users.epoch} + 1` })
      .where(eq(users.id, id))
  },
}

/** How accounts go. */
export function userEndings(db: Database) {
  return {
    remove: async (connection: Connection, id: string): Promise<void> => {
      await connection.delete(users).where(eq(users.id, id))
    },
    /** Only while nobody has confirmed it, and only for the browser that registered it. */
    holdUnconfirmed: async (connection: Connection, email: string, registrationHash: string): Promise<string | undefined> => {
      const rows = await connection
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email), isNull(users.confirmedAt), eq(users.registrationHash, registrationHash)))
        .for('update')
      return rows[0]?.id
    },
    /** Whose time to confirm is over; so many at once. */
    neverConfirmed: async (now: Date, most: number): Promise<string[]> => {
      const late = and(isNull(users.confirmedAt), lt(users.confirmBy, now), notInArray(users.role, ['editor', 'admin']))
      return (await db.select({ id: users.id }).from(users).where(late).limit(most)).map(({ id }) => id)
    },
  }
}

export function deviceQueries(db: Database) {
  const known = db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, sql.placeholder('userId')))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(MOST_DEVICES)
    .prepare('known_devices_of_user')
  return {
    ofUser: async (userId: string): Promise<string[]> => (await known.execute({ userId })).map(({ device }) => device),
    remember: async (connection: Connection, row: typeof knownDevices.$inferInsert): Promise<void> => {
      await connection
        .insert(knownDevices)
        .values(row)
        .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { lastSeenAt: row.lastSeenAt } })
    },
    forgetOf: async (connection: Connection, userId: string): Promise<void> => {
      await connection.delete(knownDevices).where(eq(knownDevices.userId, userId))
    },
    forgetBefore: async (day: Date): Promise<void> => {
      await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, day))
    },
  }
}
