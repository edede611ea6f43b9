// Every query of requests and their steps.
import { PRIVATE_LINK_DAYS, SILENT_DAYS } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { and, asc, type Column, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { type Localized, textAs, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { confirmedAccounts, reachableAccounts } from '../accounts/index.ts'
import { serviceTitles, workerNames } from '../marketplace/index.ts'
import { workerRequestSteps, workerRequests } from './tables.ts'

/** Rows of a list. */
const LISTED = 200

export type RequestRow = typeof workerRequests.$inferSelect
export type NewRequestRow = typeof workerRequests.$inferInsert
export type StepRow = typeof workerRequestSteps.$inferSelect
/** With what it names of the marketplace. */
export type FullRow = RequestRow & {
  workerUserId: string | null
  workerPhone: string | null
  workerEmail: string | null
  /** The sender's account has shown that its address is its own. */
  isConfirmed: boolean
} & Localized<'worker' | 'service'>
export type Which = 'open' | 'ended' | 'all'

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
const inState = (which: Which) => {
  if (which === 'all') return undefined
  return which === 'open' ? isNull(workerRequests.endedAt) : isNotNull(workerRequests.endedAt)
}
/** A private link outlives its request by so many days. */
const holds = (token: string, now: Date) =>
  and(
    isNotNull(workerRequests.tokenHash),
    or(eq(workerRequests.tokenHash, token), eq(workerRequests.mailTokenHash, token)),
    or(isNull(workerRequests.endedAt), gt(workerRequests.endedAt, daysBefore(now, PRIVATE_LINK_DAYS))),
  )
const names = {
  workerUserId: workerNames.userId,
  workerPhone: reachableAccounts.phone,
  workerEmail: reachableAccounts.email,
  isConfirmed: sql<boolean>`${confirmedAccounts.id} is not null`,
  ...textAs('worker', textFrom(workerNames, 'name')),
  ...textAs('service', textFrom(serviceTitles, 'title')),
}

export function requestQueries(db: Connection) {
  const full = (connection: Connection = db) =>
    connection
      .select({ request: workerRequests, ...names })
      .from(workerRequests)
      .innerJoin(workerNames, eq(workerNames.id, workerRequests.workerId))
      .leftJoin(reachableAccounts, eq(reachableAccounts.id, workerNames.userId))
      .leftJoin(confirmedAccounts, eq(confirmedAccounts.id, workerRequests.userId))
      .leftJoin(serviceTitles, eq(serviceTitles.id, workerRequests.serviceId))
  type Found = Awaited<ReturnType<typeof full>>[number]
  const flat = ({ request, ...rest }: Found): FullRow => ({ ...request, ...rest })
  const newest = async (of: ReturnType<typeof eq>, which: Which, most: number): Promise<FullRow[]> =>
    (
      await full()
        .where(and(of, inState(which)))
        // However many have ended, none that is open is left out for them.
        .orderBy(isNotNull(workerRequests.endedAt), desc(workerRequests.createdAt), workerRequests.id)
        .limit(most)
    ).map(flat)
  const one = async (where: ReturnType<typeof and>): Promise<FullRow | undefined> => {
    const [found] = await full().where(where)
    return found && flat(found)
  }
  return {
    byId: (id: string) => one(eq(workerRequests.id, id)),
    /** By the link of the form, or by that of its mails: both are void together. */
    byLink: (hash: string, now: Date) => one(holds(hash, now)),
    ofUser: (userId: string, which: Which, most = LISTED) => newest(eq(workerRequests.userId, userId), which, most),
    ofWorker: (workerId: number, which: Which, most = LISTED) => newest(eq(workerRequests.workerId, workerId), which, most),
    /** In their order. */
    steps: async (ids: string[]): Promise<StepRow[]> =>
      ids.length === 0
        ? []
        : await db
            .select()
            .from(workerRequestSteps)
            .where(inArray(workerRequestSteps.requestId, ids))
            .orderBy(asc(workerRequestSteps.id)),
  }
}

export const requestChanges = {
  /** Nothing when a request of this key is there. */
  add: async (connection: Connection, row: NewRequestRow): Promise<boolean> =>
    (
      await connection
        .insert(workerRequests)
        .values(row)
        .onConflictDoNothing({ target: workerRequests.key })
        .returning({ id: workerRequests.id })
    ).length === 1,
  byKey: async (connection: Connection, key: string): Promise<RequestRow | undefined> =>
    await firstRow(connection.select().from(workerRequests).where(eq(workerRequests.key, key))),
  /** As it is now; nobody else changes it before the transaction ends. */
  hold: async (connection: Connection, id: string): Promise<RequestRow | undefined> =>
    await firstRow(connection.select().from(workerRequests).where(eq(workerRequests.id, id)).for('update')),
  put: async (connection: Connection, id: string, change: Partial<NewRequestRow>): Promise<void> => {
    await connection.update(workerRequests).set(change).where(eq(workerRequests.id, id))
  },
  openMail: async (connection: Connection, id: string, mailOpenedAt: Date, clientMark: string | null): Promise<void> => {
    const unopened = and(eq(workerRequests.id, id), isNull(workerRequests.mailOpenedAt))
    await connection.update(workerRequests).set({ mailOpenedAt, clientMark }).where(unopened)
  },
  addStep: async (connection: Connection, step: typeof workerRequestSteps.$inferInsert): Promise<void> => {
    await connection.insert(workerRequestSteps).values(step)
  },
  openOf: async (connection: Connection, userId: string): Promise<string[]> => {
    const open = and(eq(workerRequests.userId, userId), isNull(workerRequests.endedAt))
    const rows = await connection.select({ id: workerRequests.id }).from(workerRequests).where(open).orderBy(workerRequests.id)
    return rows.map(({ id }) => id)
  },
  /** To the worker of an account. */
  openTo: async (connection: Connection, userId: string): Promise<string[]> => {
    const rows = await connection
      .select({ id: workerRequests.id })
      .from(workerRequests)
      .innerJoin(workerNames, eq(workerNames.id, workerRequests.workerId))
      .where(and(eq(workerNames.userId, userId), isNull(workerRequests.endedAt)))
      .orderBy(workerRequests.id)
    return rows.map(({ id }) => id)
  },
}

const NOTHING = {
  ...{ name: '', phone: null, email: null, text: '', place: null, workerNote: null },
  ...{ tokenHash: null, mailTokenHash: null },
} as const

/** How words and ways to reach somebody go. */
export const requestEndings = {
  forgetSender: async (connection: Connection, userId: string): Promise<void> => {
    const own = eq(workerRequests.userId, userId)
    const ids = connection.select({ id: workerRequests.id }).from(workerRequests).where(own)
    await connection.update(workerRequestSteps).set({ note: null }).where(inArray(workerRequestSteps.requestId, ids))
    await connection.update(workerRequests).set(NOTHING).where(own)
  },
  voidOldLinks: async (db: Connection, now: Date): Promise<void> => {
    const over = lte(workerRequests.endedAt, daysBefore(now, PRIVATE_LINK_DAYS))
    await db
      .update(workerRequests)
      .set({ tokenHash: null })
      .where(and(isNotNull(workerRequests.tokenHash), over))
  },
  /** What nobody has touched since then has come to nothing. */
  endUntouched: async (db: Connection, before: Date, now: Date): Promise<void> => {
    await db
      .update(workerRequests)
      .set({ state: 'cancelled', endedAt: now, tokenHash: null, version: sql`${workerRequests.version} + 1` })
      .where(and(isNull(workerRequests.endedAt), lt(workerRequests.updatedAt, before)))
  },
  forgetEnded: async (db: Connection, before: Date): Promise<void> => {
    const old = and(lt(workerRequests.endedAt, before), ne(workerRequests.name, ''))
    const ids = db.select({ id: workerRequests.id }).from(workerRequests).where(old)
    await db.update(workerRequestSteps).set({ note: null }).where(inArray(workerRequestSteps.requestId, ids))
    await db.update(workerRequests).set(NOTHING).where(old)
  },
}

const isNot = (own: Column, workers: Column) => or(isNull(own), isNull(workers), ne(own, workers))
/** As `clientMarkOf` tells it, which an ended request has kept. */
const isKnownClient = or(
  isNotNull(workerRequests.clientMark),
  and(
    isNull(workerRequests.endedAt),
    or(isNotNull(confirmedAccounts.id), isNotNull(workerRequests.mailOpenedAt)),
    isNot(workerRequests.email, reachableAccounts.email),
    isNot(workerRequests.phone, reachableAccounts.phone),
  ),
)
/** One client counts once a month: who comes again and again may be the worker. */
const clientMonths = sql`distinct (${workerRequests.clientMark}, date_trunc('month', ${workerRequests.endedAt} at time zone 'Africa/Addis_Ababa'))`

/** What the figures of a worker are made of. */
export const figureQueries = {
  /** Minutes to the first answer of the last ones that were answered, to clients who have shown who they are. */
  answerMinutes: async (db: Connection, workerId: number, most: number): Promise<number[]> => {
    const minutes = sql<number>`extract(epoch from ${workerRequests.answeredAt} - ${workerRequests.createdAt})::float8 / 60`
    const rows = await db
      .select({ minutes })
      .from(workerRequests)
      .innerJoin(workerNames, eq(workerNames.id, workerRequests.workerId))
      .leftJoin(reachableAccounts, eq(reachableAccounts.id, workerNames.userId))
      .leftJoin(confirmedAccounts, eq(confirmedAccounts.id, workerRequests.userId))
      .where(and(eq(workerRequests.workerId, workerId), isNotNull(workerRequests.answeredAt), isKnownClient))
      .orderBy(desc(workerRequests.answeredAt), workerRequests.id)
      .limit(most)
    return rows.map((row) => row.minutes)
  },
  /** Done is what both have marked, and what one has marked and the other has not spoken against for a while. */
  finished: async (db: Connection, workerId: number, now: Date): Promise<{ completed: number; unfinished: number }> => {
    const isDone = and(
      eq(workerRequests.state, 'done'),
      or(
        and(isNotNull(workerRequests.workerDoneAt), isNotNull(workerRequests.clientDoneAt)),
        lte(workerRequests.endedAt, daysBefore(now, SILENT_DAYS)),
      ),
    )
    const [row] = await db
      .select({
        completed: sql<number>`(count(${clientMonths}) filter (where ${isDone}))::int`,
        unfinished: sql<number>`(count(${clientMonths}) filter (where ${eq(workerRequests.state, 'unfinished')}))::int`,
      })
      .from(workerRequests)
      .where(and(eq(workerRequests.workerId, workerId), isNotNull(workerRequests.clientMark)))
    return row ?? { completed: 0, unfinished: 0 }
  },
  /** Whose word has begun to stand for both within these hours. */
  silentWorkers: async (db: Connection, from: Date, to: Date): Promise<number[]> => {
    const half = or(isNull(workerRequests.workerDoneAt), isNull(workerRequests.clientDoneAt))
    const within = and(
      gt(workerRequests.endedAt, daysBefore(from, SILENT_DAYS)),
      lte(workerRequests.endedAt, daysBefore(to, SILENT_DAYS)),
    )
    const rows = await db
      .selectDistinct({ id: workerRequests.workerId })
      .from(workerRequests)
      .where(and(eq(workerRequests.state, 'done'), half, within))
    return rows.map(({ id }) => id)
  },
}
