import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, inject, test } from 'vitest'
import { testConfig } from '../test/api.ts'
import { guideId, temporaryContent } from '../test/content.ts'
import { createTestDatabase } from '../test/database.ts'
import { silentLog } from '../test/log.ts'
import { buildApi, openDatabase, Secret, systemClock } from './index.ts'
import { MIGRATIONS_DIR } from './platform/database/open.ts'
import { createOverload } from './platform/http/overload.ts'
import { createMetrics } from './platform/metrics.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
function temporaryFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'menged-store-'))
  chmodSync(root, 0o711)
  cleanups.push(() => rmSync(root, { recursive: true, force: true }))
  return join(root, 'data')
}

test('the embedded database: when its server is killed under writes, the process lives and nothing acknowledged is lost', async () => {
  const config = testConfig({ dataDir: temporaryFolder(), pgBinDir: process.env.PG_BIN_DIR, rateLimitFactor: 1_000_000 })
  const log = silentLog()
  const content = temporaryContent()
  cleanups.push(() => content.remove())
  const database = await openDatabase(config, log)
  cleanups.push(() => database.close())
  expect(await database.migrate()).toEqual(readdirSync(MIGRATIONS_DIR).filter((name) => name.endsWith('.sql')))
  expect(await database.migrate()).toEqual([])
  await database.seed(content.dir)
  const api = await buildApi({
    config,
    db: database.db,
    clock: systemClock,
    contentDir: content.dir,
    log,
    metrics: createMetrics(),
    overload: createOverload(),
  })
  cleanups.push(() => api.close())
  const share = () => api.inject({ method: 'POST', url: '/api/admin/stats/share-count', payload: { postId: guideId(1) } })
  // A message and the mail that it queues are one transaction.
  const contact = { name: 'Abebe', contact: '0911234567', subject: 'S', message: 'M', language: 'en' }
  const tell = () => api.inject({ method: 'POST', url: '/api/contact-messages', payload: contact })
  const acknowledged = { shares: 0, messages: 0 }
  let isWriting = true
  async function write(send: typeof share, kind: keyof typeof acknowledged): Promise<void> {
    while (isWriting) {
      const { statusCode, headers } = await send()
      if (statusCode < 300) acknowledged[kind] += 1
      else expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    }
  }
  const kinds = [share, share, tell, tell, tell, tell]
  const writing = Promise.all(kinds.map((send) => write(send, send === share ? 'shares' : 'messages')))

  for (let round = 0; round < 5; round += 1) {
    const before = acknowledged.messages
    await expect.poll(() => acknowledged.messages, { timeout: 150_000 }).toBeGreaterThan(before + 5)
    const pid = database.engine?.pid()
    try {
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    } catch {
      // It was just being restarted from the round before: that is away enough.
    }
  }
  await expect.poll(async () => (await api.inject('/readyz')).statusCode, { timeout: 150_000 }).toBe(200)
  isWriting = false
  await writing
  const { rows } = await database.db.execute<{ shares: number; messages: number }>(
    sql`select (select count from statistics_daily where kind = 'share-count') as shares,
      (select count(*)::int from contact_messages) as messages`,
  )
  // A write may have been stored although its response was lost; the other way round never.
  expect(rows[0]?.shares).toBeGreaterThanOrEqual(acknowledged.shares)
  expect(rows[0]?.messages).toBeGreaterThanOrEqual(acknowledged.messages)
}, 300_000)

test('a server of the operator: the owner changes tables, the application gets only their rows', async () => {
  const copy = await createTestDatabase('template0')
  cleanups.push(() => copy.drop())
  const { host, port } = inject('postgres')
  const name = copy.connection('x').database
  const address = (user: string) => new Secret(`postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`)
  const config = testConfig({ databaseUrl: address('menged_app'), migrationDatabaseUrl: address('menged_owner') })
  const database = await openDatabase(config, silentLog())
  cleanups.push(() => database.close())
  expect(database.engine).toBeUndefined()
  await database.migrate()
  await database.seed(undefined)
  expect((await database.db.execute(sql`select count(*)::int as n from posts`)).rows[0]).toEqual({ n: expect.any(Number) })
  await expect(database.db.execute(sql`drop table posts`)).rejects.toThrow()
})

test('one role for everything works as well', async () => {
  const copy = await createTestDatabase('template0')
  cleanups.push(() => copy.drop())
  const { host, port } = inject('postgres')
  const url = `postgres:///${copy.connection('x').database}?host=${encodeURIComponent(host)}&port=${port}&user=menged_owner`
  const database = await openDatabase(testConfig({ databaseUrl: new Secret(url) }), silentLog())
  cleanups.push(() => database.close())
  await database.migrate()
  await database.seed()
  expect((await database.db.execute(sql`select 1 from organisations`)).rows.length).toBeGreaterThan(30)
})
