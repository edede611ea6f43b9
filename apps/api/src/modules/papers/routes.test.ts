import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { formOf, moving, photo, SVG } from '../../../test/pictures.ts'
import { shared } from '../../../test/shared.ts'
import { addWorker } from '../../../test/workers.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const admin = shared(() => signIn(on, { role: 'admin' }))

const execute = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows
const worker = () => addWorker(on)
const OWN = '/api/workers/own'
const ADMIN = '/api/admin/verifications'
async function handIn(me: Person, kind = 'identity', content?: Buffer) {
  const form = await formOf({ kind, picture: { name: 'id.jpg', type: 'image/jpeg', content: content ?? (await photo()) } })
  return on.send('POST', `${OWN}/papers`, { ...form, headers: { ...form.headers, ...me.headers } })
}
const own = async (me: Person) => (await on.get(`${OWN}/verification`, me.headers)).json().data
const send = (me: Person, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  on.send(method, url, { headers: me.headers, ...(payload ? { payload } : {}) })
const waitingOf = async (id: number) => {
  const { data } = (await on.get(ADMIN, admin.headers)).json()
  return data.find((each: { worker: { id: number } }) => each.worker.id === id)
}
const versionOf = async (id: string): Promise<string> => {
  const { data } = (await on.get(ADMIN, admin.headers)).json()
  return data.find((each: { id: string }) => each.id === id)?.version ?? 'gone'
}
const decide = async (id: string, payload: object = { identity: true, background: true }, by = admin) =>
  send(by, 'POST', `${ADMIN}/${id}/decision`, { version: await versionOf(id), ...payload })

test('a worker hands papers in, an admin sees them, both ticks give the badge, and the papers are gone', async () => {
  const me = await worker()
  expect(await own(me)).toEqual({ state: null, papers: [], references: null, reason: null, decidedAt: null })
  await handIn(me)
  on.clock.advance(1)
  await handIn(me, 'clearance')
  expect(await own(me)).toMatchObject({ state: 'waiting', papers: [{ kind: 'identity' }, { kind: 'clearance' }] })
  const waiting = await waitingOf(me.id)
  expect(waiting).toMatchObject({ worker: { name: 'Hana' }, papers: [{ kind: 'identity' }, { kind: 'clearance' }] })

  const paper = await on.get(`${ADMIN}/${waiting.id}/papers/${waiting.papers[0].id}`, admin.headers)
  expect(paper.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/webp' })
  const drawn = await sharp(paper.rawPayload).metadata()
  // It lay on its side.
  expect([drawn.width, drawn.height, drawn.exif]).toEqual([400, 640, undefined])

  expect((await on.get(`/api/workers/${me.id}?language=en`)).json().data.isVerified).toBe(false)
  expect((await decide(waiting.id)).json()).toEqual({ success: true })
  expect((await on.get(`/api/workers/${me.id}?language=en`)).json().data.isVerified).toBe(true)
  expect(await own(me)).toMatchObject({ state: 'approved', papers: [], references: null })
  expect(await execute(sql`select 1 from worker_papers where worker_id = ${me.id}`)).toEqual([])
  expect((await on.get(`${ADMIN}/${waiting.id}/papers/${waiting.papers[0].id}`, admin.headers)).statusCode).toBe(404)
  await on.work()
  expect(await execute(sql`select title_en, link from notifications where user_id = ${me.userId}`)).toEqual([
    { title_en: 'You are verified', link: '/worker-dashboard?tab=papers' },
  ])
  const events = await execute(sql`select kind from audit_events where detail->>'verification' = ${waiting.id} order by id`)
  expect(events.map(({ kind }) => kind)).toEqual(['paper_seen', 'papers_decided'])
})

test('a worker who takes another name, or hands in more, is looked at again before anything is decided', async () => {
  const me = await worker()
  await handIn(me)
  const seen = await waitingOf(me.id)
  const both = { identity: true, background: true }
  await execute(sql`update workers set name_en = 'Official Notary' where id = ${me.id}`)
  expect((await decide(seen.id, { ...both, version: seen.version })).json()).toMatchObject({ code: 'changed_meanwhile' })
  const again = await waitingOf(me.id)
  expect(again.worker.name).toBe('Official Notary')
  await handIn(me, 'clearance')
  expect((await decide(seen.id, { ...both, version: again.version })).statusCode).toBe(409)
  expect((await on.get(`/api/workers/${me.id}?language=en`)).json().data.isVerified).toBe(false)
  expect((await decide(seen.id)).statusCode).toBe(200)
})

test('what lies in the database shows nothing of the paper', async () => {
  const me = await worker()
  await handIn(me)
  const [row] = await execute(sql`select sealed from worker_papers where worker_id = ${me.id}`)
  const sealed = row?.sealed as Buffer
  expect(sealed.includes('WEBP')).toBe(false)
  await expect(sharp(sealed).metadata()).rejects.toThrow()
})

test('who refuses says why, the worker hears it, and may try again', async () => {
  const me = await worker()
  await send(me, 'PUT', `${OWN}/references`, { references: 'Abel T., 0911 234567, neighbour\nSara M., 0911 765432, client' })
  const waiting = await waitingOf(me.id)
  expect(waiting.references).toContain('neighbour')
  const one = { identity: true, background: false }
  expect((await decide(waiting.id, one)).json()).toMatchObject({ code: 'invalid_input', field: 'reason' })
  expect((await decide(waiting.id, { ...one, reason: 'Nobody answers. <b>' })).statusCode).toBe(200)
  expect(await own(me)).toMatchObject({ state: 'refused', reason: 'Nobody answers. <b>', references: null })
  await handIn(me, 'clearance')
  await decide((await waitingOf(me.id)).id)
  expect((await on.get(`/api/workers/${me.id}?language=en`)).json().data.isVerified).toBe(true)
})

test('of ten decisions at once one counts, the others are told', async () => {
  const me = await worker()
  await handIn(me)
  const { id } = await waitingOf(me.id)
  const sent = await Promise.all(Array.from({ length: 10 }, () => decide(id)))
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await decide(id)).json()).toMatchObject({ code: 'changed_meanwhile' })
  expect((await decide('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
})

test('papers handed in while somebody decides are decided on or wait; none is lost or left behind', async () => {
  const me = await worker()
  await handIn(me)
  const { id } = await waitingOf(me.id)
  const [decision, ...added] = await Promise.all([decide(id), handIn(me, 'clearance'), handIn(me, 'clearance')])
  expect([decision.statusCode, ...added.map(({ statusCode }) => statusCode)]).toEqual([200, 200, 200])
  const { state, papers } = await own(me)
  expect([papers.length > 0, state]).toEqual([state === 'waiting', papers.length > 0 ? 'waiting' : 'approved'])
})

test('a paper is taken back by whom it belongs to; six are the most', async () => {
  const [me, other] = [await worker(), await worker()]
  await handIn(me)
  const [{ id }] = (await own(me)).papers
  expect((await send(other, 'DELETE', `${OWN}/papers/${id}`)).json()).toMatchObject({ code: 'not_found' })
  expect((await on.get(`${ADMIN}/${id}/papers/${id}`, other.headers)).statusCode).toBe(403)
  expect((await send(me, 'DELETE', `${OWN}/papers/${id}`)).json().data).toMatchObject({ state: 'withdrawn', papers: [] })
  expect(await waitingOf(me.id)).toBeUndefined()
  const sent = await Promise.all(Array.from({ length: 8 }, () => handIn(me)))
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(6).fill(200), 400, 400])
  expect((await send(me, 'DELETE', `${OWN}/verification`)).json().data).toMatchObject({ state: 'withdrawn', papers: [] })
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['SVG', () => SVG],
  ['a text', () => Buffer.from('text')],
  ['moving', moving.webp],
])('%s is no paper', async (_, make) => {
  const me = await worker()
  expect((await handIn(me, 'identity', await make())).json()).toMatchObject({ code: 'image_type_invalid', field: 'picture' })
  expect(await own(me)).toMatchObject({ state: null })
  expect((await handIn(me, 'diary')).json()).toMatchObject({ field: 'kind' })
})

test('papers go with the account', async () => {
  const me = await worker()
  await handIn(me)
  await send(me, 'POST', '/api/profile/delete', { password: PASSWORD })
  for (const table of ['worker_papers', 'worker_verifications'])
    expect(await execute(sql.raw(`select 1 from ${table} where worker_id = ${me.id}`))).toEqual([])
})

test('only workers hand in, only administrators see', async () => {
  const me = await worker()
  expect((await handIn(await signIn(on))).json()).toMatchObject({ code: 'forbidden' })
  expect((await handIn(await signIn(on, { role: 'worker' }))).json()).toMatchObject({ code: 'worker_not_found' })
  for (const person of [me, await signIn(on), await signIn(on, { role: 'editor' })])
    expect((await on.get(ADMIN, person.headers)).json()).toMatchObject({ code: 'forbidden' })
  expect((await on.get(ADMIN)).json()).toMatchObject({ code: 'sign_in_required' })
})
