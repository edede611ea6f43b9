import { expect, test } from 'vitest'
import { type Person, signIn } from '../../../test/actors.ts'
import { testApi, testConfig } from '../../../test/api.ts'
import { shared } from '../../../test/shared.ts'
import { createSettings } from './service.ts'

const PHONE = '+251900000001'
const on = testApi({ config: { contactPhone: PHONE, operatorEmail: 'office@menged.example' } })
const admin = shared(() => signIn(on, { role: 'admin' }))
const other = shared(() => signIn(on, { role: 'admin' }))
const editor = shared(() => signIn(on, { role: 'editor' }))

const audit = { record: async () => {} }
const put = (key: string, value: unknown, was: string | null, { headers }: Person = admin) =>
  on.send('PUT', '/api/admin/settings', { headers, payload: { key, value, was } as object })
const phone = async () => (await on.get('/api/contact')).json().data.phone
const register = (language: string) =>
  on.post(
    '/api/auth/register',
    { role: 'normalUser', fullName: 'Hana Tesfaye', companyEmail: 'hana@example.et', password: 'ማክሰኞ ከሰዓት 9' },
    { 'accept-language': language },
  )

test('the value of the environment holds until one is set, and again when it is put back', async () => {
  expect(await phone()).toBe(PHONE)
  const set = (await put('contactPhone', '0911 234 567', null)).json().data
  expect(set).toMatchObject({ key: 'contactPhone', default: PHONE, own: '0911 234 567' })
  expect(await phone()).toBe('+251911234567')
  on.clock.advance(1)
  const none = (await put('contactPhone', '', set.changedAt)).json().data
  expect(await phone()).toBeNull()
  expect((await put('contactPhone', null, none.changedAt)).json().data).toMatchObject({ own: null, changedAt: null })
  expect(await phone()).toBe(PHONE)
  const { rows } = await on.database.pool.query(`select kind, detail from audit_events where kind like 'setting_%' order by id`)
  const detail = { setting: 'contactPhone' }
  expect(rows).toEqual(['setting_changed', 'setting_changed', 'setting_restored'].map((kind) => ({ kind, detail })))
})

test('messages of the contact form are mailed to the address that is set', async () => {
  const { changedAt } = (await put('operatorEmail', 'desk@menged.example', null)).json().data
  const message = { name: 'Abel', contact: '0911234567', subject: 'Hours', message: 'When?', language: 'en' }
  const send = () => on.post('/api/contact-messages', message)
  const receivers = async () =>
    (await on.database.pool.query(`select payload->>'to' as "to" from tasks where payload->>'template' = 'contact' order by 1`))
      .rows
  const sent = await send()
  expect([sent.statusCode, await receivers()]).toEqual([200, [{ to: 'desk@menged.example' }]])
  await put('operatorEmail', null, changedAt)
  await send()
  expect(await receivers()).toEqual([{ to: 'desk@menged.example' }, { to: 'office@menged.example' }])
})

test('while registration is closed nobody registers, in the language of the reader, and logging in goes on', async () => {
  const { changedAt } = (await put('registration', 'closed', null)).json().data
  const [en, am] = [await register('en'), await register('am')]
  expect([en.statusCode, am.statusCode]).toEqual([403, 403])
  expect(en.json()).toMatchObject({ code: 'registration_closed', error: expect.stringContaining('Registration is closed') })
  expect(am.json().error).toContain('ምዝገባ ለጊዜው ተዘግቷል')
  await signIn(on)
  expect((await put('registration', null, changedAt)).statusCode).toBe(200)
  expect((await register('en')).statusCode).toBe(200)
})

test('what runs on a schedule has the default that the environment names', async () => {
  const all = async (config: Parameters<typeof testConfig>[0]) => {
    const settings = createSettings({ db: on.database.db, clock: on.clock, config: testConfig(config), audit })
    return (await settings.all()).flatMap(({ key, default: fallback }) => (/^(rates|link)/.test(key) ? [[key, fallback]] : []))
  }
  expect(await all({})).toEqual([
    ['ratesNbe', 'off'],
    ['ratesCbe', 'off'],
    ['linkCheck', 'off'],
  ])
  expect(await all({ ratesSources: ['cbe'], linkCheck: true })).toEqual([
    ['ratesNbe', 'off'],
    ['ratesCbe', 'on'],
    ['linkCheck', 'on'],
  ])
})

test('of two who change one setting at once the first one counts', async () => {
  const answers = await Promise.all([put('contactPhone', '0911000001', null), put('contactPhone', '0911000002', null, other)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const was = (await on.get('/api/admin/settings', admin.headers)).json().data[0].changedAt
  on.clock.advance(1)
  const again = await Promise.all([put('contactPhone', null, was), put('contactPhone', '0911000003', was, other)])
  expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('another process reads the change, and what was last known while the database is away', async () => {
  const away = new Error('Connection terminated unexpectedly')
  let isAway = false
  const db = new Proxy(on.database.db, {
    get: (target, name, self) => {
      if (isAway && name === 'select') throw away
      return Reflect.get(target, name, self)
    },
  })
  const second = createSettings({ db, clock: on.clock, config: testConfig(), audit })
  expect(await second.value('operatorEmail')).toBeNull()
  await put('operatorEmail', 'second@menged.example', null)
  expect(await second.value('operatorEmail')).toBe('second@menged.example')
  isAway = true
  expect(await second.value('operatorEmail')).toBe('second@menged.example')
})

test('what no reader takes is refused, and nothing is stored', async () => {
  const wrong = [
    ['contactPhone', '12'],
    ['contactPhone', '+1 202 555 0100'],
    ['operatorEmail', 'nobody'],
    ['registration', ''],
    ['registration', 'ajar'],
    ['ratesNbe', ''],
    ['ratesCbe', 'daily'],
    ['linkCheck', 'true'],
    ['contactPhone', 'x'.repeat(300)],
    ['contactPhone', 7],
    ['tokenSecret', 'x'],
    ['__proto__', 'x'],
  ] as const
  for (const [key, value] of wrong) expect((await put(key, value, null)).statusCode, key).toBe(400)
})

test('what is wrong with a value is said, in the language of the reader', async () => {
  const wrong = async (key: string, value: string, language: string) => {
    const headers = { ...admin.headers, 'accept-language': language }
    return (await on.send('PUT', '/api/admin/settings', { headers, payload: { key, value, was: null } })).json()
  }
  expect(await wrong('contactPhone', '12', 'en')).toMatchObject({
    field: 'value',
    error: 'This is not an Ethiopian phone number. Use the form 0911 234 567.',
  })
  expect(await wrong('operatorEmail', 'nobody', 'en')).toMatchObject({ field: 'value', error: 'Email address is invalid' })
  expect((await wrong('operatorEmail', 'nobody', 'am')).error).toMatch(/[\u1200-\u137f]/)
})

test('only administrators see and change settings', async () => {
  expect((await on.get('/api/admin/settings', editor.headers)).statusCode).toBe(403)
  expect((await put('registration', 'closed', null, editor)).statusCode).toBe(403)
  expect((await on.get('/api/admin/settings')).statusCode).toBe(401)
  expect((await on.get('/api/admin/settings', admin.headers)).headers['cache-control']).toBe('no-store')
})
