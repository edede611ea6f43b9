// Queries of workers who change what is theirs.
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { localizedOf } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { workingAccounts } from '../accounts/index.ts'
import { publishedPosts } from '../posts/index.ts'
import { isListed, ofWorker } from './listed.ts'
import { workerEarnings, workerPhotos, workerServices, workers } from './tables.ts'

export type NewWorkerRow = typeof workers.$inferInsert
export type OwnRow = typeof workers.$inferSelect
export type NewServiceRow = Omit<typeof workerServices.$inferInsert, 'id' | 'workerId' | 'place' | 'updatedAt'>
type Photo = { id: string; small: Buffer; large: Buffer }

export const ownQueries = (db: Database) => ({ ...ownReads(db), ...ownWrites(db) })

function ownReads(db: Database) {
  return {
    ofUser: async (userId: string): Promise<OwnRow | undefined> =>
      await firstRow(db.select().from(workers).where(eq(workers.userId, userId))),
    /** Of somebody who is listed: nobody sees the others yet, or any more. */
    photo: async (id: string): Promise<{ small: Buffer; large: Buffer } | undefined> =>
      await firstRow(
        db
          .select({ small: workerPhotos.small, large: workerPhotos.large })
          .from(workerPhotos)
          .innerJoin(workers, eq(workers.id, workerPhotos.workerId))
          .leftJoin(workingAccounts, ofWorker)
          .where(and(isListed, eq(workerPhotos.id, id))),
      ),
  }
}

function ownWrites(db: Database) {
  return {
    add: async (connection: Connection, row: NewWorkerRow): Promise<number> => {
      const rows = await connection.insert(workers).values(row).returning({ id: workers.id })
      return rows[0]?.id ?? 0
    },
    /** Two changes of one worker wait for each other. */
    hold: async (connection: Connection, userId: string): Promise<OwnRow | undefined> =>
      await firstRow(connection.select().from(workers).where(eq(workers.userId, userId)).for('no key update')),
    change: async (connection: Connection, id: number, change: Partial<NewWorkerRow>): Promise<OwnRow | undefined> =>
      await firstRow(connection.update(workers).set(change).where(eq(workers.id, id)).returning()),
    /** Only who has come back changes what pages show. */
    touch: async (userId: string, now: Date, before: { online: Date; touched: Date }): Promise<void> => {
      const isBack = and(workers.available, or(isNull(workers.activeAt), lt(workers.activeAt, before.online)))
      await db
        .update(workers)
        .set({
          activeAt: now,
          updatedAt: sql`case when ${isBack} then ${now.toISOString()}::timestamptz else ${workers.updatedAt} end`,
        })
        .where(and(eq(workers.userId, userId), or(isNull(workers.activeAt), lt(workers.activeAt, before.touched))))
    },
    /** Those whose time as "online" has ended since they were last heard of: pages hear of it once. */
    tellLeft: async (now: Date, before: Date, onlineMs: number): Promise<void> => {
      const left = sql`${workers.activeAt} + ${onlineMs} * interval '1 millisecond'`
      await db
        .update(workers)
        .set({ updatedAt: now })
        .where(and(eq(workers.available, true), lt(workers.activeAt, before), lt(workers.updatedAt, left)))
    },
    putPhoto: async (connection: Connection, workerId: number, { id, small, large }: Photo, createdAt: Date): Promise<void> => {
      const set = { id, small, large, createdAt }
      await connection
        .insert(workerPhotos)
        .values({ workerId, ...set })
        .onConflictDoUpdate({ target: workerPhotos.workerId, set })
    },
    removePhoto: async (connection: Connection, workerId: number): Promise<void> => {
      await connection.delete(workerPhotos).where(eq(workerPhotos.workerId, workerId))
    },
  }
}

export const ownServiceQueries = (db: Database) => ({ ...ownServiceReads(db), ...ownServiceWrites })

function ownServiceReads(db: Database) {
  return {
    all: async (workerId: number, connection: Connection = db) =>
      await connection
        .select()
        .from(workerServices)
        .where(eq(workerServices.workerId, workerId))
        .orderBy(asc(workerServices.place), asc(workerServices.id)),
    guides: async () =>
      await db
        .select({ id: publishedPosts.id, ...localizedOf(publishedPosts, 'title') })
        .from(publishedPosts)
        .orderBy(asc(publishedPosts.id)),
    isGuide: async (id: string): Promise<boolean> =>
      (await db.select({ id: publishedPosts.id }).from(publishedPosts).where(eq(publishedPosts.id, id))).length === 1,
  }
}

const ownServiceWrites = {
  add: async (connection: Connection, row: NewServiceRow & { workerId: number; place: number; updatedAt: Date }) =>
    await firstRow(connection.insert(workerServices).values(row).returning()),
  /** Nothing when this worker has no such service. */
  change: async (connection: Connection, workerId: number, id: number, row: NewServiceRow & { updatedAt: Date }) =>
    await firstRow(
      connection
        .update(workerServices)
        .set(row)
        .where(and(eq(workerServices.id, id), eq(workerServices.workerId, workerId)))
        .returning(),
    ),
  remove: async (connection: Connection, workerId: number, id: number): Promise<boolean> =>
    (
      await connection
        .delete(workerServices)
        .where(and(eq(workerServices.id, id), eq(workerServices.workerId, workerId)))
        .returning({ id: workerServices.id })
    ).length === 1,
  place: async (connection: Connection, id: number, place: number): Promise<void> => {
    await connection.update(workerServices).set({ place }).where(eq(workerServices.id, id))
  },
}

/** A worker's own notes of earnings. */
export const earningQueries = (db: Database) => ({ ...earningReads(db), ...earningWrites(db) })

function earningReads(db: Database) {
  const between = (workerId: number, from: string, to: string) =>
    and(eq(workerEarnings.workerId, workerId), gte(workerEarnings.day, from), lte(workerEarnings.day, to))
  return {
    list: async (workerId: number, from: string, to: string, most: number) =>
      await db
        .select()
        .from(workerEarnings)
        .where(between(workerId, from, to))
        .orderBy(desc(workerEarnings.day), desc(workerEarnings.createdAt))
        .limit(most),
    sum: async (workerId: number, from: string, to: string): Promise<number> => {
      const rows = await db
        .select({ sum: sql<string>`coalesce(sum(${workerEarnings.amount}), 0)` })
        .from(workerEarnings)
        .where(between(workerId, from, to))
      return Number(rows[0]?.sum ?? 0)
    },
  }
}

function earningWrites(db: Database) {
  return {
    /** Sent again it is the same note, in its last words. False when the id is that of another worker's. */
    add: async (row: typeof workerEarnings.$inferInsert): Promise<boolean> => {
      const { workerId, day, amount, note } = row
      const rows = await db
        .insert(workerEarnings)
        .values(row)
        .onConflictDoUpdate({
          target: workerEarnings.id,
          set: { day, amount, note },
          setWhere: eq(workerEarnings.workerId, workerId),
        })
        .returning({ id: workerEarnings.id })
      return rows.length === 1
    },
    remove: async (workerId: number, id: string): Promise<boolean> =>
      (
        await db
          .delete(workerEarnings)
          .where(and(eq(workerEarnings.id, id), eq(workerEarnings.workerId, workerId)))
          .returning({ id: workerEarnings.id })
      ).length === 1,
  }
}
export type OwnServiceRow = Awaited<ReturnType<ReturnType<typeof ownServiceQueries>['all']>>[number]
export type EarningRow = Awaited<ReturnType<ReturnType<typeof earningQueries>['list']>>[number]

/** The account is confirmed, suspended, or of another role: lists and pages hear that the worker comes or goes. */
export async function touchWorker(connection: Connection, userId: string, now: Date): Promise<void> {
  await connection.update(workers).set({ updatedAt: now }).where(eq(workers.userId, userId))
}

/** What an admin has seen of a worker's papers. */
export async function checkWorker(
  connection: Connection,
  workerId: number,
  seen: { identity: boolean; background: boolean },
  now: Date,
): Promise<void> {
  const checks = {
    ...(seen.identity ? { identityCheckedAt: now } : {}),
    ...(seen.background ? { backgroundCheckedAt: now } : {}),
  }
  await connection
    .update(workers)
    .set({ ...checks, updatedAt: now })
    .where(eq(workers.id, workerId))
}

const named = { id: workers.id, userId: workers.userId, ...localizedOf(workers, 'name') }

/** The worker that an account is. */
export async function workerOf(connection: Connection, userId: string) {
  return await firstRow(connection.select(named).from(workers).where(eq(workers.userId, userId)))
}

/** Until the transaction ends nobody gives the worker another name. */
export async function heldWorker(connection: Connection, id: number) {
  return await firstRow(connection.select(named).from(workers).where(eq(workers.id, id)).for('update'))
}

/** Listed or not, in no order. */
export async function workersById(connection: Connection, ids: number[]) {
  return ids.length === 0 ? [] : await connection.select(named).from(workers).where(inArray(workers.id, ids))
}
