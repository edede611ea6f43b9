import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countRows, createTrial, sql } from '../test/trial.ts'
import { EngineError, explain } from './errors.ts'
import { startHeld } from './held-process.ts'
import { layoutOf } from './layout.ts'
import { birthOf } from './processes.ts'
import type { Trial } from './testing.ts'
import type { RunAs } from './user.ts'

// One cluster for all: each test leaves it as it found it.
// The operator of these tests knows the settings by other names than the package.
const trial: Trial = createTrial({ terms: { program: 'the tests', binDir: 'BIN_DIR_SETTING', otherServer: 'OTHER_SERVER' } })
const layout = layoutOf(trial)
let bystander: ChildProcess | undefined

beforeAll(async () => {
  const engine = await trial.start()
  await sql(engine, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (1)')
  await engine.stop()
})

afterEach(async () => {
  bystander?.kill('SIGKILL')
  bystander = undefined
  await trial.stop()
})

afterAll(async () => {
  expect(await trial.end()).toEqual([])
})

/** Some other process whose number a stale file may happen to carry. */
function startBystander(cwd: string): number {
  bystander = spawn('sleep', ['60'], { cwd, stdio: 'ignore' })
  return bystander.pid ?? 0
}

async function failure(start: Promise<unknown>): Promise<EngineError> {
  const error = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof EngineError)) throw new Error(`expected an EngineError, got ${String(error)}`)
  return error
}

describe('the start lock', () => {
  it('refuses a second engine, in this process and in another, and says who holds it', async () => {
    const engine = await trial.start()
    const here = await failure(trial.start())
    expect(here.code).toBe('busy')
    expect(here.message).toContain('this process')
    expect(here.message).toContain('OTHER_SERVER')
    const door = fileURLToPath(new URL('./engine.ts', import.meta.url))
    const script = `import { startEngine } from ${JSON.stringify(door)}
      await startEngine({ dataDir: ${JSON.stringify(trial.dataDir)} }).catch((e) => { console.log(e.name, e.code, e.message) })`
    const there = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(there.stdout).toContain('EngineError busy')
    expect(there.stdout).toContain(`process ${process.pid}`)
    expect(engine.alive()).toBe(true)
  })

  it('is taken over from a dead process, also when another process has its number or it is unreadable', async () => {
    const reused = { pid: startBystander('/'), birth: 'another boot', socket: join(layout.socketDir, 'l.gone'), since: 'then' }
    for (const left of [JSON.stringify(reused), JSON.stringify({ ...reused, pid: process.pid }), '', '{"pid":']) {
      writeFileSync(layout.lock, left)
      const engine = await trial.start()
      expect(await countRows(engine)).toBe(1)
      await engine.stop()
    }
    expect(bystander?.exitCode).toBeNull()
  })

  it('is held by exactly one of several that find the same dead lock at the same moment', async () => {
    writeFileSync(layout.lock, '')
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => trial.start()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'busy' })
  })

  it('leaves nothing after stop', async () => {
    expect(readdirSync(trial.dataDir).sort()).toEqual(['engine.json', 'pg', 'run'])
    expect(readdirSync(layout.socketDir)).toEqual([])
  })
})

describe('a stale postmaster.pid', () => {
  it('is removed when it is empty, garbage, or carries the number of a process that is no server', async () => {
    // Standing in the folder does not make a process a server either.
    const pid = startBystander(layout.pg)
    expect(birthOf(pid)).not.toBe('')
    const tail = `${layout.pg}\n1700000000\n5432\n${layout.socketDir}\n\n  0  0\nready   \n`
    for (const left of ['', 'garbage\u0000\n\n', `${pid}\n${tail}`, `999999\n${tail}`, '-1\n', `${process.pid}\n${tail}`]) {
      writeFileSync(join(layout.pg, 'postmaster.pid'), left)
      writeFileSync(join(layout.socketDir, '.s.PGSQL.5432.lock'), left)
      const engine = await trial.start()
      expect(await countRows(engine)).toBe(1)
      await engine.stop()
    }
    expect(bystander?.exitCode).toBeNull()
    expect(bystander?.signalCode).toBeNull()
  })
})

describe('what cannot start says why', () => {
  it('another major version, noted in engine.json or in the data', async () => {
    const stamp = readFileSync(layout.stamp, 'utf8')
    writeFileSync(layout.stamp, stamp.replace(/"major": \d+/, '"major": 12'))
    expect(await failure(trial.start())).toMatchObject({
      code: 'other-major',
      message: expect.stringMatching(
        /was made by PostgreSQL 12, but this is .* Use PostgreSQL 12 \(BIN_DIR_SETTING\), or export the data/,
      ),
    })
    writeFileSync(layout.stamp, stamp)
    const version = readFileSync(join(layout.pg, 'PG_VERSION'), 'utf8')
    writeFileSync(join(layout.pg, 'PG_VERSION'), '11\n')
    expect(await failure(trial.start())).toMatchObject({ code: 'other-major', message: expect.stringContaining('PostgreSQL 11') })
    writeFileSync(join(layout.pg, 'PG_VERSION'), version)
  })

  it('a folder without the programs', async () => {
    const error = await failure(trial.start({ binDir: join(trial.dataDir, 'nowhere') }))
    expect(error).toMatchObject({ code: 'binaries-missing', message: expect.stringContaining('BIN_DIR_SETTING') })
  })

  it('programs that do not run', async () => {
    const binDir = mkdtempSync(join(trial.dataDir, '..', 'bin-'))
    for (const name of ['postgres', 'initdb']) writeFileSync(join(binDir, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    expect(['no-user', 'binaries-broken']).toContain((await failure(trial.start({ binDir }))).code)
  })

  it('a database that is gone though engine.json remembers it, instead of an empty one', async () => {
    renameSync(layout.pg, `${layout.pg}.lost`)
    expect(await failure(trial.start())).toMatchObject({ code: 'data-missing' })
    renameSync(`${layout.pg}.lost`, layout.pg)
  })

  it('a data folder that is a file', async () => {
    const file = join(trial.dataDir, 'file')
    writeFileSync(file, '')
    expect(await failure(trial.start({ dataDir: file }))).toBeInstanceOf(EngineError)
    rmSync(file)
  })

  it('damaged data, with the words of PostgreSQL, and frees the lock', async () => {
    const control = join(layout.pg, 'global', 'pg_control')
    renameSync(control, `${control}.lost`)
    expect(await failure(trial.start())).toMatchObject({ code: 'failed', message: expect.stringContaining('pg_control') })
    expect(readdirSync(trial.dataDir)).not.toContain('engine.lock')
    renameSync(`${control}.lost`, control)
  })

  it('a full disk and a closed folder, recognised from system errors and from the words of PostgreSQL', () => {
    const enospc = Object.assign(new Error('write failed'), { code: 'ENOSPC' })
    expect(explain(enospc, '/data', 'starting').code).toBe('disk-full')
    expect(explain('FATAL:  could not write to file: No space left on device', '/data', 'starting').code).toBe('disk-full')
    expect(explain(Object.assign(new Error('x'), { code: 'EACCES' }), '/data', 'starting').code).toBe('unreadable')
  })

  it('half of a first start is swept away by the next', async () => {
    mkdirSync(join(trial.dataDir, 'pg.init-dead', 'base'), { recursive: true })
    const engine = await trial.start()
    expect(await countRows(engine)).toBe(1)
    expect(readdirSync(trial.dataDir).filter((name) => name.startsWith('pg.init'))).toEqual([])
  })
})

const MYSELF: RunAs = { label: 'myself', spawn: {}, wrap: [], owner: undefined }

describe('a program that is held', () => {
  it('may lose its output without ending us, and ends when it is let go', async () => {
    const started = Promise.withResolvers<string>()
    // As the server does, it takes a signal that its shell ignores.
    const program = "process.on('SIGINT', () => process.exit(0)); setInterval(() => {}, 1000); console.log('started')"
    const held = startHeld([process.execPath, '-e', program], MYSELF, started.resolve)
    await started.promise
    for (const stream of [held.child.stdout, held.child.stderr, held.child.stdin]) stream?.emit('error', new Error('broken pipe'))
    expect(held.running()).toBe(true)
    held.letGo()
    await held.ended
    expect(held.running()).toBe(false)
  })
})
