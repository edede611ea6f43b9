// How the overview of the admin area slows down when a million rows of statistics stand behind it in place of ten thousand.
import type { Pool } from '../apps/api/src/platform/database/pool.ts'
import { type Kind, measure, openSide, rowOf, type Side } from './two-sizes.ts'

/** Rows of counters, over 400 days. */
const SIZES = [10_000, 1_000_000] as const
const REQUESTS = 500
const AT_ONCE = 100_000
const PASSWORD = 'a long password of the bench'

const tokens = new Map<number, string>()
const headers = (size: number) => ({ authorization: `Bearer ${tokens.get(size)}` })
const KINDS: Kind[] = [
  ...[7, 14, 90].map((days) => ({ name: `${days} days`, goal: 3, paths: () => [`/api/admin/overview?days=${days}`], headers })),
  { name: '90 days as a file', goal: 3, paths: () => ['/api/admin/overview.csv?days=90'], headers },
]

/** A third of the rows are searches that found something, a third such that did not. As they are written, so triggers add them up. */
async function fill(pool: Pool, size: number): Promise<void> {
  for (let from = 0; from < size; from += AT_ONCE)
    await pool.query(
      `insert into statistics_daily (day, kind, subject, outcome, count)
       select (now() at time zone 'Africa/Addis_Ababa')::date - n % 400, (array['post-search', 'guday-search-value', 'share-count'])[1 + n / 400 % 3],
         'subject ' || (n / 1200 + n % 400 * 7), case when n / 400 % 3 = 2 then '' when n % 2 = 0 then 'found' else 'missing' end, 1 + n % 50
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(size, from + AT_ONCE) - 1],
    )
}

async function signIn({ size, portal, db }: Side): Promise<void> {
  const companyEmail = 'admin@example.et'
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await (await fetch(portal.origin + path, init)).json()) as { token?: string }
  }
  await post('/api/auth/register', { fullName: 'Meron', companyEmail, password: PASSWORD, role: 'normalUser' })
  await db.$client.query(`update users set role = 'admin', confirmed_at = now()`)
  tokens.set(size, (await post('/api/auth/login', { companyemail: companyEmail, password: PASSWORD })).token ?? '')
}

const sides: Side[] = []
try {
  for (const size of SIZES) {
    const side = await openSide(size, (pool) => fill(pool, size))
    sides.push(side)
    await signIn(side)
  }
  const rows = []
  for (const kind of KINDS) rows.push(rowOf(kind.name, await measure(sides, kind, REQUESTS), kind.goal, SIZES))
  console.log(
    `overview: ${SIZES[1]} rows of statistics against ${SIZES[0]}, milliseconds, ${REQUESTS} requests of each kind to each portal`,
  )
  console.table(rows)
} finally {
  for (const side of sides) await side.close()
}
