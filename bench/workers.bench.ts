// How the marketplace slows down when there are a hundred times as many workers. `npm run bench -- workers`.
import { PRICE_MAX, SPECIALTIES, WORKER_SORTS } from '@menged/contracts'
import { CITIES } from '@menged/ethiopia'
import type { Pool } from '../apps/api/src/platform/database/pool.ts'
import { type Kind, measure, openSide, rowOf, SIZES, type Side } from './two-sizes.ts'

const REQUESTS = 600
const GOAL = 3

const list = (queries: string[]) => () => queries.map((query) => `/api/workers?language=am&${query}`)
const q = (words: string) => `q=${encodeURIComponent(words)}`
const FILTERS = 'category=passportServices,legalAdvisor&city=addis-ababa,adama,jimma&from=100&to=1500&rating=3'

const KINDS: Kind[] = [
  { name: 'first page', goal: GOAL, paths: list(['']) },
  { name: 'each order', goal: GOAL, paths: list(WORKER_SORTS.map((sort) => `sort=${sort}`)) },
  { name: 'words', goal: GOAL, paths: list(['ፓስፖርት', 'selam', 'ትርጉም ሐዋሳ', 'tirgum', 'nobody'].map(q)) },
  { name: 'all filters', goal: GOAL, paths: list([FILTERS]) },
  {
    name: 'all filters, words and each order',
    goal: GOAL,
    paths: list(WORKER_SORTS.map((sort) => `${FILTERS}&${q('ሰነድ')}&sort=${sort}`)),
  },
  { name: 'sixty shown', goal: GOAL, paths: list(['show=60', `show=60&to=${PRICE_MAX / 2}`]) },
  {
    name: 'one worker',
    goal: GOAL,
    paths: (size) => Array.from({ length: 100 }, (_, i) => `/api/workers/${2000 + ((i * 7919) % size)}?language=en`),
  },
]

/** Made workers, each with as many reviews as its number says. */
async function fill(pool: Pool, size: number): Promise<void> {
  const cities = CITIES.map(({ id }) => id)
  await pool.query(
    `insert into workers (id, name_en, name_am, description_en, description_am, location, city, specialties, experience, hourly_rate,
      starting_price, response_minutes, review_count, stars_given, created_at, updated_at)
    select 2000 + i, 'Worker ' || (array['Selam', 'Dawit', 'Hana', 'Abebe', 'Meron'])[1 + i % 5] || ' ' || i,
      (array['ሰላም', 'ዳዊት', 'ሃና', 'አበበ', 'ሜሮን'])[1 + i % 5] || ' ' || i,
      'Files papers, waits in line and brings back what was stamped, with a photo of each page and receipt on the same day.',
      'ሰነድ ያስገባሉ፣ ይሰለፋሉ፤ የተፈረመውን ከእያንዳንዱ ገጽና ደረሰኝ ፎቶ ጋር በዚያው ቀን ይመልሳሉ።',
      'Ethiopia', ($2::text[])[1 + i % 10], array[($3::text[])[1 + i % 16], ($3::text[])[1 + (i / 16) % 16]], '3-5',
      100 + i % 900, i * 37 % 2500, 10 + i * 13 % 1400, i % 60, (i % 60) * (1 + i % 5), now() - i % 400 * interval '1 day', now()
    from generate_series(0, $1::int - 1) i`,
    [size, cities, SPECIALTIES],
  )
  await pool.query(
    `insert into worker_reviews (worker_id, state, client_name, stars, comment_am, created_at)
    select id, 'shown', 'Client', 1 + (id % 5), 'ጥሩ ሥራ።', now() - n * interval '1 day'
    from workers, generate_series(1, least(review_count, 20)) n where id >= 2000`,
  )
}

const sides: Side[] = []
try {
  for (const size of SIZES) sides.push(await openSide(size, (pool) => fill(pool, size)))
  const rows = []
  for (const kind of KINDS) rows.push(rowOf(kind.name, await measure(sides, kind, REQUESTS), kind.goal))
  console.log(`workers: ${SIZES[1]} against ${SIZES[0]}, milliseconds; ${REQUESTS} requests of each kind to each portal`)
  console.table(rows)
} finally {
  for (const side of sides) await side.close()
}
