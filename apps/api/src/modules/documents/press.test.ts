import { fork } from 'node:child_process'
import type { Doc } from '@menged/documents'
import { afterEach, expect, test, vi } from 'vitest'
import { livingForks } from '../../../test/forks.ts'
import type { Order } from './making-process.ts'
import { createPress, type Press } from './press.ts'

const doc: Doc = {
  lang: 'am',
  title: 'የውክልና ሥልጣን',
  reference: 'A',
  issuedAt: '2026-11-23',
  header: '',
  footer: '',
  labels: { article: 'አንቀጽ {n}።', page: '{n}', name: '', signature: '', date: '' },
  blocks: [{ k: 'p', c: ['ጽሑፍ'] }],
}
const order: Order = { doc, format: 'pdf' }
const isPdf = (file: Buffer): boolean => file.subarray(0, 4).toString() === '%PDF'

vi.mock('node:child_process', async (load) => {
  const real = await load<typeof import('node:child_process')>()
  return { ...real, fork: vi.fn(real.fork) }
})
/** No file is too late here, however slow the machine is: the limit of the test ends it. */
const LONG = 2 ** 30
let press: Press
afterEach(async () => {
  await press.close()
  vi.mocked(fork).mockClear()
})

test('no process before the first document, one for a few, two for many, none when idle', async () => {
  press = createPress({ limitMs: LONG, idleMs: 50 })
  expect(livingForks().length).toBe(0)
  expect(isPdf(await press.print(order))).toBe(true)
  const few = await Promise.all([press.print(order), press.print({ doc, format: 'docx' })])
  expect([few.map(isPdf), vi.mocked(fork).mock.calls.length]).toEqual([[true, false], 1])
  const many = await Promise.all(Array.from({ length: 12 }, () => press.print(order)))
  expect([new Set(many.map((file) => file.toString('latin1'))).size, vi.mocked(fork).mock.calls.length]).toEqual([1, 2])
  await expect.poll(() => livingForks().length).toBe(0)
  expect(isPdf(await press.print(order))).toBe(true)
})

test('when too many wait, one more is refused and may come back', async () => {
  press = createPress({ limitMs: LONG, longestQueue: 2, processes: 1 })
  const waiting = [press.print(order), press.print(order), press.print(order)]
  await expect(press.print(order)).rejects.toMatchObject({ code: 'busy', headers: { 'retry-after': '5' } })
  expect((await Promise.all(waiting)).every(isPdf)).toBe(true)
  expect(isPdf(await press.print(order))).toBe(true)
})

test('a process that dies takes its one document with it, and nothing else', async () => {
  press = createPress({ limitMs: LONG, processes: 1 })
  await press.print(order)
  const [process] = livingForks()
  // It stands still: on a machine that stops for a moment here the first would be made before the process is killed.
  process?.kill('SIGSTOP')
  const [lost, next] = [press.print(order), press.print(order)]
  process?.kill('SIGKILL')
  await expect(lost).rejects.toThrow('making a document ended')
  expect([isPdf(await next), livingForks().length]).toEqual([true, 1])
})

test('a document that cannot be made fails alone', async () => {
  press = createPress({ limitMs: LONG })
  const broken = press.print({ doc: { ...doc, blocks: null } as unknown as Doc, format: 'pdf' })
  const foreign = press.print({ doc: { ...doc, title: '漢' }, format: 'docx' })
  const next = press.print(order)
  await expect(broken).rejects.toThrow('a document could not be made: TypeError')
  await expect(foreign).rejects.toThrow('UnsupportedCharacter')
  expect(isPdf(await next)).toBe(true)
})

test('a document that takes too long is refused for now, and its process is gone', async () => {
  press = createPress({ limitMs: 1 })
  await expect(press.print(order)).rejects.toMatchObject({ code: 'busy', headers: { 'retry-after': '5' } })
  expect(livingForks().length).toBe(0)
})

test.each([{ mostFiles: 2 }, { mostBytes: 1 }])('a process is done with after its part: %j', async (bounds) => {
  press = createPress({ limitMs: LONG, ...bounds })
  for (let made = 0; made < 4; made += 1) expect(isPdf(await press.print(order))).toBe(true)
  expect([livingForks().length, vi.mocked(fork).mock.calls.length]).toEqual([0, 'mostFiles' in bounds ? 2 : 4])
})

test('who waits when the portal ends is told to come again', async () => {
  press = createPress({ limitMs: LONG, processes: 1 })
  const [first, second] = [press.print(order), press.print(order)]
  const told = Promise.allSettled([first, second])
  await press.close()
  expect((await told)[1]).toMatchObject({ reason: { code: 'busy' } })
  expect(livingForks().length).toBe(0)
  await expect(press.print(order)).rejects.toMatchObject({ code: 'busy' })
})
