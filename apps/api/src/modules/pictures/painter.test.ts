import { fork } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { livingForks } from '../../../test/forks.ts'
import type { Picture } from './drawing.ts'
import { createPainter, type Painter } from './painter.ts'

const picture: Picture = { language: 'am', over: '', title: 'የንግድ ፈቃድ', lead: '', facts: [] }
const isPng = (drawn: Buffer): boolean => drawn.subarray(1, 4).toString() === 'PNG'

vi.mock('node:child_process', async (load) => {
  const real = await load<typeof import('node:child_process')>()
  return { ...real, fork: vi.fn(real.fork) }
})
/** No file is too late here, however slow the machine is: the limit of the test ends it. */
const LONG = 2 ** 30
let painter: Painter
afterEach(() => painter.close())

test('no process before the first picture, one for many, none when idle', async () => {
  painter = createPainter({ drawLimitMs: LONG, idleMs: 50 })
  expect(livingForks().length).toBe(0)
  const drawn = await Promise.all(Array.from({ length: 4 }, () => painter.paint(picture)))
  expect(drawn.every(isPng)).toBe(true)
  expect(fork).toHaveBeenCalledTimes(1)
  await expect.poll(() => livingForks().length).toBe(0)
  expect(isPng(await painter.paint(picture))).toBe(true)
})

test('when too many wait, one more is refused and may come back', async () => {
  painter = createPainter({ drawLimitMs: LONG, longestQueue: 2 })
  const waiting = [painter.paint(picture), painter.paint(picture)]
  await expect(painter.paint(picture)).rejects.toMatchObject({ code: 'busy', headers: { 'retry-after': '5' } })
  expect((await Promise.all(waiting)).every(isPng)).toBe(true)
  expect(isPng(await painter.paint(picture))).toBe(true)
})

test('a process that dies takes its one picture with it, and nothing else', async () => {
  painter = createPainter({ drawLimitMs: LONG })
  await painter.paint(picture)
  const [process] = livingForks()
  const [lost, next] = [painter.paint({ ...picture, title: 'ሀ '.repeat(100_000) }), painter.paint(picture)]
  process?.kill('SIGKILL')
  await expect(lost).rejects.toThrow('drawing ended')
  expect(isPng(await next)).toBe(true)
  expect(livingForks().length).toBe(1)
})

test('a picture that cannot be drawn fails alone', async () => {
  painter = createPainter({ drawLimitMs: LONG })
  const broken = painter.paint({ ...picture, facts: null } as unknown as Picture)
  const next = painter.paint(picture)
  await expect(broken).rejects.toThrow('a picture could not be drawn: TypeError')
  expect(isPng(await next)).toBe(true)
})

test('a picture that takes too long is refused for now, and the next one is drawn', async () => {
  painter = createPainter({ drawLimitMs: 1 })
  await expect(painter.paint(picture)).rejects.toMatchObject({ code: 'busy', headers: { 'retry-after': '5' } })
})
