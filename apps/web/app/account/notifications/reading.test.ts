import type { Notification } from '@menged/contracts/notifications'
import { WORDS } from '@menged/i18n'
import { beforeEach, expect, test, vi } from 'vitest'
import { toastError } from '../../dialogs/toast.ts'
import { SIGNED_OUT, useSession } from '../../session/session.ts'
import { provideWords } from '../../words/words.ts'
import { markAllRead, markRead } from './reading.ts'
import { isShown, newestFirst, pathOf, textsOf, unreadIn } from './texts.ts'

vi.mock('../../session/deferred/later-sending.ts', () => ({ sendLater: vi.fn() }))
vi.mock('../../dialogs/toast.ts', () => ({ toastError: vi.fn() }))

const notification = (_id: string, more: Partial<Notification> = {}): Notification => ({
  _id,
  kind: 'broadcast',
  createdAt: '2026-11-19T08:00:00.000Z',
  readed: false,
  titleAmharic: 'ክፍያው ተሻሽሏል',
  titleEnglish: 'The fee has changed',
  previewAmharic: 'ከኅዳር 15 ጀምሮ',
  previewEnglish: null,
  link: null,
  ...more,
})
const post = { _id: 'tin', title_english: null, title_amharic: 'የግብር ከፋይ መለያ ቁጥር' }
const call = vi.fn<(path: string, init: RequestInit) => Promise<unknown>>()
const listed = () => useSession.getState().userData?.notifications.map(({ _id, readed }) => `${_id}${readed ? ' read' : ''}`)

beforeEach(() => {
  provideWords('en', WORDS.en)
  vi.clearAllMocks()
  vi.stubGlobal('fetch', call)
  vi.stubGlobal('navigator', { onLine: true })
  useSession.setState({
    ...SIGNED_OUT,
    isAuthenticated: true,
    userId: 'u1',
    userData: { notifications: [notification('a'), notification('b')], unread: 2 } as unknown as NonNullable<
      ReturnType<typeof useSession.getState>['userData']
    >,
  })
})

// covers N-04, N-06
test('about a post its title stands first, in the language it exists in; a row about a post that is gone is not shown', () => {
  const texts = textsOf(notification('a', { referencedPost: post }), 'en')
  expect(texts.heading).toEqual({ text: 'የግብር ከፋይ መለያ ቁጥር', lang: 'am' })
  expect(texts.event).toEqual({ text: 'The fee has changed' })
  expect(texts.preview).toEqual({ text: 'ከኅዳር 15 ጀምሮ', lang: 'am' })
  expect(textsOf(notification('a'), 'am')).toMatchObject({ heading: { text: 'ክፍያው ተሻሽሏል' }, event: null })
  expect(isShown(notification('a', { referencedPost: null }))).toBe(false)
  expect(isShown(notification('a'))).toBe(true)
})

// covers N-07
test('the list is shown in reverse, and what is not shown is not counted', () => {
  const list = [notification('oldest', { readed: true }), notification('gone', { referencedPost: null }), notification('newest')]
  expect(newestFirst(list).map(({ _id }) => _id)).toEqual(['newest', 'oldest'])
  expect(unreadIn(list)).toBe(1)
})

test.each([
  ['/post/detail/tin#comment-1', '/post/detail/tin#comment-1'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  [null, null],
])('the link %s leads to %s', (link, path) => {
  expect(pathOf(notification('a', { link }))).toBe(path)
  expect(pathOf(notification('a', { link, referencedPost: post }))).toBe(path ?? '/post/detail/tin')
})

// covers N-02
test('reading marks at once, and the response replaces the list', async () => {
  let answered: (answer: unknown) => void = () => undefined
  call.mockReturnValueOnce(new Promise((next) => (answered = next)))
  const reading = markRead('a', 'en')
  expect(listed()).toEqual(['a read', 'b'])
  const notifications = [notification('a', { readed: true }), notification('b'), notification('c')]
  answered(Response.json({ success: true, data: { notifications } }))
  await reading
  expect(listed()).toEqual(['a read', 'b', 'c'])
  expect(useSession.getState().userData?.unread).toBe(2)
  expect(call.mock.calls[0]).toMatchObject(['/api/profile/getNotificationRead/a', { method: 'PATCH' }])
})

// covers N-08
test('when it fails the mark comes back, and a word says so', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await markRead('a', 'en')
  expect(listed()).toEqual(['a', 'b'])
  expect(toastError).toHaveBeenCalledWith('Something went wrong', { id: 'notification' })
})

test('all at once', async () => {
  const notifications = [notification('a', { readed: true }), notification('b', { readed: true })]
  call.mockResolvedValueOnce(Response.json({ success: true, data: { notifications } }))
  await markAllRead('en')
  expect(listed()).toEqual(['a read', 'b read'])
  expect(useSession.getState().userData?.unread).toBe(0)
})
