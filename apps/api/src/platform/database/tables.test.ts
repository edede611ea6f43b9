// What the tables of the code promise is what the SQL files make: checks, foreign keys, indexes. Columns are compared in migrate.test.ts.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import drizzleConfig from '../../../drizzle.config.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { OWNER_ROLE } from './embedded.ts'

const API = join(import.meta.dirname, '../../..')
const FILES = [drizzleConfig.schema ?? []].flat().flatMap((pattern) => globSync(String(pattern), { cwd: API }))
const MODULES: Record<string, unknown>[] = await Promise.all(FILES.map((name) => import(join(API, name))))
const TABLES = [...new Set(MODULES.flatMap((each) => Object.values(each)))]
  .filter((each) => each instanceof PgTable)
  .map(getTableConfig)

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.connection(OWNER_ROLE))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
const ask = async (text: string): Promise<string[]> => (await client.query(text)).rows.map(({ line }) => line)

const OF_TABLES = "relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'"

test('checks', async () => {
  // PostgreSQL writes a check in its own words: those of the code are put to a copy of each table, and read back.
  const dialect = new PgDialect()
  await ask('create schema copied')
  for (const { name, checks } of TABLES) {
    await ask(`create table copied."${name}" (like public."${name}")`)
    for (const check of checks) {
      const { sql } = dialect.sqlToQuery(check.value)
      await ask(`alter table copied."${name}" add constraint "${check.name}" check (${sql})`)
    }
  }
  const checksIn = (schema: string) =>
    ask(`select relname || ' ' || conname || ' ' || pg_get_constraintdef(c.oid) as line from pg_constraint c join pg_class r on r.oid = conrelid
      where contype = 'c' and ${OF_TABLES.replace('public', schema)} order by 1`)
  expect(await checksIn('copied')).toEqual(await checksIn('public'))
})

test('foreign keys, and what happens to a row when the one it names goes', async () => {
  const named = (columns: readonly { name: string }[]): string => columns.map(({ name }) => name).join()
  const known = TABLES.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference()
      return `${name}(${named(columns)}) ${getTableConfig(foreignTable).name}(${named(foreignColumns)}) ${key.onDelete ?? 'no action'}`
    }),
  )
  const columnsOf = (table: string, keys: string): string =>
    `(select string_agg(attname, ',' order by array_position(${keys}, attnum)) from pg_attribute where attrelid = ${table} and attnum = any(${keys}))`
  const made = await ask(`select r.relname || '(' || ${columnsOf('conrelid', 'conkey')} || ') ' || f.relname || '(' ||
      ${columnsOf('confrelid', 'confkey')} || ') ' ||
      case confdeltype when 'a' then 'no action' when 'c' then 'cascade' when 'n' then 'set null' else confdeltype::text end as line
    from pg_constraint join pg_class r on r.oid = conrelid join pg_class f on f.oid = confrelid
    where contype = 'f' and r.${OF_TABLES.replace(' relname', ' r.relname')}`)
  expect(known.sort()).toEqual(made.sort())
})

test('indexes, and which of them allow nothing twice', async () => {
  const known = TABLES.flatMap(({ name, indexes, uniqueConstraints, columns }) => [
    ...indexes.map(({ config }) => `${name} ${config.name} ${config.unique}`),
    ...uniqueConstraints.map((each) => `${name} ${each.name} true`),
    ...columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => `${name} ${uniqueName} true`),
  ])
  const made = await ask(`select r.relname || ' ' || i.relname || ' ' || indisunique as line
    from pg_index join pg_class i on i.oid = indexrelid join pg_class r on r.oid = indrelid
    where not indisprimary and r.${OF_TABLES.replace(' relname', ' r.relname')}`)
  expect(known.sort()).toEqual(made.sort())
})
