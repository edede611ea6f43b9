// How the chart of exchange rates slows down when ten years of 31 banks stand behind it in place of a month.
import { CURRENCIES } from '@menged/contracts'
import type { Pool } from '../apps/api/src/platform/database/pool.ts'
import { type Kind, measure, openSide, rowOf, type Side } from './two-sizes.ts'

/** Days of rates. */
const SIZES = [30, 3650] as const
const REQUESTS = 600
const AT_ONCE = 100

const charts = (query: string) => () => CURRENCIES.map((currency) => `/api/exchange-rates/history?currency=${currency}&${query}`)
const KINDS: Kind[] = [
  { name: 'chart: median, 90 days', goal: 3, paths: charts('days=90') },
  { name: 'chart: one bank, 90 days', goal: 3, paths: charts('days=90&bank=AWB&kind=transaction') },
  { name: 'chart: median, 7 days', goal: 3, paths: charts('days=7') },
  { name: 'newest rates of all banks', goal: 3, paths: () => ['/api/exchange-rates/newest'] },
]

async function fill(pool: Pool, days: number): Promise<void> {
  await pool.query('delete from exchange_rates')
  for (let from = 0; from < days; from += AT_ONCE)
    await pool.query(
      `insert into exchange_rates (bank_id, day, place, currency, cash_buying, cash_selling, transaction_buying, transaction_selling, sample, source)
       select b.id, date '2026-11-20' - d, c.place, c.code, 100 + d % 50 + n, 103 + d % 50 + n, 100 + d % 50 + n, 102 + d % 50 + n, false, 'import'
       from (select id, row_number() over (order by id) / 10.0 as n from exchange_banks where not reference) b,
         generate_series($1::int, $2::int) d, unnest($3::text[]) with ordinality c(code, place)`,
      [from, Math.min(days, from + AT_ONCE) - 1, [...CURRENCIES]],
    )
}

const sides: Side[] = []
try {
  for (const days of SIZES) sides.push(await openSide(days, (pool) => fill(pool, days)))
  const rows = []
  for (const kind of KINDS) rows.push(rowOf(kind.name, await measure(sides, kind, REQUESTS), kind.goal, SIZES))
  console.log(
    `rates: ${SIZES[1]} days of 31 banks and ${CURRENCIES.length} currencies against ${SIZES[0]} days, milliseconds, ${REQUESTS} requests of each kind to each portal`,
  )
  console.table(rows)
} finally {
  for (const side of sides) await side.close()
}
