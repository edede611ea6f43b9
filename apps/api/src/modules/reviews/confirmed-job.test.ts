// "Confirmed job", with requests that this test knows.
import { randomUUID } from 'node:crypto'
import type { NewReview } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addAccount } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { testContent } from '../../../test/content.ts'
import { startWorker } from '../../../test/worker.ts'
import { sampleWorker } from '../../../test/workers.ts'
import { createAudit } from '../audit/index.ts'
import type { Client, FinishedJob } from './dependencies.ts'
import { createReviews, type Reviews } from './index.ts'

const on = testApi({ content: { ...testContent(), workers: [sampleWorker(1), sampleWorker(2)] } })
let reviews: Reviews
const jobs = new Map<string, { of: string; job: FinishedJob }>()
beforeAll(async () => {
  const { db } = on.database
  const { tasks, notifications } = await startWorker(on)
  const finishedJob = async (request: string, client: Client) => {
    const found = jobs.get(request)
    return found?.of === Object.values(client)[0] ? found?.job : undefined
  }
  const account = async (id: string) => ({ companyNameEnglish: null, fullName: id, confirmedAt: on.clock.now() })
  const workers = {
    hold: async () => ({ userId: null, name: { en: '', am: '' }, isListed: true }),
    idOf: async () => 1,
    putFigures: async () => {},
  }
  const audit = createAudit({ db, clock: on.clock })
  const needs = { db, clock: on.clock, tasks, audit, notifications, workers, finishedJob }
  reviews = createReviews({ ...needs, accounts: { byId: account }, voice: { require: async () => {} } })
})

async function job(of: string, change: Partial<FinishedJob> = {}): Promise<string> {
  const { rows } = await on.database.db.execute<{ id: string }>(sql`insert into worker_requests
    (worker_id, kind, state, language, name, key, ended_at, created_at, updated_at)
    values (1, 'message', 'done', 'en', 'x', ${randomUUID()}, now(), now(), now()) returning id`)
  const id = String(rows[0]?.id)
  jobs.set(id, { of, job: { workerId: 1, isConfirmed: true, service: { en: 'Passport', am: null }, ...change } })
  return id
}
const said = (change: Partial<NewReview>): NewReview => ({
  stars: 5,
  comment: '',
  language: 'en',
  key: randomUUID(),
  name: 'Guest',
  ...change,
})
const kept = async (id: string) =>
  (await on.database.db.execute(sql`select confirmed_job, service_en, request_id from worker_reviews where id = ${id}`)).rows[0]

test('a job that both sides have marked as done is one, of an account and by a private link; one review for each', async () => {
  const { userId } = await addAccount(on)
  const request = await job(userId)
  const { id } = await reviews.write({ userId }, 1, said({ request }))
  expect(await kept(id)).toEqual({ confirmed_job: true, service_en: 'Passport', request_id: request })
  const byLink = await job('token')
  const guest = await reviews.write({ userId: null }, 1, said({ request: byLink, token: 'token' }))
  expect(guest.state).toBe('waiting')
  expect(await kept(guest.id)).toMatchObject({ confirmed_job: true })
  await expect(reviews.write({ userId: null }, 1, said({ request: byLink, token: 'token' }))).rejects.toThrow('review_exists')
})

test('one that only one side calls done is none; a later one makes the review so, and a change of words leaves it', async () => {
  const { userId } = await addAccount(on)
  const me = { userId, role: 'normalUser', sessionId: '' } as const
  const { id } = await reviews.write(me, 1, said({ request: await job(userId, { isConfirmed: false }) }))
  expect(await kept(id)).toMatchObject({ confirmed_job: false, request_id: null })
  await reviews.change(me, 1, { stars: 4, comment: '', language: 'en', request: await job(userId) })
  await reviews.change(me, 1, { stars: 3, comment: '', language: 'en' })
  expect(await kept(id)).toMatchObject({ confirmed_job: true, service_en: 'Passport' })
})

test('a request of another client, by another link, or to another worker is not there', async () => {
  const { userId } = await addAccount(on)
  for (const asked of [
    { request: await job('somebody') },
    { request: await job('token'), token: 'other' },
    { request: await job(userId, { workerId: 2 }) },
  ])
    await expect(reviews.write({ userId }, 1, said(asked))).rejects.toThrow('not_found')
})
