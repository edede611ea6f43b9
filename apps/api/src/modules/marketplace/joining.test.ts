import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { bomb, type Fields, formOf, moving, noise, photo, SVG } from '../../../test/pictures.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })

const PASSWORD = 'ማክሰኞ ከሰዓት 9'
const DESCRIPTION = 'Court copies, land records and municipal files in Bahir Dar.'
let count = 0
const fieldsOf = (change: Fields = {}): Fields => {
  count += 1
  return {
    firstName: 'Yonas',
    lastName: 'Bekele',
    email: `yonas-${count}@example.et`,
    phone: '0911 234 567',
    location: 'Bahir Dar',
    specialties: ['documentFiling', 'passportServices'],
    experience: '3-5',
    hourlyRate: '300.50',
    description: DESCRIPTION,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreeToTerms: 'on',
    ...change,
  }
}
const image = (content: Buffer, type = 'image/jpeg', name = 'me.jpg') => ({ profileImage: { name, type, content } })
const send = async (fields: Fields) => on.send('POST', '/api/workers', await formOf(fields))
const join = (change: Fields = {}) => send(fieldsOf(change))
const execute = async (query: ReturnType<typeof sql>) => (await on.database.db.execute(query)).rows
const counts = async () =>
  (
    await execute(
      sql`select (select count(*) from users)::int users, (select count(*) from workers)::int workers, (select count(*) from worker_photos)::int photos`,
    )
  )[0]
const confirm = (email: string) => execute(sql`update users set confirmed_at = now() where email = ${email}`)
const workerOf = async (email: string) =>
  (await execute(sql`select workers.* from workers join users on users.id = user_id where email = ${email}`))[0] as
    | Record<string, unknown>
    | undefined

// covers M-03, M-30
test('a worker joins: an account that has to confirm, and a page that starts with nothing but the own words', async () => {
  const response = await join({ email: ' Almaz@Example.et ', firstName: 'አልማዝ', lastName: 'ደበበ', ...image(await photo()) })
  expect(response.json()).toMatchObject({ success: true, data: { mailbox: '/dev/mail' } })
  const row = await workerOf('almaz@example.et')
  expect(row).toMatchObject({
    name_am: 'አልማዝ ደበበ',
    name_en: null,
    description_en: DESCRIPTION,
    description_am: null,
    location: 'Bahir Dar',
    city: 'bahir-dar',
    specialties: ['documentFiling', 'passportServices'],
    hourly_rate: '300.50',
    starting_price: '300.50',
    response_minutes: 1440,
    review_count: 0,
    completed_tasks: 0,
    available: false,
    identity_checked_at: null,
  })
  const login = { companyemail: 'almaz@example.et', password: PASSWORD }
  expect((await on.post('/api/auth/login', login)).json()).toMatchObject({ code: 'email_not_confirmed' })
  expect((await on.get(`/api/workers/${row?.id}?language=en`)).statusCode).toBe(404)
  expect((await on.get('/api/workers?language=en&q=አልማዝ')).json()).toMatchObject({ totalItems: 0 })

  const [mail] = await execute(sql`select payload->>'id' as id from tasks where kind = 'account-mail' order by id desc limit 1`)
  expect(mail).toBeDefined()
  await confirm('almaz@example.et')
  expect((await on.post('/api/auth/login', login)).json()).toMatchObject({ success: true })
  const { data } = (await on.get(`/api/workers/${row?.id}?language=en`)).json()
  expect(data).toMatchObject({
    name: 'አልማዝ ደበበ',
    isVerified: false,
    isOnline: false,
    rating: 0,
    reviewCount: 0,
    completedTasks: 0,
    responseTime: '24h avg',
    startingPrice: 300.5,
    services: ['Document filing', 'Passport services'],
    testimonials: [],
    sample: false,
    avatar: `/api/worker-photos/${row?.photo_id}/large.webp`,
  })
})

test('the photo is two small squares, turned as it is held, without a word of where it was taken', async () => {
  const sent = await photo()
  expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  const fields = fieldsOf(image(sent))
  expect((await send(fields)).statusCode).toBe(200)
  const row = await workerOf(String(fields.email))
  expect((await on.get(`/api/worker-photos/${row?.photo_id}/small.webp`)).statusCode).toBe(404)
  await confirm(String(fields.email))
  for (const [file, side] of [
    ['small.webp', 128],
    ['large.webp', 320],
  ] as const) {
    const response = await on.get(`/api/worker-photos/${row?.photo_id}/${file}`)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const drawn = await sharp(response.rawPayload).metadata()
    expect([drawn.format, drawn.width, drawn.height, drawn.exif, drawn.orientation]).toEqual([
      'webp',
      side,
      side,
      undefined,
      undefined,
    ])
    expect(response.rawPayload.length).toBeLessThanOrEqual(15_000)
  }
  expect((await on.get('/api/worker-photos/00000000-0000-4000-8000-000000000000/small.webp')).statusCode).toBe(404)
  expect((await on.get(`/api/worker-photos/${row?.photo_id}/huge.webp`)).statusCode).toBe(400)
})

test('a photo of nothing but dots is small as well', async () => {
  const fields = fieldsOf(image(await noise(900), 'image/png', 'dots.png'))
  expect((await send(fields)).statusCode).toBe(200)
  const row = await workerOf(String(fields.email))
  expect((await on.get(`/api/worker-photos/${row?.photo_id}/large.webp`)).rawPayload.length).toBeLessThanOrEqual(15_000)
})

// covers M-34
test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['6 MB', async () => Buffer.concat([await photo(), Buffer.alloc(6 * 1024 * 1024)]), 'image_too_large'],
  ['one byte more than 5 MB', async () => Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]), 'image_too_large'],
  ['a text', () => Buffer.from('not a picture, whatever its name says'), 'image_type_invalid'],
  ['SVG with a script', () => SVG, 'image_type_invalid'],
  ['30,000 x 30,000', () => bomb(30_000, 30_000), 'image_too_many_pixels'],
  ['truncated JPEG', async () => (await noiseJpeg()).subarray(0, 9000), 'image_type_invalid'],
  ['truncated PNG', async () => (await noise(200)).subarray(0, 20_000), 'image_type_invalid'],
  ['moving GIF', moving.gif, 'image_type_invalid'],
  ['moving WebP', moving.webp, 'image_type_invalid'],
  ['a signature and nothing behind it', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image_type_invalid'],
  ['a page of HTML behind a signature', () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>', 'latin1'), 'image_type_invalid'],
])('%s is refused, and nothing is stored', async (_, make, code) => {
  const before = await counts()
  const response = await join(image(await make(), 'image/png', 'me.png'))
  expect([response.statusCode, response.json()]).toMatchObject([400, { code }])
  expect(await counts()).toEqual(before)
})
const noiseJpeg = async () =>
  await sharp(await noise(200))
    .jpeg()
    .toBuffer()

// covers M-39, M-40, M-45, M-46
test.each<[string, Fields, string]>([
  ['firstName', { firstName: ' ' }, 'Enter your first name'],
  ['lastName', { lastName: '' }, 'Enter your last name'],
  ['lastName', { lastName: 'a\u202Eb' }, 'This name cannot be used. Use letters, at most 50.'],
  ['email', { email: '' }, 'Enter your email'],
  ['email', { email: 'yonas.bekele' }, 'Use the form name@example.com'],
  ['phone', { phone: '' }, 'Enter your phone number'],
  ['phone', { phone: '+1 202 555 0100' }, 'This is not an Ethiopian phone number. Use the form 0911 234 567.'],
  ['location', { location: '' }, 'Enter the city you work in'],
  ['specialties', { specialties: [] }, 'Choose at least one specialty'],
  ['specialties', { specialties: ['bribery'] }, 'Choose at least one specialty'],
  ['experience', { experience: '' }, 'Choose your experience'],
  ['experience', { experience: '2-4' }, 'Choose your experience'],
  ['hourlyRate', { hourlyRate: '' }, 'Enter your hourly rate'],
  ...['-1', '0', '1e9', 'abc', '12,5', '12.555', '1000001', 'NaN', 'Infinity', '0x10', ' '].map(
    (hourlyRate): [string, Fields, string] => [
      'hourlyRate',
      { hourlyRate },
      hourlyRate.trim() === ''
        ? 'Enter your hourly rate'
        : 'Enter an amount in birr above 0, with at most two digits after the point, such as 250.50',
    ],
  ),
  ['description', { description: '' }, 'Describe what you do for clients'],
  ['description', { description: 'ሀ'.repeat(49) }, 'Write at least 50 characters'],
  ['description', { description: 'a'.repeat(501) }, 'Write at most 500 characters'],
  ['password', { password: '', confirmPassword: '' }, 'Choose a password'],
  ['password', { password: '12345', confirmPassword: '12345' }, 'Use 6 characters or more'],
  ['password', { password: '123456', confirmPassword: '123456' }, 'This password is easy to guess. Choose another one.'],
  ['confirmPassword', { confirmPassword: '' }, 'Enter the password again'],
  ['confirmPassword', { confirmPassword: 'else' }, 'Passwords do not match'],
  ['agreeToTerms', { agreeToTerms: 'no' }, 'Agree to the terms to join'],
])('%s %j is refused', async (field, change, error) => {
  const before = await counts()
  const response = await join(change)
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_input', field, error }])
  expect(await counts()).toEqual(before)
})

test.each([
  '0911234567',
  '+251 911 23 45 67',
  '251911234567',
  '0711-234-567',
  '(011) 551 2345',
  '\u200E0911 234567\u200F',
  '058 220 1234',
])('the phone %s is understood', async (phone) => {
  const fields = fieldsOf({ phone })
  expect((await send(fields)).statusCode).toBe(200)
  const [user] = await execute(sql`select phone_primary from users where email = ${String(fields.email)}`)
  expect(user?.phone_primary).toMatch(/^\+251\d{9}$/)
})

test.each([
  ['ባህር ዳር', 'bahir-dar'],
  ['bahirdar', 'bahir-dar'],
  ['Addis Ababa, Bole', 'addis-ababa'],
  ['አዲስ አበባ፣ ቦሌ', 'addis-ababa'],
  ['Arba Minch', null],
])('the place %s is the city %s', async (location, city) => {
  const fields = fieldsOf({ location })
  expect((await send(fields)).statusCode).toBe(200)
  expect(await workerOf(String(fields.email))).toMatchObject({ location, city })
})

test('one address is one account: sent twice, and ten times at once', async () => {
  const email = 'once@example.et'
  const sent = await Promise.all(Array.from({ length: 10 }, () => join({ email })))
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await join({ email })).json()).toMatchObject({ code: 'email_taken', field: 'email' })
  expect(await execute(sql`select 1 from workers join users on users.id = user_id where email = ${email}`)).toHaveLength(1)
})

test('the same form sent again after its answer was lost is one registration; another form for the address is refused', async () => {
  const key = '6f0c1a52-9a0b-4f51-8a2b-0b6f1d3c9e11'
  const fields = fieldsOf({ key })
  expect((await send(fields)).statusCode).toBe(200)
  expect((await send(fields)).statusCode).toBe(200)
  const at = await Promise.all(Array.from({ length: 5 }, () => send(fields)))
  expect(at.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
  expect((await send({ ...fields, key: '6f0c1a52-9a0b-4f51-8a2b-0b6f1d3c9e12' })).statusCode).toBe(409)
  const email = String(fields.email)
  expect(await execute(sql`select 1 from workers join users on users.id = user_id where email = ${email}`)).toHaveLength(1)
})

test('HTML is text, and a role or a badge in the form counts for nothing', async () => {
  const html = '<img src=x onerror=alert(1)>'
  const fields = fieldsOf({
    firstName: '<b>Yonas</b>',
    description: `${html} ${DESCRIPTION}`,
    location: html,
    role: 'admin',
    identityCheckedAt: '2020-01-01',
    __proto__: 'x',
  })
  expect((await send(fields)).statusCode).toBe(200)
  expect(await workerOf(String(fields.email))).toMatchObject({
    name_en: '<b>Yonas</b> Bekele',
    description_en: `${html} ${DESCRIPTION}`,
    location: html,
    identity_checked_at: null,
  })
  const [user] = await execute(sql`select role from users where email = ${String(fields.email)}`)
  expect(user?.role).toBe('worker')
})

test('without a picture the form may come as JSON, under the same rules', async () => {
  const { specialties, ...rest } = fieldsOf()
  const response = await on.post('/api/workers', { ...rest, specialties })
  expect(response.statusCode).toBe(200)
  expect((await on.post('/api/workers', { ...fieldsOf(), profileImage: 'data:' })).json()).toMatchObject({
    field: 'profileImage',
  })
})

const multipart = (boundary?: string) => ({
  'content-type': `multipart/form-data${boundary === undefined ? '' : `; boundary=${boundary}`}`,
})
const file = (rest: string) =>
  `--x\r\ncontent-disposition: form-data; name="profileImage"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${rest}`
const long = `--x\r\ncontent-disposition: form-data; name="description"\r\n\r\n${'a'.repeat(20_000)}\r\n--x--\r\n`
const many = `${Array.from({ length: 60 }, (_, i) => `--x\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\n1\r\n`).join('')}--x--\r\n`
const two = `${file('1')}\r\n${file('2')}\r\n--x--\r\n`
test.each<[string, string | undefined, Record<string, string>]>([
  ['no body', undefined, {}],
  ['an empty form', '', multipart('x')],
  ['no boundary', 'broken', multipart()],
  ['broken', 'broken', multipart('x')],
  ['cut in the middle of a file', file('\x89PNG'), multipart('x')],
  ['a text that is too long', long, multipart('x')],
  ['too many fields', many, multipart('x')],
  ['two files', two, multipart('x')],
  ['a name of the prototype', '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n', multipart('x')],
  ['a NUL', '--x\r\ncontent-disposition: form-data; name="firstName"\r\n\r\na\0b\r\n--x--\r\n', multipart('x')],
  ['an empty JSON body', '{}', { 'content-type': 'application/json' }],
  ['text', 'firstName=Yonas', { 'content-type': 'text/plain' }],
  ['a form of addresses', 'firstName=Yonas', { 'content-type': 'application/x-www-form-urlencoded' }],
])('a body that is %s is refused as such', async (_, payload, headers) => {
  const response = await on.send('POST', '/api/workers', { headers, ...(payload === undefined ? {} : { payload }) })
  expect([400, 413, 415]).toContain(response.statusCode)
  expect(response.json()).toMatchObject({ success: false })
})

test('a form for another call is not read at all', async () => {
  const form = await formOf(fieldsOf())
  expect((await on.send('POST', '/api/feedback', form)).statusCode).toBe(415)
})

test('a connection that ends in the middle of a form leaves nothing, and the next form is read', async () => {
  const address = await on.api.listen({ port: 0, host: '127.0.0.1' })
  const before = await counts()
  const { payload, headers } = await formOf(fieldsOf(image(await noise(600), 'image/png')))
  for (let i = 0; i < 15; i += 1) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    await once(socket, 'connect')
    const head = `POST /api/workers HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`
    socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, payload.length / 2)]))
    await new Promise((done) => setImmediate(done))
    socket.destroy()
    await once(socket, 'close')
  }
  // More than one network may have on their way: each was let go.
  await expect
    .poll(async () => {
      const response = await fetch(`${address}/api/workers`, { method: 'POST', headers, body: new Uint8Array(payload) })
      return response.status
    })
    .toBe(200)
  expect(await counts()).toMatchObject({ workers: Number(before?.workers) + 1 })
})
