// Every query of mutes.
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { mutes } from './tables.ts'

export type MuteRow = typeof mutes.$inferSelect

const holds = (now: Date) => and(gt(mutes.until, now), isNull(mutes.liftedAt))

export const muteQueries = {
  /** The one that holds now. */
  of: async (connection: Connection, userId: string, now: Date): Promise<MuteRow | undefined> =>
    await firstRow(
      connection
        .select()
        .from(mutes)
        .where(and(eq(mutes.userId, userId), holds(now))),
    ),
  ofThese: async (connection: Connection, userIds: string[], now: Date): Promise<MuteRow[]> =>
    userIds.length === 0
      ? []
      : await connection
          .select()
          .from(mutes)
          .where(and(inArray(mutes.userId, userIds), holds(now))),
  all: async (connection: Connection, now: Date): Promise<MuteRow[]> =>
    await connection.select().from(mutes).where(holds(now)).orderBy(asc(mutes.until)).limit(500),
  /** Of one that holds and a new one the longer stays. */
  put: async (connection: Connection, row: typeof mutes.$inferInsert, now: Date): Promise<MuteRow | undefined> =>
    await firstRow(
      connection
        .insert(mutes)
        .values(row)
        .onConflictDoUpdate({
          target: mutes.userId,
          set: {
            reason: row.reason,
            mutedBy: sql`excluded.muted_by`,
            createdAt: row.createdAt,
            until: row.until,
            liftedAt: null,
          },
          setWhere: sql`${mutes.liftedAt} is not null or ${mutes.until} <= ${now.toISOString()}::timestamptz or ${mutes.until} < excluded.until`,
        })
        .returning(),
    ),
  forgetBefore: async (connection: Connection, day: Date): Promise<void> => {
    await connection.delete(mutes).where(lt(mutes.until, day))
  },
  lift: async (connection: Connection, userId: string, now: Date): Promise<boolean> =>
    (
      await connection
        .update(mutes)
        .set({ liftedAt: now })
        .where(and(eq(mutes.userId, userId), holds(now)))
        .returning({ userId: mutes.userId })
    ).length === 1,
  /** Of one that was lifted and would hold still, when that was; it is held until the transaction ends. */
  lifted: async (connection: Connection, userId: string, now: Date): Promise<Date | null> =>
    (
      await firstRow(
        connection
          .select({ liftedAt: mutes.liftedAt })
          .from(mutes)
          .where(and(eq(mutes.userId, userId), gt(mutes.until, now)))
          .for('update'),
      )
    )?.liftedAt ?? null,
  unlift: async (connection: Connection, userId: string): Promise<void> => {
    await connection.update(mutes).set({ liftedAt: null }).where(eq(mutes.userId, userId))
  },
}
