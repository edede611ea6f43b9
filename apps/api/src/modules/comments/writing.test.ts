import { randomUUID } from 'node:crypto'
import { type Comment, commentsAnswer, newCommentAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { shared } from '../../../test/shared.ts'
import { startWorker } from '../../../test/worker.ts'

const on = testApi()
const worker = shared(() => startWorker(on))
beforeEach(async () => {
  await on.database.db.execute(sql`delete from rate_limits`)
  await on.database.db.execute(sql`delete from comments where not sample`)
  on.clock.advance(1)
})

type Person = Awaited<ReturnType<typeof signIn>>
async function named(fullName: string): Promise<Person> {
  const person = await signIn(on)
  await on.database.db.execute(sql`update users set full_name = ${fullName} where id = ${person.userId}`)
  return person
}
const POST = guideId(7)
const url = (postId = POST): string => `/api/posts/${postId}/comments`
const said = (change: object = {}) => ({ text: 'Thank you.', language: 'en', key: randomUUID(), ...change })
const write = (person: Pick<Person, 'headers'>, change: object = {}, postId = POST) =>
  on.post(url(postId), said(change), person.headers)
async function written(person: Person, change: object = {}, postId = POST): Promise<Comment> {
  on.clock.advance(1)
  return newCommentAnswer.parse((await write(person, change, postId)).json()).data
}
const listOf = async (postId = POST): Promise<Comment[]> => commentsAnswer.parse((await on.get(url(postId))).json()).data
const remove = (id: string, { headers }: Pick<Person, 'headers'>) =>
  on.api.inject({ method: 'DELETE', url: `/api/comments/${id}`, headers })
const told = async ({ userId }: Person) =>
  (
    await on.database.db.execute(sql`select kind, title_en, title_am, preview_en, preview_am, link, post_id from notifications
    where user_id = ${userId} order by created_at`)
  ).rows

test('a comment is on the data of the page at once, under the name of its author', async () => {
  const me = await named('Selam Tesfaye')
  const reading = async () => (await on.get(`/api/posts/${POST}/reading?language=en`)).json().data.commentCount
  const card = async () => (await on.get(`/api/posts/${POST}/card?language=en`)).json().data.commentCount
  expect([await reading(), await card()]).toEqual([0, 0])
  const comment = await written(me, { text: 'አመሰግናለሁ።\nበጣም ጠቃሚ ነው።', language: 'am', avatar: 'female' })
  expect(comment).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    parentId: null,
    author: 'Selam Tesfaye',
    avatar: 'female',
    official: false,
    text: 'አመሰግናለሁ።\nበጣም ጠቃሚ ነው።',
    state: 'shown',
    language: 'am',
    createdAt: expect.stringMatching(/^2026-11-20T/),
    sample: false,
  })
  expect(await listOf()).toEqual([comment])
  expect([await reading(), await card()]).toEqual([1, 1])
  expect((await on.get(`/api/posts/${POST}`)).json().data.comments).toEqual([comment._id])
})

test('nobody but somebody signed in may write', async () => {
  const guest = await on.post(url(), said())
  expect([guest.statusCode, guest.json().code]).toEqual([401, 'sign_in_required'])
  const expired = await on.post(url(), said(), { authorization: 'Bearer a.b.c' })
  expect([expired.statusCode, expired.json().code]).toEqual([401, 'token_expired'])
  for (const role of ['user', 'worker', 'editor', 'admin'] as const) {
    expect((await write(await signIn(on, { role }))).statusCode).toBe(200)
  }
})

test('a company speaks officially once its name has been checked, and no longer than that', async () => {
  const company = await signIn(on, { role: 'user' })
  const set = (verified: boolean) =>
    on.database.db.execute(sql`update users set company_name_english = 'Trade Bureau', full_name = null, verified = ${verified}
      where id = ${company.userId}`)
  await set(false)
  expect(await written(company)).toMatchObject({ author: 'Trade Bureau', official: false })
  await set(true)
  expect(await written(company)).toMatchObject({ author: 'Trade Bureau', official: true })
  expect((await listOf()).map(({ official }) => official)).toEqual([true, true])
  const rank = (change: ReturnType<typeof sql>) =>
    on.database.db.execute(sql`update users set ${change} where id = ${company.userId}`)
  for (const [taken, back] of [
    [sql`verified = false`, sql`verified = true`],
    [sql`role = 'normalUser'`, sql`role = 'user'`],
    [sql`suspended_at = now()`, sql`suspended_at = null`],
  ] as const) {
    await rank(taken)
    expect((await listOf()).map(({ official }) => official)).toEqual([false, false])
    await rank(back)
    expect((await listOf()).map(({ official }) => official)).toEqual([true, true])
  }
})

test('author, time, state and badge are never taken from what is sent', async () => {
  const me = await named('Selam Tesfaye')
  const forged = {
    author: 'Admin',
    official: true,
    sample: true,
    createdAt: '2001-01-01T00:00:00Z',
    state: 'hidden',
    userId: randomUUID(),
  }
  expect(await written(me, forged)).toMatchObject({ author: 'Selam Tesfaye', official: false, sample: false, state: 'shown' })
})

test('the same key is the same comment, also twenty times at once', async () => {
  const me = await signIn(on)
  await on.database.db.execute(sql`delete from rate_limits`)
  const key = randomUUID()
  const some = await Promise.all(Array.from({ length: 10 }, () => write(me, { key })))
  await on.database.db.execute(sql`delete from rate_limits`)
  const answers = [...some, ...(await Promise.all(Array.from({ length: 10 }, (_, i) => write(me, { key, text: `Other ${i}` }))))]
  expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1)
  expect(answers.map((answer) => answer.json().data.text)).toEqual(Array.from({ length: 20 }, () => 'Thank you.'))
  expect(await listOf()).toHaveLength(1)
  // Another person's key is another key.
  expect((await written(await signIn(on), { key }))._id).not.toBe(answers[0]?.json().data._id)
})

test('the list is newest first; replies name what they reply to', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const first = await written(me, { text: 'First' })
  const second = await written(other, { text: 'Second' })
  const reply = await written(other, { text: 'Reply', parentId: first._id })
  expect((await listOf()).map(({ _id, parentId }) => [_id, parentId])).toEqual([
    [reply._id, first._id],
    [second._id, null],
    [first._id, null],
  ])
})

test('a reply notifies the author it replies to, once, and nobody else', async () => {
  const [me, other] = [await signIn(on), await named('ናሆም <b>ተ.</b>')]
  const comment = await written(me)
  await written(me, { parentId: comment._id, text: 'To myself' })
  const key = randomUUID()
  const reply = await written(other, { parentId: comment._id, text: 'Confirmed.', key })
  await write(other, { parentId: comment._id, text: 'Confirmed.', key })
  await worker.tasks.runDue()
  expect(await told(me)).toEqual([
    {
      kind: 'comment',
      title_en: 'ናሆም <b>ተ.</b> replied to your comment',
      title_am: 'ናሆም <b>ተ.</b> ለአስተያየትዎ ምላሽ ሰጥተዋል',
      preview_en: 'Confirmed.',
      preview_am: 'Confirmed.',
      link: `/post/detail/${POST}#comment-${reply._id}`,
      post_id: null,
    },
  ])
  expect(await told(other)).toEqual([])
})

test('a notification shortens a long reply', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const { _id } = await written(me)
  await written(other, { parentId: _id, text: 'አስተያየት '.repeat(110) })
  await worker.tasks.runDue()
  const [row] = await told(me)
  expect(String(row?.preview_am)).toMatch(/^(አስተያየት )+አስተያየት…$/)
  expect(String(row?.preview_am).length).toBeLessThan(302)
})

test.each(['a reply', 'a comment of another post', 'a removed one', 'a hidden one', 'an unknown one'])(
  'nobody answers %s',
  async (what) => {
    const [me, other] = [await signIn(on), await signIn(on)]
    const elsewhere = await written(me, {}, guideId(8))
    const top = await written(me)
    const reply = await written(other, { parentId: top._id })
    const parentId = {
      'a reply': reply._id,
      'a comment of another post': elsewhere._id,
      'a removed one': top._id,
      'a hidden one': top._id,
      'an unknown one': randomUUID(),
    }[what]
    if (what === 'a removed one') await remove(top._id, me)
    if (what === 'a hidden one') await on.database.db.execute(sql`update comments set hidden_at = now() where id = ${top._id}`)
    const answer = await write(other, { parentId })
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'comment_not_found' })])
  },
)

test('under an unknown or withdrawn post nothing is written', async () => {
  const me = await signIn(on)
  await on.database.db.execute(sql`update posts set state = 'archived' where id = ${guideId(20)}`)
  for (const postId of ['nowhere', guideId(20)]) {
    expect((await write(me, {}, postId)).json()).toMatchObject({ code: 'post_not_found' })
  }
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  `'; drop table comments; --`,
  '</script><!--',
  '{{name}} %00 \\u0000',
  '👩🏾‍🔧 🇪🇹 ሰላም ለኪ',
  'ሀ'.repeat(1000),
  '😀'.repeat(500),
  'a\u0301\u0301\u0301 \u200b.',
]
test.each(HOSTILE)('text is text: %j', async (text) => {
  const me = await signIn(on)
  await written(me, { text })
  expect((await listOf())[0]?.text).toBe(text)
})

test('half a character is stored, and sent, as a replacement character', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const { _id } = await written(me, { text: 'a\ud83d' })
  const reply = await write(other, { text: '\udc00b', parentId: _id })
  expect([reply.statusCode, reply.json().data.text]).toEqual([200, '\ufffdb'])
  await worker.tasks.runDue()
  expect(await told(me)).toMatchObject([{ preview_en: '\ufffdb' }])
})

test.each([
  ['nothing', { text: '' }, 'text'],
  ['blanks', { text: ' \n\t ' }, 'text'],
  ['nothing that can be seen', { text: '\u200b\u2800\u3164' }, 'text'],
  ['1,001 characters', { text: 'ሀ'.repeat(1001) }, 'text'],
  ['5,000 characters', { text: 'ሀ'.repeat(5000) }, 'text'],
  ['NUL', { text: 'a\u0000b' }, 'text'],
  ['a bell', { text: 'a\u0007b' }, 'text'],
  ['letters turned round', { text: 'a\u202Eb' }, 'text'],
  ['an isolate', { text: '\u2066a\u2069' }, 'text'],
  ['a list', { text: ['a'] }, 'text'],
  ['another avatar', { avatar: 'https://evil.example/a.png' }, 'avatar'],
  ['another language', { language: 'fr' }, 'language'],
  ['no key', { key: undefined }, 'key'],
  ['a short key', { key: 'mine' }, 'key'],
  ['a parent that is no id', { parentId: '../x' }, 'parentId'],
])('%s is refused', async (_, change, field) => {
  const answer = await write(await signIn(on), change)
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_input', field })])
  expect(await listOf()).toEqual([])
})

test('ten in ten minutes from one account, others meanwhile as well', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  for (let n = 0; n < 10; n += 1) await written(me)
  const refused = await write(me)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 500]).toEqual([429, true])
  expect((await write(other)).statusCode).toBe(200)
  on.clock.advance(600)
  expect((await write(me)).statusCode).toBe(200)
})

test('a slip in the form uses up nothing', async () => {
  const me = await signIn(on)
  for (let n = 0; n < 15; n += 1) expect((await write(me, { text: '' })).statusCode).toBe(400)
  expect((await write(me)).statusCode).toBe(200)
})

test('which are mine: the shown ones of this post, never kept by a cache', async () => {
  const [me, other] = [await signIn(on), await signIn(on)]
  const [first, second] = [await written(me), await written(me)]
  await written(other)
  await written(me, {}, guideId(8))
  const mine = (person: Pick<Person, 'headers'>, postId = POST) => on.get(`${url(postId)}/mine`, person.headers)
  const answer = await mine(me)
  expect([answer.json().data, answer.headers['cache-control']]).toEqual([[second._id, first._id], 'no-store'])
  await remove(second._id, me)
  expect((await mine(me)).json().data).toEqual([first._id])
  expect((await mine({ headers: {} as Person['headers'] })).json()).toMatchObject({ code: 'sign_in_required' })
  expect((await mine(me, 'nowhere')).json()).toMatchObject({ code: 'post_not_found' })
})
