import { pages } from '@menged/contracts/pages'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { deviceCookie, testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { createFeedback } from './service.ts'

const on = testApi()
beforeEach(async () => {
  for (const table of ['feedback', 'rate_limits']) await on.database.db.execute(sql.raw(`delete from ${table}`))
})

const URL = '/api/feedback'
const said = { type: 'idea', text: 'ተጨማሪ መመሪያ\nይኑር።', page: '/post/detail/passport?lang=am', language: 'am' }
const rows = async () =>
  (await on.database.db.execute(sql`select type, text, contact, page, language, user_id from feedback order by created_at`)).rows

test('feedback is stored whole; of a guest without a name, of somebody signed in with the account', async () => {
  const me = await signIn(on)
  expect((await on.post(URL, { ...said, userId: me.userId, contact: ' ' })).json()).toEqual({ success: true })
  on.clock.advance(1)
  expect((await on.post(URL, { ...said, contact: '0911 234 567' }, me.headers)).json()).toEqual({ success: true })
  expect(await rows()).toEqual([
    { ...said, contact: null, user_id: null },
    { ...said, contact: '0911 234 567', user_id: me.userId },
  ])
})

test('an account that goes leaves what it said, without saying who', async () => {
  const me = await signIn(on)
  await on.post(URL, said, me.headers)
  await on.database.db.execute(sql`delete from users where id = ${me.userId}`)
  expect(await rows()).toMatchObject([{ text: said.text, user_id: null }])
})

test('a token that does not hold loses nobody what was typed', async () => {
  const answer = await on.post(URL, said, { authorization: 'Bearer a.b.c' })
  expect([answer.statusCode, await rows()]).toMatchObject([200, [{ user_id: null }]])
})

test.each([
  ['/passwordreset/AbC_-123?lang=am', '/passwordreset/…?lang=am'],
  ['/emailConfirmation/AbC', '/emailConfirmation/…'],
  ['/EMAILCONFIRMATION/AbC', '/EMAILCONFIRMATION/…'],
  ['/search?q=passwordreset/x', '/search?q=passwordreset/x'],
])('of the page %s is kept %s', async (page, kept) => {
  await on.post(URL, { ...said, page })
  expect(await rows()).toMatchObject([{ page: kept }])
})

test.each(pages.filter(({ secret }) => secret))(
  'feedback about $id is stored without the secret of its address',
  async ({ path }) => {
    await on.post(URL, { ...said, page: path.replace(':token', 'S3cret-of_a-guest') })
    expect(await rows()).toMatchObject([{ page: path.replace(':token', '…') }])
  },
)

test.each(['<script>alert(1)</script>', `'; drop table feedback; --`, '👩🏾‍🔧 ሰላም {{name}} %00', 'ሀ'.repeat(2000)])(
  'text is text: %j',
  async (text) => {
    await on.post(URL, { ...said, text })
    expect(await rows()).toMatchObject([{ text }])
  },
)

test.each([
  ['another type', { type: 'spam' }, 'type'],
  ['nothing', { text: ' \n' }, 'text'],
  ['2,001 characters', { text: 'a'.repeat(2001) }, 'text'],
  ['NUL', { text: 'a\u0000b' }, 'text'],
  ['letters turned round', { text: 'a\u202Eb' }, 'text'],
  ['a contact that reaches nobody', { contact: 'somewhere' }, 'contact'],
  ['a contact with a newline', { contact: 'a@b.et\nBcc: c@d.et' }, 'contact'],
  ['a page elsewhere', { page: 'https://evil.example/' }, 'page'],
  ['a long page', { page: `/${'a'.repeat(300)}` }, 'page'],
  ['another language', { language: 'fr' }, 'language'],
])('%s is refused', async (_, change, field) => {
  const answer = await on.post(URL, { ...said, ...change })
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input', field })])
  expect(await rows()).toEqual([])
})

test('twenty a day from one device', async () => {
  const cookie = deviceCookie(await on.post(URL, said))
  for (let n = 0; n < 20; n += 1) expect((await on.post(URL, said, { cookie })).statusCode).toBe(200)
  const refused = await on.post(URL, said, { cookie })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
})

test('messages, reports and feedback go twelve months after they were sent', async () => {
  const { db } = on.database
  const post = async (day: string) => {
    await db.execute(
      sql`insert into feedback (type, text, page, language, created_at) values ('idea', ${day}, '/', 'en', ${day})`,
    )
    await db.execute(sql`insert into contact_messages (name, contact, subject, message, language, created_at)
      values ('Hana', '0911234567', 'x', ${day}, 'en', ${day})`)
    await db.execute(sql`insert into change_reports (post_id, text, language, created_at)
      values (${guideId(1)}, ${day}, 'en', ${day})`)
  }
  const now = on.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const [old, young] = [daysAgo(366), daysAgo(364)]
  await post(old)
  await post(young)
  const needs = { db, clock: on.clock, settings: { value: async () => null } } as unknown as Parameters<typeof createFeedback>[0]
  await createFeedback(needs).forgetOld()
  expect((await db.execute(sql`select text from feedback`)).rows).toEqual([{ text: young }])
  expect((await db.execute(sql`select message from contact_messages`)).rows).toEqual([{ message: young }])
  expect((await db.execute(sql`select text from change_reports`)).rows).toEqual([{ text: young }])
})
