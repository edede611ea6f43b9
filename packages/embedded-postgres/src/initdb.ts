// The first start: the cluster is made in a folder of its own and renamed when whole, so a crash leaves nothing half made.

import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EngineError, explain } from './errors.ts'
import { startHeld } from './held-process.ts'
import { type Layout, layoutOf } from './layout.ts'
import { giveOwnership, type Probe } from './user.ts'

export const SUPERUSER = 'postgres'

type Stamp = { major: number; version: string; createdAt: string }

const DRAFT = 'pg.init-'

/** When the first database of the folder was made; undefined where there never was one. */
export async function madeAt(dataDir: string): Promise<Date | undefined> {
  return (await stat(layoutOf({ dataDir }).stamp).catch(() => undefined))?.birthtime
}

/** Leaves a cluster of the right major version at `layout.pg`; true when it had to be made because there never was one. */
export async function ensureCluster(
  layout: Layout,
  binaries: Binaries,
  probe: Probe,
  log: (line: string) => void,
): Promise<boolean> {
  await sweepDrafts(layout)
  const stamp = await readStamp(layout)
  const found = await majorOnDisk(layout)
  for (const major of [found, stamp?.major]) {
    if (major !== undefined && major !== probe.major) throw otherMajor(layout, major, probe)
  }
  if (found !== undefined) {
    if (stamp === undefined) await writeStamp(layout, probe)
    return false
  }
  // An empty database in place of a lost one would look like success; only a folder that never had one may begin.
  if (stamp !== undefined) {
    const advice = 'Restore a backup, or put the folder back (pg.before-restore-… may be it). To begin empty, delete engine.json.'
    throw new EngineError('data-missing', `${layout.pg} is missing, though engine.json says that a database was there. ${advice}`)
  }
  if (existsSync(layout.pg)) {
    const advice = 'Move it away, or choose another data folder.'
    throw new EngineError('data-missing', `${layout.pg} exists but holds no PostgreSQL database. ${advice}`)
  }
  await makeCluster(layout, binaries, probe, log)
  await writeStamp(layout, probe)
  return true
}

function otherMajor(layout: Layout, major: number, probe: Probe): EngineError {
  const advice = `Use PostgreSQL ${major} (${layout.terms.binDir}), or export the data with it and import it into a new data folder.`
  return new EngineError(
    'other-major',
    `The data in ${layout.pg} was made by PostgreSQL ${major}, but this is PostgreSQL ${probe.major}. ${advice}`,
  )
}

async function majorOnDisk(layout: Layout): Promise<number | undefined> {
  const text = await readFile(join(layout.pg, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw explain(error, layout.pg, 'reading its version')
  })
  const major = Number.parseInt(text, 10)
  return Number.isNaN(major) ? undefined : major
}

async function readStamp(layout: Layout): Promise<Stamp | undefined> {
  try {
    const stamp = JSON.parse(await readFile(layout.stamp, 'utf8'))
    return typeof stamp?.major === 'number' ? stamp : undefined
  } catch {
    return undefined
  }
}

async function writeStamp(layout: Layout, probe: Probe): Promise<void> {
  const stamp: Stamp = { major: probe.major, version: probe.version, createdAt: new Date().toISOString() }
  const draft = `${layout.stamp}.draft`
  try {
    await writeFile(draft, `${JSON.stringify(stamp, null, 2)}\n`, { flush: true })
    await rename(draft, layout.stamp)
    await syncFolder(layout.dataDir)
  } catch (error) {
    throw explain(error, layout.dataDir, 'writing engine.json')
  }
}

async function sweepDrafts(layout: Layout): Promise<void> {
  const names = await readdir(layout.dataDir).catch((error: unknown) => {
    throw explain(error, layout.dataDir, 'reading it')
  })
  const drafts = names.filter((name) => name.startsWith(DRAFT))
  await Promise.all(
    drafts.map((name) => rm(join(layout.dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })),
  )
}

async function makeCluster(layout: Layout, binaries: Binaries, probe: Probe, log: (line: string) => void): Promise<void> {
  const draft = join(layout.dataDir, DRAFT + randomBytes(4).toString('hex'))
  try {
    await mkdir(draft, { mode: 0o700 })
    giveOwnership(probe.runAs, draft)
    const said = await runInitdb(draft, binaries, probe, 'C.UTF-8')
    // Older systems have no C.UTF-8 in their C library; the built-in provider does the real work anyway.
    if (said !== '' && (!/invalid locale/i.test(said) || (await runInitdb(draft, binaries, probe, 'C')) !== '')) throw said
    await chmod(draft, 0o700)
    await rename(draft, layout.pg)
    await syncFolder(layout.dataDir)
    log(`made a new database in ${layout.pg} (${probe.version})`)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw explain(error, layout.dataDir, 'making the first database')
  }
}

/** '' when all went well, else what initdb said. The locale is never inherited: sorting must not depend on where it was made. */
async function runInitdb(draft: string, binaries: Binaries, probe: Probe, ctype: string): Promise<string> {
  const provider = probe.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale-provider=libc']
  const locale = ['--locale=C', '--lc-collate=C', `--lc-ctype=${ctype}`, '--lc-messages=C']
  const flags = ['--encoding=UTF8', ...provider, ...locale, '--auth=trust', '--data-checksums', `--username=${SUPERUSER}`]
  const run = startHeld([binaries.initdb, '-D', draft, ...flags], probe.runAs, () => {})
  const code = await run.ended
  return code === 0 ? '' : run.lastWords() || `initdb ended with code ${code}`
}

/** A rename is durable only when the folder that holds the name is. */
export async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}
