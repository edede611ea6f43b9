import { PROGRESS_SIZE, type SentProgress } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const PATH = '/api/profile/progress'
const ticks = (postId: string, change: Partial<SentProgress> = {}): SentProgress => ({
  postId,
  papers: ['id-card'],
  steps: [],
  language: 'en',
  marks: ['a1'],
  changedAt: on.clock.now().toISOString(),
  seen: null,
  ...change,
})
const put = (person: Person, ...guides: object[]) => on.send('PUT', PATH, { headers: person.headers, payload: { guides } })
const list = async (person: Person) => (await on.get(PATH, person.headers)).json().data.guides

test('what is saved is there on every device, newest first', async () => {
  const me = await signIn(on)
  await put(me, ticks(guideId(1)))
  on.clock.advance(1000)
  const { data } = (await put(me, ticks(guideId(2), { papers: [], steps: [1] }))).json()
  expect(data.guides).toEqual([
    expect.objectContaining({ postId: guideId(2), papers: [], steps: [1], language: 'en', marks: ['a1'] }),
    expect.objectContaining({ postId: guideId(1), papers: ['id-card'] }),
  ])
  expect(await list(me)).toEqual(data.guides)
  expect(await list(await signIn(on))).toEqual([])
})

test('every account has its own, guests none', async () => {
  for (const role of ['normalUser', 'user', 'worker', 'editor', 'admin'] as const)
    expect([role, (await put(await signIn(on, { role }), ticks(guideId(1)))).statusCode]).toEqual([role, 200])
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect(
      (await on.send(method, PATH, { headers: {}, ...(method === 'PUT' ? { payload: { guides: [] } } : {}) })).json().code,
    ).toBe('sign_in_required')
})

test.each([
  ['an id that is none', { postId: 'NO id' }],
  ['too many papers', { papers: Array.from({ length: 21 }, (_, i) => `paper-${i}`) }],
  ['a step that no guide has', { steps: [21] }],
  ['half a step', { steps: [1.5] }],
  ['a mark that is none', { marks: ['<b>'] }],
  ['a time that is none', { changedAt: 'yesterday' }],
  ['another language', { language: 'fr' }],
])('refused: %s', async (_, change) => {
  const response = await put(await signIn(on), ticks(guideId(1), change as Partial<SentProgress>))
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input'])
})

test('too many guides at once are refused, and of many the newest are kept', async () => {
  const me = await signIn(on)
  expect((await put(me, ...Array.from({ length: PROGRESS_SIZE + 1 }, () => ticks(guideId(1))))).statusCode).toBe(400)
  await on.database.db.execute(sql`
    insert into posts (id, category, author, title_en, body_en, preview_en, created_at, updated_at, state, sample, guide)
    select 'many-' || n, category, author, title_en, body_en, preview_en, created_at, updated_at, state, sample, guide
    from posts, generate_series(1, ${PROGRESS_SIZE + 5}) n where id = ${guideId(1)}`)
  const many = Array.from({ length: PROGRESS_SIZE + 5 }, (_, i) =>
    ticks(`many-${i + 1}`, { changedAt: new Date(on.clock.now().getTime() - 100_000 + i * 1000).toISOString() }),
  )
  await put(me, ...many.slice(0, PROGRESS_SIZE))
  await put(me, ...many.slice(PROGRESS_SIZE))
  const kept = (await list(me)).map(({ postId }: SentProgress) => postId)
  expect(kept).toHaveLength(PROGRESS_SIZE)
  expect([kept[0], kept.at(-1)]).toEqual([`many-${PROGRESS_SIZE + 5}`, 'many-6'])
})

test('a guide that is not published is kept for nobody', async () => {
  const me = await signIn(on)
  expect((await put(me, ticks('no-such-guide'), ticks(guideId(3)))).json().data.guides).toHaveLength(1)
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(3)}`)
  expect(await list(me)).toEqual([])
  await on.database.db.execute(sql`update posts set state = 'published' where id = ${guideId(3)}`)
})

test('two devices at once: both ticks are there, and sending again changes nothing', async () => {
  const me = await signIn(on)
  const [phone, desk] = [ticks(guideId(4)), ticks(guideId(4), { papers: [], steps: [1] })]
  const answers = await Promise.all([put(me, phone), put(me, desk), put(me, phone), put(me, desk)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const [both] = await list(me)
  expect(both).toMatchObject({ papers: ['id-card'], steps: [1] })
  await put(me, phone)
  expect(await list(me)).toEqual([both])
})

test('read in two languages the same guide is one version', async () => {
  const me = await signIn(on)
  const outline = (await on.get(`/api/post/outlines?ids=${guideId(5)}&language=am`)).json().data[0]
  const marks = (language: 'en' | 'am') => outline.steps.map((step: { marks: Record<string, string> }) => step.marks[language])
  await put(me, ticks(guideId(5), { marks: marks('en') }))
  await put(me, ticks(guideId(5), { language: 'am', marks: marks('am'), papers: [], steps: [1] }))
  expect((await list(me))[0]).toMatchObject({ papers: ['id-card'], steps: [1] })
})

test('a tick is taken back; with the last one the guide goes', async () => {
  const me = await signIn(on)
  const [first] = (await put(me, ticks(guideId(6), { steps: [1] }))).json().data.guides
  on.clock.advance(1000)
  const later = { seen: first.changedAt, changedAt: on.clock.now().toISOString() }
  const [second] = (await put(me, ticks(guideId(6), later))).json().data.guides
  expect(second).toMatchObject({ papers: ['id-card'], steps: [] })
  on.clock.advance(1000)
  const last = { papers: [], seen: second.changedAt, changedAt: on.clock.now().toISOString() }
  expect((await put(me, ticks(guideId(6), last))).json().data.guides).toEqual([])
})

test('a clock that runs ahead does not win for ever', async () => {
  const me = await signIn(on)
  await put(me, ticks(guideId(7), { changedAt: '2099-01-01T00:00:00.000Z' }))
  expect((await list(me))[0].changedAt).toBe(on.clock.now().toISOString())
})

test('one is put away, then all; both may be repeated, and a device that changed nothing brings none back', async () => {
  const me = await signIn(on)
  const { guides } = (await put(me, ticks(guideId(1)), ticks(guideId(2)), ticks(guideId(3)))).json().data
  const remove = (path: string) => on.send('DELETE', path, { headers: me.headers })
  for (let i = 0; i < 2; i += 1) expect((await remove(`${PATH}/${guideId(1)}`)).json().data.guides).toHaveLength(2)
  const known = guides.map((guide: SentProgress) => ({ ...guide, seen: guide.changedAt }))
  expect((await put(me, ...known)).json().data.guides).toHaveLength(2)
  for (let i = 0; i < 2; i += 1) expect((await remove(PATH)).json().data.guides).toEqual([])
  expect(await list(me)).toEqual([])
  expect((await remove(`${PATH}/NOT%20an%20id`)).statusCode).toBe(400)
})

test('it is part of the export, and goes with the account', async () => {
  const me = await signIn(on)
  await put(me, ticks(guideId(1)))
  expect((await on.get('/api/profile/export', me.headers)).json().data.progress).toMatchObject([{ postId: guideId(1) }])
  await on.post('/api/profile/delete', { password: PASSWORD }, me.headers)
  const { rows } = await on.database.db.execute(sql`select 1 from guide_progress where user_id = ${me.userId}`)
  expect(rows).toEqual([])
})

test('outlines: title, papers and steps of guides, in the asked language; what is not there is left out', async () => {
  const { data } = (await on.get(`/api/post/outlines?ids=${guideId(2)},no-such-guide&language=am`)).json()
  expect(data).toEqual([
    {
      _id: guideId(2),
      language: 'am',
      title: 'መመሪያ 2',
      papers: ['id-card'],
      steps: [{ title: 'ይሂዱ', marks: { en: expect.stringMatching(/^\w+$/), am: expect.stringMatching(/^\w+$/) } }],
    },
  ])
  expect((await on.get('/api/post/outlines?ids=A%20B&language=am')).statusCode).toBe(400)
})
