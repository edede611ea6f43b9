import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/api.ts'
import { watchDisk } from './database/figures.ts'
import { createMetrics, registerMetrics } from './metrics.ts'
import { Secret } from './secret.ts'
import { watchTasks } from './tasks/task-figures-queries.ts'

const TOKEN = '0123456789abcdef'
const KEY = 'key-of-the-operator'
let on: TestApi
beforeAll(async () => {
  const metrics = createMetrics()
  const access = { metricsToken: new Secret(TOKEN), operatorKey: new Secret(KEY), publicUrl: undefined }
  on = await startTestApi({ metrics, configure: (api) => registerMetrics(api, metrics, access) })
})
afterAll(() => on.close())

const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
  on.api.inject({ method: 'GET', url: '/metrics', remoteAddress, headers: { host: 'menged.example', ...headers } })
const local = { host: 'localhost:3000', authorization: `Bearer ${KEY}` }

test('the token opens the metrics from anywhere', async () => {
  const answer = await ask({ authorization: `Bearer ${TOKEN}` })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
  expect(answer.body).toMatch(/^menged_database_connections\{kind="open"\} \d/m)
})

test.each([
  ['nothing', {}, '203.0.113.7'],
  ['another token', { authorization: 'Bearer 0123456789abcdeX' }, '203.0.113.7'],
  ['a longer token', { authorization: `Bearer ${TOKEN}0` }, '203.0.113.7'],
  ['the token without its kind', { authorization: TOKEN }, '203.0.113.7'],
  ['the same machine without a key, as through a proxy that says nothing', { host: 'localhost:3000' }, '127.0.0.1'],
  ['the same machine by another name', { ...local, host: 'attacker.example' }, '127.0.0.1'],
  ['a proxy of the same machine', { ...local, 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  ['a proxy that says so shortly', { ...local, forwarded: 'for=203.0.113.7' }, '127.0.0.1'],
  ['a proxy that only names itself', { ...local, via: '1.1 proxy' }, '127.0.0.1'],
  ['somebody who claims to be here', local, '203.0.113.7'],
])('%s finds nothing', async (_, headers, address) => {
  const answer = await ask(headers as Record<string, string>, address)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('nodejs')
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('the same machine may read them with the key (%s)', async (address) => {
  expect((await ask(local, address)).statusCode).toBe(200)
})

test('a portal that others reach gives its metrics only for the token', async () => {
  const metrics = createMetrics()
  const access = { metricsToken: undefined, operatorKey: new Secret(KEY), publicUrl: 'https://menged.example' }
  const away = await startTestApi({ metrics, configure: (api) => registerMetrics(api, metrics, access) })
  expect((await away.api.inject({ url: '/metrics', headers: local })).statusCode).toBe(404)
  await away.close()
})

test('the figures that alerts stand on are there from the start, and the whole stays small', async () => {
  const { db } = on.database
  await db.execute(sql`insert into tasks (kind, payload, run_at, created_at, last_error, failed_at) values
    ('mail', '{}', now(), ${new Date(on.clock.now().getTime() - 60_000)}, 'refused', null),
    ('push', '{}', now(), now(), 'gone', now())`)
  const metrics = createMetrics()
  watchTasks(metrics, db, on.clock)
  watchDisk(metrics, { dataDir: '/' })
  for (const route of Array.from({ length: 80 }, (_, n) => `/api/route-${n}`)) {
    for (const status of [200, 400, 404]) metrics.answered({ method: 'GET', route, status, ms: 3 })
  }
  const text = await metrics.text()
  expect(text).toContain('menged_tasks_waiting{kind="mail"} 1')
  expect(text).toContain('menged_tasks_retrying{kind="mail"} 1')
  expect(text).toMatch(/menged_tasks_oldest_seconds\{kind="mail"\} 60/)
  expect(text).toContain('menged_tasks_failed{kind="push"} 1')
  expect(text).toMatch(/menged_disk_bytes\{kind="free"\} \d{6}/)
  expect(text).toContain('menged_http_answers_total{method="GET",route="/api/route-7",status="404"} 1')
  expect(text.length).toBeLessThan(40_000)
  await db.execute(sql`delete from tasks`)
})
