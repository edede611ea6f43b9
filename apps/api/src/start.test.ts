import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { testConfig } from '../test/api.ts'
import { temporaryContent } from '../test/content.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { keptLog, silentLog } from '../test/log.ts'
import { type OpenDatabase, openDatabase, Secret } from './index.ts'
import { indexPosts } from './modules/search/index.ts'

/** As the migrations and the seed know them. */
const LOCKS = { migrations: 6_354_917, seed: 6_354_918 }
const ROWS = sql`select (select count(*)::int from posts) as posts, (select count(*)::int from search_documents) as documents,
  (select count(*)::int from post_views) as views, (select count(*)::int from comments) as comments`
const WHOLE = [{ posts: 27, documents: 27, views: 27, comments: 3 }]

let fresh: TestDatabase
let files: ReturnType<typeof temporaryContent>
let outside: pg.Client
const opened: OpenDatabase[] = []

beforeEach(async () => {
  fresh = await createTestDatabase('template0')
  files = temporaryContent()
  outside = new pg.Client(fresh.connection(inject('postgres').superuser))
  await outside.connect()
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
  await outside.end()
  await fresh.drop()
  files.remove()
})

/** A process that starts on the one database. */
async function startOn(log = silentLog()): Promise<OpenDatabase> {
  const { host, port } = inject('postgres')
  const { database } = fresh.connection('x')
  const address = (user: string) =>
    new Secret(`postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`)
  const config = testConfig({ databaseUrl: address('menged_app'), migrationDatabaseUrl: address('menged_owner') })
  const each = await openDatabase(config, log)
  opened.push(each)
  return each
}

async function prepare(each: OpenDatabase): Promise<void> {
  await each.migrate()
  await each.seed(files.dir)
}

/** Limits that no request could live with, as an operator may set them for a whole database. */
async function setLimits(limit: string): Promise<void> {
  const { database } = fresh.connection('x')
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await outside.query(`alter database ${database} set ${name} = '${limit}'`)
}

test('no limit of the server ends a start, however long it takes', async () => {
  await setLimits('100ms')
  const each = await startOn()
  await prepare(each)
  expect((await outside.query('select count(*)::int as n from search_documents')).rows).toEqual([{ n: 27 }])
  const held = await each.atStart(async (db) =>
    db.transaction(async (tx) => {
      await pause(300)
      return (await tx.execute(sql`select pg_sleep(0.3), 1 as one`)).rows
    }),
  )
  expect(held).toMatchObject([{ one: 1 }])
})

test('two processes that start together on a fresh database both come up, with everything in it once', async () => {
  const both = await Promise.all([startOn(), startOn()])
  await Promise.all(both.map(prepare))
  for (const { db } of both) expect((await db.execute(ROWS)).rows).toEqual(WHOLE)
})

test.each([
  ['migrations', 'another process brings the database up to date; waiting for it'],
  ['seed', 'another process puts the content in; waiting for it'],
] as const)('a process that comes second to the %s waits, and says so', async (name, line) => {
  await setLimits('100ms')
  const { log, lines } = keptLog()
  const each = await startOn(log)
  if (name === 'seed') await each.migrate()
  await outside.query('select pg_advisory_lock($1)', [LOCKS[name]])
  const coming = prepare(each)
  await expect.poll(() => lines.join('')).toContain(line)
  await pause(500)
  await outside.query('select pg_advisory_unlock($1)', [LOCKS[name]])
  await coming
  expect((await each.db.execute(ROWS)).rows).toEqual(WHOLE)
})

test('a server that ends the connection in the middle of the start costs another try; what was there stays', async () => {
  const { log, lines } = keptLog()
  const each = await startOn(log)
  await each.migrate()
  let isOver = false
  const seeding = each.seed(files.dir).finally(() => {
    isOver = true
  })
  for (let ended = 0; ended < 3 && !isOver; ) {
    const found = await outside.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'menged start'",
    )
    ended += found.rows.length
    await pause(5)
  }
  await seeding
  // What went in just before the end is found again when the process listens.
  await indexPosts(each.db)
  expect((await each.db.execute(ROWS)).rows).toEqual(WHOLE)
  expect(lines.join('')).toContain('it is tried again')
})

test('the application adds events of security and removes none; the chore of the owner removes those of more than 400 days', async () => {
  const each = await startOn()
  await each.migrate()
  const add = (days: number) =>
    each.db.execute(
      sql`insert into audit_events (at, kind, detail) values (now() - make_interval(days => ${days}), 'login', '{}')`,
    )
  await add(399)
  await add(401)
  await expect(each.db.execute(sql`delete from audit_events`)).rejects.toThrow()
  await each.jobs.find(({ name }) => name === 'forget old events')?.run()
  expect((await each.db.execute(sql`select extract(day from now() - at)::int as days from audit_events`)).rows).toEqual([
    { days: 399 },
  ])
})
