// Half a letter (one of the two signs that some letters are written with) can be typed into any call; neither text nor JSON of the database holds it.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addAccount, PASSWORD, signIn } from '../test/actors.ts'
import { testApi } from '../test/api.ts'
import { guideId } from '../test/content.ts'
import { shared } from '../test/shared.ts'

const on = testApi({ config: { rateLimitFactor: 1000 } })
const admin = shared(() => signIn(on, { role: 'admin' }))
const me = shared(() => signIn(on))

const HALF = 'a\uD800b'
const both = { en: HALF, am: `ሀ${HALF}` }
const POST = guideId(1)
type Sent = [
  name: string,
  method: 'POST' | 'PUT' | 'PATCH',
  path: () => string,
  body: object | (() => object),
  as?: 'admin' | 'me',
]
let person = ''
beforeAll(async () => {
  person = (await addAccount(on)).userId
})

const sent: Sent[] = [
  ['a broadcast', 'POST', () => '/api/admin/broadcasts', { title: both, text: both, key: randomUUID() }, 'admin'],
  ['a trial of it', 'POST', () => '/api/admin/broadcasts/trial', { title: both, text: both }, 'admin'],
  ['an office', 'PUT', () => `/api/admin/posts/${POST}/offices`, { key: HALF, name: both }, 'admin'],
  ['a suspension', 'PUT', () => `/api/admin/users/${person}/suspension`, { reason: HALF }, 'admin'],
  ['a mute', 'POST', () => '/api/admin/mutes', () => ({ userId: person, days: 1, reason: HALF }), 'admin'],
  ['copy', 'PUT', () => '/api/admin/copy/landing/hero.title', { ...both, was: null }, 'admin'],
  ['a contact', 'POST', () => '/api/contact-messages', contact()],
  ['feedback', 'POST', () => '/api/feedback', { text: HALF, contact: '', page: '/', language: 'en' }],
  ['a change', 'POST', () => `/api/posts/${POST}/changes`, { text: HALF, language: 'en' }],
  ['an experience', 'POST', () => `/api/posts/${POST}/experiences`, { paid: 1, days: 1, office: HALF, language: 'en' }],
  ['a wish', 'POST', () => '/api/guide-requests', { q: HALF, language: 'en' }],
  ['a question', 'POST', () => '/api/assistant/questions', { question: HALF, language: 'en' }],
  ['a searched word', 'POST', () => '/api/admin/stats/guday-search-value', { searchValue: HALF, isFound: true }],
  ['a way to an account', 'POST', () => '/api/admin/stats/signup-path-tracker', { route: '/', path: [HALF] }],
  ['a name', 'PATCH', () => '/api/profile', { fullName: HALF }, 'me'],
  ['an account', 'POST', () => '/api/auth/register', account()],
]
function contact() {
  return { name: HALF, contact: '0911234567', subject: HALF, message: HALF, language: 'en' }
}
function account() {
  return { fullName: HALF, companyEmail: 'half@example.et', password: PASSWORD }
}

test.each(sent)('%s with half a letter is taken or refused, and no fault', async (_, method, path, body, as) => {
  const payload = typeof body === 'function' ? body() : body
  const headers = as ? { admin, me }[as].headers : {}
  const answer = await on.send(method, path(), { headers, payload })
  expect([answer.statusCode < 500, answer.body]).toEqual([true, expect.any(String)])
  expect(answer.body).not.toMatch(/\\ud800/i)
})

test('what was taken lies there with the sign of a lost letter', async () => {
  const { rows } = await on.database.db.execute(sql`select
    (select title_en from broadcasts limit 1) as broadcast, (select name ->> 'en' from experience_offices limit 1) as office,
    (select key from experience_offices limit 1) as key, (select name from contact_messages limit 1) as sender`)
  const whole = 'a\uFFFDb'
  expect(rows).toEqual([{ broadcast: whole, office: whole, key: whole, sender: whole }])
})

test('a field whose name is half a letter is nobody’s', async () => {
  const answer = await on.post('/api/contact-messages', { ...contact(), '\uDC00': 'x' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
})
