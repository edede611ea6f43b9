import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { climb, DONE_MS, MOST_MS, TICK_MS } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// covers D-16
test('the bar climbs by ten each 200 ms to 100, and is done half a second later', async () => {
  const shown: number[] = []
  const done = vi.fn()
  void climb(Promise.resolve('made'), (progress) => shown.push(progress)).then(done)
  await vi.advanceTimersByTimeAsync(10 * TICK_MS)
  expect(shown).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  await vi.advanceTimersByTimeAsync(DONE_MS - 1)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledWith('made')
  expect([TICK_MS, DONE_MS]).toEqual([200, 500])
})

// covers D-17
test('it waits at 95 for a file that takes longer', async () => {
  const shown: number[] = []
  let finish: (made: string) => void = () => {}
  const work = new Promise<string>((resolve) => {
    finish = resolve
  })
  const done = vi.fn()
  void climb(work, (progress) => shown.push(progress)).then(done)
  await vi.advanceTimersByTimeAsync(15 * TICK_MS)
  expect(shown.at(-1)).toBe(95)
  expect(shown).not.toContain(100)
  finish('made')
  await vi.advanceTimersByTimeAsync(TICK_MS + DONE_MS)
  expect(shown.at(-1)).toBe(100)
  expect(done).toHaveBeenCalledWith('made')
})

test('what fails is known at once', async () => {
  const shown = vi.fn()
  const failed = climb(Promise.reject(new Error('refused')), shown).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(0)
  expect(await failed).toBe('refused')
  await vi.advanceTimersByTimeAsync(20 * TICK_MS)
  expect(shown).toHaveBeenCalledTimes(1)
})

test('a line that hangs gives the form back', async () => {
  const shown = vi.fn()
  const hung = climb(new Promise(() => {}), shown).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(MOST_MS)
  expect(await hung).toBe('a document took too long')
  const { length } = shown.mock.calls
  await vi.advanceTimersByTimeAsync(5 * TICK_MS)
  expect(shown).toHaveBeenCalledTimes(length)
})
