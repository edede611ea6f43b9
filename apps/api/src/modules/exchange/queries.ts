// The newest rates, the past of one currency, and the banks.
import { DEFAULT_LANGUAGE, QUIET_DAYS, type RateKind } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import { eq, type SQL, sql } from 'drizzle-orm'
import { columnsOf, localizedOf, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { exchangeBanks, exchangeRates } from './tables.ts'

export type BankRow = typeof exchangeBanks.$inferSelect
type RateRow = typeof exchangeRates.$inferSelect
/** `before`: buying on the bank's day before. */
export type NewestRow = Omit<RateRow, 'place'> & { cashBefore: number | null; transactionBefore: number | null }
export type PointRow = { date: string; buying: number; selling: number; banks: number }

const numberOf = (value: unknown): number | null => (value === null ? null : Number(value))

export function exchangeQueries(db: Connection) {
  const latest = db
    .select({ bank: exchangeBanks, rate: exchangeRates })
    .from(exchangeRates)
    .innerJoin(exchangeBanks, eq(exchangeBanks.id, exchangeRates.bankId))
    .where(
      sql`${exchangeRates.bankId} = ${sql.placeholder('bank')} and ${exchangeRates.cashBuying} is not null and ${exchangeRates.day} =
        (select max(r.day) from ${exchangeRates} r where r.bank_id = ${sql.placeholder('bank')} and r.cash_buying is not null)`,
    )
    .orderBy(exchangeRates.place)
    .prepare('exchange_latest')
  return {
    latest: (bank: string) => latest.execute({ bank }),
    banks: (): Promise<BankRow[]> => db.select().from(exchangeBanks).orderBy(textFrom(exchangeBanks, 'name')[DEFAULT_LANGUAGE]),
    /** Of each bank and currency the newest row of late. Samples only while there is nothing else. */
    newest: async (): Promise<NewestRow[]> => {
      const { rows }: { rows: Record<string, unknown>[] } = await db.execute(sql`
        with newest as (select sample, day from ${exchangeRates} order by sample, day desc limit 1)
        select * from (
          select r.*, r.day::text as on_day, row_number() over w as nth, lead(cash_buying) over w as cash_before, lead(transaction_buying) over w as transaction_before
          from ${exchangeRates} r, newest where r.sample = newest.sample and r.day > newest.day - ${QUIET_DAYS}::int
          window w as (partition by bank_id, currency order by r.day desc)
        ) recent where nth = 1 order by bank_id, place`)
      return rows.map(newestRow)
    },
    /** Rates of real days before samples, up to the newest day that the currency has. */
    history: async (asked: HistoryAsk): Promise<{ sample: boolean; points: PointRow[] }> => {
      const newest = await db.execute<{ sample: boolean; last: string }>(sql`
        select r.sample, r.day::text as last from ${exchangeRates} r where r.currency = ${asked.currency} order by r.sample, r.day desc limit 1`)
      const [end] = newest.rows
      if (!end) return { sample: false, points: [] }
      return { sample: end.sample, points: await pointsOf(db, asked, end) }
    },
  }
}
export type LatestRow = Awaited<ReturnType<ReturnType<typeof exchangeQueries>['latest']>>[number]

function newestRow(row: Record<string, unknown>): NewestRow {
  return {
    bankId: String(row.bank_id),
    day: String(row.on_day),
    currency: String(row.currency),
    sample: row.sample === true,
    source: row.source as RateRow['source'],
    cashBuying: numberOf(row.cash_buying),
    cashSelling: numberOf(row.cash_selling),
    transactionBuying: numberOf(row.transaction_buying),
    transactionSelling: numberOf(row.transaction_selling),
    cashBefore: numberOf(row.cash_before),
    transactionBefore: numberOf(row.transaction_before),
  }
}

/** `bank` null: the median of those that deal. */
type HistoryAsk = { currency: string; kind: RateKind; bank: string | null; days: number }

async function pointsOf(
  db: Connection,
  { currency, kind, bank, days }: HistoryAsk,
  end: { sample: boolean; last: string },
): Promise<PointRow[]> {
  const buying = kind === 'cash' ? sql`r.cash_buying` : sql`r.transaction_buying`
  const selling = kind === 'cash' ? sql`r.cash_selling` : sql`r.transaction_selling`
  const middle = (of: SQL) => sql`percentile_cont(0.5) within group (order by ${of})`
  const whose = bank === null ? sql`r.bank_id not in (select id from ${exchangeBanks} where reference)` : sql`r.bank_id = ${bank}`
  const { rows }: { rows: Record<string, unknown>[] } = await db.execute(sql`
    select r.day::text as day, ${middle(buying)} as buying, ${middle(selling)} as selling, count(*)::int as banks
    from ${exchangeRates} r
    where r.currency = ${currency} and r.sample = ${end.sample} and r.day > ${end.last}::date - ${days}::int and ${whose} and ${buying} is not null
    group by r.day order by r.day`)
  return rows.map((row) => ({
    date: String(row.day),
    buying: rounded(row.buying),
    selling: rounded(row.selling),
    banks: Number(row.banks),
  }))
}

/** As exact as rates are stored. */
const rounded = (value: unknown): number => Number(Number(value).toFixed(6))

/** What is there already stays as it is when nothing of it has changed, so that no page is made again. */
export async function addBank(db: Connection, bank: typeof exchangeBanks.$inferInsert): Promise<void> {
  const { reference = false } = bank
  const name = localizedOf(bank, 'name')
  const values = valuesOf(textFrom(bank, 'name')).map((each) => sql`${each}`)
  await db
    .insert(exchangeBanks)
    .values(bank)
    .onConflictDoUpdate({
      target: exchangeBanks.id,
      set: { ...name, reference },
      setWhere: sql`(${columnsOf(exchangeBanks, 'name')}, ${exchangeBanks.reference}) is distinct from (${sql.join(values, sql`, `)}, ${reference})`,
    })
}

/** How many samples of a bank are there. */
export async function countSamples(db: Connection, bankId: string): Promise<number> {
  return await db.$count(exchangeRates, sql`${exchangeRates.sample} and ${exchangeRates.bankId} = ${bankId}`)
}

/** A day that is there stays as it is. */
export async function addRates(db: Connection, rates: (typeof exchangeRates.$inferInsert)[]): Promise<void> {
  if (rates.length > 0) await db.insert(exchangeRates).values(rates).onConflictDoNothing()
}
