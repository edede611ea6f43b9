import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { countRows, createTrial, NAMES, sql, sqlAsApp } from '../test/trial.ts'
import { BACKUPS_KEPT, backupNow, listBackups, pruneBackups } from './backup.ts'
import { connectPatiently } from './connect.ts'
import type { Engine } from './engine.ts'
import { layoutOf } from './layout.ts'
import { restoreBackup } from './restore.ts'
import type { Trial } from './testing.ts'

const trial: Trial = createTrial()
let stopWriting: () => Promise<unknown> = async () => {}
afterEach(async () => {
  await stopWriting()
  await trial.stop()
})
afterAll(async () => {
  expect(await trial.end()).toEqual([])
})

const PREPARE = `DROP TABLE IF EXISTS kept, passing; CREATE TABLE kept (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, word text);
  CREATE INDEX ON kept (word);
  INSERT INTO kept (word) SELECT md5(n::text) FROM generate_series(1, 20000) AS n`

/** Writes without pause, with checkpoints and new tables in between; returns how many rows were acknowledged so far. */
function startWriting(engine: Engine): { acknowledged: () => number; stop: () => Promise<void> } {
  let acknowledged = 20_000
  let on = true
  const loop = (async () => {
    const client = await connectPatiently(engine.connection(NAMES.name, NAMES.owner))
    const root = await connectPatiently(engine.connection(NAMES.name))
    for (let round = 0; on; round += 1) {
      await client.query('INSERT INTO kept (word) SELECT md5(random()::text) FROM generate_series(1, 500)')
      acknowledged += 500
      await client.query('UPDATE kept SET word = word WHERE id % 100 = $1', [round % 100])
      await client.query(`DROP TABLE IF EXISTS passing; CREATE TABLE passing AS SELECT * FROM kept LIMIT 1000`)
      if (round % 5 === 0) await root.query('CHECKPOINT; SELECT pg_switch_wal()')
    }
    await client.end()
    await root.end()
  })()
  const stop = async () => {
    on = false
    await loop
  }
  // Also when the test ends before it says so.
  stopWriting = () => stop().catch(() => {})
  return { acknowledged: () => acknowledged, stop }
}

it('a backup taken while rows are written restores to a whole database with every row acknowledged before it', async () => {
  const engine = await trial.start()
  await sql(engine, PREPARE)
  const writing = startWriting(engine)
  const before = writing.acknowledged()
  const [name] = await Promise.all([
    backupNow(engine, trial.dataDir, 'Before migration 0001!'),
    backupNow(engine, trial.dataDir, 'daily'),
  ])
  await writing.stop()
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-before-migration-0001$/)
  expect((await listBackups(trial.dataDir)).map(({ reason }) => reason)).toEqual(['daily', 'Before migration 0001!'])
  expect(statSync(layoutOf(trial).backups).mode & 0o777).toBe(0o700)
  await sql(engine, 'DROP TABLE kept')

  await expect(restoreBackup(trial, name)).rejects.toMatchObject({ code: 'busy' })
  await engine.stop()
  const aside = await restoreBackup(trial, name)
  expect(aside).toContain('pg.before-restore-')

  const restored = await trial.start()
  const rows = await countRows(restored)
  expect(rows).toBeGreaterThanOrEqual(before)
  expect(rows).toBeLessThanOrEqual(writing.acknowledged())
  // The index and the table agree; every page read passes its checksum.
  const indexed = await sql(
    restored,
    'SET enable_seqscan = off; SELECT count(*)::int AS n, count(DISTINCT word)::int AS words FROM kept',
  )
  expect(indexed[0]?.n).toBe(rows)
  await sql(
    restored,
    "CREATE EXTENSION amcheck; SELECT bt_index_check(indexrelid, true) FROM pg_index WHERE indrelid = 'kept'::regclass",
    restored.user,
  )
  await sqlAsApp(restored, "INSERT INTO kept (word) VALUES ('after')")
  await restored.stop()
  expect(await countRows(await trial.start())).toBe(rows + 1)
}, 300_000)

it('restores where the database itself is gone', async () => {
  const engine = await trial.start()
  await sql(engine, PREPARE)
  const name = await backupNow(engine, trial.dataDir, 'daily')
  await engine.stop()
  rmSync(layoutOf(trial).pg, { recursive: true })
  expect(await restoreBackup(trial, name)).toBeUndefined()
  expect(await countRows(await trial.start())).toBe(20_000)
})

it('keeps the newest seven, and lists only whole backups', async () => {
  const dataDir = join(trial.dataDir, 'elsewhere')
  const { backups } = layoutOf({ dataDir })
  const names = Array.from({ length: 10 }, (_, day) => `2026-01-${String(day + 10)}T03-00-00-000Z-daily`)
  for (const name of names) {
    mkdirSync(join(backups, name), { recursive: true })
    writeFileSync(join(backups, name, 'backup.json'), JSON.stringify({ at: name, reason: 'daily', major: 18 }))
  }
  mkdirSync(join(backups, '2026-02-01T03-00-00-000Z-half'))
  mkdirSync(join(backups, 'something-else'))
  expect(await pruneBackups(dataDir)).toEqual(names.slice(0, 3).reverse())
  expect((await listBackups(dataDir)).map(({ name }) => name)).toEqual(names.slice(3).reverse())
  expect(BACKUPS_KEPT).toBe(7)
  expect(existsSync(join(backups, 'something-else'))).toBe(true)
})

it('leaves no draft when it fails, and refuses a name that is no backup', async () => {
  const engine = await trial.start()
  const before = readdirSync(layoutOf(trial).backups)
  const stranger: Engine = { ...engine, connection: (database) => engine.connection(database, 'nobody_at_all') }
  await expect(backupNow(stranger, trial.dataDir, 'x')).rejects.toMatchObject({ name: 'EngineError' })
  expect(readdirSync(layoutOf(trial).backups)).toEqual(before)
  for (const name of ['../pg', '', '2026-01-01T00-00-00-000Z-none']) {
    await expect(restoreBackup(trial, name)).rejects.toMatchObject({ code: 'bad-backup' })
  }
})
