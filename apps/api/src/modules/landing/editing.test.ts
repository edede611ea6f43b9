import { expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'

const on = testApi()
const admin = shared(() => signIn(on, { role: 'admin' }))
const other = shared(() => signIn(on, { role: 'admin' }))
const editor = shared(() => signIn(on, { role: 'editor' }))

const put = (path: string, payload: object, { headers }: Person = admin) =>
  on.send('PUT', `/api/admin/copy/${path}`, { headers, payload })
const back = (path: string, was: string | null) => on.post(`/api/admin/copy/${path}/shipped`, { was }, admin.headers)
const landing = async (language: string) => (await on.get(`/api/landing?language=${language}`)).json().data
const banner = async (language: string) => (await on.get(`/api/banner?language=${language}`)).json().data
const texts = async () => (await on.get('/api/admin/copy', admin.headers)).json().data as Record<string, unknown>[]

// covers P-23, P-24, P-25
test('without a change the banner has its fixed words, the second slide in Amharic for everybody', async () => {
  expect(await banner('en')).toMatchObject([
    { id: 'trade', language: 'en', title: 'Get a Trade License!', button: 'Read Now' },
    { id: 'gig', language: 'am', button: 'ባለሙያ ያግኙ' },
    { id: 'rates', language: 'en', title: 'Exchange Rate', button: 'Click Here' },
  ])
  expect(await banner('am')).toMatchObject([{ language: 'am', title: 'የንግድ ፈቃድ ያውጡ!' }, {}, {}])
})

test('a text is changed in both languages, and put back to what ships', async () => {
  const shipped = await landing('en')
  const changed = await put('landing/hero.title', { en: 'Papers, in short', am: 'ጉዳይዎ በአጭሩ', was: null })
  expect(changed.json().data).toMatchObject({ own: { en: 'Papers, in short' }, shipped: { en: shipped.hero.title } })
  expect([(await landing('en')).hero.title, (await landing('am')).hero.title]).toEqual(['Papers, in short', 'ጉዳይዎ በአጭሩ'])
  expect((await landing('en')).hero.lead).toBe(shipped.hero.lead)
  await put('landing/services.items.cloud.points.0', { en: 'Moved in a day', am: 'በአንድ ቀን', was: null })
  expect((await landing('en')).services.items[1].points[0]).toBe('Moved in a day')
  await put('banner/gig.title', { en: 'Somebody to queue for you?', am: 'ወረፋ ያዥ?', was: null })
  expect((await banner('en'))[1]).toMatchObject({ language: 'en', title: 'Somebody to queue for you?' })
  for (const { place, key, changedAt, own } of await texts())
    if (own) expect((await back(`${place}/${key}`, changedAt as string)).json().data.own).toBeNull()
  expect(await landing('en')).toEqual(shipped)
  const audited = await on.database.pool.query(`select kind, detail from audit_events where kind like 'copy_%' order by id`)
  expect(audited.rows).toHaveLength(6)
  expect(audited.rows[0]).toEqual({ kind: 'copy_changed', detail: { place: 'landing', text: 'hero.title' } })
})

test('of two who change one text at once the first one counts', async () => {
  const body = { en: 'One', am: 'አንድ', was: null }
  const answers = await Promise.all([put('banner/trade.over', body), put('banner/trade.over', body, other)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const was = (await texts()).find(({ key }) => key === 'trade.over')?.changedAt as string
  on.clock.advance(1)
  expect((await put('banner/trade.over', { ...body, en: 'Two', was })).statusCode).toBe(200)
  expect((await back('banner/trade.over', was)).statusCode).toBe(409)
})

test('texts that are too long, empty, hidden or nowhere are refused, and they stay texts', async () => {
  const good = { en: 'Fine', am: 'ጥሩ', was: null }
  expect((await put('banner/rates.title', { ...good, en: 'x'.repeat(121) })).json()).toMatchObject({
    code: 'invalid_input',
    field: 'en',
  })
  const wrong = [
    { ...good, am: ' ' },
    { ...good, en: 'a\u202Eb' },
    { ...good, en: 'x'.repeat(501) },
    { en: 'Fine', was: null },
  ]
  for (const body of wrong) expect((await put('landing/hero.title', body)).statusCode).toBe(400)
  expect((await put('landing/hero.nowhere', good)).statusCode).toBe(404)
  expect((await put('landing/__proto__.x', good)).statusCode).toBe(400)
  expect((await put('elsewhere/hero.title', good)).statusCode).toBe(400)
  const script = '<script>alert(1)</script>'
  await put('landing/support.title', { ...good, en: script })
  expect((await landing('en')).support.title).toBe(script)
})

test('only administrators change texts', async () => {
  expect((await on.get('/api/admin/copy', editor.headers)).statusCode).toBe(403)
  expect((await put('banner/trade.title', { en: 'Mine', am: 'የኔ', was: null }, editor)).statusCode).toBe(403)
  expect((await on.get('/api/admin/copy')).statusCode).toBe(401)
  expect((await on.get('/api/admin/copy', admin.headers)).headers['cache-control']).toBe('no-store')
})
