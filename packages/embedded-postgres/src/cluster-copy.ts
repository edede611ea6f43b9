// Copies the files of a PostgreSQL cluster: a running one (files may change or vanish underneath) or a resting one.

import { execFile } from 'node:child_process'
import { constants, type Dirent } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { codeOf, EngineError } from './errors.ts'

/** Files of the running server only, and those that are written last: the list of PostgreSQL's own base backup. */
const LEFT_OUT_FILES = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'backup_label.old',
  'backup_manifest',
])
/** Kept as empty folders: their content is made again at every start, or is WAL, which is copied afterwards. */
const EMPTIED_DIRS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const CONTROL = join('global', 'pg_control')
const AT_ONCE = 4

/** A running cluster's tables and maps, without WAL; pg_control goes last. */
export async function copyRunning(from: string, to: string): Promise<void> {
  await copyTree(from, to, leavesOut)
  await mkdir(join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
  await copySteadily(join(from, CONTROL), join(to, CONTROL))
}

/** Every file as it is. */
export async function copyResting(from: string, to: string): Promise<void> {
  await copyTree(from, to, () => false)
}

function leavesOut(path: string, entry: Dirent): boolean {
  const top = path.split(sep)[0] ?? ''
  if (path !== top && EMPTIED_DIRS.has(top)) return true
  if (entry.isDirectory()) return entry.name === 'pgsql_tmp'
  if (path === CONTROL || entry.name.startsWith('pgsql_tmp') || entry.name.startsWith('pg_internal.init')) return true
  return path === top && LEFT_OUT_FILES.has(path)
}

async function copyTree(from: string, to: string, skip: (path: string, entry: Dirent) => boolean): Promise<void> {
  const files: string[] = []
  await mkdir(to, { recursive: true, mode: 0o700 })
  const visit = async (dir: string): Promise<void> => {
    for (const entry of await readdir(join(from, dir), { withFileTypes: true }).catch(unlessGone<Dirent[]>([]))) {
      const path = join(dir, entry.name)
      if (skip(path, entry)) continue
      if (entry.isSymbolicLink()) throw linked(join(from, path))
      if (entry.isDirectory()) {
        await mkdir(join(to, path), { recursive: true, mode: 0o700 })
        await visit(path)
      } else if (entry.isFile()) files.push(path)
    }
  }
  await visit('')
  const next = files[Symbol.iterator]()
  await Promise.all(Array.from({ length: AT_ONCE }, () => copyEach(next, from, to)))
}

/** Tablespaces and a moved pg_wal lie outside the folder; half a backup is worse than none. */
function linked(path: string): EngineError {
  return new EngineError(
    'bad-backup',
    `${path} is a link to another folder, which this backup does not cover. Use pg_basebackup for this database.`,
  )
}

async function copyEach(paths: Iterable<string>, from: string, to: string): Promise<void> {
  for (const path of paths) {
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(unlessGone<void>(undefined))
  }
}

/** A dropped table's file may vanish between the listing and the copy; the WAL has the drop for the restored server. */
function unlessGone<T>(otherwise: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return otherwise
    throw error
  }
}

/** pg_control is overwritten in place by every checkpoint: two equal readings prove that none was torn. */
async function copySteadily(from: string, to: string): Promise<void> {
  let before = await readFile(from)
  for (;;) {
    const now = await readFile(from)
    if (now.equals(before)) break
    before = now
  }
  await writeFile(to, before, { mode: 0o600 })
}

const run = promisify(execFile)

/** One call for a thousand files: `sync -f` flushes the file system they are on; systems without -f flush all. */
export async function flush(dir: string): Promise<void> {
  await run('sync', ['-f', dir]).catch(() => run('sync').catch(() => {}))
}

export async function removeTree(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 })
}
