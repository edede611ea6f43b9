import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { guideId } from '../../../test/content.ts'
import { createFeedback } from './index.ts'

const on = testApi()

test('a message is stored whole, with its language and time and without the address it came from', async () => {
  const message = { name: ' ሀና ተ. ', contact: 'hana@example.et', subject: 'ጥያቄ', message: 'ሰላም\nእንዴት ናችሁ?', language: 'am' }
  const response = await on.post('/api/contact-messages', { ...message, id: 'mine', createdAt: '2001-01-01' })
  expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
  const { rows } = await on.database.db.execute(sql`select * from contact_messages`)
  expect(rows).toEqual([
    {
      ...message,
      name: 'ሀና ተ.',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      created_at: expect.stringContaining('2026-11-20 09:00:00'),
    },
  ])
})

test('a change is reported for a post; the contact may be left out', async () => {
  const url = `/api/posts/${guideId(2)}/changes`
  expect((await on.post(url, { text: 'The fee is higher.', language: 'en' })).json()).toEqual({ success: true })
  expect((await on.post(url, { text: 'ክፍያው ጨምሯል።', contact: ' ', language: 'am' })).json()).toEqual({ success: true })
  const { rows } = await on.database.db.execute(
    sql`select post_id, text, contact, language from change_reports order by language`,
  )
  expect(rows).toEqual([
    { post_id: guideId(2), text: 'ክፍያው ጨምሯል።', contact: null, language: 'am' },
    { post_id: guideId(2), text: 'The fee is higher.', contact: null, language: 'en' },
  ])
})

test('feedback is about a page of ours: an address that leads elsewhere is refused', async () => {
  const sent = { type: 'idea', text: 'A map', language: 'en' }
  for (const page of ['//evil.example/login', '/\\evil.example', 'https://evil.example', '/..//evil.example'])
    expect((await on.post('/api/feedback', { ...sent, page })).statusCode, page).toBe(400)
  expect((await on.post('/api/feedback', { ...sent, page: '/exchange' })).statusCode).toBe(200)
})

test('what is typed is stored literally', async () => {
  const nasty = `'; drop table posts; -- <script>alert(1)</script> %00 {{name}} \\u0000`
  expect(
    (await on.post('/api/contact-messages', { name: 'x', contact: '0911234567', subject: 's', message: nasty, language: 'en' }))
      .statusCode,
  ).toBe(200)
  const { rows } = await on.database.db.execute(sql`select message from contact_messages where name = 'x'`)
  expect(rows).toEqual([{ message: nasty }])
})

// covers P-50
test('the longest allowed texts are taken, counted in characters', async () => {
  const full = {
    name: 'ሀ'.repeat(100),
    contact: `${'a'.repeat(64)}@${'b'.repeat(186)}.et`,
    subject: 'ሀ'.repeat(150),
    message: 'ሀ'.repeat(2000),
    language: 'am',
  }
  expect((await on.post('/api/contact-messages', full)).statusCode).toBe(200)
  expect((await on.post(`/api/posts/${guideId(2)}/changes`, { text: 'ሀ'.repeat(2000), language: 'am' })).statusCode).toBe(200)
})

test('the message and its mail are stored together: there are both or neither', async () => {
  const { db } = on.database
  let woken = 0
  const mail = {
    async send(connection: Pick<typeof db, 'execute'>) {
      await connection.execute(sql`insert into tasks (kind, payload, run_at, created_at) values ('mail', '{}', now(), now())`)
      throw new Error('no room')
    },
  }
  const tasks = {
    wake() {
      woken += 1
    },
  }
  const posts = { requirePublished: async () => {} }
  const settings = { value: async () => 'office@example.et' }
  const feedback = createFeedback({ db, clock: on.clock, posts, mail, tasks, settings } as never)
  const sending = feedback.sendMessage({ name: 'both', contact: '0911234567', subject: 's', message: 'm', language: 'en' })
  await expect(sending).rejects.toThrow('no room')
  const { rows } = await db.execute(sql`select name from contact_messages where name = 'both' union select kind from tasks`)
  expect([rows, woken]).toEqual([[], 0])
})
