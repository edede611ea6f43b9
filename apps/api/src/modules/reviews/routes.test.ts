import { randomUUID } from 'node:crypto'
import type { ModeratedReview, Testimonial, Worker } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { startTestApi, type TestApi } from '../../../test/api.ts'
import { testContent } from '../../../test/content.ts'
import { sampleReview, sampleWorker } from '../../../test/workers.ts'

let on: TestApi
/** Of the worker with an account; her number. */
let owner: Person
const WORKER = 2000
beforeAll(async () => {
  const workers = [sampleWorker(1, { reviews: [sampleReview(5), sampleReview(4)] }), sampleWorker(2)]
  on = await startTestApi({ content: { ...testContent(), workers } })
  owner = await signIn(on, { role: 'worker', name: 'Selam' })
  await on.database.db.execute(sql`insert into workers (id, user_id, name_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
    values (${WORKER}, ${owner.userId}, 'Selam', 'Adama', array['dataEntry'], '1-3', 100, 100, now(), now())`)
})
beforeEach(async () => {
  const { db } = on.database
  for (const each of ['rate_limits', 'worker_reviews where not sample', 'notifications', 'tasks'])
    await db.execute(sql.raw(`delete from ${each}`))
  await db.execute(sql`update workers set review_count = 0, stars_given = 0 where id = ${WORKER}`)
  on.clock.advance(1000)
})
afterAll(() => on.close())

const url = (id: number | string = WORKER) => `/api/workers/${id}/reviews`
const said = (change: object = {}) => ({ stars: 4, comment: 'Quick.', language: 'en', key: randomUUID(), ...change })
const guestSaid = (change: object = {}) => said({ name: 'Abel', ...change })
const write = (who: Pick<Person, 'headers'> | null, change: object = {}, id: number | string = WORKER) =>
  on.post(url(id), who ? said(change) : guestSaid(change), who?.headers ?? {})
const mine = async ({ headers }: Person) => (await on.get(`${url()}/mine`, headers)).json().data
const change = ({ headers }: Person, payload: object) =>
  on.send('PUT', `${url()}/mine`, { headers, payload: { stars: 5, comment: '', language: 'en', ...payload } })
const profile = async (id = WORKER, more = ''): Promise<Worker> =>
  (await on.get(`/api/workers/${id}?language=en${more}`)).json().data
const figures = async (id = WORKER) => {
  const { rating, reviewCount, testimonials } = await profile(id)
  return [rating, reviewCount, testimonials.map(({ comment }: Testimonial) => comment)]
}
const onCard = async () =>
  (await on.get('/api/workers?language=en&show=100')).json().data.find(({ id }: { id: number }) => id === WORKER)
const told = async ({ userId }: Person) => {
  // A decision may be taken back till then.
  on.clock.advance(15)
  await on.work()
  return (
    await on.database.db.execute(
      sql`select title_en, preview_en, link from notifications where user_id = ${userId} order by created_at`,
    )
  ).rows
}
const moderated = async (staff: Person, state: string): Promise<ModeratedReview[]> =>
  (await on.get(`/api/admin/reviews?state=${state}`, staff.headers)).json().data
const decide = (staff: Person, id: string, payload: object) =>
  on.post(`/api/admin/reviews/${id}/decision`, payload, staff.headers)
const reply = (who: Person, id: string, text = 'Thank you.') => on.post(`/api/reviews/${id}/reply`, { text }, who.headers)
const report = (who: Pick<Person, 'headers'>, id: string) =>
  on.post(`/api/reviews/${id}/reports`, { reason: 'Not true.' }, who.headers)
const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [response.statusCode, response.json().code]

// covers M-17
test("a confirmed account's review shows at once and is counted, on the page and in the list; the worker is told", async () => {
  const me = await signIn(on, { name: 'Rahel <b>M.</b>' })
  const answer = await write(me, { comment: '<script>alert(1)</script>' })
  expect(answer.json()).toEqual({ success: true, data: { id: expect.any(String), state: 'shown' } })
  expect(await figures()).toEqual([4, 1, ['<script>alert(1)</script>']])
  expect(await onCard()).toMatchObject({ rating: 4, reviewCount: 1 })
  expect((await profile()).testimonials[0]).toMatchObject({ clientName: 'Rahel <b>M.</b>', confirmedJob: false, reply: null })
  expect(await told(owner)).toEqual([
    {
      title_en: 'Rahel <b>M.</b> has reviewed your work',
      preview_en: '<script>alert(1)</script>',
      link: '/worker-dashboard?tab=reviews',
    },
  ])
})

test("a guest's review and an unconfirmed account's wait, and count for nothing", async () => {
  const unconfirmed = await signIn(on, { confirmed: false })
  for (const answer of [await write(null), await write(unconfirmed)]) expect(answer.json().data.state).toBe('waiting')
  expect(await figures()).toEqual([0, 0, []])
  expect(await told(owner)).toEqual([])
  expect(await mine(unconfirmed)).toMatchObject({ state: 'waiting', stars: 4, comment: 'Quick.' })
  const nameless = await on.post(url(), said())
  expect([nameless.statusCode, nameless.json().field]).toEqual([400, 'name'])
})

// covers M-26
test.each([[0], [6], ['a'], [4.5], [null], [undefined], [-1], [[5]]])('%s stars are asked for again', async (stars) => {
  for (const [language, words] of [
    ['en', 'Please select a rating'],
    ['am', 'እባክዎ ደረጃ ይምረጡ'],
  ] as const) {
    const answer = await on.post(url(), guestSaid({ stars }), { 'accept-language': language })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, code: 'invalid_input', field: 'stars', error: words },
    ])
  }
})

test.each([
  [{ comment: 'x'.repeat(1001) }, 'comment'],
  [{ comment: 7 }, 'comment'],
  [{ key: 'k' }, 'key'],
  [{ language: 'fr' }, 'language'],
  [{ name: 'a\nb' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ request: 'mine' }, 'request'],
])('%o is refused, and the field is named', async (typed, field) => {
  const answer = await on.post(url(), guestSaid(typed))
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

test('an unknown worker, no number of one, and bodies that are none', async () => {
  const me = await signIn(on)
  expect(codeOf(await write(me, {}, 999))).toEqual([404, 'worker_not_found'])
  expect((await write(me, {}, 'abc')).statusCode).toBe(400)
  for (const body of ['', '[]', 'null', '{']) {
    const answer = await on.post(url(), body, { ...me.headers, 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(400)
  }
})

test('nobody reviews the own profile', async () => {
  expect(codeOf(await write(owner))).toEqual([409, 'own_profile'])
  expect(codeOf(await change(owner, {}))).toEqual([409, 'own_profile'])
  expect(await figures()).toEqual([0, 0, []])
})

test('a request of somebody else, or none, confirms no job', async () => {
  expect(codeOf(await write(await signIn(on), { request: randomUUID() }))).toEqual([404, 'not_found'])
  expect(codeOf(await write(null, { request: randomUUID(), token: 'x' }))).toEqual([404, 'not_found'])
})

test('sent twice it is one; a second one of the same person is refused; twenty at once are one', async () => {
  const me = await signIn(on)
  const key = randomUUID()
  const twice = [await write(me, { key }), await write(me, { key, stars: 1 })]
  expect(twice[0]?.json()).toEqual(twice[1]?.json())
  expect(codeOf(await write(me, { stars: 1 }))).toEqual([409, 'review_exists'])
  const many = await signIn(on)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => write(many, { stars: 1 + (i % 5) })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter((each) => each.statusCode !== 200).every((each) => each.json().code === 'review_exists')).toBe(true)
  const same = await signIn(on)
  await on.database.db.execute(sql`delete from rate_limits`)
  const again = await Promise.all(Array.from({ length: 20 }, () => write(same, { key: '11111111-1111-4111-8111-111111111111' })))
  expect(new Set(again.map((each) => each.json().data?.id)).size).toBe(1)
  expect((await profile()).reviewCount).toBe(3)
})

test('a key of another person tells nothing of theirs', async () => {
  const key = randomUUID()
  await write(await signIn(on), { key })
  expect(codeOf(await write(await signIn(on), { key }))).toEqual([409, 'review_exists'])
  expect(codeOf(await write(null, { key }))).toEqual([409, 'review_exists'])
})

test('many people at once are counted right', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => signIn(on)))
  await Promise.all(people.map((each, i) => write(each, { stars: 1 + (i % 5) })))
  const { rows } = await on.database.db.execute(sql`select review_count, stars_given from workers where id = ${WORKER}`)
  expect(rows).toEqual([{ review_count: 12, stars_given: 33 }])
})

test('the twenty-first of a day waits', async () => {
  const answers = []
  for (let i = 0; i < 21; i += 1) answers.push(await write(null, {}, 2))
  // A guest without a device cookie counts by the address, which has twenty times as much.
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const me = await signIn(on)
  for (let i = 0; i < 20; i += 1) await write(me)
  expect(codeOf(await write(me))).toEqual([429, 'too_many_requests'])
})

test('one changes and takes back the own review, and nobody else does', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  await write(me)
  expect((await change(me, { stars: 2, comment: 'ዘገየ።', language: 'am' })).json().data.state).toBe('shown')
  expect(await figures()).toEqual([2, 1, ['ዘገየ።']])
  expect(codeOf(await change(other, {}))).toEqual([404, 'review_not_found'])
  expect(await mine(other)).toBeNull()
  const remove = ({ headers }: Person) => on.send('DELETE', `${url()}/mine`, { headers })
  expect(codeOf(await remove(other))).toEqual([404, 'review_not_found'])
  expect((await remove(me)).statusCode).toBe(200)
  expect(codeOf(await remove(me))).toEqual([404, 'review_not_found'])
  expect(await figures()).toEqual([0, 0, []])
  expect(await told(owner)).toEqual([])
  expect((await on.get(`${url()}/mine`)).statusCode).toBe(401)
})

test('the worker replies once, may change it, and its author is told once', async () => {
  const [me, stranger] = [await signIn(on), await signIn(on, { role: 'worker' })]
  const { id } = (await write(me)).json().data
  expect(codeOf(await reply(me, id))).toEqual([403, 'forbidden'])
  expect(codeOf(await reply(stranger, id))).toEqual([404, 'review_not_found'])
  expect(codeOf(await reply(owner, randomUUID()))).toEqual([404, 'review_not_found'])
  expect((await reply(owner, id, 'x'.repeat(1001))).statusCode).toBe(400)
  expect((await reply(owner, id, ' ')).statusCode).toBe(400)
  await Promise.all([reply(owner, id), reply(owner, id)])
  await reply(owner, id, 'Thank you, Rahel.')
  expect((await profile()).testimonials[0]?.reply).toBe('Thank you, Rahel.')
  expect(await told(me)).toEqual([
    {
      title_en: 'Selam replied to your review',
      preview_en: 'Thank you.',
      link: `/marketplace/gig-worker/${WORKER}#review-${id}`,
    },
  ])
  const received = (await on.get('/api/reviews/received?language=en', owner.headers)).json()
  expect(received).toMatchObject({ workerId: WORKER, totalItems: 1, data: [{ id, reply: 'Thank you, Rahel.' }] })
  expect(codeOf(await on.get('/api/reviews/received?language=en', stranger.headers))).toEqual([404, 'worker_not_found'])
  expect(codeOf(await on.get('/api/reviews/received?language=en', me.headers))).toEqual([403, 'forbidden'])
})

test('a waiting review is nobody’s to reply to or to report', async () => {
  const { id } = (await write(null)).json().data
  expect(codeOf(await reply(owner, id))).toEqual([404, 'review_not_found'])
  expect(codeOf(await report(owner, id))).toEqual([404, 'review_not_found'])
})

test('a moderator shows what waits: it counts, and both sides are told', async () => {
  const [editor, author] = [await signIn(on, { role: 'editor' }), await signIn(on, { confirmed: false })]
  await write(null, { comment: 'From a guest' })
  on.clock.advance(1000)
  await write(author)
  const waiting = await moderated(editor, 'waiting')
  expect(waiting.map(({ isGuest, comment, state }) => [isGuest, comment, state])).toEqual([
    [true, 'From a guest', 'waiting'],
    [false, 'Quick.', 'waiting'],
  ])
  for (const { id, version } of waiting) expect((await decide(editor, id, { decision: 'show', version })).statusCode).toBe(200)
  expect(await moderated(editor, 'waiting')).toEqual([])
  expect((await figures())[1]).toBe(2)
  expect((await told(owner)).length).toBe(2)
  expect((await told(author)).map((row) => row.title_en)).toEqual(['Your review was published'])
  const { rows } = await on.database.db.execute(sql`select detail from audit_events where kind = 'review_shown'`)
  expect(rows.length).toBe(2)
})

test('a reported review is hidden with a reason, or stays and the reports are settled', async () => {
  const [admin, me, other] = [await signIn(on, { role: 'admin' }), await signIn(on), await signIn(on)]
  const { id } = (await write(me)).json().data
  expect(codeOf(await on.post(`/api/reviews/${id}/reports`, { reason: 'x' }))).toEqual([401, 'sign_in_required'])
  expect(codeOf(await report(me, id))).toEqual([403, 'forbidden'])
  for (const who of [owner, other, other]) expect((await report(who, id)).statusCode).toBe(200)
  const [found] = await moderated(admin, 'reported')
  expect(found?.reports.map(({ reason }) => reason)).toEqual(['Not true.', 'Not true.'])
  expect((await decide(admin, id, { decision: 'show', version: found?.version })).statusCode).toBe(200)
  expect(await moderated(admin, 'reported')).toEqual([])
  await report(owner, id)
  const [again] = await moderated(admin, 'reported')
  expect((await decide(admin, id, { decision: 'hide', version: again?.version })).statusCode).toBe(400)
  const both = await Promise.all(
    ['hide', 'show'].map((decision) => decide(admin, id, { decision, reason: 'Insulting', version: `${again?.version}` })),
  )
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  if ((await mine(me)).state === 'shown') {
    await report(owner, id)
    const [third] = await moderated(admin, 'reported')
    await decide(admin, id, { decision: 'hide', reason: 'Insulting', version: third?.version })
  }
  expect(await mine(me)).toMatchObject({ state: 'hidden', hiddenReason: 'Insulting' })
  expect(await figures()).toEqual([0, 0, []])
  expect((await told(me)).at(-1)).toMatchObject({ title_en: 'A moderator has hidden your review', preview_en: 'Insulting' })
  expect(await told(owner)).toEqual([])
  expect(codeOf(await decide(admin, id, { decision: 'hide', reason: 'x', version: again?.version }))).toEqual([
    409,
    'review_changed',
  ])
  expect(codeOf(await decide(admin, randomUUID(), { decision: 'show', version: 'x' }))).toEqual([404, 'review_not_found'])
})

test('what is hidden comes back neither by a change nor by writing it anew', async () => {
  const [editor, me] = [await signIn(on, { role: 'editor' }), await signIn(on)]
  const { id } = (await write(me)).json().data
  await report(owner, id)
  const [found] = await moderated(editor, 'reported')
  await decide(editor, id, { decision: 'hide', reason: 'No', version: found?.version })
  await on.send('DELETE', `${url()}/mine`, { headers: me.headers })
  expect(await mine(me)).toMatchObject({ state: 'hidden', comment: '' })
  expect(codeOf(await write(me))).toEqual([409, 'review_exists'])
  expect((await change(me, { comment: 'Politely' })).json().data.state).toBe('waiting')
  expect(await figures()).toEqual([0, 0, []])
})

test('hidden stays hidden until a moderator shows it, whatever its author does in any three steps', async () => {
  const [editor, me] = [await signIn(on, { role: 'editor' }), await signIn(on)]
  const steps = {
    change: () => change(me, { comment: 'Once more' }),
    remove: () => on.send('DELETE', `${url()}/mine`, { headers: me.headers }),
    write: () => write(me),
    appeal: async () => on.post(`/api/appeals/review/${(await mine(me))?.id}`, { text: 'It is true.' }, me.headers),
    report: async () => report(me, (await mine(me))?.id),
  }
  const names = Object.keys(steps) as (keyof typeof steps)[]
  const ways = names.flatMap((first) => names.flatMap((second) => names.map((third) => [first, second, third] as const)))
  const broken: string[] = []
  for (const way of ways) {
    await on.database.db.execute(sql`delete from worker_reviews where not sample`)
    await on.database.db.execute(sql`delete from rate_limits`)
    const { id } = (await write(me)).json().data
    await report(owner, id)
    const [found] = await moderated(editor, 'reported')
    await decide(editor, id, { decision: 'hide', reason: 'No', version: found?.version })
    for (const step of way) await steps[step]()
    if ((await figures())[1] !== 0) broken.push(way.join(', '))
  }
  expect(broken).toEqual([])
  expect(ways).toHaveLength(125)
})

test('a moderator shows what was hidden, and then it changes as any other', async () => {
  const [editor, me] = [await signIn(on, { role: 'editor' }), await signIn(on)]
  const { id } = (await write(me)).json().data
  await report(owner, id)
  const [found] = await moderated(editor, 'reported')
  await decide(editor, id, { decision: 'hide', reason: 'No', version: found?.version })
  await change(me, { comment: 'Politely' })
  const [again] = await moderated(editor, 'waiting')
  await decide(editor, id, { decision: 'show', version: again?.version })
  expect(await figures()).toEqual([5, 1, ['Politely']])
  expect((await change(me, { comment: 'Still politely' })).json().data.state).toBe('shown')
})

test('what was changed after a moderator looked is not decided about unseen', async () => {
  const [editor, author] = [await signIn(on, { role: 'editor' }), await signIn(on, { confirmed: false })]
  await write(author)
  const [seen] = await moderated(editor, 'waiting')
  on.clock.advance(1000)
  await change(author, { comment: 'Something else' })
  const late = await decide(editor, seen?.id ?? '', { decision: 'show', version: seen?.version })
  expect(codeOf(late)).toEqual([409, 'review_changed'])
})

test('an account that goes leaves its shown review without a name, and takes what waited along', async () => {
  const [me, unconfirmed] = [await signIn(on, { name: 'Rahel' }), await signIn(on, { confirmed: false })]
  await write(me)
  await write(unconfirmed)
  for (const each of [me, unconfirmed]) {
    const exported = (await on.get('/api/profile/export', each.headers)).json().data.reviews
    expect(exported).toEqual([expect.objectContaining({ workerId: WORKER, stars: 4, text: 'Quick.' })])
    const gone = await on.post('/api/profile/delete', { password: PASSWORD }, each.headers)
    expect(gone.statusCode).toBe(200)
  }
  expect((await profile()).testimonials.map(({ clientName }) => clientName)).toEqual(['A former client'])
  const { rows } = await on.database.db.execute(
    sql`select client_name, user_id, state from worker_reviews where worker_id = ${WORKER}`,
  )
  expect(rows).toEqual([{ client_name: '', user_id: null, state: 'shown' }])
})

test('a page shows the newest fifty, and more when it is asked for', async () => {
  await on.database.db.execute(sql`insert into worker_reviews (worker_id, state, client_name, stars, comment_en, created_at)
    select ${WORKER}, 'shown', 'Client', 5, 'Review ' || n, now() - n * interval '1 hour' from generate_series(1, 60) n`)
  expect((await profile()).testimonials.map(({ comment }) => comment).slice(0, 2)).toEqual(['Review 1', 'Review 2'])
  expect((await profile()).testimonials).toHaveLength(50)
  expect((await profile(WORKER, '&reviews=100')).testimonials).toHaveLength(60)
  for (const asked of ['0', '1001', 'x'])
    expect((await on.get(`/api/workers/${WORKER}?language=en&reviews=${asked}`)).statusCode).toBe(400)
})

test('made-up reviews stay what they are', async () => {
  expect(await figures(1)).toEqual([4.5, 2, ['Good work.', 'Good work.']])
  await write(await signIn(on), { stars: 3 }, 1)
  expect(await figures(1)).toEqual([4, 3, ['Quick.', 'Good work.', 'Good work.']])
})

test.each(['suspended_at = now()', 'confirmed_at = null'])('nobody reviews a worker who is not listed (%s)', async (state) => {
  const me = await signIn(on, {})
  const { rows } = await on.database.db.execute(sql`select confirmed_at, suspended_at from users where id = ${owner.userId}`)
  await write(me)
  await on.database.db.execute(sql.raw(`update users set ${state} where id = '${owner.userId}'`))
  try {
    expect(codeOf(await write(null))).toEqual([404, 'worker_not_found'])
    expect(codeOf(await change(me, {}))).toEqual([404, 'worker_not_found'])
    expect((await on.send('DELETE', `${url()}/mine`, { headers: me.headers })).statusCode).toBe(200)
  } finally {
    const { confirmed_at, suspended_at } = rows[0] as Record<string, string | null>
    await on.database.db.execute(
      sql`update users set confirmed_at = ${confirmed_at}, suspended_at = ${suspended_at} where id = ${owner.userId}`,
    )
  }
})

test('sent again with what was mended in it, because the answer was lost, the last words stand', async () => {
  const me = await signIn(on, {})
  const [mine, guests] = [said(), guestSaid()]
  await on.post(url(), mine, me.headers)
  await on.post(url(), { ...mine, stars: 2, comment: 'Slow.' }, me.headers)
  expect(await figures()).toEqual([2, 1, ['Slow.']])
  await on.post(url(), guests)
  await on.post(url(), { ...guests, comment: 'Kind.' })
  const staff = await signIn(on, { role: 'editor' })
  expect(await moderated(staff, 'waiting')).toMatchObject([{ comment: 'Kind.', clientName: 'Abel' }])
})

test('a review that is taken back while it is reported is not there, and no fault', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const [me, reader] = [await signIn(on, {}), await signIn(on, {})]
    const { id } = (await write(me)).json().data
    const [answer] = await Promise.all([report(reader, id), on.send('DELETE', `${url()}/mine`, { headers: me.headers })])
    expect([200, 404]).toContain(answer?.statusCode)
  }
})
