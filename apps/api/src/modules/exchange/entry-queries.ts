// Queries of what comes in: rates that are stored or held, what they are measured against, and how the sources are.
import type { RateSource } from '@menged/contracts'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { exchangeHeld, exchangeRates, exchangeSources } from './tables.ts'

export type NewRate = Omit<typeof exchangeRates.$inferInsert, 'sample' | 'place' | 'source'> & {
  place: number
  source: RateSource
}
type NewHeld = typeof exchangeHeld.$inferInsert
export type HeldRow = typeof exchangeHeld.$inferSelect
export type SourceRow = typeof exchangeSources.$inferSelect

const incoming = (name: string) => sql.raw(`excluded.${name}`)
const AMOUNTS = ['cash_buying', 'cash_selling', 'transaction_buying', 'transaction_selling']
const list = (table: string) => sql.raw(AMOUNTS.map((name) => `${table}.${name}`).join(', '))
/** Kinds that a source does not know stay as another has said, for the same day. Of a sample nothing stays. */
const kept = (name: string) => `coalesce(excluded.${name}, case when not exchange_rates.sample then exchange_rates.${name} end)`
const keep = (name: string) => sql.raw(kept(name))

export const entryQueries = (db: Connection) => ({ ...entryReads(db), ...entryWrites(db) })

function entryReads(db: Connection) {
  return {
    /** Of these rows the keys of those that are stored already as they are: somebody has accepted them. */
    accepted: async (rows: NewRate[]): Promise<Set<string>> => {
      if (rows.length === 0) return new Set()
      const asked = rows.map((row) => ({
        bank: row.bankId,
        day: row.day,
        currency: row.currency,
        cb: row.cashBuying ?? null,
        cs: row.cashSelling ?? null,
        tb: row.transactionBuying ?? null,
        ts: row.transactionSelling ?? null,
      }))
      const { rows: found }: { rows: { key: string }[] } = await db.execute(sql`
        select r.bank_id || ' ' || r.currency || ' ' || r.day as key
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(bank text, day date, currency text, cb numeric, cs numeric, tb numeric, ts numeric)
        join ${exchangeRates} r on r.bank_id = a.bank and r.day = a.day and r.currency = a.currency and not r.sample
        where (coalesce(a.cb, r.cash_buying), coalesce(a.cs, r.cash_selling), coalesce(a.tb, r.transaction_buying), coalesce(a.ts, r.transaction_selling))
          is not distinct from (${list('r')})`)
      return new Set(found.map(({ key }) => key))
    },
    /** Of each currency on each of these days: the middle of the newest day up to then. Samples are nobody's rates. */
    medians: async (asked: { currency: string; day: string }[]): Promise<Map<string, number>> => {
      if (asked.length === 0) return new Map()
      const { rows }: { rows: { currency: string; day: string; median: string }[] } = await db.execute(sql`
        with asked as (select distinct currency, day::date from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(currency text, day text))
        select asked.currency, asked.day::text as day, known.median from asked
        cross join lateral (
          select percentile_cont(0.5) within group (order by (coalesce(r.cash_buying, r.transaction_buying) + coalesce(r.cash_selling, r.transaction_selling)) / 2) as median
          from ${exchangeRates} r where r.currency = asked.currency and not r.sample and r.day =
            (select n.day from ${exchangeRates} n where n.currency = asked.currency and n.sample = false and n.day <= asked.day order by n.sample, n.day desc limit 1)
        ) known where known.median is not null`)
      return new Map(rows.map(({ currency, day, median }) => [`${currency} ${day}`, Number(median)]))
    },
  }
}

function entryWrites(db: Connection) {
  return {
    /** What has changed only, so that nothing is told of a row that says the same. Returns how many were written. */
    put: async (rates: NewRate[]): Promise<number> => {
      if (rates.length === 0) return 0
      const written = await db
        .insert(exchangeRates)
        .values(rates.map((rate) => ({ ...rate, sample: false })))
        .onConflictDoUpdate({
          target: [exchangeRates.bankId, exchangeRates.day, exchangeRates.currency],
          set: {
            cashBuying: keep('cash_buying'),
            cashSelling: keep('cash_selling'),
            transactionBuying: keep('transaction_buying'),
            transactionSelling: keep('transaction_selling'),
            source: incoming('source'),
            sample: sql`false`,
          },
          setWhere: sql`(${list('exchange_rates')}, exchange_rates.sample) is distinct from (${sql.raw(AMOUNTS.map(kept).join(', '))}, false)`,
        })
        .returning({ bankId: exchangeRates.bankId })
      return written.length
    },
  }
}

/** What waits for an administrator, and what one has said no to. */
export const heldQueries = (db: Connection) => ({
  /** Returns how many wait now. */
  hold: async (rows: NewHeld[]): Promise<number> => {
    if (rows.length === 0) return 0
    const held = await db
      .insert(exchangeHeld)
      .values(rows)
      .onConflictDoUpdate({
        target: [exchangeHeld.bankId, exchangeHeld.day, exchangeHeld.currency],
        set: {
          cashBuying: incoming('cash_buying'),
          cashSelling: incoming('cash_selling'),
          transactionBuying: incoming('transaction_buying'),
          transactionSelling: incoming('transaction_selling'),
          median: incoming('median'),
          source: incoming('source'),
          createdAt: incoming('created_at'),
          rejectedAt: sql`null`,
        },
        // What an administrator has said no to, value for value, is not asked again when a source says it once more.
        setWhere: sql`${exchangeHeld.rejectedAt} is null or excluded.source in ('entry', 'import') or (${list('exchange_held')}) is distinct from (${list('excluded')})`,
      })
      .returning({ id: exchangeHeld.id })
    return held.length
  },
  held: (): Promise<HeldRow[]> =>
    db
      .select()
      .from(exchangeHeld)
      .where(isNull(exchangeHeld.rejectedAt))
      .orderBy(asc(exchangeHeld.createdAt), asc(exchangeHeld.id))
      .limit(1000),
  /** Of two who decide at once one gets it. */
  takeHeld: async (id: string): Promise<HeldRow | undefined> =>
    await firstRow(
      db
        .delete(exchangeHeld)
        .where(and(eq(exchangeHeld.id, id), isNull(exchangeHeld.rejectedAt)))
        .returning(),
    ),
  /** Its values stay, so that they are known when they come again; null: it waits again. False when somebody else has decided. */
  putRejected: async (id: string, rejectedAt: Date | null): Promise<boolean> =>
    (
      await db
        .update(exchangeHeld)
        .set({ rejectedAt })
        .where(and(eq(exchangeHeld.id, id), (rejectedAt ? isNull : isNotNull)(exchangeHeld.rejectedAt)))
        .returning({ id: exchangeHeld.id })
    ).length === 1,
})

export function sourceQueries(db: Connection) {
  return {
    /** One process at a time, and none that has looked a moment ago. */
    takeTurn: async (id: RateSource, now: Date, before: Date): Promise<boolean> => {
      const taken = await db
        .insert(exchangeSources)
        .values({ id, triedAt: now })
        .onConflictDoUpdate({
          target: exchangeSources.id,
          set: { triedAt: now },
          setWhere: sql`${exchangeSources.triedAt} <= ${before.toISOString()}::timestamptz`,
        })
        .returning({ id: exchangeSources.id })
      return taken.length > 0
    },
    one: async (id: RateSource): Promise<SourceRow | undefined> =>
      await firstRow(db.select().from(exchangeSources).where(eq(exchangeSources.id, id))),
    all: (): Promise<SourceRow[]> => db.select().from(exchangeSources).orderBy(exchangeSources.id),
    good: async (id: RateSource, goodAt: Date): Promise<void> => {
      await db.update(exchangeSources).set({ goodAt, failure: null }).where(eq(exchangeSources.id, id))
    },
    failed: async (id: RateSource, failure: string): Promise<void> => {
      await db.update(exchangeSources).set({ failure }).where(eq(exchangeSources.id, id))
    },
  }
}
