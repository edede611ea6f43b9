// Backups of the embedded server while it works, without pg_dump: PostgreSQL's low-level base backup on one connection.

import { randomBytes } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, readFile, rename, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { copyRunning, flush, removeTree } from './cluster-copy.ts'
import { connectPatiently } from './connect.ts'
import type { ReachableServer } from './engine.ts'
import { EngineError, explain } from './errors.ts'
import { syncFolder } from './initdb.ts'
import { type Layout, layoutOf } from './layout.ts'

export const BACKUPS_KEPT = 7

export type Backup = { name: string; dir: string; at: string; reason: string; major: number }

const DRAFT = '.draft-'
export const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[a-z0-9-]+$/

/** One at a time for each folder: two would sweep each other's drafts. */
const queues = new Map<string, Promise<unknown>>()

/** Returns the name of the new backup. Older ones stay until `pruneBackups`. */
export function backupNow(engine: ReachableServer, dataDir: string, reason: string): Promise<string> {
  const layout = layoutOf({ dataDir })
  const turn = (queues.get(layout.dataDir) ?? Promise.resolve()).then(() => makeBackup(engine, layout, reason))
  const settled = turn.catch(() => {})
  queues.set(layout.dataDir, settled)
  void settled.then(() => {
    if (queues.get(layout.dataDir) === settled) queues.delete(layout.dataDir)
  })
  return turn
}

async function makeBackup(engine: ReachableServer, layout: Layout, reason: string): Promise<string> {
  const at = new Date()
  const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${slugOf(reason)}`
  const draft = join(layout.backups, DRAFT + name)
  try {
    await sweepDrafts(layout)
    await mkdir(draft, { recursive: true, mode: 0o700 })
    // mkdir leaves an existing folder's rights alone; a backup holds everything the database holds.
    await chmod(layout.backups, 0o700)
    const client = await connectPatiently(engine.connection('postgres'))
    try {
      await requireRoom(client, layout)
      await copyOnline(client, layout, join(draft, 'pg'))
    } finally {
      await client.end()
    }
    const major = Number.parseInt(await readFile(join(draft, 'pg', 'PG_VERSION'), 'utf8'), 10)
    await writeFile(join(draft, 'backup.json'), `${JSON.stringify({ at: at.toISOString(), reason, major }, null, 2)}\n`)
    await flush(draft)
    await rename(draft, join(layout.backups, name))
    await syncFolder(layout.backups)
  } catch (error) {
    await removeTree(draft).catch(() => {})
    throw explain(error, layout.backups, 'making a backup')
  }
  return name
}

function slugOf(reason: string): string {
  const slug = reason
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug.slice(0, 60) || 'backup'
}

async function sweepDrafts(layout: Layout): Promise<void> {
  const names = await readdir(layout.backups).catch(() => [])
  await Promise.all(names.filter((name) => name.startsWith(DRAFT)).map((name) => removeTree(join(layout.backups, name))))
}

/** WAL written while copying comes on top; a backup that fills the disk would stop the server itself. */
const SPARE_BYTES = 128 * 1024 * 1024

async function requireRoom(client: pg.Client, layout: Layout): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>('SELECT sum(pg_database_size(oid))::bigint AS bytes FROM pg_database')
  const needed = Number(rows[0]?.bytes ?? 0) + SPARE_BYTES
  const { bavail, bsize } = await statfs(layout.backups)
  if (bavail * bsize >= needed) return
  const advice = `Free some space (${Math.ceil(needed / 1_048_576)} MB are needed) and repeat it.`
  throw new EngineError('disk-full', `The disk that holds ${layout.backups} is too full for a backup. ${advice}`)
}

/** PostgreSQL ends a backup whose connection is lost, so start, copy and stop share one. */
async function copyOnline(client: pg.Client, layout: Layout, target: string): Promise<void> {
  await client.query('SET statement_timeout = 0; SET idle_session_timeout = 0; SET idle_in_transaction_session_timeout = 0')
  // A slot that lives as long as this connection: no checkpoint may recycle WAL that the backup still needs.
  await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [`backup_${randomBytes(6).toString('hex')}`])
  await client.query("SELECT pg_backup_start('embedded-postgres', true)")
  await copyRunning(layout.pg, target)
  const stopped = await client.query<{ last: string; labelfile: string; spcmapfile: string }>(
    'SELECT pg_walfile_name(lsn) AS last, labelfile, spcmapfile FROM pg_backup_stop(false)',
  )
  const end = stopped.rows[0]
  const first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(end?.labelfile ?? '')?.[1]
  if (first === undefined || end === undefined)
    throw new EngineError('bad-backup', 'PostgreSQL did not say where the backup begins and ends. Repeat it.')
  await copyWal(layout, target, first, end.last)
  // With this file a restored server replays from the backup's start; without it, from a torn middle.
  await writeFile(join(target, 'backup_label'), end.labelfile, { mode: 0o600 })
  if (end.spcmapfile.trim() !== '') await writeFile(join(target, 'tablespace_map'), end.spcmapfile, { mode: 0o600 })
}

/** Segment names sort in the order they were written. */
async function copyWal(layout: Layout, target: string, first: string, last: string): Promise<void> {
  const from = join(layout.pg, 'pg_wal')
  const names = (await readdir(from)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  if (!names.includes(first) || !names.includes(last)) {
    throw new EngineError('bad-backup', `The WAL from ${first} to ${last} is no longer complete. Repeat the backup.`)
  }
  for (const name of names) await copyFile(join(from, name), join(target, 'pg_wal', name))
}

/** Newest first; what is not a whole backup is not listed. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const { backups } = layoutOf({ dataDir })
  const names = (await readdir(backups).catch(() => [])).filter((name) => BACKUP_NAME.test(name))
  const found = await Promise.all(names.map((name) => readBackup(join(backups, name), name)))
  return found.filter((backup) => backup !== undefined).sort((a, b) => (a.name < b.name ? 1 : -1))
}

async function readBackup(dir: string, name: string): Promise<Backup | undefined> {
  try {
    const { at, reason, major } = JSON.parse(await readFile(join(dir, 'backup.json'), 'utf8'))
    return { name, dir, at, reason, major }
  } catch {
    return undefined
  }
}

/** Returns the names that were removed. */
export async function pruneBackups(dataDir: string, keep = BACKUPS_KEPT): Promise<string[]> {
  const surplus = (await listBackups(dataDir)).slice(keep)
  for (const { dir } of surplus) await removeTree(dir)
  return surplus.map(({ name }) => name)
}
