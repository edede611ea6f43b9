// Queries of rate alerts.
import type { RateKind, RateSide } from '@menged/contracts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { exchangeAlerts } from './tables.ts'

export type AlertRow = typeof exchangeAlerts.$inferSelect
export type NewAlertRow = Omit<typeof exchangeAlerts.$inferInsert, 'id'>
/** `bank` null: the median. */
export type RateNow = { currency: string; bank: string | null; kind: RateKind; side: RateSide; value: number }
export type Crossing = { id: string; userId: string; crossings: number; past: boolean; now: number }

const own = (userId: string) => eq(exchangeAlerts.userId, userId)
const isSame = ({ userId, currency, bankId = null, kind, side, direction, value }: NewAlertRow) =>
  and(
    own(userId),
    eq(exchangeAlerts.currency, currency),
    sql`${exchangeAlerts.bankId} is not distinct from ${bankId}`,
    eq(exchangeAlerts.kind, kind),
    eq(exchangeAlerts.side, side),
    eq(exchangeAlerts.direction, direction),
    sql`${exchangeAlerts.value} = ${value}::numeric(14, 6)`,
  )

export function alertQueries(db: Connection) {
  return {
    ofUser: (userId: string): Promise<AlertRow[]> =>
      db.select().from(exchangeAlerts).where(own(userId)).orderBy(desc(exchangeAlerts.createdAt), exchangeAlerts.id),
    count: (userId: string): Promise<number> => db.$count(exchangeAlerts, own(userId)),
    /** The same person one after the other, or the bound would not hold. */
    holdPerson: async (userId: string): Promise<void> => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rate alerts ${userId}`}, 0))`)
    },
    same: async (row: NewAlertRow): Promise<AlertRow | undefined> =>
      await firstRow(db.select().from(exchangeAlerts).where(isSame(row))),
    add: async (row: NewAlertRow): Promise<AlertRow> => {
      const [added] = await db.insert(exchangeAlerts).values(row).returning()
      if (!added) throw new Error('the alert was not stored')
      return added
    },
    remove: async (userId: string, id: string): Promise<boolean> =>
      (
        await db
          .delete(exchangeAlerts)
          .where(and(own(userId), eq(exchangeAlerts.id, id)))
          .returning({ id: exchangeAlerts.id })
      ).length > 0,
    byIds: (ids: string[]): Promise<AlertRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(exchangeAlerts)
            .where(sql`${exchangeAlerts.id} = any(${sql.param(ids)}::uuid[])`),
    turn: (values: RateNow[], most: number) => turn(db, values, most),
  }
}

/** Marks alerts whose rate has gone over to the other side of the value, so many at once. Another process takes others. */
async function turn(db: Connection, values: RateNow[], most: number): Promise<Crossing[]> {
  const past = sql`case a.direction when 'above' then v.value >= a.value else v.value <= a.value end`
  const { rows }: { rows: Record<string, unknown>[] } = await db.execute(sql`
    with v as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(currency text, bank text, kind text, side text, value numeric)
    ), turned as (
      select a.id, ${past} as past, v.value as now from ${exchangeAlerts} a
      join v on v.currency = a.currency and v.bank is not distinct from a.bank_id and v.kind = a.kind and v.side = a.side
      where a.past is distinct from (${past}) limit ${most} for update of a skip locked
    )
    update ${exchangeAlerts} a set past = turned.past, crossings = a.crossings + turned.past::int from turned
    where a.id = turned.id returning a.id, a.user_id, a.crossings, a.past, turned.now`)
  return rows.map((row) => ({
    id: String(row.id),
    userId: String(row.user_id),
    crossings: Number(row.crossings),
    past: row.past === true,
    now: Number(row.now),
  }))
}
