import { beforeEach, expect, test, vi } from 'vitest'
import type { PendingCall } from './later-store.ts'

/** What waits, by user and key. */
const waiting = new Map<string, PendingCall>()
const placeOf = ({ userId, key }: Pick<PendingCall, 'userId' | 'key'>) => `${userId} ${key}`
vi.mock('./later-store.ts', () => ({
  putCall: async (call: PendingCall) => void waiting.set(placeOf(call), call),
  callsOf: async (userId: string) => [...waiting.values()].filter((call) => call.userId === userId),
  stillWaits: async (call: PendingCall) => waiting.get(placeOf(call))?.id === call.id,
  removeCall: async (call: PendingCall) => {
    if (waiting.get(placeOf(call))?.id === call.id) waiting.delete(placeOf(call))
  },
  removeCallsOf: async (userId: string) => {
    for (const [place, call] of waiting) if (call.userId === userId) waiting.delete(place)
  },
}))
const { currentUserId } = await import('../account/token.ts')
const { forgetQueue, onLaterChange, pendingFor } = await import('./later-queue.ts')
const { flushLater, sendLater } = await import('./later-sending.ts')

const storage = new Map<string, string>()
const navigatorNow = { onLine: false, locks: { request: (_: string, work: () => Promise<void>) => work() } }
const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

const tokenOf = (id: unknown) => `h.${Buffer.from(JSON.stringify({ id, exp: 1 })).toString('base64url')}.s`
const loginAs = (id: unknown) => storage.set('token', tokenOf(id))
const save = (postId: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  sendLater({ key: `saved:${postId}`, method, path: `/api/profile/saved/${postId}` })
const answers = (...statuses: (number | 'down')[]) => {
  for (const status of statuses) {
    sent.mockImplementationOnce(async () => {
      if (status === 'down') throw new TypeError('Failed to fetch')
      return new Response(null, { status })
    })
  }
}
const asked = () => sent.mock.calls.map(([path, { method }]) => `${method} ${path}`)

beforeEach(() => {
  waiting.clear()
  storage.clear()
  sent.mockReset()
  navigatorNow.onLine = false
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null })
  vi.stubGlobal('navigator', navigatorNow)
  vi.stubGlobal('document', { documentElement: { lang: 'am' } })
  vi.stubGlobal('fetch', sent)
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
})

test('the person is known by the token; a broken token is nobody', () => {
  expect(currentUserId()).toBeNull()
  for (const id of ['u>?~1', 'b1c2-d3', 7]) {
    loginAs(id)
    expect(currentUserId()).toBe(String(id))
  }
  for (const token of ['', 'x', 'a.b.c', `a.${btoa('{"exp":1}')}.c`, `a.${btoa('null')}.c`]) {
    storage.set('token', token)
    expect(currentUserId(), token).toBeNull()
  }
})

test('of save and unsave the last one is sent, with the token and the language', async () => {
  loginAs('u1')
  expect(await save('a')).toBe(true)
  expect(await save('a', 'DELETE')).toBe(true)
  expect(await pendingFor('u1')).toHaveLength(1)
  expect(sent).not.toHaveBeenCalled()
  navigatorNow.onLine = true
  answers(200)
  await flushLater()
  expect(asked()).toEqual(['DELETE /api/profile/saved/a'])
  expect(sent.mock.calls[0]?.[1].headers).toEqual({ authorization: `Bearer ${tokenOf('u1')}`, 'accept-language': 'am' })
  expect(await pendingFor('u1')).toEqual([])
})

test('a final response ends it; one that may change, or none, keeps it and what waits after it', async () => {
  loginAs('u1')
  for (const status of [401, 408, 425, 429, 500, 503, 'down'] as const) {
    await forgetQueue()
    navigatorNow.onLine = false
    await save('a')
    await save('b')
    navigatorNow.onLine = true
    sent.mockReset()
    answers(status)
    await flushLater()
    expect(asked(), String(status)).toHaveLength(1)
    expect(await pendingFor('u1'), String(status)).toHaveLength(2)
  }
  answers(404, 409)
  await flushLater()
  expect(await pendingFor('u1')).toEqual([])
})

test("nobody's call is sent as another's, and a guest's is refused", async () => {
  expect(await save('a')).toBe(false)
  loginAs('u1')
  await save('a')
  loginAs('u2')
  navigatorNow.onLine = true
  await flushLater()
  storage.clear()
  await flushLater()
  expect(sent).not.toHaveBeenCalled()
  expect(await pendingFor('u1')).toHaveLength(1)
  // Logged out between two calls.
  loginAs('u1')
  await save('b')
  await expect.poll(() => waiting.size).toBe(2)
  sent.mockReset()
  sent.mockImplementation(async () => {
    storage.clear()
    return new Response(null, { status: 200 })
  })
  await flushLater()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('what is decided while a call is on its way is sent after it', async () => {
  loginAs('u1')
  await save('a')
  navigatorNow.onLine = true
  sent.mockImplementationOnce(async () => {
    navigatorNow.onLine = false
    await save('a', 'DELETE')
    return new Response(null, { status: 200 })
  })
  await flushLater()
  expect((await pendingFor('u1')).map(({ method }) => method)).toEqual(['DELETE'])
})

test('logging out drops what waits of this person, and screens hear of every change', async () => {
  const heard = vi.fn()
  const stop = onLaterChange(heard)
  loginAs('u1')
  await save('a')
  expect(heard).toHaveBeenCalledTimes(1)
  await forgetQueue()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(await pendingFor('u1')).toEqual([])
  stop()
  await save('b')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('only calls of our own API wait', async () => {
  loginAs('u1')
  for (const path of ['https://x.example/api/', '//x.example', '/api//x', '/login']) {
    expect(await sendLater({ key: 'k', method: 'PUT', path }), path).toBe(false)
  }
})
