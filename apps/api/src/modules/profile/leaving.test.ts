// Who deletes the account is gone from every row of every table, also from what others were told in its name.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD, type Person, signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { guideId, testContent } from '../../../test/content.ts'
import { signInWorker } from '../../../test/workers.ts'

const on = testApi({ content: { ...testContent(), workers: [] }, config: { rateLimitFactor: 1000 } })

/** What stays, and why (docs/security.md). */
const STAYS: Record<string, string> = {
  mailbox: 'mail of a server without a mail server, for its operator: thirty days',
  feedback: 'messages to the operator: twelve months',
  contact_messages: 'messages to the operator: twelve months',
  change_reports: 'messages to the operator: twelve months',
  worker_reviews: 'stars and words of what was shown stay with the worker, without the name',
}

/** The tables in which a text stands, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await on.database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const query = sql`select 1 from ${sql.identifier(name)} as each where each::text ilike ${`%${text}%`} limit 1`
    if ((await on.database.db.execute(query)).rows.length > 0) found.push(name)
  }
  return found
}

const ok = async (answer: Promise<{ statusCode: number; body: string; json(): { data: { id: string } } }>) => {
  const response = await answer
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}
const leave = (who: Person) => ok(on.post('/api/profile/delete', { password: PASSWORD }, who.headers))
const guide = `/api/posts/${guideId(1)}`
const ask = (worker: { id: number }, who: Person, text: string) =>
  ok(on.post(`/api/workers/${worker.id}/requests`, { kind: 'message', key: randomUUID(), language: 'en', text }, who.headers))
async function comment(who: Person, text: string, parentId?: string): Promise<{ id: string }> {
  await ok(
    on.post(`${guide}/comments`, { text, language: 'en', key: randomUUID(), ...(parentId ? { parentId } : {}) }, who.headers),
  )
  const { rows } = await on.database.db.execute<{ id: string }>(
    sql`select id from comments where text = ${text} order by created_at desc`,
  )
  return { id: String(rows[0]?.id) }
}

test.each([true, false])('a client leaves nothing but what is said to stay (told before it left: %s)', async (isTold) => {
  const [name, words] = [`Nardos${isTold}`, `qwertz${isTold}`]
  const [client, other, worker] = [await signIn(on, { name }), await signIn(on), await signInWorker(on)]
  const first = await comment(other, 'What does it cost?')
  await comment(client, `${words} in a reply`, first.id)
  const { id } = await ask(worker, client, `${words} in a request`)
  await ok(
    on.post(
      `/api/own-worker/requests/${id}/steps?language=en`,
      { step: 'proposed', version: 1, date: '2026-11-26', time: '14:30' },
      worker.headers,
    ),
  )
  const again = { step: 'proposed', version: 2, date: '2026-11-26', time: '16:00', note: `${words} in a note` }
  await ok(on.post(`/api/requests/${id}/steps?language=en`, again, client.headers))
  const review = { stars: 5, comment: `${words} in a review`, language: 'en', key: randomUUID() }
  await ok(on.post(`/api/workers/${worker.id}/reviews`, review, client.headers))
  await ok(on.post(`/api/comments/${first.id}/reports`, { reason: `${words} in a report` }, client.headers))
  await ok(on.post('/api/feedback', { type: 'problem', text: `${words} in feedback`, page: '/', language: 'en' }, client.headers))
  if (isTold) await on.work()
  expect(await tablesWith(words)).toContain(isTold ? 'notifications' : 'tasks')
  await leave(client)
  await on.work()
  expect((await tablesWith(words)).filter((table) => !(table in STAYS))).toEqual([])
  expect((await tablesWith(name)).filter((table) => table !== 'mailbox' && table !== 'feedback')).toEqual([])
  expect((await tablesWith(client.email)).filter((table) => table !== 'mailbox')).toEqual([])
})

test('a worker leaves nothing either', async () => {
  const [name, words] = ['Zelalem', 'asdfgh']
  const [worker, client] = [await signInWorker(on, { name }), await signIn(on)]
  await on.database.db.execute(sql`update workers set name_en = ${name}, about_en = ${words} where id = ${worker.id}`)
  const { id } = await ask(worker, client, 'A question')
  const step = { step: 'accepted', version: 1, note: `${words} in a note` }
  await ok(on.post(`/api/own-worker/requests/${id}/steps?language=en`, step, worker.headers))
  const review = { stars: 4, comment: 'Good', language: 'en', key: randomUUID() }
  const { id: reviewId } = await ok(on.post(`/api/workers/${worker.id}/reviews`, review, client.headers))
  await ok(on.post(`/api/reviews/${reviewId}/reply`, { text: `${words} in a reply` }, worker.headers))
  await on.work()
  expect(await tablesWith(words)).toContain('notifications')
  await leave(worker)
  await on.work()
  expect((await tablesWith(words)).filter((table) => !(table in STAYS))).toEqual([])
  expect((await tablesWith(name)).filter((table) => table !== 'mailbox')).toEqual([])
})

/** Columns that name an account, or the worker that it is, and where the export has the row; or why it has not. */
const ACCOUNT_COLUMNS: Record<string, string> = {
  'comment_reports.user_id': 'reports',
  'comments.user_id': 'comments',
  'documents.user_id': 'documents',
  'conversations.user_id': 'conversations',
  'feedback.user_id': 'feedback',
  'guide_progress.user_id': 'progress',
  'notification_settings.user_id': 'notificationSettings',
  'notifications.user_id': 'notifications',
  'plan_requests.user_id': 'plans',
  'exchange_alerts.user_id': 'rateAlerts',
  'saved_posts.user_id': 'savedPosts',
  'sessions.user_id': 'sessions',
  'worker_requests.user_id': 'requests',
  'worker_review_reports.user_id': 'reports',
  'worker_reviews.user_id': 'reviews',
  'workers.user_id': 'worker',
  'drafts.owner_id': 'writing',
  'draft_notes.written_by': 'writing',
  'post_versions.written_by': 'writing',
  'worker_services.worker_id': 'worker',
  'worker_earnings.worker_id': 'worker',
  'worker_requests.worker_id': 'received',
  'worker_reviews.worker_id': 'replies',
  'worker_verifications.worker_id': 'references',
  'worker_photos.worker_id': 'the picture stands on the public page',
  'worker_papers.worker_id': 'pictures of papers, which are there until they are decided about',
  'known_devices.user_id': 'hashes of devices, which say nothing',
  'mail_tokens.user_id': 'hashes of links that are over within a day',
  'second_steps.user_id': 'the secret of two-step login: whoever has the file could log in',
  'second_step_codes.user_id': 'hashes of codes',
  'login_challenges.user_id': 'hashes, over within minutes',
  'push_subscriptions.user_id': 'addresses of the push service, which mean nothing elsewhere',
  'draft_presence.user_id': 'who has a draft open, for a minute',
  'mutes.user_id': 'the person is told why and until when',
  'notifications.caused_by': 'what others were told, in their list',
}
const ACTS =
  /\.(hidden_by|muted_by|decided_by|done_by|added_by|answered_by|sent_by|updated_by|reviewer_id|scheduled_by|written_by|made_by|by)$/

test('whatever names an account is in the export, or it is said why not', async () => {
  const { rows } = await on.database.db.execute<{ name: string }>(sql`
    select cl.relname || '.' || a.attname as name from pg_constraint c join pg_class cl on cl.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f' and c.confrelid in ('users'::regclass, 'workers'::regclass)`)
  // What staff has done as such stands in the audit log, and is no word of their own.
  const named = rows.map(({ name }) => name).filter((name) => name in ACCOUNT_COLUMNS || !ACTS.test(name))
  expect(named.filter((name) => !(name in ACCOUNT_COLUMNS))).toEqual([])
  const me = await signIn(on)
  const exported = (await on.get('/api/profile/export', me.headers)).json().data
  for (const place of Object.values(ACCOUNT_COLUMNS).filter((each) => !each.includes(' '))) expect(exported).toHaveProperty(place)
})

test('the export has what a client and a worker have said, wherever it was', async () => {
  const [worker, client] = [await signInWorker(on), await signIn(on)]
  const { id } = await ask(worker, client, 'exported request')
  const step = { step: 'accepted', version: 1, note: 'exported note' }
  await ok(on.post(`/api/own-worker/requests/${id}/steps?language=en`, step, worker.headers))
  const review = { stars: 4, comment: 'exported review', language: 'en', key: randomUUID() }
  const { id: reviewId } = await ok(on.post(`/api/workers/${worker.id}/reviews`, review, client.headers))
  await ok(on.post(`/api/reviews/${reviewId}/reply`, { text: 'exported reply' }, worker.headers))
  await ok(
    on.send('PUT', '/api/workers/own/references', { headers: worker.headers, payload: { references: 'exported references' } }),
  )
  await ok(on.post(`/api/reviews/${reviewId}/reports`, { reason: 'exported report' }, worker.headers))
  const feedback = { type: 'idea', text: 'exported feedback', page: '/', language: 'en' }
  await ok(on.post('/api/feedback', feedback, client.headers))
  await ok(on.post('/api/plan-requests', { plan: 'pro', period: 'monthly', key: randomUUID(), language: 'en' }, client.headers))
  const exportOf = async (who: Person) => (await on.get('/api/profile/export', who.headers)).body
  for (const words of ['request', 'note', 'reply', 'references', 'report'])
    expect(await exportOf(worker)).toContain(`exported ${words}`)
  for (const words of ['request', 'note', 'review', 'feedback']) expect(await exportOf(client)).toContain(`exported ${words}`)
  expect(JSON.parse(await exportOf(client)).data.plans).toMatchObject([{ plan: 'pro', period: 'monthly' }])
})
