import type { Progress } from '@menged/contracts/progress'
import { beforeEach, expect, test, vi } from 'vitest'
import { SIGNED_OUT, useSession } from '../session.ts'
import type { StoredProgress } from './local.ts'

const call =
  vi.fn<(call: { method: string }, asked?: { body: { guides: object[] } }) => Promise<{ data: { guides: Progress[] } }>>()
vi.mock('../account/account-api.ts', () => ({ accountApi: () => call }))
const { syncProgress } = await import('./account.ts')
const { change, forgetOfAccounts, readProgress, readTicks } = await import('./local.ts')

const storage = new Map<string, string>()
const tokenOf = (id: string): string => `head.${btoa(JSON.stringify({ id }))}.signature`
const line = { onLine: true, locks: { request: (_: string, work: () => Promise<void>) => work() } }
const ticks = (postId: string, papers: string[], minute: number): Progress => ({
  postId,
  papers,
  steps: [],
  language: 'en',
  marks: ['a'],
  changedAt: `2026-11-20T08:0${minute}:00.000Z`,
})
const keep = (progress: Progress, over: Partial<StoredProgress> = {}) => {
  storage.set(`ticks:${progress.postId}`, JSON.stringify(progress.papers))
  change((kept) => ({ ...kept, [progress.postId]: { ...progress, title: 'T', paperCount: 3, seen: null, of: null, ...over } }))
}
const answer = (...guides: Progress[]) => call.mockResolvedValueOnce({ data: { guides } })

beforeEach(() => {
  storage.clear()
  call.mockReset()
  line.onLine = true
  storage.set('token', tokenOf('u-1'))
  useSession.setState({ ...SIGNED_OUT, isAuthenticated: true, userId: 'u-1' })
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('document', { documentElement: { toggleAttribute: vi.fn() } })
  vi.stubGlobal('dispatchEvent', vi.fn())
  vi.stubGlobal('StorageEvent', class {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

test('a guest’s guides are sent at login, and are the account’s from then on', async () => {
  keep(ticks('one', ['tin'], 1))
  answer(ticks('one', ['tin', 'lease'], 5))
  await syncProgress('en')
  expect(call.mock.calls[0]?.[1]?.body.guides).toEqual([{ ...ticks('one', ['tin'], 1), seen: null }])
  expect(readProgress().one).toMatchObject({ papers: ['tin', 'lease'], title: 'T', seen: '2026-11-20T08:05:00.000Z', of: 'u-1' })
  expect(readTicks('one').papers).toEqual(['tin', 'lease'])
})

test('nothing is sent once another tab has logged out, or in as somebody else', async () => {
  keep(ticks('one', ['tin'], 1))
  storage.delete('token')
  await syncProgress('en')
  storage.set('token', tokenOf('u-2'))
  await syncProgress('en')
  expect(call).not.toHaveBeenCalled()
})

test('with nothing new the account is only asked; what was put away elsewhere goes here as well', async () => {
  const known = { seen: ticks('one', [], 1).changedAt, of: 'u-1' }
  keep(ticks('one', ['tin'], 1), known)
  answer(ticks('two', ['photos'], 2))
  await syncProgress('en')
  expect(call.mock.calls[0]?.[0].method).toBe('GET')
  expect(Object.keys(readProgress())).toEqual(['two'])
  expect([readTicks('one').papers, readTicks('two').papers]).toEqual([[], ['photos']])
})

test('what is ticked while the answer is on its way stays, and goes next time', async () => {
  keep(ticks('one', ['tin'], 1))
  call.mockImplementationOnce(async () => {
    keep(ticks('one', ['tin', 'photos'], 3))
    return { data: { guides: [ticks('one', ['tin'], 1)] } }
  })
  await syncProgress('en')
  expect(readProgress().one).toMatchObject({ papers: ['tin', 'photos'], seen: ticks('one', [], 1).changedAt })
  expect(readTicks('one').papers).toEqual(['tin', 'photos'])
})

test('without a line, or without an answer, everything stays', async () => {
  keep(ticks('one', ['tin'], 1))
  line.onLine = false
  await syncProgress('en')
  expect(call).not.toHaveBeenCalled()
  line.onLine = true
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
  await syncProgress('en')
  expect(readProgress().one).toMatchObject({ papers: ['tin'], of: null })
})

test('another person’s guides are never sent, nor kept when somebody else has logged in meanwhile', async () => {
  keep(ticks('one', ['tin'], 1), { of: 'u-2' })
  answer()
  await syncProgress('en')
  expect(call.mock.calls[0]?.[0].method).toBe('GET')
  call.mockImplementationOnce(async () => {
    useSession.setState({ userId: 'u-3' })
    return { data: { guides: [ticks('two', ['photos'], 2)] } }
  })
  await syncProgress('en')
  expect(Object.keys(readProgress())).toEqual(['one'])
})

test('the end of a session takes what the account holds, and leaves a guest’s own', () => {
  keep(ticks('one', ['tin'], 1), { of: 'u-1' })
  keep(ticks('two', ['photos'], 2))
  forgetOfAccounts()
  expect([Object.keys(readProgress()), readTicks('one').papers]).toEqual([['two'], []])
})

test('stored text that is none of ours is no progress', () => {
  for (const text of ['[]', 'null', 'x', '{"one":{"papers":1}}', '{"one":null}']) {
    storage.set('progress', text)
    expect(readProgress()).toEqual({})
  }
})
