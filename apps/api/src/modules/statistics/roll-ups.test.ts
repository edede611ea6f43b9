import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { BROWSER, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { createRollUps } from './roll-ups.ts'

const on = testApi()
/** Two processes on one database. */
let one: ReturnType<typeof createRollUps>
let other: ReturnType<typeof createRollUps>
beforeAll(async () => {
  const process = () => createRollUps({ db: on.database.db, clock: on.clock })
  ;[one, other] = [process(), process()]
})
beforeEach(async () => {
  on.clock.set('2026-11-20T09:00:00Z')
  for (const table of [
    'statistics_daily',
    'statistics_totals',
    'statistics_searches',
    'post_views_daily',
    'view_visitors',
    'visitor_salts',
  ])
    await run(`delete from ${table}`)
  await run(`update statistics_spans set until = '2026-11-20'`)
})

const run = async (statement: string) => (await on.database.db.execute(sql.raw(statement))).rows
const record = (kind: string, body: object = {}, browser = BROWSER) =>
  on.post(`/api/admin/stats/${kind}`, body, { 'user-agent': browser })
const search = (searchValue: string, isFound = true) => record('guday-search-value', { searchValue, isFound })

/** What was added up, and what the counters themselves come to. */
async function expectExact(): Promise<void> {
  const totals = await run(
    `select day::text, kind, sum(count)::int as count from statistics_totals group by 1, 2 having sum(count) <> 0 order by 1, 2`,
  )
  expect(totals).toEqual(
    await run(`select day::text, kind, sum(count)::int as count from statistics_daily group by 1, 2 order by 1, 2`),
  )
  const searches = await run(
    `select days, kind, subject, found, missing from statistics_searches where found + missing > 0 order by 1, 2, 3`,
  )
  expect(searches).toEqual(
    await run(`select days, kind, subject, coalesce(sum(count) filter (where outcome = 'found'), 0)::int as found,
      coalesce(sum(count) filter (where outcome = 'missing'), 0)::int as missing
      from statistics_spans, statistics_daily where day > until - days and kind in ('post-search', 'guday-search-value')
      group by 1, 2, 3 order by 1, 2, 3`),
  )
  const views = await run(
    `select day::text, category, sum(views)::int as views from category_views_daily group by 1, 2 having sum(views) <> 0 order by 1, 2`,
  )
  expect(views).toEqual(
    await run(
      `select day::text, category, sum(views)::int as views from post_views_daily join posts on id = post_id group by 1, 2 order by 1, 2`,
    ),
  )
}
const searched = async (days: number) =>
  (await one.mostSearched({ days, kind: 'guday-search-value' }, 10)).map(({ words, found, missing }) => [words, found, missing])

// covers S-13
test('what is added up is what was counted, on both sides of midnight in Addis Ababa', async () => {
  for (const time of ['2026-11-20T20:59:59Z', '2026-11-20T21:00:00Z']) {
    on.clock.set(time)
    await record('contact-count')
    await record('share-count', { postId: guideId(1) })
    await record('detail-view', { postId: guideId(1) })
    await record('detail-view', { postId: guideId(2) }, `${BROWSER} another`)
    await search('Plumber')
    await search('plumber', false)
    await record('signup-path-tracker', { route: '/', path: ['personal-form', 'register-personal-form'] })
    await one.moveOn()
    await expectExact()
  }
  const days = await one.totalsAfter('2026-11-19')
  expect(
    days
      .filter(({ kind }) => kind === 'contact-count')
      .map(({ day, count }) => [day, count])
      .sort(),
  ).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ])
  expect(await searched(7)).toEqual([['plumber', 2, 2]])
})

test('a day that is too old leaves its length once, however often and by how many at once it is moved on', async () => {
  await search('Plumber')
  await search('Welder')
  on.clock.set('2026-11-23T09:00:00Z')
  await one.moveOn()
  await search('Plumber', false)
  expect(await searched(7)).toEqual([
    ['plumber', 1, 1],
    ['welder', 1, 0],
  ])
  // The last minute of the seventh day, and the first of the eighth.
  on.clock.set('2026-11-26T20:59:00Z')
  await one.moveOn()
  expect(await searched(7)).toHaveLength(2)
  on.clock.set('2026-11-26T21:00:00Z')
  await Promise.all([one.moveOn(), other.moveOn(), one.moveOn(), search('Welder'), search('Plumber')])
  await one.moveOn()
  expect(await searched(7)).toEqual([
    ['plumber', 1, 1],
    ['welder', 1, 0],
  ])
  expect(await searched(14)).toEqual([
    ['plumber', 2, 1],
    ['welder', 2, 0],
  ])
  await expectExact()
  // After a rest longer than the length nothing of it is left.
  on.clock.set('2027-01-20T09:00:00Z')
  await Promise.all([one.moveOn(), other.moveOn()])
  expect([await searched(7), await searched(14), (await searched(90)).length]).toEqual([[], [], 2])
  expect(await run(`select 1 from statistics_searches where found = 0 and missing = 0`)).toEqual([])
  await expectExact()
})

test('forty at once, and what is deleted is taken out again', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      Promise.all([search(`word ${n % 5}`, n % 2 === 0), record('share-count', { postId: guideId(n % 4) })]),
    ),
  )
  await expectExact()
  await run(`delete from statistics_daily where subject = 'word 3'`)
  await expectExact()
})

test('a folder of before has its counters added up', async () => {
  await Promise.all([search('Plumber'), record('contact-count'), record('detail-view', { postId: guideId(3) })])
  const kept = await run('select day::text, kind, outcome, part, count from statistics_totals order by 1, 2, 3, 4')
  expect(kept.length).toBeGreaterThan(1)
  for (const [days, until] of [
    [7, '2026-11-13'],
    [14, '2026-11-06'],
    [90, '2026-08-22'],
  ])
    await run(
      `insert into statistics_daily (day, kind, subject, outcome, count) values ('${until}', 'post-search', 'old ${days}', 'found', 3)`,
    )
  // As the migration leaves it: everything is in every length until the first run.
  await run(`update statistics_spans set until = '2000-01-01'`)
  await run('delete from statistics_searches')
  await run(`insert into statistics_searches select days, kind, subject, coalesce(sum(count) filter (where outcome = 'found'), 0), 0
    from statistics_daily, statistics_spans where kind in ('post-search', 'guday-search-value') group by 1, 2, 3`)
  await Promise.all([one.moveOn(), other.moveOn()])
  await expectExact()
  expect(await one.mostSearched({ days: 14, kind: 'post-search' }, 10)).toEqual([{ words: 'old 7', found: 3, missing: 0 }])
})
