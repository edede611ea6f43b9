import { copyFileSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import drizzleConfig from '../../../drizzle.config.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { keptLog, silentLog } from '../../../test/log.ts'
import { APP_ROLE, OWNER_ROLE } from './embedded.ts'
import { MigrationError, migrate } from './migrate.ts'
import { MIGRATIONS_DIR } from './open.ts'

const API = join(import.meta.dirname, '../../..')
/** Where tables are, as drizzle-kit is told. */
const SCHEMA = [drizzleConfig.schema ?? []].flat()

let database: TestDatabase
let dir: string
beforeEach(async () => {
  database = await createTestDatabase('template0')
  dir = mkdtempSync(join(tmpdir(), 'menged-migrations-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(dir, { recursive: true })
})

const options = (folder = dir) => ({
  connection: database.connection(OWNER_ROLE),
  dir: folder,
  log: silentLog(),
  appRole: APP_ROLE,
})
const file = (name: string, text: string) => writeFileSync(join(dir, name), text)
async function ask(text: string, user = OWNER_ROLE): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database.connection(user))
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('files run in order, once, even when others start at the same moment', async () => {
  file('0001_second.sql', 'INSERT INTO one VALUES (2)')
  file('0000_first.sql', 'CREATE TABLE one (n int); INSERT INTO one VALUES (1)')
  file('readme.sql', 'nonsense')
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(options())))
  expect(runs.flat().sort()).toEqual(['0000_first.sql', '0001_second.sql'])
  expect(await ask('SELECT n FROM one ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }])
  expect(await migrate(options())).toEqual([])
})

test('a file that fails is taken back whole and named', async () => {
  file('0000_first.sql', 'CREATE TABLE one (n int)')
  file('0001_broken.sql', 'CREATE TABLE two (n int); SELECT * FROM nowhere')
  await expect(migrate(options())).rejects.toThrow(/0001_broken\.sql failed and was taken back whole/)
  expect(await ask("SELECT to_regclass('one') IS NOT NULL AS one, to_regclass('two') IS NOT NULL AS two")).toEqual([
    { one: true, two: false },
  ])
  file('0001_broken.sql', 'CREATE TABLE two (n int)')
  expect(await migrate(options())).toEqual(['0001_broken.sql'])
})

test('a file that was changed after its release is refused', async () => {
  file('0000_first.sql', 'CREATE TABLE one (n int)')
  await migrate(options())
  file('0000_first.sql', 'CREATE TABLE one (n bigint)')
  await expect(migrate(options())).rejects.toThrow(MigrationError)
})

test('a database of a newer version is used and reported', async () => {
  file('0000_first.sql', 'CREATE TABLE one (n int)')
  file('0001_second.sql', 'CREATE TABLE two (n int)')
  await migrate(options())
  rmSync(join(dir, '0001_second.sql'))
  const { log, lines } = keptLog()
  expect(await migrate({ ...options(), log })).toEqual([])
  expect(lines.join()).toContain('0001_second.sql')
})

test('before the first change to a database with content, and only then, it is backed up', async () => {
  const asked: string[] = []
  const run = () => migrate({ ...options(), beforeChange: async () => void asked.push('backup') })
  file('0000_first.sql', 'CREATE TABLE one (n int)')
  await run()
  await run()
  expect(asked).toEqual([])
  file('0001_second.sql', 'CREATE TABLE two (n int)')
  file('0002_third.sql', 'CREATE TABLE three (n int)')
  await run()
  expect(asked).toEqual(['backup'])
})

test('the application may change rows and nothing else', async () => {
  await migrate(options(MIGRATIONS_DIR))
  expect(await ask("INSERT INTO visitor_salts VALUES ('2026-11-20', 'x') RETURNING salt", APP_ROLE)).toEqual([{ salt: 'x' }])
  for (const statement of [
    'CREATE TABLE mine (n int)',
    'DROP TABLE posts',
    'ALTER TABLE posts ADD x int',
    'TRUNCATE posts',
    'DELETE FROM schema_migrations',
    'DELETE FROM audit_events',
    "UPDATE audit_events SET kind = 'login'",
    'TRUNCATE audit_events',
  ]) {
    await expect(ask(statement, APP_ROLE)).rejects.toThrow(/permission denied|must be owner/)
  }
})

/** What drizzle-kit reads: everything that the files of tables export. */
async function schema(): Promise<Record<string, unknown>> {
  const files = SCHEMA.flatMap((pattern) => globSync(String(pattern), { cwd: API }))
  return Object.assign({}, ...(await Promise.all(files.map((name) => import(join(API, name))))))
}

test('nothing has changed in the tables that no migration was generated for, checks and indexes included', async () => {
  const newest = globSync('meta/*_snapshot.json', { cwd: MIGRATIONS_DIR }).sort().at(-1) ?? ''
  const { tables } = JSON.parse(readFileSync(join(MIGRATIONS_DIR, newest), 'utf8'))
  expect(generateDrizzleJson(await schema()).tables).toEqual(tables)
})

test('the SQL files make exactly the tables that the code knows', async () => {
  await migrate(options(MIGRATIONS_DIR))
  const tables = Object.values(await schema()).filter((each) => each instanceof PgTable)
  const known = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map(
      (column) =>
        `${name}.${column.name} ${column
          .getSQLType()
          .replace('bigserial', 'bigint')
          .replace(/\[\]|\(.*\)| collate .*/g, '')}${column.notNull ? ' not null' : ''}`,
    )
  })
  const made = await ask(`select table_name || '.' || column_name || ' ' ||
      case when data_type = 'ARRAY' then replace(ltrim(udt_name, '_'), 'int2', 'smallint') else data_type end || case is_nullable when 'NO' then ' not null' else '' end as line
    from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'`)
  expect(made.map(({ line }) => line).sort()).toEqual(known.sort())
})

test('accounts that are there come over the turn of epochs: the time to confirm, and links whose account nobody knows', async () => {
  for (const name of readdirSync(MIGRATIONS_DIR)) {
    if (/^000[0-5]_/.test(name)) copyFileSync(join(MIGRATIONS_DIR, name), join(dir, name))
  }
  await migrate(options())
  await ask(`insert into users (role, email, password_hash, full_name, company_name_english, confirmed_at, created_at) values
    ('normalUser', 'old@example.et', 'x', 'Old', null, null, now() - interval '90 days'),
    ('user', 'firm@example.et', 'x', null, 'Firm', null, now() - interval '10 days'),
    ('normalUser', 'sure@example.et', 'x', 'Sure', null, now(), now() - interval '90 days')`)
  await ask(`insert into mail_tokens (id, user_id, purpose, email, token_hash, expires_at, code_expires_at, created_at)
    select gen_random_uuid(), id, purpose, email, id || purpose, now() + interval '1 day', now(), now()
    from users, unnest(array['confirm', 'reset', 'email']) as purpose`)
  await migrate(options(MIGRATIONS_DIR))
  const days = 'round(extract(epoch from confirm_by - now()) / 86400)::int as days'
  expect(await ask(`select email, epoch, ${days} from users where confirmed_at is null order by email`)).toEqual([
    { email: 'firm@example.et', epoch: 0, days: 20 },
    { email: 'old@example.et', epoch: 0, days: 30 },
  ])
  expect(await ask('select purpose, epoch, session_id, count(*)::int from mail_tokens group by 1, 2, 3')).toEqual([
    { purpose: 'confirm', epoch: 0, session_id: null, count: 3 },
  ])
})

test('feedback that was stored with the secret of an address loses it, and no other page changes', async () => {
  const before = readdirSync(MIGRATIONS_DIR).filter((name) => name < '0028')
  for (const name of before) copyFileSync(join(MIGRATIONS_DIR, name), join(dir, name))
  await migrate(options())
  const secret = ['/emailConfirmation', '/passwordreset', '/requests', '/REQUESTS', '/admin-setup']
  const others = ['/', '/requests', '/requests?show=open', '/search?q=/requests/x', '/post/detail/passport', '/guday-geday/x']
  for (const page of [...secret.map((prefix) => `${prefix}/S3cret-of_a?lang=am`), ...others])
    await ask(`insert into feedback (type, text, page, language, created_at) values ('idea', 'x', '${page}', 'en', now())`)
  await migrate(options(MIGRATIONS_DIR))
  const stored = (await ask('select page from feedback')).map(({ page }) => page)
  expect(stored.sort()).toEqual([...secret.map((prefix) => `${prefix}/…?lang=am`), ...others].sort())
})
