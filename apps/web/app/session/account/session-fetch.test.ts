import { profile } from '@menged/contracts/calls/account/profile'
import { addPaper } from '@menged/contracts/calls/admin/papers'
import { linkedRequestCalendar } from '@menged/contracts/calls/market/requests'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushLater, sendLater } from '../deferred/later-sending.ts'
import type { PendingCall } from '../deferred/later-store.ts'
import { SIGNED_OUT, TOKEN_KEY, useSession } from '../session.ts'
import { accountApi } from './account-api.ts'
import { fetchFile } from './fetch-file.ts'
import { sendForm } from './send-form.ts'
import { sessionFetch } from './session-fetch.ts'
import { type Ended, endSession, onSessionEnd } from './stored-session.ts'

let waiting: PendingCall[] = []
vi.mock('../deferred/later-store.ts', () => ({
  putCall: async (call: PendingCall) => void waiting.push(call),
  callsOf: async (userId: string) => waiting.filter((call) => call.userId === userId),
  stillWaits: async () => true,
  removeCall: async () => undefined,
  removeCallsOf: async (userId: string) => {
    waiting = waiting.filter((call) => call.userId !== userId)
  },
}))

const tokenOf = (id: string, exp = 4_000_000_000) => `a.${btoa(JSON.stringify({ id, exp }))}.c`
const GOOD = tokenOf('u1')
const stored = new Map<string, string>()
const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const navigatorNow = { onLine: true }
let ended: Ended[] = []
let stopListening: () => void
const refuse = (code: string, status = 401) =>
  sent.mockImplementation(async () => Response.json({ error: 'no', code }, { status }))
const headers = () => sent.mock.calls.at(-1)?.[1].headers

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json({ data: 1 }))
  stored.clear()
  stored.set(TOKEN_KEY, GOOD)
  waiting = []
  ended = []
  navigatorNow.onLine = true
  useSession.setState(SIGNED_OUT, true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('navigator', navigatorNow)
  vi.stubGlobal('document', { documentElement: { lang: 'am' } })
  vi.stubGlobal('fetch', sent)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  stopListening = onSessionEnd((why) => ended.push(why))
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
})

test('the language, the token and the kind of body go along; a guest has no token', async () => {
  await sessionFetch({ method: 'POST', path: '/api/x', body: { a: 1 } }, 'am')
  expect(headers()).toEqual({ 'accept-language': 'am', authorization: `Bearer ${GOOD}`, 'content-type': 'application/json' })
  expect(sent.mock.calls.at(-1)?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' })
  stored.clear()
  const form = new FormData()
  await sessionFetch({ method: 'PUT', path: '/api/x', body: form }, 'en')
  expect(headers()).toEqual({ 'accept-language': 'en' })
  expect(sent.mock.calls.at(-1)?.[1].body).toBe(form)
})

test('a token whose time is over is not sent, and ends the session', async () => {
  stored.set(TOKEN_KEY, tokenOf('u1', 1))
  await sessionFetch({ method: 'GET', path: '/api/x' }, 'en')
  expect(headers()).toEqual({ 'accept-language': 'en' })
  expect(ended).toEqual(['expired'])
})

const CALLERS = {
  'a typed call': () => accountApi('en')(profile),
  'a form with a file': () => sendForm(addPaper, new FormData(), 'en'),
  'a file': () => fetchFile(linkedRequestCalendar, { params: { token: 'x' } }, 'en'),
  'a call that has waited': async () => {
    navigatorNow.onLine = false
    await sendLater({ key: 'k', method: 'PUT', path: '/api/x' })
    navigatorNow.onLine = true
    await flushLater(true, () => endSession('expired'))
  },
}

test.each(Object.entries(CALLERS))('%s that finds the token spent ends the session, and nothing else does', async (_, call) => {
  refuse('sign_in_required')
  await call().catch(() => undefined)
  expect([stored.get(TOKEN_KEY), ended]).toEqual([GOOD, []])
  refuse('token_expired')
  await call().catch(() => undefined)
  expect([stored.get(TOKEN_KEY), ended, waiting]).toEqual([undefined, ['expired'], []])
})

test('a refusal of an earlier token leaves the next session alone', async () => {
  sent.mockImplementation(async () => {
    stored.set(TOKEN_KEY, tokenOf('u2'))
    return Response.json({ error: 'no', code: 'token_expired' }, { status: 401 })
  })
  await sessionFetch({ method: 'GET', path: '/api/x' }, 'en')
  expect([stored.get(TOKEN_KEY), ended]).toEqual([tokenOf('u2'), []])
})

test('a refusal says what the server says, also when that is no JSON', async () => {
  refuse('not_found', 404)
  await expect(CALLERS['a file']()).rejects.toMatchObject({ status: 404, answer: { code: 'not_found' } })
  sent.mockImplementation(async () => new Response('<html>', { status: 502 }))
  await expect(CALLERS['a form with a file']()).rejects.toMatchObject({ status: 502, answer: null })
})

test('a call that gets no response ends after a minute, one with a file after five, and a stream that has begun goes on', async () => {
  vi.useFakeTimers()
  sent.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))),
  )
  const state = (call: Promise<unknown>) =>
    Promise.race([
      call.then(
        () => 'there',
        (error: Error) => error.name,
      ),
      Promise.resolve()
        .then(() => null)
        .then(() => 'waiting'),
    ])
  const call = sessionFetch({ method: 'GET', path: '/api/x' }, 'am')
  const form = sessionFetch({ method: 'POST', path: '/api/x', body: new FormData() }, 'am')
  for (const each of [call, form]) each.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await state(call)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1000)
  await expect(call).rejects.toThrow(TypeError)
  await vi.advanceTimersByTimeAsync(240_000)
  await expect(form).rejects.toThrow('did not respond in time')
  let signal: AbortSignal | null | undefined
  sent.mockImplementation(async (_, init) => {
    signal = init.signal
    return Response.json({})
  })
  await sessionFetch({ method: 'POST', path: '/api/x', isStream: true }, 'am')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(signal?.aborted).toBe(false)
  vi.useRealTimers()
})

test('whoever ends a call ends it at once', async () => {
  const own = new AbortController()
  sent.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  )
  const call = sessionFetch({ method: 'GET', path: '/api/x', signal: own.signal }, 'am')
  own.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})
