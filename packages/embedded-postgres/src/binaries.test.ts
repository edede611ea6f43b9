import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder, write } from '../test/folder.ts'
import { writeAccessRules } from './access.ts'
import { locateBinaries } from './binaries.ts'
import { readPidFile } from './former-server.ts'
import { layoutOf } from './layout.ts'

const TERMS = { program: 'x', binDir: 'BIN' }

it('programs in a folder that is named have to be there, and to run', () => {
  const dir = makeFolder()
  const advice = 'Set BIN to the folder that holds postgres and initdb, or remove it to use the bundled server.'
  const missing = (file: string) =>
    expect.objectContaining({
      code: 'binaries-missing',
      message: `The PostgreSQL program ${join(dir, file)} is missing or cannot be run. ${advice}`,
    })
  expect(() => locateBinaries(dir, TERMS)).toThrow(missing('postgres'))
  write(dir, { postgres: '#!/bin/sh\n' })
  expect(() => locateBinaries(dir, TERMS)).toThrow(missing('postgres'))
})

it('the bundled programs of this platform are found', () => {
  const { postgres, initdb, dir } = locateBinaries(undefined, TERMS)
  expect([postgres, initdb]).toEqual([join(dir, 'postgres'), join(dir, 'initdb')])
  for (const file of [postgres, initdb]) expect(statSync(file).mode & 0o100).toBe(0o100)
})

it('there is no server for Windows, and the advice names another one only where a setting does', () => {
  const platform = Object.getOwnPropertyDescriptor(process, 'platform') ?? {}
  Object.defineProperty(process, 'platform', { ...platform, value: 'win32' })
  onTestFinished(() => void Object.defineProperty(process, 'platform', platform))
  const refused = (orServer: string) =>
    expect.objectContaining({
      code: 'unsupported-platform',
      message: `The embedded PostgreSQL does not run on Windows itself. Use WSL${orServer}.`,
    })
  expect(() => locateBinaries(undefined, TERMS)).toThrow(refused(''))
  expect(() => locateBinaries(undefined, { ...TERMS, otherServer: 'URL' })).toThrow(
    refused(', or set URL to a PostgreSQL server'),
  )
})

it('only this machine may connect, and nobody may copy the whole of it; rules that stand are not written again', async () => {
  const dataDir = makeFolder()
  write(dataDir, { 'pg/pg_hba.conf': 'host all all all trust\n' })
  const layout = layoutOf({ dataDir })
  const file = join(layout.pg, 'pg_hba.conf')
  await writeAccessRules(layout)
  expect(readFileSync(file, 'utf8').split('\n').slice(1)).toEqual([
    'local all all trust',
    'local replication all reject',
    'host all all all reject',
    'host replication all all reject',
    '',
  ])
  const { mtimeNs } = statSync(file, { bigint: true })
  await writeAccessRules(layout)
  expect(statSync(file, { bigint: true }).mtimeNs).toBe(mtimeNs)
  await expect(writeAccessRules(layoutOf({ dataDir: join(dataDir, 'nowhere') }))).rejects.toMatchObject({
    message: expect.stringContaining('writing pg_hba.conf'),
  })
})

it.each<[string, number | undefined, boolean]>([
  ['4711\n/data\n1\n5432\n/run\n\n0\nready   \n', 4711, true],
  ['4711\n/data\n1\n5432\n/run\n\n0\nstarting\n', 4711, false],
  ['1\n', undefined, false],
  ['-4711\n', undefined, false],
  ['garbage', undefined, false],
  ['', undefined, false],
])('the note of a server %j', async (text, pid, ready) => {
  const dataDir = makeFolder()
  write(dataDir, { 'pg/postmaster.pid': text })
  expect(await readPidFile(layoutOf({ dataDir }))).toEqual({ pid, ready })
  expect(await readPidFile(layoutOf({ dataDir: join(dataDir, 'nowhere') }))).toEqual({ pid: undefined, ready: false })
})
