import { mkdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder, write } from '../test/folder.ts'
import { layoutOf, makeDataDir, makeSocketDir, PORT } from './layout.ts'
import { binariesOrServer, DEFAULT_TERMS } from './options.ts'

it('everything of one server lies in its folder, by names that stay', () => {
  expect(layoutOf({ dataDir: '/data/' })).toEqual({
    dataDir: '/data',
    pg: '/data/pg',
    stamp: '/data/engine.json',
    lock: '/data/engine.lock',
    backups: '/data/backups',
    socketDir: '/data/run',
    terms: DEFAULT_TERMS,
  })
})

it('a socket whose path would be too long lies in a short folder of its own, by user and data folder', () => {
  const longest = 100 - `/run/.s.PGSQL.${PORT}`.length
  const of = (length: number, socketPrefix?: string) =>
    layoutOf({ dataDir: `/${'d'.repeat(length - 1)}`, socketPrefix }).socketDir
  expect(of(longest)).toBe(`/${'d'.repeat(longest - 1)}/run`)
  const short = of(longest + 1)
  expect(short).toMatch(new RegExp(`^/tmp/embedded-postgres-${process.getuid?.() ?? 0}-[0-9a-f]{20}$`))
  expect(of(longest + 1)).toBe(short)
  expect(of(longest + 2)).not.toBe(short)
  expect(of(longest + 1, 'mine')).toBe(short.replace('embedded-postgres', 'mine'))
})

it('the folder of the socket is open to its owner only, also when it was there', async () => {
  const layout = layoutOf({ dataDir: makeFolder() })
  await makeSocketDir(layout)
  expect(statSync(layout.socketDir).mode & 0o777).toBe(0o700)
  const other = layoutOf({ dataDir: makeFolder() })
  mkdirSync(other.socketDir, { mode: 0o755 })
  await makeSocketDir(other)
  expect(statSync(other.socketDir).mode & 0o777).toBe(0o700)
})

it('a link at the name of that folder is refused', async () => {
  const [root, elsewhere] = [makeFolder(), makeFolder()]
  symlinkSync(elsewhere, join(root, 'run'))
  await expect(makeSocketDir(layoutOf({ dataDir: root }))).rejects.toMatchObject({
    code: 'unreadable',
    message: `${join(root, 'run')} belongs to someone else. Remove it, then start again.`,
  })
})

it('a data folder that is a file says so', async () => {
  const root = makeFolder()
  write(root, { file: '' })
  await expect(makeDataDir(layoutOf({ dataDir: join(root, 'file', 'data') }))).rejects.toMatchObject({
    name: 'EngineError',
    message: expect.stringContaining('opening the data folder'),
  })
  await makeDataDir(layoutOf({ dataDir: join(root, 'a', 'b') }))
  expect(statSync(join(root, 'a', 'b')).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
})

it('advice names another server only where a setting does', () => {
  expect(binariesOrServer({ program: 'x', binDir: 'BIN' })).toBe('BIN')
  expect(binariesOrServer({ program: 'x', binDir: 'BIN', otherServer: 'URL' })).toBe('BIN or URL')
})
