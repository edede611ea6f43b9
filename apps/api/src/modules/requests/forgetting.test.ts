import { randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '@menged/ethiopia'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApi, testConfig } from '../../../test/api.ts'
import { signInWorker } from '../../../test/workers.ts'
import { createRequests, type Requests } from './index.ts'

const on = testApi()
let requests: Requests
let worker: Awaited<ReturnType<typeof signInWorker>>

beforeAll(async () => {
  worker = await signInWorker(on)
  const tasks = { ...on.api.tasks, handle: () => {} }
  const [notifications, mail, accounts] = [
    { notify: async () => {} },
    { deliver: async () => {} },
    { byId: async () => undefined },
  ]
  requests = await createRequests({
    db: on.database.db,
    clock: on.clock,
    config: testConfig(),
    tasks,
    limits: { admit: async () => true },
    notifications,
    mail,
    accounts,
  })
})

async function ask(text: string): Promise<{ id: string; token: string }> {
  const typed = {
    kind: 'message',
    urgency: 'normal',
    key: randomUUID(),
    language: 'am',
    text,
    name: 'Guest',
    phone: '0911234567',
    email: 'guest@example.et',
  } as const
  const { id, token } = await requests.send({ userId: null }, worker.id, typed)
  return { id, token: token ?? '' }
}
const row = async (id: string) => (await on.database.db.execute(sql`select * from worker_requests where id = ${id}`)).rows[0]
const completed = async () =>
  Number(
    (await on.database.db.execute(sql`select completed_tasks from workers where id = ${worker.id}`)).rows[0]?.completed_tasks,
  )

test('one side’s word stands for both after two weeks, in the figures only', async () => {
  const { id, token } = await ask('A job')
  const by = { workerUserId: worker.userId }
  await on.database.db.execute(sql`update worker_requests set mail_opened_at = now() where id = ${id}`)
  await requests.change(by, id, { step: 'accepted', version: 1 })
  await requests.change(by, id, { step: 'done', version: 2, note: 'All papers are there' })
  on.clock.advance(13 * DAY_SECONDS)
  await requests.forgetOld()
  expect(await completed()).toBe(0)
  on.clock.advance(2 * DAY_SECONDS)
  await requests.forgetOld()
  expect(await completed()).toBe(1)
  expect(await requests.finishedJob(id, { token })).toMatchObject({ workerId: worker.id, isConfirmed: false })
  await requests.change({ token }, '', { step: 'done', version: 3 })
  expect(await requests.finishedJob(id, { token })).toMatchObject({ isConfirmed: true })
  expect(await requests.finishedJob(randomUUID(), { token })).toBeUndefined()
})

test('a month after the end the link is void, a year after it names, numbers and words are gone', async () => {
  const [ended, untouched] = [await ask('Secret words'), await ask('Nobody has answered')]
  await requests.change({ workerUserId: worker.userId }, ended.id, { step: 'declined', version: 1, note: 'A note' })
  on.clock.advance(31 * DAY_SECONDS)
  await requests.forgetOld()
  expect(await row(ended.id)).toMatchObject({ token_hash: null, name: 'Guest', text: 'Secret words' })
  on.clock.advance(340 * DAY_SECONDS)
  await requests.forgetOld()
  expect(await row(ended.id)).toMatchObject({ name: '', phone: null, text: '', worker_note: null, state: 'declined' })
  expect(await row(untouched.id)).toMatchObject({ state: 'cancelled', token_hash: null })
  const notes = await on.database.db.execute(
    sql`select note from worker_request_steps where request_id = ${ended.id} and note is not null`,
  )
  expect(notes.rows).toEqual([])
})
