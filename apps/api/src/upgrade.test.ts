// Data folders of older schema versions come up under this one: a backup first, then the tables, nothing lost.
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Engine, listBackups } from '@menged/embedded-postgres'
import { createTrial, runSql, type Trial } from '@menged/embedded-postgres/testing'
import { afterEach, expect, test } from 'vitest'
import { testClock } from '../test/clock.ts'
import { silentLog } from '../test/log.ts'
import { loadConfig } from './platform/config.ts'
import { APP_ROLE, DATABASE, MENGED, OWNER_ROLE } from './platform/database/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { MIGRATIONS_DIR, openStore } from './platform/database/open.ts'
import { CONTENT_DIR, seed } from './seed.ts'

const OLD = fileURLToPath(new URL('../test/old-folders', import.meta.url))
const FILES = readdirSync(MIGRATIONS_DIR)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const NEWEST = FILES.at(-1) ?? ''

const rowsFileOf = (file: string) => join(OLD, file.replace('.sql', '.rows.sql'))
const EDITED = '0004_accounts.edited.sql'
/** Those that brought rows of their own, and the form of 0004 that some folders have run; the versions between differ in nothing that is stored. */
const VERSIONS = [...FILES.filter((file) => existsSync(rowsFileOf(file))), EDITED]
/** What that form says at its end, and a later migration says now. */
const EDIT = `

-- A comment shows the badge of an organisation that is verified; nothing else of an account stands on a page.
CREATE TRIGGER "pages_changed" AFTER UPDATE OF "verified" ON "users" FOR EACH ROW
	WHEN (OLD."verified" IS DISTINCT FROM NEW."verified") EXECUTE FUNCTION "tell_pages_changed"();
`
const WITH_DRAFTS = '0026_settings_as_text.sql'

const sql = (engine: Engine, text: string) => runSql(engine.connection(DATABASE, OWNER_ROLE), text)

let trial: Trial
afterEach(async () => {
  expect(await trial.end()).toEqual([])
})

/** Runs the files up to this version one after another, each followed by what a portal of that version had stored. */
async function makeOldFolder(version: string): Promise<Engine> {
  const engine = await trial.start()
  const dir = join(trial.dataDir, '..', 'old-migrations')
  mkdirSync(dir)
  const last = version.replace('.edited', '')
  for (const file of FILES.slice(0, FILES.indexOf(last) + 1)) {
    copyFileSync(join(MIGRATIONS_DIR, file), join(dir, file))
    if (file === last && version === EDITED) appendFileSync(join(dir, file), EDIT)
    await migrate({ connection: engine.connection(DATABASE, OWNER_ROLE), dir, log: silentLog(), appRole: APP_ROLE })
    if (existsSync(rowsFileOf(file))) await sql(engine, readFileSync(rowsFileOf(file), 'utf8'))
  }
  return engine
}

/** Rows of every table, without what the programs make again by themselves. */
async function rowsOf(engine: Engine): Promise<Record<string, number>> {
  const tables = await sql(
    engine,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('schema_migrations', 'post_counts') AND table_name NOT LIKE 'search_%' ORDER BY 1`,
  )
  const counts = await sql(
    engine,
    tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS n FROM "${name}"`).join(' UNION ALL '),
  )
  return Object.fromEntries(counts.filter(({ n }) => Number(n) > 0).map(({ name, n }) => [String(name), Number(n)]))
}

/** Whose the version and the notes are: of the company that wrote, else of whoever has the draft. */
async function historyIn(engine: Engine): Promise<unknown[]> {
  const versions = await sql(engine, 'SELECT organisation_id FROM post_versions')
  const notes = await sql(engine, 'SELECT organisation_id FROM draft_notes ORDER BY written_at')
  return [...versions, ...notes].map(({ organisation_id }) => organisation_id)
}

test.each(VERSIONS)('a folder of %s comes up, whole, with a backup made first', async (version) => {
  trial = createTrial(MENGED)
  const old = await makeOldFolder(version)
  const before = await rowsOf(old)
  expect(before).toMatchObject({ posts: 1, comments: expect.any(Number), contact_messages: 1 })
  await trial.stop()

  const store = await openStore(loadConfig({ DATA_DIR: trial.dataDir }), silentLog())
  try {
    expect((await store.migrate()).at(-1)).toBe(NEWEST)
    const engine = store.engine as Engine
    expect((await listBackups(trial.dataDir)).map(({ reason }) => reason)).toEqual(['before migration'])
    expect(await rowsOf(engine)).toMatchObject(before)
    expect(await sql(engine, "SELECT views FROM post_views WHERE post_id = 'old-guide'")).toEqual([{ views: 7 }])
    expect(await sql(engine, "SELECT tgname FROM pg_trigger WHERE tgrelid = 'users'::regclass AND NOT tgisinternal")).toEqual([
      { tgname: 'pages_changed' },
    ])
    if (version === WITH_DRAFTS) expect(await historyIn(engine)).toEqual(['other-office', 'other-office', 'old-office'])
    // The content is added to what was there, and a second start has nothing left to do.
    await seed({ db: store.db, clock: testClock(), log: silentLog(), contentDir: CONTENT_DIR })
    expect(await sql(engine, "SELECT title_en FROM posts WHERE id = 'old-guide'")).toEqual([{ title_en: 'An old guide' }])
    expect(await store.migrate()).toEqual([])
  } finally {
    await store.close()
  }
})
