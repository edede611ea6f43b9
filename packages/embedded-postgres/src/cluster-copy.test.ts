import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder, write } from '../test/folder.ts'
import { copyResting, copyRunning, removeTree } from './cluster-copy.ts'

const all = (dir: string): string[] => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()

const TABLES = { 'global/pg_control': 'control', PG_VERSION: '18', 'base/1/1259': 'rows', 'pg_xact/0000': 'x' }
const OF_THE_SERVER = {
  'postmaster.pid': '1',
  'postmaster.opts': 'o',
  backup_label: 'b',
  tablespace_map: 't',
  'backup_label.old': 'b',
  backup_manifest: 'm',
  'pg_wal/000000010000000000000001': 'w',
  'pg_replslot/s/state': 's',
  'pg_dynshmem/m': 'm',
  'pg_notify/0000': 'n',
  'pg_serial/0000': 's',
  'pg_snapshots/s': 's',
  'pg_stat_tmp/s': 's',
  'pg_subtrans/0000': 's',
  'base/pgsql_tmp/pgsql_tmp1': 't',
  'base/1/pgsql_tmp2': 't',
  'base/1/pg_internal.init': 'i',
  'global/pg_internal.init.7': 'i',
}

it('of a running server the tables are copied, and not what only it needs or what is copied last', async () => {
  const [from, to] = [makeFolder(), join(makeFolder(), 'copy')]
  write(from, { ...TABLES, ...OF_THE_SERVER, 'base/1/postmaster.pid': 'a table by an odd name' })
  await copyRunning(from, to)
  const emptied = ['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans']
  expect(all(to)).toEqual(
    [
      ...['PG_VERSION', 'base', 'base/1', 'base/1/1259', 'base/1/postmaster.pid', 'global', 'global/pg_control'],
      ...['pg_wal', 'pg_wal/archive_status', 'pg_xact', 'pg_xact/0000', ...emptied],
    ].sort(),
  )
  expect(readFileSync(join(to, 'global/pg_control'), 'utf8')).toBe('control')
  expect(['', 'base', 'pg_wal/archive_status'].map((dir) => statSync(join(to, dir)).mode & 0o777)).toEqual([0o700, 0o700, 0o700])
  expect(statSync(join(to, 'global/pg_control')).mode & 0o777).toBe(0o600)
})

it('of a server at rest everything is copied', async () => {
  const [from, to] = [makeFolder(), join(makeFolder(), 'copy')]
  write(from, { ...TABLES, ...OF_THE_SERVER })
  await copyResting(from, to)
  expect(all(to)).toEqual(all(from))
  for (const [path, text] of Object.entries(OF_THE_SERVER)) expect(readFileSync(join(to, path), 'utf8')).toBe(text)
})

it('a link out of the folder is refused with its path', async () => {
  const from = makeFolder()
  mkdirSync(join(from, 'pg_tblspc'))
  symlinkSync('/elsewhere', join(from, 'pg_tblspc', '1'))
  await expect(copyResting(from, join(makeFolder(), 'copy'))).rejects.toMatchObject({
    code: 'bad-backup',
    message: `${join(from, 'pg_tblspc', '1')} is a link to another folder, which this backup does not cover. Use pg_basebackup for this database.`,
  })
})

it('what is gone when its turn comes is no fault; what cannot be read is one', async () => {
  const to = join(makeFolder(), 'copy')
  await copyResting(join(makeFolder(), 'gone'), to)
  expect(all(to)).toEqual([])
  const file = makeFolder()
  write(file, { a: '1' })
  await expect(copyResting(join(file, 'a'), to)).rejects.toMatchObject({ code: 'ENOTDIR' })
})

it('a folder is removed whole, also when it is not there', async () => {
  const folder = makeFolder()
  write(folder, { 'a/b/c': '1' })
  await removeTree(join(folder, 'a'))
  await removeTree(join(folder, 'a'))
  expect(all(folder)).toEqual([])
})
