import { unread } from '@menged/contracts/calls/account/notifications'
import { deleteAccount } from '@menged/contracts/calls/account/profile'
import { savedMessages } from '@menged/contracts/calls/account/saved'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushLater } from '../deferred/later-sending.ts'
import type { PendingCall } from '../deferred/later-store.ts'
import { SIGNED_OUT, TOKEN_KEY, useSession } from '../session.ts'
import { accountApi } from './account-api.ts'
import { useLastKnown } from './known-name.ts'
import { login, logout, lookAnew, takeUpSession } from './login.ts'
import { type Ended, onSessionEnd, readToken } from './stored-session.ts'
import { claimsOf } from './token.ts'

/** What waits on the device. */
let waiting: PendingCall[] = []
vi.mock('../deferred/later-store.ts', () => ({
  putCall: async (call: PendingCall) => void waiting.push(call),
  callsOf: async (userId: string) => waiting.filter((call) => call.userId === userId),
  stillWaits: async () => true,
  removeCall: async ({ id }: PendingCall) => {
    waiting = waiting.filter((call) => call.id !== id)
  },
  removeCallsOf: async (userId: string) => {
    waiting = waiting.filter((call) => call.userId !== userId)
  },
}))

const NOW = Date.parse('2026-11-20T08:00:00Z')
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: object): string => `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`
const GOOD = tokenOf({ id: 'u-1', exp: NOW / 1000 + 3600 })
const SPENT = tokenOf({ id: 'u-1', exp: NOW / 1000 - 1 })

let ended: Ended[] = []
let stopListening: () => void
let answers: (path: string, request: RequestInit) => Response | Promise<Response>
const asked: { path: string; authorization: string | undefined; body: unknown }[] = []
/** Paths of calls that outlive their page. */
let lasting: string[] = []

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status })
const refused = (status: number, code: string): Response => json(status, { success: false, error: 'no', code })
const stored = (): string | null => localStorage.getItem(TOKEN_KEY)

function fakeStorage(): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, { get: (_, name) => methods[name as keyof typeof methods] }) as unknown as Storage
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const events = new EventTarget()
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const { authorization } = request.headers as Record<string, string>
    if (request.keepalive) lasting.push(path)
    asked.push({ path, authorization, body: request.body ? JSON.parse(String(request.body)) : undefined })
    return answers(path, request)
  })
  answers = () => json(200, { success: true, data: { _id: 'u-1', fullName: 'Selam' } })
  stopListening = onSessionEnd((why) => ended.push(why))
})

afterEach(() => {
  stopListening()
  ended = []
  asked.length = 0
  waiting = []
  lasting = []
  useSession.setState(SIGNED_OUT, true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

//
test('a token has three parts and carries id and exp; nothing else is one', () => {
  expect(claimsOf(GOOD)).toEqual({ id: 'u-1', exp: NOW / 1000 + 3600 })
  expect(claimsOf(tokenOf({ id: 'ሰላም', exp: 1 }))).toEqual({ id: 'ሰላም', exp: 1 })
  const [head, payload] = GOOD.split('.')
  const wrong = [
    '',
    'abc',
    `${head}.${payload}`,
    `${GOOD}.d`,
    `.${payload}.c`,
    `${head}..c`,
    `${head}.${payload}.`,
    'a.%%%.c',
    'a.bm8ganNvbg.c',
    tokenOf({ exp: 1 }),
    tokenOf({ id: 'u-1' }),
    tokenOf({ id: 7, exp: 1 }),
    tokenOf({ id: '', exp: 1 }),
    tokenOf({ id: 'u-1', exp: '9999999999' }),
    `a.${part(null)}.c`,
  ]
  for (const token of wrong) expect(claimsOf(token), token).toBeNull()
})

//
test('it begins signed out; a good token signs in at once and fetches the profile once', async () => {
  expect(useSession.getState()).toEqual({ isAuthenticated: false, userId: null, userData: null, isLoading: false })
  await takeUpSession('en')
  expect(asked).toEqual([])
  expect(useSession.getState()).toEqual(SIGNED_OUT)
  localStorage.setItem(TOKEN_KEY, GOOD)
  const under = takeUpSession('en')
  expect(useSession.getState()).toMatchObject({ isAuthenticated: true, userId: 'u-1', userData: null, isLoading: true })
  void takeUpSession('en')
  await under
  expect(useSession.getState()).toMatchObject({ userData: { fullName: 'Selam' }, isLoading: false })
  await takeUpSession('en')
  expect(asked).toEqual([{ path: '/api/profile/getProfile', authorization: `Bearer ${GOOD}`, body: undefined }])
})

//
test('a spent or broken token goes, and so does one whose profile is refused', async () => {
  const cases: [token: string, answer: Response | null, why: Ended, calls: number][] = [
    [SPENT, null, 'expired', 0],
    ['no.token', null, 'signedOut', 0],
    [GOOD, refused(401, 'token_expired'), 'expired', 1],
    [GOOD, refused(401, 'sign_in_required'), 'signedOut', 1],
    [GOOD, refused(403, 'forbidden'), 'signedOut', 1],
  ]
  for (const [token, answer, why, calls] of cases) {
    ended = []
    asked.length = 0
    localStorage.setItem(TOKEN_KEY, token)
    answers = () => answer ?? json(200, {})
    await takeUpSession('en')
    expect({ ended, calls: asked.length, token: stored(), state: useSession.getState() }).toEqual({
      ended: [why],
      calls,
      token: null,
      state: SIGNED_OUT,
    })
  }
})

//
test('nobody is logged out by a bad connection or a server in trouble: it is tried again', async () => {
  localStorage.setItem(TOKEN_KEY, GOOD)
  const troubles = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => refused(503, 'unavailable'),
    () => refused(429, 'too_many_requests'),
    () => refused(404, 'not_found'),
    () => refused(400, 'malformed_request'),
    () => new Response('<html>a portal of the hotel</html>', { status: 200 }),
  ]
  for (const trouble of troubles) {
    answers = trouble
    await takeUpSession('en')
    expect(useSession.getState()).toEqual({ isAuthenticated: true, userId: 'u-1', userData: null, isLoading: false })
    expect(stored()).toBe(GOOD)
  }
  answers = () => json(200, { success: true, data: { fullName: 'Selam' } })
  await takeUpSession('en')
  expect(useSession.getState().userData).toMatchObject({ fullName: 'Selam' })
  expect(ended).toEqual([])
})

test('a profile that comes after somebody else has signed in is not shown to them', async () => {
  localStorage.setItem(TOKEN_KEY, GOOD)
  const late = Promise.withResolvers<Response>()
  answers = () => late.promise
  const under = takeUpSession('en')
  const other = tokenOf({ id: 'u-2', exp: NOW / 1000 + 60 })
  localStorage.setItem(TOKEN_KEY, other)
  readToken()
  late.resolve(json(200, { success: true, data: { fullName: 'Selam' } }))
  await under
  expect(useSession.getState()).toEqual({ isAuthenticated: true, userId: 'u-2', userData: null, isLoading: false })
})

//
test('every call on behalf of an account carries the token and looks at its expiry', async () => {
  localStorage.setItem(TOKEN_KEY, GOOD)
  readToken()
  answers = () => json(200, { success: true, data: { unread: 3 } })
  expect(await accountApi('am')(unread)).toMatchObject({ data: { unread: 3 } })
  expect(asked.at(-1)).toMatchObject({ authorization: `Bearer ${GOOD}` })
  vi.setSystemTime(NOW + 3600_000)
  answers = () => refused(401, 'sign_in_required')
  await expect(accountApi('am')(unread)).rejects.toMatchObject({ status: 401 })
  expect(asked.at(-1)).toMatchObject({ authorization: undefined })
  expect(ended).toEqual(['expired'])
  expect(stored()).toBeNull()
})

test('a token that the server has revoked ends the session; a refusal of something else does not', async () => {
  localStorage.setItem(TOKEN_KEY, GOOD)
  readToken()
  answers = () => refused(403, 'wrong_password')
  await expect(accountApi('en')(deleteAccount, { body: { password: 'x' } })).rejects.toMatchObject({ status: 403 })
  expect(ended).toEqual([])
  answers = () => refused(401, 'token_expired')
  await expect(accountApi('en')(savedMessages)).rejects.toMatchObject({ status: 401 })
  expect(ended).toEqual(['expired'])
})

//
test('the login helper trims and lowers the address, keeps the token and returns the id', async () => {
  answers = () => json(200, { success: true, token: GOOD })
  expect(await login('  Selam@Example.COM ', ' Pass word ', 'en')).toBe('u-1')
  expect(asked).toEqual([
    {
      path: '/api/auth/login',
      authorization: undefined,
      body: { companyemail: 'selam@example.com', password: ' Pass word ' },
    },
  ])
  expect(stored()).toBe(GOOD)
  expect(useSession.getState()).toMatchObject({ isAuthenticated: true, userId: 'u-1' })
  answers = () => json(200, { success: true, token: 'two.parts' })
  await expect(login('a@b.et', 'secret', 'en')).rejects.toThrow('no token')
  expect(stored()).toBe(GOOD)
})

/** As a person leaves traces on a device: unsent words, a call that waits, a name. */
function leaveTraces(token = GOOD): void {
  for (const [key, value] of Object.entries({ [TOKEN_KEY]: token, 'draft:comment:x': 'mine', 'draft:': '', language: 'am' }))
    localStorage.setItem(key, value)
  localStorage.setItem('last-name', '{"id":"u-1","name":"Selam"}')
  waiting = ['u-1', 'u-2'].map((userId) => ({ userId, key: 'saved:x', method: 'PUT', path: '/api/x', at: 1, id: userId }))
}
const traces = () => ({
  kept: Object.keys(localStorage),
  calls: waiting.map(({ userId }) => userId),
  state: useSession.getState(),
})
const NOTHING_OF_IT = { kept: ['language'], calls: ['u-2'], state: SIGNED_OUT }

test('leaving ends the session on the server, wipes what is the account’s, and keeps what is the device’s', async () => {
  leaveTraces()
  readToken()
  await logout('en')
  expect(asked).toEqual([{ path: '/api/auth/logout', authorization: `Bearer ${GOOD}`, body: undefined }])
  expect(traces()).toEqual(NOTHING_OF_IT)
  expect(ended).toEqual(['signedOut'])
})

test('a session that ends of itself leaves no more on the device than one that was left', async () => {
  leaveTraces(SPENT)
  expect(readToken()).toBe(false)
  expect({ ...traces(), ended }).toEqual({ ...NOTHING_OF_IT, ended: ['expired'] })
  leaveTraces()
  readToken()
  answers = () => refused(401, 'token_expired')
  await expect(accountApi('en')(savedMessages)).rejects.toMatchObject({ status: 401 })
  expect({ ...traces(), ended }).toEqual({ ...NOTHING_OF_IT, ended: ['expired', 'expired'] })
})

test('the server is notified first, with the token, in a call that outlives the page; a push service that is slow holds nothing up', async () => {
  localStorage.setItem(TOKEN_KEY, GOOD)
  readToken()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => new Promise(() => undefined) }, onLine: true })
  const leaving = logout('en')
  expect(asked).toEqual([{ path: '/api/auth/logout', authorization: `Bearer ${GOOD}`, body: undefined }])
  expect(lasting).toEqual(['/api/auth/logout'])
  await vi.advanceTimersByTimeAsync(3000)
  await leaving
  expect([stored(), asked.length, waiting]).toEqual([null, 1, []])
})

test.each([
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server in trouble', () => refused(503, 'unavailable')],
  ['a connection that hangs', () => new Promise<Response>(() => undefined)],
])(
  'with %s one leaves as well, and the server is notified when the connection is back, even when somebody else is there then',
  async (_, trouble) => {
    localStorage.setItem(TOKEN_KEY, GOOD)
    readToken()
    answers = trouble
    const leaving = logout('en')
    await vi.advanceTimersByTimeAsync(3100)
    await leaving
    expect(stored()).toBeNull()
    expect(waiting).toMatchObject([{ path: '/api/auth/logout', method: 'POST', token: GOOD }])
    asked.length = 0
    vi.stubGlobal('navigator', { onLine: true })
    answers = () => refused(503, 'unavailable')
    await flushLater()
    expect(waiting).toHaveLength(1)
    answers = () => refused(401, 'token_expired')
    await flushLater()
    expect(asked).toEqual(Array(2).fill({ path: '/api/auth/logout', authorization: `Bearer ${GOOD}`, body: undefined }))
    expect([waiting, ended]).toEqual([[], ['signedOut']])
  },
)

test('while the profile does not come the last known name stands, of this very person', async () => {
  localStorage.setItem(TOKEN_KEY, GOOD)
  await takeUpSession('en')
  expect(useLastKnown.getState()).toEqual({ name: 'Selam', waits: false })
  // The page is opened again, offline.
  useSession.setState(SIGNED_OUT, true)
  useLastKnown.setState({ name: '', waits: false })
  answers = () => refused(503, 'unavailable')
  await takeUpSession('en')
  expect(useLastKnown.getState()).toEqual({ name: 'Selam', waits: true })
  localStorage.setItem(TOKEN_KEY, tokenOf({ id: 'u-2', exp: NOW / 1000 + 60 }))
  await takeUpSession('en')
  expect(useLastKnown.getState()).toEqual({ name: '', waits: true })
})

test('after a link of a mail the account is looked at again; a session that ended with it goes without a word of expiry', async () => {
  localStorage.setItem(TOKEN_KEY, GOOD)
  await takeUpSession('en')
  answers = () => json(200, { success: true, data: { _id: 'u-1', fullName: 'Selam', confirmed: true } })
  await lookAnew('en')
  expect(useSession.getState().userData).toMatchObject({ confirmed: true })
  answers = () => Promise.reject(new TypeError('Failed to fetch'))
  await lookAnew('en')
  expect([stored(), ended]).toEqual([GOOD, []])
  answers = () => refused(401, 'token_expired')
  await lookAnew('en')
  expect([stored(), ended]).toEqual([null, ['signedOut']])
})
