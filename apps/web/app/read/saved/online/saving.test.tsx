import { WORDS } from '@menged/i18n'
import { beforeEach, expect, test, vi } from 'vitest'
import { showModal } from '../../../dialogs/modal-host.ts'
import { toastError, toastLoading, toastSuccess } from '../../../dialogs/toast.ts'
import { onLaterChange, pendingFor } from '../../../session/deferred/later-queue.ts'
import { sendLater } from '../../../session/deferred/later-sending.ts'
import { SIGNED_OUT, useSession } from '../../../session/session.ts'
import { provideWords } from '../../../words/words.ts'
import { isSaved, useTapped } from '../first/saved-state.ts'
import { toggleSaved, watchSaved } from './saving.tsx'

vi.mock('../../../dialogs/toast.ts', () => ({
  toastLoading: vi.fn(),
  toastSuccess: vi.fn(),
  toastError: vi.fn(),
  dismissToast: vi.fn(),
}))
vi.mock('../../../session/deferred/later-sending.ts', () => ({ sendLater: vi.fn() }))
vi.mock('../../../session/deferred/later-queue.ts', async (original) => ({
  ...(await original<object>()),
  pendingFor: vi.fn(),
  onLaterChange: vi.fn(),
}))
vi.mock('../../../offline/page-side.ts', () => ({ keepGuide: vi.fn(), dropGuide: vi.fn() }))
vi.mock('../../../dialogs/modal-host.ts', () => ({ showModal: vi.fn() }))

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const line = { onLine: true }
const page = new EventTarget() as EventTarget & { visibilityState: string; documentElement: { lang: string } }
Object.assign(page, { visibilityState: 'visible', documentElement: { lang: 'en' } })
const call = vi.fn<(path: string, init: RequestInit) => Promise<unknown>>()

const signIn = (role: 'normalUser' | 'user', savedMessages: string[] = []) =>
  useSession.setState({
    isAuthenticated: true,
    isLoading: false,
    userId: 'u1',
    userData: { role, savedMessages } as unknown as NonNullable<ReturnType<typeof useSession.getState>['userData']>,
  })
const answer = (status: number, body: unknown) => Response.json(body, { status })

beforeEach(() => {
  provideWords('en', WORDS.en)
  vi.clearAllMocks()
  stored.clear()
  stored.set('token', `a.${btoa(JSON.stringify({ id: 'u1', exp: 4_000_000_000 }))}.c`)
  line.onLine = true
  useSession.setState(SIGNED_OUT)
  useTapped.setState({}, true)
  vi.stubGlobal('fetch', call)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/search', search: '?q=tin' })
  const waits = new Map<string, Awaited<ReturnType<typeof pendingFor>>[number]>()
  vi.mocked(sendLater).mockImplementation(async (call) => {
    waits.set(call.key, { ...call, userId: 'u1', at: 0, id: call.key })
    return true
  })
  vi.mocked(pendingFor).mockImplementation(async () => [...waits.values()])
})

//
test('a personal account saves and takes back, marked before the answer', async () => {
  signIn('normalUser')
  let answered: (body: unknown) => void = () => undefined
  call.mockReturnValueOnce(new Promise((next) => (answered = next)))
  const saving = toggleSaved('new-passport', 'en')
  await expect.poll(() => call).toHaveBeenCalled()
  expect(isSaved('new-passport')).toBe(true)
  expect(toastLoading).toHaveBeenCalledWith('Loading', { id: 'save new-passport' })
  expect(call.mock.calls[0]?.[0]).toBe('/api/profile/savedMessages/new-passport')
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { authorization: expect.stringContaining('Bearer ') },
  })
  answered(answer(200, { success: true, data: ['new-passport'] }))
  await saving
  expect(toastSuccess).toHaveBeenCalledWith('Saved post successfully!', { id: 'save new-passport' })
  expect(useSession.getState().userData?.savedMessages).toEqual(['new-passport'])
  expect(useTapped.getState()).toEqual({})

  call.mockResolvedValueOnce(answer(200, { success: true, data: [] }))
  await toggleSaved('new-passport', 'en')
  expect(toastSuccess).toHaveBeenLastCalledWith('Unsaved post successfully!', { id: 'save new-passport' })
  expect(isSaved('new-passport')).toBe(false)
})

//
test.each([
  ['the server fails', () => call.mockResolvedValueOnce(answer(500, { error: 'away', code: 'server_fault' }))],
  ['the line breaks', () => call.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('%s: the mark is taken back and a word says so', async (_, fail) => {
  signIn('normalUser', ['tin'])
  fail()
  await toggleSaved('tin', 'en')
  expect(toastError).toHaveBeenCalledWith('Failed to save the post!', { id: 'save tin' })
  expect(isSaved('tin')).toBe(true)
  expect(useTapped.getState()).toEqual({})
})

test('a tap that comes before the session is taken up saves all the same', async () => {
  call.mockResolvedValue(answer(200, { success: true, data: ['tin'] }))
  await toggleSaved('tin', 'en')
  expect(showModal).not.toHaveBeenCalled()
  expect(call.mock.calls.map(([path]) => path)).toEqual(['/api/profile/savedMessages/tin'])
})

//
test.each(['guest', 'company'])('a %s is asked for a personal account, and the way back is kept', async (who) => {
  if (who === 'company') signIn('user')
  else stored.delete('token')
  await toggleSaved('tin', 'en')
  expect(showModal).toHaveBeenCalledWith('login', { reason: 'save' })
  expect(stored.get('save-post-icon')).toBe('/search?q=tin')
  expect(call).not.toHaveBeenCalled()
  expect(isSaved('tin')).toBe(false)
})

test('the role is awaited when it is still on its way', async () => {
  useSession.setState({ isAuthenticated: true, userId: 'u1', isLoading: true })
  const saving = toggleSaved('tin', 'en')
  expect(isSaved('tin')).toBe(true)
  signIn('user')
  await saving
  expect(isSaved('tin')).toBe(false)
  expect(showModal).toHaveBeenCalled()
})

test('when another device was first, the call is made again until it is as meant', async () => {
  signIn('normalUser')
  call
    .mockResolvedValueOnce(answer(200, { success: true, data: [] }))
    .mockResolvedValueOnce(answer(200, { success: true, data: ['tin'] }))
  await toggleSaved('tin', 'en')
  expect(call).toHaveBeenCalledTimes(2)
  expect(isSaved('tin')).toBe(true)
  expect(toastSuccess).toHaveBeenCalledWith('Saved post successfully!', { id: 'save tin' })
})

test('three impatient taps count once', async () => {
  signIn('normalUser')
  call.mockResolvedValue(answer(200, { success: true, data: ['tin'] }))
  await Promise.all([toggleSaved('tin', 'en'), toggleSaved('tin', 'en'), toggleSaved('tin', 'en')])
  expect(call).toHaveBeenCalledTimes(1)
  call.mockReset()
})

test('without a line it waits, the last wish wins, and the mark stays over a reload', async () => {
  signIn('normalUser')
  line.onLine = false
  await toggleSaved('tin', 'en')
  expect(toastSuccess).toHaveBeenCalledWith('This is saved and will be sent when you are online', { id: 'save tin' })
  expect(isSaved('tin')).toBe(true)
  expect(call).not.toHaveBeenCalled()
  useTapped.setState({}, true)
  watchSaved('en')
  await expect.poll(() => isSaved('tin')).toBe(true)
  await toggleSaved('tin', 'en')
  expect(await pendingFor('u1')).toMatchObject([{ method: 'DELETE', path: '/api/profile/saved/tin' }])

  // The line is back: what was sent is the account's now, and a page that was told asks for its list.
  vi.mocked(pendingFor).mockResolvedValue([])
  call.mockResolvedValueOnce(answer(200, { success: true, data: { savedMessages: ['other'] } }))
  vi.mocked(onLaterChange).mock.calls[0]?.[0]()
  await expect.poll(() => isSaved('other')).toBe(true)
  expect(useTapped.getState()).toEqual({})
})

//
test('a page that is looked at again asks what other devices have saved, once a minute', async () => {
  signIn('normalUser')
  watchSaved('en')
  call.mockResolvedValue(answer(200, { success: true, data: { savedMessages: ['from-the-phone'] } }))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(call).not.toHaveBeenCalled()
  vi.useFakeTimers({ now: Date.now() + 61_000 })
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('visibilitychange'))
  vi.useRealTimers()
  await expect.poll(() => isSaved('from-the-phone')).toBe(true)
  expect(call.mock.calls.map(([path]) => path)).toEqual(['/api/profile/getSavedMessages'])
})
