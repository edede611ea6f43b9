import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi, testConfig } from '../../../test/api.ts'
import { testClock } from '../../../test/clock.ts'
import { guideId } from '../../../test/content.ts'
import { keptLog } from '../../../test/log.ts'
import { buildApi } from '../../app.ts'
import { isUnavailable } from '../database/failures.ts'
import { openPool } from '../database/pool.ts'
import { createMetrics } from '../metrics.ts'
import { createOverload } from './overload.ts'

let on: TestApi
const { log, lines } = keptLog()
beforeAll(async () => {
  on = await startTestApi({
    log,
    configure: (api) => {
      api.get('/fault', () => {
        throw new TypeError('secret detail at /srv/menged')
      })
      api.get(
        '/wrong-query',
        async () => await on.database.db.execute(sql`select nothing from nowhere where x = ${'typed by somebody'}`),
      )
    },
  })
})
afterAll(() => on.close())

test('a database that is away is a 503 with Retry-After, in the language of the request', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'menged-nowhere-'))
  const { db, pool } = openPool({ host: nowhere, port: 5432, user: 'menged_app', database: 'menged' }, log)
  const api = await buildApi({
    config: testConfig(),
    db,
    clock: testClock(),
    contentDir: on.contentDir,
    log,
    metrics: createMetrics(),
    overload: createOverload(),
  })
  const calls = [
    { method: 'GET', url: '/api/cards?page=1&language=en' },
    { method: 'GET', url: '/api/post/recommendedPost' },
    { method: 'GET', url: '/api/post/published' },
    { method: 'GET', url: '/og/guide-01.en.png' },
    { method: 'GET', url: '/readyz' },
    { method: 'POST', url: '/api/admin/stats/contact-count' },
    {
      method: 'POST',
      url: '/api/contact-messages',
      payload: { name: 'A', contact: '0911234567', subject: 'S', message: 'M', language: 'en' },
    },
  ] as const
  for (const call of calls) {
    const english = await api.inject(call)
    expect([call.url, english.statusCode, english.headers['retry-after'], english.json()]).toEqual([
      call.url,
      503,
      '5',
      { success: false, code: 'unavailable', error: 'Menged cannot reach its data right now. Please try again in a moment.' },
    ])
    const amharic = await api.inject({ ...call, headers: { 'accept-language': 'am' } })
    expect(amharic.json().error).toBe('‹መንገድ› መረጃውን ለጊዜው ማግኘት አልቻለም። እባክዎ ከጥቂት ጊዜ በኋላ ይሞክሩ።')
    expect(amharic.headers['x-content-type-options']).toBe('nosniff')
  }
  expect((await api.inject('/healthz')).statusCode).toBe(200)
  await api.close()
  await pool.end()
  rmSync(nowhere, { recursive: true })
})

test('when the server ends every connection, the process lives and the next requests succeed', async () => {
  await on.get('/api/cards?page=1&language=en')
  const killer = on.database.connection('menged_app')
  const { default: pg } = await import('pg')
  const client = new pg.Client(killer)
  await client.connect()
  const running = on.database.db.execute(sql`select pg_sleep(5)`).then(
    () => 'finished',
    (error: unknown) => isUnavailable(error),
  )
  await client.query('select pg_sleep(0.1)')
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()",
  )
  expect(await running).toBe(true)
  await client.end()
  await expect.poll(async () => (await on.get('/readyz')).statusCode).toBe(200)
  expect((await on.get(`/api/posts/${guideId(1)}`)).statusCode).toBe(200)
})

test('an unexpected fault shows a reference number that stands in the log, and no detail', async () => {
  const response = await on.get('/fault')
  expect(response.statusCode).toBe(500)
  const { reference, ...rest } = response.json()
  expect(rest).toEqual({ success: false, code: 'server_fault', error: 'Something went wrong on our side. Please try again.' })
  expect(reference).toMatch(/^[0-9A-F]{10}$/)
  expect(response.body).not.toContain('secret detail')
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.reference === reference)
  expect(logged).toMatchObject({ level: 50, err: { type: 'TypeError', message: 'secret detail at /srv/menged' } })
  expect((await on.get('/fault', { 'accept-language': 'am' })).json().error).toBe('በእኛ በኩል ችግር አጋጥሟል። እባክዎ እንደገና ይሞክሩ።')
})

test('a wrong query is a fault; the log has no word that was typed', async () => {
  const response = await on.get('/wrong-query')
  expect([response.statusCode, response.json().code]).toEqual([500, 'server_fault'])
  expect(response.body).not.toMatch(/nowhere|select/)
  expect(lines.join('')).not.toContain('typed by somebody')
})

test.each([
  ['57P01', true],
  ['08006', true],
  ['53300', true],
  ['57014', true],
  ['ECONNREFUSED', true],
  ['23505', false],
  ['42P01', false],
  ['ENOENT', false],
])('%s: away %s', (code, away) => {
  const inner = Object.assign(new Error('x'), { code })
  expect(isUnavailable(new Error('Failed query', { cause: inner }))).toBe(away)
})

test('lines of the log are JSON with a request id, without queries, cookies, addresses and bodies', async () => {
  lines.length = 0
  const cookie = '__Host-device=abc.def; token=tok123'
  await on.get('/api/post/organization?query=Secretword', { cookie, authorization: 'Bearer tok123' })
  await on.post(
    '/api/contact-messages',
    { name: 'Abebe', contact: 'abebe@example.et', subject: 'Tell\r\nme', message: 'words', language: 'en' },
    { cookie },
  )
  await on.get('/api/abebe@example.et')
  const text = lines.join('')
  for (const private_ of ['Secretword', 'tok123', 'abc.def', 'Abebe', 'example.et', 'words', '127.0.0.1'])
    expect(text).not.toContain(private_)
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(answered.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    'GET /api/post/organization 400',
    'POST /api/contact-messages 400',
    'GET /api/* 404',
  ])
  for (const { reqId, ms, time } of answered)
    expect([reqId, ms, time]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.any(Number), expect.stringMatching(/Z$/)])
})
