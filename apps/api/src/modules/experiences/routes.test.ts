import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { anotherNetwork, deviceCookie, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { Secret } from '../../platform/secret.ts'

const on = testApi()
let [editor, reader]: Person[] = []
beforeAll(async () => {
  ;[editor, reader] = [await signIn(on, { role: 'editor' }), await signIn(on)]
})

type Told = { paid?: number | null; days?: number | null; office?: string | null }
/** Each from a network of its own, unless it says which. */
const tell = (post: number, told: Told, headers: Record<string, string> = {}, remoteAddress = anotherNetwork()) =>
  on.send('POST', `/api/posts/${guideId(post)}/experiences`, {
    payload: { paid: null, days: null, office: null, language: 'am', ...told },
    headers,
    remoteAddress,
  })
const shown = async (post: number) => (await on.get(`/api/posts/${guideId(post)}/reading?language=en`)).json().data.experience
const desk = async () => (await on.get('/api/admin/experiences', editor?.headers)).json().data
const minutes = (count: number) => on.clock.advance(count * 60)

// covers P-43
test('five people tell, and the guide says what it really took; a sixth far off changes nothing', async () => {
  for (const paid of [300, 300, 350, 400]) expect((await tell(1, { paid, days: 5 })).json()).toEqual({ success: true })
  expect(await shown(1)).toBeNull()
  minutes(90)
  await tell(1, { paid: 500, days: 9 })
  expect(await shown(1)).toEqual({
    cost: { reports: '5', middle: '350', low: '300', high: '500' },
    time: { reports: '4', middle: '5', low: '5', high: '5' },
    offices: [],
  })
  await tell(1, { paid: 90_000 })
  expect((await shown(1)).cost).toEqual({ reports: '5', middle: '350', low: '300', high: '500' })
})

test('one account or device counts once a year, by what it said last', async () => {
  const cookie = String((await tell(2, { paid: 10 })).headers['set-cookie']).split(';')[0] ?? ''
  for (const paid of [20, 30]) await tell(2, { paid }, { cookie })
  for (const paid of [40, 50]) await tell(2, { paid }, reader?.headers)
  const stored = async () =>
    (await on.database.db.execute(sql`select paid from experiences where post_id = ${guideId(2)} order by paid`)).rows
  expect(await stored()).toEqual([{ paid: 30 }, { paid: 50 }])
  await Promise.all([60, 61, 62].map((paid) => tell(2, { paid }, reader?.headers)))
  expect(await stored()).toHaveLength(2)
  const { rows } = await on.database.db.execute(sql`select reporter from experiences where post_id = ${guideId(2)}`)
  expect(JSON.stringify(rows)).not.toContain(reader?.userId)
})

test('of one network one report of a guide counts a day, whoever brings it; the others wait for an editor', async () => {
  const [network, other] = ['10.9.0.1', '10.9.0.2']
  const first = deviceCookie(await tell(6, { paid: 100 }, {}, network))
  for (let paid = 1; paid <= 9; paid++) await tell(6, { paid: 90_000 + paid }, {}, network)
  await tell(6, { paid: 90_010 }, reader?.headers, network)
  const counted = async () =>
    (await on.database.db.execute(sql`select paid from experiences where post_id = ${guideId(6)} and state = 'counted'`)).rows
  expect(await counted()).toEqual([{ paid: 100 }])
  expect(new Set((await desk()).held.map(({ heldFor }: { heldFor: string }) => heldFor))).toEqual(new Set(['network']))
  // Who was first may mend it; another network, another guide and another day are others.
  await tell(6, { paid: 110 }, { cookie: first }, network)
  await tell(6, { paid: 120 }, {}, other)
  await tell(7, { paid: 130 }, {}, network)
  expect(await counted()).toEqual([{ paid: 110 }, { paid: 120 }])
  minutes(24 * 60)
  editor = await signIn(on, { role: 'editor' })
  await tell(6, { paid: 140 }, {}, network)
  expect(await counted()).toHaveLength(3)
  const { rows } = await on.database.db.execute(sql`select network from experiences`)
  expect(JSON.stringify(rows)).not.toContain(network)
  await on.post(
    '/api/admin/experiences/decision',
    { ids: (await desk()).held.map(({ id }: { id: string }) => id), counts: false },
    editor.headers,
  )
})

test('only editors and administrators see the desk', async () => {
  expect((await on.get('/api/admin/experiences', reader?.headers)).statusCode).toBe(403)
  expect((await on.get('/api/admin/experiences')).statusCode).toBe(401)
})

test('a flood and the same said over and over wait, until an editor lets them count', async () => {
  for (let i = 0; i < 6; i++) await tell(3, { paid: 777 })
  expect(await shown(3)).toBeNull()
  const { held } = await desk()
  expect(held).toMatchObject([
    { heldFor: 'same', paid: 777, post: { _id: guideId(3) } },
    { heldFor: 'same', paid: 777 },
  ])
  const ids = held.map(({ id }: { id: string }) => id)
  const decide = (counts: boolean) => on.post('/api/admin/experiences/decision', { ids, counts }, editor?.headers)
  // Two editors at once: the first one decides.
  const answers = await Promise.all([decide(true), decide(false)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await desk()).held).toEqual([])
  const { rows } = await on.database.db.execute(
    sql`select distinct state from experiences where id = any(${sql.param(ids)}::uuid[])`,
  )
  expect(rows).toHaveLength(1)
  // Taken back they are held as they were, all or none.
  const counts = rows[0]?.state === 'counted'
  const decided = answers.map((answer) => answer.json().data.decided.toSorted())
  expect(decided.toSorted((one, other) => other.length - one.length)).toEqual([ids.toSorted(), []])
  const before = await shown(3)
  const takeBack = (which: string[], counted = counts) =>
    on.post('/api/admin/experiences/decision/taken-back', { ids: which, counts: counted }, editor?.headers)
  const refused = await Promise.all([
    takeBack(ids, !counts),
    takeBack([...ids, '00000000-0000-4000-8000-000000000000']),
    takeBack(
      (await on.database.pool.query(`select id from experiences where state = 'counted' and held_for is null limit 1`)).rows.map(
        ({ id }) => id,
      ),
      true,
    ),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
  expect([(await desk()).held, await shown(3)]).toEqual([[], before])
  expect((await takeBack(ids)).statusCode).toBe(200)
  expect((await desk()).held).toEqual(held)
  expect((await takeBack(ids)).statusCode).toBe(409)
  expect((await decide(counts)).statusCode).toBe(200)
  minutes(61)
  for (let paid = 1; paid <= 13; paid++) await tell(4, { paid })
  expect((await desk()).held).toMatchObject([{ heldFor: 'flood', paid: 13 }])
})

test('an office is shown when enough have named it and an editor has checked the name', async () => {
  minutes(24 * 60)
  editor = await signIn(on, { role: 'editor' })
  for (const [i, office] of ['ቦሌ', 'ቦሌ ', 'ቦሌ', 'ቦሌ', 'ቦሌ'].entries()) await tell(5, { paid: 100 + i, office })
  expect((await shown(5)).offices).toEqual([])
  const { offices } = await desk()
  expect(offices).toMatchObject([{ name: 'ቦሌ', reports: 5, post: { _id: guideId(5) } }])
  const name = { en: 'Bole', am: 'ቦሌ' }
  const put = await on.send('PUT', `/api/admin/posts/${guideId(5)}/offices`, {
    payload: { key: offices[0].key, name },
    headers: editor?.headers ?? {},
  })
  expect(put.statusCode).toBe(200)
  expect((await shown(5)).offices).toEqual([
    { name: 'Bole', cost: { reports: '5', middle: '102', low: '100', high: '104' }, time: null },
  ])
  expect((await desk()).offices).toEqual([])
  const unname = async (said: object | null) =>
    (
      await on.send('PUT', `/api/admin/posts/${guideId(5)}/offices/unnamed`, {
        payload: { key: offices[0].key, name: said },
        headers: editor?.headers ?? {},
      })
    ).statusCode
  expect([await unname(null), await unname({ ...name, en: 'Kazanchis' })]).toEqual([409, 409])
  expect([await unname(name), (await desk()).offices, (await shown(5)).offices]).toEqual([200, offices, []])
  expect(await unname(name)).toBe(409)
  await on.send('PUT', `/api/admin/posts/${guideId(5)}/offices`, {
    payload: { key: offices[0].key, name: null },
    headers: editor?.headers ?? {},
  })
  expect([(await desk()).offices, await unname(null), (await desk()).offices]).toEqual([[], 200, offices])
  const audited = await on.database.pool.query(`select detail from audit_events where kind = 'office_unnamed'`)
  expect(audited.rows).toEqual([{ detail: { post: guideId(5) } }, { detail: { post: guideId(5) } }])
})

test('what is older than two years is forgotten', async () => {
  expect(await shown(5)).not.toBeNull()
  on.clock.advance(2 * 366 * 24 * 3600)
  const { createExperiences } = await import('./index.ts')
  const audit = { record: async () => {} }
  const posts = { requirePublished: async () => {} }
  await createExperiences({
    db: on.database.db,
    clock: on.clock,
    audit,
    posts,
    tokenSecret: new Secret('of no use here'),
  }).age()
  expect(await shown(5)).toBeNull()
  expect((await on.database.pool.query('select 1 from experiences')).rowCount).toBe(0)
})

test('nothing is no report, and neither is a guide that is not there', async () => {
  const wrong: Told[] = [{}, { paid: -1 }, { paid: 1.5 }, { paid: 1e9 }, { days: 99_999 }, { paid: 1, office: 'ሀ'.repeat(81) }]
  for (const told of wrong) expect((await tell(1, told)).statusCode).toBe(400)
  expect(
    (await on.post('/api/posts/nowhere/experiences', { paid: 1, days: null, office: null, language: 'en' })).statusCode,
  ).toBe(404)
})
