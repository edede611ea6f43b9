// Puts a backup in the place of the present database, which is kept next to it. The server must be stopped.

import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_NAME, listBackups } from './backup.ts'
import { copyResting, flush, removeTree } from './cluster-copy.ts'
import { EngineError, explain } from './errors.ts'
import { endFormerServer } from './former-server.ts'
import { syncFolder } from './initdb.ts'
import { type Layout, layoutOf, makeDataDir } from './layout.ts'
import type { EngineOptions } from './options.ts'
import { withStartLock } from './start-lock.ts'

const NEEDED = ['PG_VERSION', 'backup_label', join('global', 'pg_control')]

/** Returns the folder the replaced database was moved to, undefined when there was none. */
export async function restoreBackup(options: EngineOptions, name: string): Promise<string | undefined> {
  const layout = layoutOf(options)
  const source = await requireWhole(layout, name)
  await makeDataDir(layout)
  return await withStartLock(layout, async () => {
    const draft = join(layout.dataDir, `pg.restore-${process.pid}`)
    try {
      await removeTree(draft)
      // A server that outlived its process may still be writing into the folder that is about to move.
      await endFormerServer(layout, () => {})
      await copyResting(source, draft)
      await flush(draft)
      return await exchange(layout, draft)
    } catch (error) {
      await removeTree(draft).catch(() => {})
      throw explain(error, layout.dataDir, 'restoring a backup')
    }
  })
}

async function exchange(layout: Layout, draft: string): Promise<string | undefined> {
  const aside = `${layout.pg}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const hadOne = existsSync(layout.pg)
  if (hadOne) await rename(layout.pg, aside)
  await rename(draft, layout.pg)
  await syncFolder(layout.dataDir)
  return hadOne ? aside : undefined
}

async function requireWhole(layout: Layout, name: string): Promise<string> {
  // The name becomes part of a path.
  const backup = BACKUP_NAME.test(name) ? (await listBackups(layout.dataDir)).find((each) => each.name === name) : undefined
  if (!backup)
    throw new EngineError('bad-backup', `There is no backup called ${name} in ${layout.backups}. Choose one of those listed.`)
  const source = join(backup.dir, 'pg')
  const missing = NEEDED.find((file) => !existsSync(join(source, file)))
  if (missing !== undefined)
    throw new EngineError('bad-backup', `The backup ${name} is not whole (${missing} is missing). Choose another one.`)
  const present = await readFile(join(layout.pg, 'PG_VERSION'), 'utf8').catch(() => '')
  if (present !== '' && Number.parseInt(present, 10) !== backup.major) {
    const advice = `Restore it into a data folder of its own and run it with PostgreSQL ${backup.major}.`
    throw new EngineError(
      'other-major',
      `The backup ${name} was made by PostgreSQL ${backup.major}, the present data by ${present.trim()}. ${advice}`,
    )
  }
  return source
}
