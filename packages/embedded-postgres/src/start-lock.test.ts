import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../test/folder.ts'
import { type Layout, layoutOf } from './layout.ts'
import type { Terms } from './options.ts'
import { birthOf } from './processes.ts'
import { takeStartLock, withStartLock } from './start-lock.ts'

const TERMS: Terms = { program: 'x', binDir: 'BIN' }
const layoutIn = (dataDir: string, terms = TERMS): Layout => layoutOf({ dataDir, terms })
const nothing = async (): Promise<void> => {}
const noteOf = (layout: Layout) => JSON.parse(readFileSync(layout.lock, 'utf8'))

it('the lock says who holds it since when, and nothing of it is left when it is released', async () => {
  const layout = layoutIn(makeFolder())
  const result = await withStartLock(layout, async () => {
    const note = noteOf(layout)
    expect(note).toEqual({ pid: process.pid, birth: birthOf(process.pid), socket: expect.any(String), since: expect.any(String) })
    expect(new Date(note.since).toISOString()).toBe(note.since)
    expect(readdirSync(layout.socketDir)).toEqual([note.socket.slice(layout.socketDir.length + 1)])
    return 'result'
  })
  expect(result).toBe('result')
  expect([existsSync(layout.lock), readdirSync(layout.socketDir)]).toEqual([false, []])
})

it('is released when the work fails', async () => {
  const layout = layoutIn(makeFolder())
  const failing = withStartLock(layout, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  await withStartLock(layout, nothing)
})

it('refuses a second holder with advice, which names another server only where a setting does', async () => {
  const dataDir = makeFolder()
  await withStartLock(layoutIn(dataDir), async () => {
    const { since } = noteOf(layoutIn(dataDir))
    const begin = `The data folder ${dataDir} is already in use by this process (since ${since}). Stop that process,`
    await expect(withStartLock(layoutIn(dataDir), nothing)).rejects.toMatchObject({
      code: 'busy',
      message: `${begin} or use another data folder.`,
    })
    await expect(takeStartLock(layoutIn(dataDir, { ...TERMS, otherServer: 'URL' }))).rejects.toMatchObject({
      message: `${begin} use another data folder, or set URL.`,
    })
  })
  expect(readdirSync(dataDir)).toEqual(['run'])
})

it.each([
  ['of a process that is gone', { pid: 2 ** 22, birth: 'another boot' }],
  ['of another process with the number of ours', { pid: process.pid, birth: 'another boot' }],
  ['that knew no birth', { pid: 2 ** 22, birth: '' }],
])('a lock %s is taken over', async (_, left) => {
  const layout = layoutIn(makeFolder())
  await withStartLock(layout, nothing)
  writeFileSync(layout.lock, JSON.stringify({ ...left, socket: join(layout.socketDir, 'l.gone'), since: 'then' }))
  await withStartLock(layout, async () => expect(noteOf(layout).since).not.toBe('then'))
  expect(readdirSync(layout.dataDir)).toEqual(['run'])
})

it('a process whose socket was swept away still holds its lock', async () => {
  const layout = layoutIn(makeFolder())
  await withStartLock(layout, nothing)
  const note = { pid: process.pid, birth: birthOf(process.pid), socket: join(layout.socketDir, 'l.swept'), since: 'then' }
  writeFileSync(layout.lock, JSON.stringify(note))
  await expect(withStartLock(layout, nothing)).rejects.toMatchObject({ code: 'busy' })
  expect(noteOf(layout)).toEqual(note)
})

it.each(['', '{"pid":', '{"pid":"1","socket":"x"}', '{"pid":1}', 'null'])('what is no note holds nothing: %j', async (text) => {
  const layout = layoutIn(makeFolder())
  await withStartLock(layout, nothing)
  writeFileSync(layout.lock, text)
  await withStartLock(layout, async () => expect(noteOf(layout).pid).toBe(process.pid))
})

it('a release leaves the lock of another holder alone', async () => {
  const layout = layoutIn(makeFolder())
  await withStartLock(layout, async () => writeFileSync(layout.lock, 'another'))
  expect(readFileSync(layout.lock, 'utf8')).toBe('another')
})

it('a birth is of one process: none where there is no such process', () => {
  expect(birthOf(process.pid)).not.toBe('')
  expect(birthOf(process.pid)).toBe(birthOf(process.pid))
  expect(birthOf(process.ppid)).not.toBe(birthOf(process.pid))
  for (const pid of [0, -1, 1.5, Number.NaN, 2 ** 22 + 1]) expect(birthOf(pid)).toBe('')
})
