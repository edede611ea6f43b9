// Every query of push subscriptions.
import type { NotificationKind } from '@menged/contracts'
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { isTaken } from '../../platform/database/failures.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { pushSubscriptions } from './tables.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect
type NewSubscription = typeof pushSubscriptions.$inferInsert

const of = (userId: string | null) => (userId === null ? isNull(pushSubscriptions.userId) : eq(pushSubscriptions.userId, userId))

export const subscriptionQueries = (db: Database) => ({ ...subscriptionReads(db), ...subscriptionWrites })

function subscriptionReads(db: Database) {
  return {
    one: async (id: string): Promise<SubscriptionRow | undefined> =>
      await firstRow(db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))),
    /** Those of a person, or without one, that want this kind; so many at a time. */
    wanting: (userId: string | null, kind: NotificationKind, after: string | null, most: number): Promise<SubscriptionRow[]> =>
      db
        .select()
        .from(pushSubscriptions)
        .where(
          and(
            of(userId),
            sql`${kind} = any(${pushSubscriptions.kinds})`,
            after === null ? undefined : gt(pushSubscriptions.id, after),
          ),
        )
        .orderBy(asc(pushSubscriptions.id))
        .limit(most),
  }
}

const subscriptionWrites = {
  /** A browser has one subscription; a newer one replaces it. */
  put: async (connection: Connection, row: NewSubscription): Promise<void> => {
    const { endpoint: _, ...set } = row
    await connection.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
  },
  /** Nothing happens when there is no such browser. False when another took the new address at the same moment; the transaction is lost. */
  renew: async (
    connection: Connection,
    replaces: string,
    row: Pick<NewSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  ): Promise<boolean> => {
    await connection
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, row.endpoint), ne(pushSubscriptions.endpoint, replaces)))
    try {
      await connection.update(pushSubscriptions).set(row).where(eq(pushSubscriptions.endpoint, replaces))
      return true
    } catch (error) {
      if (isTaken(error, 'push_subscriptions_endpoint')) return false
      throw error
    }
  },
  keepNewest: async (connection: Connection, userId: string, most: number): Promise<void> => {
    const older = connection
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(of(userId))
      .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
      .offset(most)
    await connection.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, older))
  },
}

/** How a browser is let go of. */
export function subscriptionEndings(db: Database) {
  return {
    remove: async (id: string): Promise<void> => {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
    },
    removeEndpoint: async (endpoint: string): Promise<void> => {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
    },
    /** All but those of the kept session. */
    detach: async (connection: Connection, userId: string, kept: string | null): Promise<void> => {
      const others = kept === null ? undefined : or(isNull(pushSubscriptions.sessionId), ne(pushSubscriptions.sessionId, kept))
      await connection
        .update(pushSubscriptions)
        .set({ userId: null })
        .where(and(of(userId), others))
    },
  }
}
