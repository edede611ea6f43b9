import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { formOf, photo, SVG } from '../../../test/pictures.ts'
import { addWorker } from '../../../test/workers.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const execute = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows
const worker = () => addWorker(on)
const OWN = '/api/workers/own'
const own = (me: Person, path = '') => on.get(`${OWN}${path}`, me.headers)
const send = (me: Person, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  on.send(method, `${OWN}${path}`, { headers: me.headers, ...(payload ? { payload } : {}) })
const card = async (id: number) => (await on.get(`/api/workers/${id}?language=en`)).json().data
const service = (change: object = {}) => ({
  title: { en: 'New passport form', am: 'የአዲስ ፓስፖርት ቅጽ' },
  text: { en: 'I fill in the form with you.', am: null },
  price: '350',
  papers: { en: ['Fayda number', 'Birth certificate'], am: [] },
  specialty: 'passportServices',
  days: 2,
  postId: guideId(1),
  ...change,
})

test('a worker changes the own page, and the marketplace shows it', async () => {
  const me = await worker()
  expect((await own(me)).json().data).toMatchObject({ id: me.id, name: { en: 'Hana', am: null }, available: false, avatar: null })
  const change = {
    name: { en: 'Hana T.', am: 'ሀና ተ.' },
    about: { en: ' About me. ', am: '' },
    location: 'ሐዋሳ',
    specialties: ['legalServices', 'dataEntry'],
    experience: '5-10',
    hourlyRate: '250.5',
  }
  expect((await send(me, 'PATCH', '', change)).json().data).toMatchObject({
    name: { en: 'Hana T.', am: 'ሀና ተ.' },
    about: { en: 'About me.', am: null },
    hourlyRate: 250.5,
    startingPrice: 250.5,
  })
  expect(await card(me.id)).toMatchObject({
    name: 'Hana T.',
    location: 'Hawassa',
    specialty: 'legalServices',
    about: 'About me.',
  })
})

test.each([
  [{ name: { en: '', am: ' ' } }, 'name'],
  [{ description: { en: 'too short', am: null } }, 'description'],
  [{ hourlyRate: '-1' }, 'hourlyRate'],
  [{ specialties: [] }, 'specialties'],
  [{ experience: 'long' }, 'experience'],
  [{ location: '' }, 'location'],
  [{ available: 'yes' }, 'available'],
])('%j is refused', async (change, field) => {
  expect((await send(await worker(), 'PATCH', '', change)).json()).toMatchObject({ code: 'invalid_input', field })
})

test('another name loses the badge; the same name keeps it', async () => {
  const me = await worker()
  await execute(sql`update workers set identity_checked_at = now(), background_checked_at = now() where id = ${me.id}`)
  expect((await send(me, 'PATCH', '', { name: { en: 'Hana', am: null } })).json().data.isVerified).toBe(true)
  expect((await send(me, 'PATCH', '', { name: { en: 'Minister', am: null } })).json().data.isVerified).toBe(false)
})

test('who has switched on and uses the site is online for five minutes', async () => {
  const me = await worker()
  expect((await card(me.id)).isOnline).toBe(false)
  await send(me, 'PATCH', '', { available: true })
  expect((await card(me.id)).isOnline).toBe(true)
  on.clock.advance(6 * 60)
  expect((await card(me.id)).isOnline).toBe(false)
  const before = await execute(sql`select updated_at from workers where id = ${me.id}`)
  await own(me)
  await expect.poll(async () => (await card(me.id)).isOnline).toBe(true)
  const back = await execute(sql`select updated_at from workers where id = ${me.id}`)
  expect(back).not.toEqual(before)
  on.clock.advance(2 * 60)
  await own(me)
  await expect
    .poll(async () => execute(sql`select active_at > updated_at as later from workers where id = ${me.id}`))
    .toEqual([{ later: true }])
  await send(me, 'PATCH', '', { available: false })
  expect((await card(me.id)).isOnline).toBe(false)
})

test('a photo is put, shown at an address of its own, replaced and removed', async () => {
  const me = await worker()
  const put = async (content: Buffer) => {
    const form = await formOf({ photo: { name: 'a.jpg', type: 'image/jpeg', content } })
    return on.send('PUT', `${OWN}/photo`, { ...form, headers: { ...form.headers, ...me.headers } })
  }
  const first = (await put(await photo())).json().data.avatar
  expect((await on.get(first)).statusCode).toBe(200)
  expect((await put(SVG)).json()).toMatchObject({ code: 'image_type_invalid', field: 'photo' })
  const second = (await put(await photo())).json().data.avatar
  expect([(await on.get(first)).statusCode, (await on.get(second)).statusCode]).toEqual([404, 200])
  expect((await card(me.id)).avatar).toBe(second)
  expect((await send(me, 'DELETE', '/photo')).json().data.avatar).toBeNull()
  expect((await on.get(second)).statusCode).toBe(404)
  expect((await send(me, 'PUT', '/photo', { photo: 'x' })).statusCode).toBe(400)
})

test('services are offered, changed, ordered and removed; the lowest price is where the worker starts', async () => {
  const me = await worker()
  const first = (await send(me, 'POST', '/services', service())).json().data
  expect(first).toMatchObject({ price: 350, papers: { en: ['Fayda number', 'Birth certificate'], am: null }, postId: guideId(1) })
  const second = (await send(me, 'POST', '/services', service({ title: { en: 'Queue', am: '' }, price: '99.50' }))).json().data
  expect((await card(me.id)).startingPrice).toBe(99.5)
  const ordered = await send(me, 'PUT', '/service-order', { ids: [second.id, first.id] })
  expect(ordered.json().data.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id])
  expect((await card(me.id)).services).toEqual(['Queue', 'New passport form'])
  await send(me, 'PUT', `/services/${second.id}`, service({ price: '500', days: null, postId: null }))
  expect((await card(me.id)).startingPrice).toBe(350)
  expect((await send(me, 'DELETE', `/services/${first.id}`)).statusCode).toBe(200)
  expect((await send(me, 'DELETE', `/services/${first.id}`)).statusCode).toBe(404)
  expect((await send(me, 'PUT', '/service-order', { ids: [second.id, first.id] })).json()).toMatchObject({
    code: 'changed_meanwhile',
  })
  await send(me, 'DELETE', `/services/${second.id}`)
  expect((await card(me.id)).startingPrice).toBe(200)
})

test.each([
  [{ price: '12,5' }, 'price'],
  [{ price: '1e9' }, 'price'],
  [{ title: { en: '', am: '' } }, 'title'],
  [{ days: 366 }, 'days'],
  [{ postId: 'no-such-guide' }, 'postId'],
  [{ papers: { en: Array(13).fill('paper'), am: [] } }, 'papers'],
  [{ specialty: 'bribery' }, 'specialty'],
])('a service with %j is refused', async (change, field) => {
  expect((await send(await worker(), 'POST', '/services', service(change))).json()).toMatchObject({
    code: 'invalid_input',
    field,
  })
})

test('thirty services are the most, also when ten are added at once', async () => {
  const me = await worker()
  for (let i = 0; i < 25; i += 1) await send(me, 'POST', '/services', service({ price: `${i + 1}` }))
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, i) => send(me, 'POST', '/services', service({ price: `${100 + i}` }))),
  )
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(400)])
})

test('earnings are noted for their days, once however often they are sent, and summed', async () => {
  const me = await worker()
  const id = randomUUID()
  const note = { id, day: '2026-11-11', amount: '300.10', note: 'Passport of Abel' }
  for (let i = 0; i < 2; i += 1) expect((await send(me, 'POST', '/earnings', note)).statusCode).toBe(200)
  await send(me, 'POST', '/earnings', { id: randomUUID(), day: '2026-11-12', amount: '0.20', note: '' })
  await send(me, 'POST', '/earnings', { id: randomUUID(), day: '2026-12-01', amount: '5', note: '' })
  const november = (await own(me, '/earnings?from=2026-11-01&to=2026-11-30')).json()
  expect(november).toMatchObject({ sum: 300.3, data: [{ day: '2026-11-12' }, { id, amount: 300.1, note: 'Passport of Abel' }] })
  expect((await own(me, '/earnings?from=2026-12-01&to=2026-11-30')).statusCode).toBe(400)
  expect((await send(me, 'POST', '/earnings', { ...note, day: '2026-02-30' })).json()).toMatchObject({ field: 'day' })
  const other = await worker()
  expect((await send(other, 'DELETE', `/earnings/${id}`)).statusCode).toBe(404)
  expect((await own(other, '/earnings?from=2026-11-01&to=2026-11-30')).json()).toMatchObject({ sum: 0, data: [] })
  expect((await send(me, 'DELETE', `/earnings/${id}`)).statusCode).toBe(200)
})

test('the export of an account holds what its worker has written', async () => {
  const me = await worker()
  await send(me, 'POST', '/services', service())
  await send(me, 'POST', '/earnings', { id: randomUUID(), day: '2026-11-11', amount: '12.50', note: '' })
  const { data } = (await on.get('/api/profile/export', me.headers)).json()
  expect(data.worker).toMatchObject({ page: { id: me.id }, services: [{ price: 350 }], earnings: [{ amount: 12.5 }] })
  expect((await on.get('/api/profile/export', (await signIn(on)).headers)).json().data.worker).toBeNull()
})

test('what is another worker’s is not there, and only workers have a dashboard', async () => {
  const [me, other] = [await worker(), await worker()]
  const { id } = (await send(me, 'POST', '/services', service())).json().data
  expect((await send(other, 'PUT', `/services/${id}`, service())).json()).toMatchObject({ code: 'not_found' })
  expect((await send(other, 'DELETE', `/services/${id}`)).json()).toMatchObject({ code: 'not_found' })
  expect((await send(other, 'PUT', '/service-order', { ids: [id] })).statusCode).toBe(409)
  expect((await on.get(OWN)).json()).toMatchObject({ code: 'sign_in_required' })
  expect((await own(await signIn(on))).json()).toMatchObject({ code: 'forbidden' })
  expect((await own(await signIn(on, { role: 'worker' }))).json()).toMatchObject({ code: 'worker_not_found' })
})

test('a note whose answer was lost is sent again with what was mended in it; that of another stays', async () => {
  const [me, other] = [await worker(), await worker()]
  const note = { id: randomUUID(), day: '2026-11-02', amount: '100', note: 'First' }
  await send(me, 'POST', '/earnings', note)
  expect((await send(me, 'POST', '/earnings', { ...note, amount: '120', note: '' })).statusCode).toBe(200)
  expect((await send(other, 'POST', '/earnings', { ...note, amount: '7' })).statusCode).toBe(404)
  const listed = await own(me, '/earnings?from=2026-11-01&to=2026-11-30')
  expect(listed.json()).toMatchObject({ data: [{ id: note.id, amount: 120, note: '' }], sum: 120 })
})

test('a day that no calendar of the database has is refused', async () => {
  const me = await worker()
  const note = { id: randomUUID(), day: '0000-01-01', amount: '100', note: '' }
  expect((await send(me, 'POST', '/earnings', note)).json()).toMatchObject({ code: 'invalid_input', field: 'day' })
  expect((await own(me, '/earnings?from=0000-01-01&to=2026-11-30')).json()).toMatchObject({
    code: 'invalid_input',
    field: 'from',
  })
})

test('a service that is sent twice, because the answer was lost, is one', async () => {
  const me = await worker()
  const [one, two] = await Promise.all([send(me, 'POST', '/services', service()), send(me, 'POST', '/services', service())])
  expect(one?.json().data.id).toBe(two?.json().data.id)
  await send(me, 'POST', '/services', service({ price: '351' }))
  expect((await own(me, '/services')).json().data).toHaveLength(2)
})

test('the photo of somebody who is not listed is at no address', async () => {
  const me = await worker()
  const { payload, headers } = await formOf({ photo: { name: 'me.jpg', type: 'image/jpeg', content: await photo() } })
  const put = await on.send('PUT', `${OWN}/photo`, { payload, headers: { ...headers, ...me.headers } })
  const { avatar } = put.json().data
  expect((await on.get(avatar)).statusCode).toBe(200)
  await execute(sql`update users set suspended_at = now() where id = ${me.userId}`)
  expect((await on.get(avatar)).statusCode).toBe(404)
})
