// Restoring needs no server: only that none runs on the folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder, write } from '../test/folder.ts'
import { listBackups, pruneBackups } from './backup.ts'
import { restoreBackup } from './restore.ts'

const NAME = '2026-01-10T03-00-00-000Z-daily'
const WHOLE = { PG_VERSION: '18\n', backup_label: 'label', 'global/pg_control': 'control' }

function folderWith(files: Readonly<Record<string, string>>, major = 18, name = NAME): string {
  const dataDir = join(makeFolder(), 'data')
  write(join(dataDir, 'backups', name), { 'backup.json': JSON.stringify({ at: 'then', reason: 'Daily!', major }) })
  write(join(dataDir, 'backups', name, 'pg'), files)
  return dataDir
}
const read = (dataDir: string, file: string): string => readFileSync(join(dataDir, file), 'utf8')

it('puts the backup in the place of what was there, which stays next to it', async () => {
  const dataDir = folderWith(WHOLE)
  write(dataDir, { 'pg/PG_VERSION': '18', 'pg/old': 'old' })
  const aside = await restoreBackup({ dataDir }, NAME)
  expect(basename(aside ?? '')).toMatch(/^pg\.before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/)
  expect(readdirSync(aside ?? '').sort()).toEqual(['PG_VERSION', 'old'])
  expect(read(dataDir, 'pg/global/pg_control')).toBe('control')
  expect(readdirSync(dataDir).sort()).toEqual(['backups', 'pg', basename(aside ?? ''), 'run'].sort())
})

it('needs nothing to replace', async () => {
  const dataDir = folderWith(WHOLE)
  expect(await restoreBackup({ dataDir }, NAME)).toBeUndefined()
  expect(read(dataDir, 'pg/backup_label')).toBe('label')
})

it.each(Object.keys(WHOLE))('refuses a backup without %s, and says what is missing', async (missing) => {
  const dataDir = folderWith(Object.fromEntries(Object.entries(WHOLE).filter(([file]) => file !== missing)))
  await expect(restoreBackup({ dataDir }, NAME)).rejects.toMatchObject({
    code: 'bad-backup',
    message: `The backup ${NAME} is not whole (${missing} is missing). Choose another one.`,
  })
  expect(existsSync(join(dataDir, 'pg'))).toBe(false)
})

it('refuses a backup of another major version than the present data', async () => {
  const dataDir = folderWith(WHOLE, 17)
  expect(await restoreBackup({ dataDir }, NAME)).toBeUndefined()
  write(dataDir, { 'pg/PG_VERSION': '18\n' })
  await expect(restoreBackup({ dataDir }, NAME)).rejects.toMatchObject({
    code: 'other-major',
    message: `The backup ${NAME} was made by PostgreSQL 17, the present data by 18. Restore it into a data folder of its own and run it with PostgreSQL 17.`,
  })
})

it.each(['../pg', '', `${NAME}/..`, `x${NAME}`, '2026-01-11T03-00-00-000Z-daily'])('knows no backup called %j', async (name) => {
  const dataDir = folderWith(WHOLE)
  await expect(restoreBackup({ dataDir }, name)).rejects.toMatchObject({
    code: 'bad-backup',
    message: `There is no backup called ${name} in ${join(dataDir, 'backups')}. Choose one of those listed.`,
  })
})

it('lists what is a whole backup, newest first, and removes what is older than the newest', async () => {
  const dataDir = folderWith(WHOLE)
  const later = '2026-01-11T03-00-00-000Z-before-migration'
  write(join(dataDir, 'backups'), {
    [`${later}/backup.json`]: '{"at":"later","reason":"r","major":18}',
    '.draft-x/backup.json': '{}',
  })
  write(join(dataDir, 'backups'), { '2026-01-12T03-00-00-000Z-half/backup.json': '{' })
  const dir = (name: string): string => join(dataDir, 'backups', name)
  expect(await listBackups(dataDir)).toEqual([
    { name: later, dir: dir(later), at: 'later', reason: 'r', major: 18 },
    { name: NAME, dir: dir(NAME), at: 'then', reason: 'Daily!', major: 18 },
  ])
  expect(await pruneBackups(dataDir, 1)).toEqual([NAME])
  expect((await listBackups(dataDir)).map(({ name }) => name)).toEqual([later])
  expect(await listBackups(join(dataDir, 'nowhere'))).toEqual([])
})
