// Where everything of one server lies: `pg` is PostgreSQL's own, the rest is ours.

import { createHash } from 'node:crypto'
import { access, chmod, chown, constants, lstat, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { EngineError, explain } from './errors.ts'
import { DEFAULT_SOCKET_PREFIX, DEFAULT_TERMS, type EngineOptions, type Terms } from './options.ts'
import { type RunAs, trustedOwners } from './user.ts'

export const PORT = 5432

/** sun_path holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const LONGEST_SOCKET_PATH = 100

export type Layout = {
  dataDir: string
  pg: string
  stamp: string
  lock: string
  backups: string
  socketDir: string
  /** For messages about all of these. */
  terms: Terms
}

/** What lies in the data folder needs only `dataDir`; the socket may need more. */
export function layoutOf({ dataDir, socketPrefix = DEFAULT_SOCKET_PREFIX, terms = DEFAULT_TERMS }: EngineOptions): Layout {
  const root = resolve(dataDir)
  return {
    dataDir: root,
    pg: join(root, 'pg'),
    stamp: join(root, 'engine.json'),
    lock: join(root, 'engine.lock'),
    backups: join(root, 'backups'),
    socketDir: socketDirOf(root, socketPrefix),
    terms,
  }
}

function socketDirOf(root: string, prefix: string): string {
  const inside = join(root, 'run')
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH) return inside
  // Not os.tmpdir(): that may be long itself, or closed to the user the server runs as.
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 20)
  return `/tmp/${prefix}-${process.getuid?.() ?? 0}-${hash}`
}

/** As root the data folder lets other users cross it, because the server runs as one; all inside stays closed. */
export async function makeDataDir(layout: Layout): Promise<void> {
  try {
    await mkdir(layout.dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    await access(layout.dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw explain(error, layout.dataDir, 'opening the data folder')
  }
}

/** With `runAs` the folder is handed to the server's user; without, it is only made sure to be there. */
export async function makeSocketDir(layout: Layout, runAs?: RunAs): Promise<void> {
  const dir = layout.socketDir
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const found = await lstat(dir)
    // A stranger's folder at a name anyone can guess in /tmp would let its owner stand in for our server.
    if (!found.isDirectory() || !trustedOwners().includes(found.uid)) throw foreign(dir)
    if ((found.mode & 0o777) !== 0o700) await chmod(dir, 0o700)
    const owner = runAs?.owner
    if (owner && (found.uid !== owner.uid || found.gid !== owner.gid)) await chown(dir, owner.uid, owner.gid)
  } catch (error) {
    throw explain(error, dir, 'making the folder of the server socket')
  }
}

function foreign(dir: string): EngineError {
  return new EngineError('unreadable', `${dir} belongs to someone else. Remove it, then start again.`)
}
