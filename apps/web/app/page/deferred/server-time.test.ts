import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const DAY = 24 * 60 * 60 * 1000
const SERVER = Date.parse('2026-11-20T08:00:00Z')
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As on a new page, on a device that is so much ahead. */
async function pageAt(ahead: number) {
  vi.useFakeTimers({ now: SERVER + ahead })
  vi.resetModules()
  return await import('./server-time.ts')
}
const learned = async (ahead: number) => {
  const time = await pageAt(ahead)
  time.learnTime(new Date(SERVER).toUTCString())
  return time
}

test.each([10 * DAY, 400 * DAY, -2800 * DAY])(
  'a device that is %i ms ahead reckons by the server, on the next page too',
  async (ahead) => {
    expect((await learned(ahead)).serverNow()).toBe(SERVER)
    const next = await pageAt(ahead)
    expect([next.serverNow(), next.isClockWrong()]).toEqual([SERVER, true])
  },
)

test('seconds on the way are no wrong clock, and a clock that was put right is forgotten', async () => {
  expect((await learned(4000)).serverNow()).toBe(SERVER + 4000)
  await learned(10 * DAY)
  const right = await learned(0)
  expect([right.serverNow(), right.isClockWrong(), stored.size]).toEqual([SERVER, false, 0])
})

test.each([
  ['ahead', 10 * DAY],
  ['behind', -10 * DAY],
])('what holds is not over on a device that was %s and was put right before the server was heard', async (_, ahead) => {
  await learned(ahead)
  const { isOver } = await pageAt(0)
  expect(isOver(SERVER + DAY)).toBe(false)
})

test('what is over is over where the clock is right', async () => {
  const { isOver } = await learned(0)
  expect([isOver(SERVER - 1), isOver(SERVER + 1)]).toEqual([true, false])
})

test('a response without a date teaches nothing', async () => {
  const time = await pageAt(0)
  for (const date of [null, '', 'yesterday']) time.learnTime(date)
  expect(time.serverNow()).toBe(SERVER)
})
