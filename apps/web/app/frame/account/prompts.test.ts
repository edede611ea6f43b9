import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isIos, LOGIN_ASKED, mayAskForPush, mayAskToLogIn, PUSH_ASKED, type Surroundings, startPrompts } from './prompts.ts'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const HOUR = 3_600_000

let kept: Record<string, string>
let shown: string[]
let around: Surroundings
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  kept = {}
  shown = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
  around = {
    isAuthenticated: () => false,
    open: () => null,
    isBusy: () => false,
    permission: () => 'denied',
    isIos: false,
    show: (name) => shown.push(name),
  }
  stop = () => undefined
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const start = (other: Partial<Surroundings> = {}) => {
  stop = startPrompts({ ...around, ...other })
}

// covers G-13
test('guests are prompted to log in once, after 60 seconds, and then not for two days', () => {
  start()
  vi.advanceTimersByTime(59_999)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['login'])
  vi.advanceTimersByTime(HOUR)
  expect(shown).toEqual(['login'])
  stop()
  vi.setSystemTime(NOW + 60_000 + 48 * HOUR - 61_000)
  start()
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual(['login'])
  stop()
  start()
  vi.advanceTimersByTime(60_000)
  expect(shown).toEqual(['login', 'login'])
})

// covers G-13
test('nobody is prompted who is signed in, or stands at an entrance already', () => {
  start({ isAuthenticated: () => true })
  vi.advanceTimersByTime(HOUR)
  stop()
  for (const open of ['login', 'register', 'emailNotice']) {
    let now: string | null = open
    start({ open: () => now })
    vi.advanceTimersByTime(60_000)
    now = null
    vi.advanceTimersByTime(HOUR)
    stop()
  }
  expect(shown).toEqual([])
  expect(kept).toEqual({})
  const guest = { isAuthenticated: false, open: null, now: NOW, lastAsked: 0 }
  expect(mayAskToLogIn(guest)).toBe(true)
  expect(mayAskToLogIn({ ...guest, lastAsked: NOW - 48 * HOUR + 1 })).toBe(false)
  expect(mayAskToLogIn({ ...guest, lastAsked: NOW + 1000 * HOUR })).toBe(true)
})

test('who writes or reads another dialog is left in peace until they are done', () => {
  let open: string | null = 'feedback'
  let writing = false
  start({ open: () => open, isBusy: () => writing })
  vi.advanceTimersByTime(70_000)
  writing = true
  open = null
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([])
  writing = false
  vi.advanceTimersByTime(2000)
  expect(shown).toEqual(['login'])
})

// covers N-09
test('an undecided permission opens the push modal after 10 seconds, once in 24 hours, not on iOS', () => {
  start({ permission: () => 'default', isAuthenticated: () => true })
  vi.advanceTimersByTime(9999)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['pushSubscribe'])
  expect(kept[PUSH_ASKED]).toBe(String(NOW + 10_000))
  expect(kept[LOGIN_ASKED]).toBeUndefined()
  const undecided = { permission: 'default', isIos: false, now: NOW, lastAsked: 0 } as const
  expect(mayAskForPush(undecided)).toBe(true)
  expect(mayAskForPush({ ...undecided, lastAsked: NOW - 24 * HOUR + 1 })).toBe(false)
  expect(mayAskForPush({ ...undecided, lastAsked: NOW - 24 * HOUR })).toBe(true)
  for (const permission of ['granted', 'denied', null] as const) expect(mayAskForPush({ ...undecided, permission })).toBe(false)
  expect(mayAskForPush({ ...undecided, isIos: true })).toBe(false)
})

test('who has an iPhone or an iPad', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
  expect(isIos({ userAgent: phone, maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: mac, maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: mac, maxTouchPoints: 0 })).toBe(false)
  expect(isIos({ userAgent: 'Mozilla/5.0 (Linux; Android 14)', maxTouchPoints: 5 })).toBe(false)
})

test('where storage is closed there is no prompt', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed })
  start({ permission: () => 'default' })
  vi.advanceTimersByTime(HOUR)
  expect(shown).toEqual([])
})
