import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signalServer } from '@menged/embedded-postgres/testing'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testConfig } from '../../../test/api.ts'
import { guideId, temporaryContent } from '../../../test/content.ts'
import { silentLog } from '../../../test/log.ts'
import { buildApi, type OpenDatabase, openDatabase, systemClock } from '../../index.ts'
import { createOverload } from '../http/overload.ts'
import { createMetrics } from '../metrics.ts'
import { DATABASE, OWNER_ROLE } from './embedded.ts'

/** Far above what a call may wait for a connection and for a response together (8 s), also on a slow machine; without a bound it would wait for good. */
const BOUND_MS = 45_000

const root = mkdtempSync(join(tmpdir(), 'menged-hanging-'))
chmodSync(root, 0o711)
const config = testConfig({ dataDir: join(root, 'data'), pgBinDir: process.env.PG_BIN_DIR, rateLimitFactor: 1_000_000 })
const content = temporaryContent()
let database: OpenDatabase
let api: FastifyInstance

beforeAll(async () => {
  database = await openDatabase(config, silentLog())
  await database.migrate()
  await database.seed(content.dir)
  api = await buildApi({
    config,
    db: database.db,
    clock: systemClock,
    contentDir: content.dir,
    log: silentLog(),
    metrics: createMetrics(),
    overload: createOverload(),
  })
})
afterAll(async () => {
  await api?.close()
  await database?.close()
  content.remove()
  rmSync(root, { recursive: true, force: true })
})

const read = () => api.inject(`/api/posts/${guideId(1)}`)
const contact = { name: 'Abebe', contact: '0911234567', subject: 'S', message: 'M', language: 'en' }
const write = () => api.inject({ method: 'POST', url: '/api/contact-messages', payload: contact })

/** Each is 503 with Retry-After, and none waits beyond the bound. */
async function expectRefused(calls: (() => ReturnType<typeof read>)[]): Promise<void> {
  const begun = performance.now()
  for (const { statusCode, headers } of await Promise.all(calls.map((call) => call())))
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(performance.now() - begun).toBeLessThan(BOUND_MS)
}

test('a server that hangs is a 503 in bounded time, and is used again when it goes on', async () => {
  await Promise.all(Array.from({ length: 5 }, read))
  signalServer(config.dataDir, 'SIGSTOP')
  try {
    await expectRefused(Array.from({ length: 30 }, (_, index) => (index % 2 ? read : write)))
    // Also those who come when all the old connections are gone.
    await expectRefused(Array.from({ length: 15 }, () => read))
  } finally {
    signalServer(config.dataDir, 'SIGCONT')
  }
  await expect.poll(async () => (await write()).statusCode).toBe(200)
  expect((await Promise.all(Array.from({ length: 20 }, read))).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
})

test('a table that somebody has locked refuses those who need it, for as long', async () => {
  const locker = new pg.Client(database.engine?.connection(DATABASE, OWNER_ROLE))
  await locker.connect()
  try {
    await locker.query('begin; lock table contact_messages in access exclusive mode')
    await expectRefused(Array.from({ length: 50 }, () => write))
    expect((await read()).statusCode).toBe(200)
  } finally {
    await locker.end()
  }
  await expect.poll(async () => (await write()).statusCode).toBe(200)
})
