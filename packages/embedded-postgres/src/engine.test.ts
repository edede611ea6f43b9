import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { countRows, createTrial, NAMES, sql, sqlAsApp } from '../test/trial.ts'
import type { Engine } from './engine.ts'
import { layoutOf } from './layout.ts'
import { serverProcesses, signal } from './processes.ts'
import { ensureRoles } from './roles.ts'
import type { Trial } from './testing.ts'

const MAKE_TABLE = 'CREATE TABLE kept (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, word text)'
const addRows = (count: number) => `INSERT INTO kept (word) SELECT 'row ' || n FROM generate_series(1, ${count}) AS n`

// Making a cluster means a thousand new files, so tests that leave the cluster whole share one.
const shared = createTrial()
const trials: Trial[] = [shared]
afterAll(async () => {
  for (const trial of trials) expect(await trial.end()).toEqual([])
})

function ownTrial(...how: Parameters<typeof createTrial>): Trial {
  const trial = createTrial(...how)
  trials.push(trial)
  return trial
}

/** The shared engine, with an empty table. */
async function startShared(): Promise<Engine> {
  const engine = await shared.start()
  await sql(engine, `DROP TABLE IF EXISTS kept; ${MAKE_TABLE}`)
  return engine
}
afterEach(() => shared.stop())

async function until(what: () => boolean | Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await sleep(10)
  }
}

describe('starting', () => {
  it('starts fresh, stops, starts again and keeps the rows', async () => {
    const first = await startShared()
    await sql(first, addRows(100))
    await first.stop()
    expect(first.alive()).toBe(false)
    const second = await shared.start()
    expect(await countRows(second)).toBe(100)
  })

  it('starts in a folder that only its owner can enter', async () => {
    const engine = await ownTrial({ access: 'closed' }).start()
    await sql(engine, `${MAKE_TABLE}; ${addRows(3)}`)
    expect(await countRows(engine)).toBe(3)
  })

  it('starts where the path is long, and holds blanks, quotes, commas and Ethiopic', async () => {
    const trial = ownTrial({ within: `${'a-long-name/'.repeat(6)}it's "my", ውሂብ`, socketPrefix: 'trial-pg' })
    const engine = await trial.start()
    expect(engine.socketDir).toMatch(/^\/tmp\/trial-pg-/)
    await engine.stop()
    expect((await trial.start()).alive()).toBe(true)
  })

  it('runs with the settings that keep acknowledged rows, sorts by code point and counts hours in UTC', async () => {
    const engine = await startShared()
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'shared_buffers',
      'max_connections',
      'TimeZone',
    ]
    const shown = await sql(
      engine,
      `SELECT name, current_setting(name) AS value FROM pg_settings WHERE name IN ('${names.join("','")}')`,
    )
    expect(Object.fromEntries(shown.map(({ name, value }) => [name, value]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      shared_buffers: '64MB',
      max_connections: '50',
      TimeZone: 'UTC',
    })
    const locale = await sql(engine, "SELECT getdatabaseencoding() AS encoding, 'Z' < 'a' AS plain, upper('é') AS upper")
    expect(locale).toEqual([{ encoding: 'UTF8', plain: true, upper: 'É' }])
    expect(await sql(engine, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  })
})

describe('who may connect', () => {
  it('is written again at each start: the socket, nothing from elsewhere, no copy of the whole', async () => {
    const file = join(layoutOf(shared).pg, 'pg_hba.conf')
    await (await startShared()).stop()
    writeFileSync(file, 'local all all trust\nhost all all 0.0.0.0/0 trust\nhost replication all all trust\n')
    const engine = await shared.start()
    const rules = await sql(engine, 'SELECT type, database, auth_method FROM pg_hba_file_rules', engine.user)
    expect(rules.map(({ type, database, auth_method }) => `${type} ${database} ${auth_method}`)).toEqual([
      'local all trust',
      'local replication reject',
      'host all reject',
      'host replication reject',
    ])
  })

  it('the words of an error in the log repeat nothing that was stored', async () => {
    const engine = await startShared()
    shared.lines.length = 0
    await sql(engine, 'ALTER TABLE kept ADD CONSTRAINT once UNIQUE (word)')
    await expect(sql(engine, "INSERT INTO kept (word) VALUES ('abebe@example.et'), ('abebe@example.et')")).rejects.toThrow()
    await until(() => shared.lines.join().includes('duplicate key value'))
    await engine.stop()
    expect(shared.lines.filter((line) => line.includes('DETAIL'))).toEqual([])
  })
})

describe('a server that is killed', () => {
  it('comes back by itself with every acknowledged row', async () => {
    const engine = await startShared()
    const exits: number[] = []
    const once: number[] = []
    engine.onExit(({ code }) => exits.push(code))
    const leave = engine.onExit(({ code }) => {
      once.push(code)
      leave()
    })
    for (const round of [1, 2]) {
      await sql(engine, addRows(500))
      const pid = engine.pid() ?? 0
      signal(pid, 'SIGKILL')
      await until(() => engine.alive() && engine.pid() !== pid)
      expect(await countRows(engine)).toBe(round * 500)
    }
    expect([exits.length, once.length]).toEqual([2, 1])
  })

  it('comes back when only the shell that guards it was killed', async () => {
    const engine = await startShared()
    const pid = engine.pid()
    for (const found of serverProcesses(layoutOf(shared).pg, undefined)) if (!found.postgres) signal(found.pid, 'SIGKILL')
    await until(() => engine.alive() && engine.pid() !== pid)
    expect(await countRows(engine)).toBe(0)
  })

  it('stays down when it was stopped while it was coming back', async () => {
    const engine = await startShared()
    signal(engine.pid() ?? 0, 'SIGKILL')
    await until(() => !engine.alive())
    await engine.stop()
    expect(engine.alive()).toBe(false)
  })
})

type Writer = { child: ChildProcess; acknowledged: () => number; ended: Promise<unknown> }

function startWriter(dataDir: string): Writer {
  const script = fileURLToPath(new URL('../test/writer.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let rest = ''
  let last = 0
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    last = Number(lines.at(-1) ?? last)
  })
  return { child, acknowledged: () => last, ended: once(child, 'close') }
}

describe('a process that is killed', () => {
  const trial = ownTrial()
  afterEach(() => trial.stop())

  it('five times over: the next start works at once and every acknowledged row is there', async () => {
    let acknowledged = 0
    for (let round = 1; round <= 5; round += 1) {
      const writer = startWriter(trial.dataDir)
      const floor = acknowledged
      await until(() => writer.acknowledged() > floor + 20, 120_000)
      writer.child.kill('SIGKILL')
      await writer.ended
      acknowledged = writer.acknowledged()
    }
    const engine = await trial.start()
    const rows = await sql(engine, 'SELECT max(id)::int AS last FROM kept')
    expect(Number(rows[0]?.last)).toBeGreaterThanOrEqual(acknowledged)
  }, 300_000)

  it('together with the shell that guards the server: the orphan is found and closed', async () => {
    const { pg } = layoutOf(trial)
    const writer = startWriter(trial.dataDir)
    await until(() => writer.acknowledged() > 0, 120_000)
    // Held, so that it does not see its shell end and bring the server back.
    writer.child.kill('SIGSTOP')
    for (const { pid, postgres } of serverProcesses(pg, undefined)) if (!postgres) signal(pid, 'SIGKILL')
    writer.child.kill('SIGKILL')
    await writer.ended
    expect(serverProcesses(pg, undefined).length).toBeGreaterThan(0)
    const engine = await trial.start()
    const rows = await sql(engine, 'SELECT max(id)::int AS last FROM kept')
    expect(Number(rows[0]?.last)).toBeGreaterThanOrEqual(writer.acknowledged())
  }, 300_000)
})

describe('the roles', () => {
  it('let the application write rows but change no shape', async () => {
    const engine = await startShared()
    await sqlAsApp(
      engine,
      "INSERT INTO kept (word) VALUES ('one'); UPDATE kept SET word = 'two'; DELETE FROM kept WHERE word = 'one'",
    )
    expect(await countRows(engine)).toBe(1)
    const forbidden = [
      'CREATE TABLE mine (id int)',
      'CREATE TEMP TABLE mine (id int)',
      'DROP TABLE kept',
      'ALTER TABLE kept ADD COLUMN more int',
    ]
    for (const text of [...forbidden, 'TRUNCATE kept', 'CREATE SCHEMA mine', 'CREATE DATABASE mine', 'SET ROLE trial_owner']) {
      await expect(sqlAsApp(engine, text), text).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('are made again when they are missing, and leave alone what a migration took back', async () => {
    const engine = await startShared()
    await sql(engine, `REVOKE UPDATE, DELETE ON kept FROM trial_app`)
    await ensureRoles(engine.connection, NAMES, false)
    await expect(sqlAsApp(engine, 'DELETE FROM kept')).rejects.toMatchObject({ code: '42501' })
    await sql(engine, 'DROP OWNED BY trial_app; DROP ROLE trial_app', engine.user)
    await ensureRoles(engine.connection, NAMES, false)
    expect(await sqlAsApp(engine, 'SELECT * FROM kept')).toEqual([])
  })

  it('the socket belongs to the data folder and goes with the server', async () => {
    const engine = await startShared()
    const socket = `${engine.socketDir}/.s.PGSQL.${engine.port}`
    expect(existsSync(socket)).toBe(true)
    await engine.stop()
    expect(existsSync(socket)).toBe(false)
  })
})
