import type { Comment } from '@menged/contracts/comments'
import { expect, test } from 'vitest'
import { initialOf, threadsOf } from './order.ts'
import { withoutGone } from './use-comments.ts'

const comment = (_id: string, createdAt: string, parentId: string | null = null): Comment => ({
  _id,
  createdAt,
  author: 'Abebe',
  avatar: null,
  text: 'text',
  language: 'en',
  sample: false,
  parentId,
  official: false,
  state: 'shown',
})

const GIVEN = [
  comment('old', '2026-01-01T00:00:00Z'),
  comment('second reply', '2026-01-04T00:00:00Z', 'old'),
  comment('new', '2026-01-02T00:00:00+03:00'),
  comment('first reply', '2026-01-03T00:00:00Z', 'old'),
  comment('newest', '2026-01-02T00:00:00Z'),
]

test('the newest comment stands first, its replies below it in their order, and the given list is left alone', () => {
  const threads = threadsOf(GIVEN)
  expect(threads.map(({ comment }) => comment._id)).toEqual(['newest', 'new', 'old'])
  expect(threads[2]?.replies.map(({ _id }) => _id)).toEqual(['first reply', 'second reply'])
  expect(GIVEN[0]?._id).toBe('old')
})

test('a reply without its comment is not lost', () => {
  expect(threadsOf([comment('alone', '2026-01-01T00:00:00Z', 'gone')]).map(({ comment }) => comment._id)).toEqual(['alone'])
})

test('a comment that was taken back goes, or leaves its empty place to its replies', () => {
  expect(withoutGone(GIVEN, ['new']).map(({ _id }) => _id)).not.toContain('new')
  const old = withoutGone(GIVEN, ['old']).find(({ _id }) => _id === 'old')
  expect(old).toMatchObject({ state: 'removed', text: '', author: '' })
  expect(withoutGone(GIVEN, ['old', 'first reply', 'second reply']).map(({ _id }) => _id)).toEqual(['new', 'newest'])
})

test.each([
  ['selam t.', 'S'],
  [' ናሆም', 'ና'],
  ['', '·'],
])('the initial of "%s" is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
