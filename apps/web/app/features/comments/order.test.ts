import type { Comment } from '@menged/contracts/comments'
import { expect, test } from 'vitest'
import { initialOf, newestFirst } from './order.ts'

const comment = (_id: string, createdAt: string): Comment => ({
  _id,
  createdAt,
  author: 'Abebe',
  avatar: null,
  text: 'text',
  language: 'en',
  sample: false,
  parentId: null,
  official: false,
  state: 'shown',
})

test('the newest comment stands first, and the given list is left alone', () => {
  const given = [
    comment('old', '2026-01-01T00:00:00Z'),
    comment('new', '2026-01-02T00:00:00+03:00'),
    comment('newest', '2026-01-02T00:00:00Z'),
  ]
  expect(newestFirst(given).map((one) => one._id)).toEqual(['newest', 'new', 'old'])
  expect(given[0]?._id).toBe('old')
})

test.each([
  ['selam t.', 'S'],
  [' ናሆም', 'ና'],
  ['', '·'],
])('the initial of "%s" is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
