import { expect, test } from 'vitest'
import type { StoredProgress } from '../../session/progress/local.ts'
import { remainingOf } from './remaining.ts'

const kept: StoredProgress = {
  postId: 'trade-licence',
  papers: ['tin', 'no-longer-asked-for'],
  steps: [1, 3],
  language: 'am',
  marks: ['a', 'b', 'c'],
  changedAt: '2026-11-20T08:00:00.000Z',
  title: 'T',
  paperCount: 2,
  seen: null,
  of: null,
}
const step = (title: string, am: string) => ({ title, marks: { en: 'x', am } })
const outline = {
  _id: 'trade-licence',
  language: 'en' as const,
  title: 'T',
  papers: ['tin', 'lease', 'photos'],
  steps: [step('Register', 'a'), step('Reserve a name', 'new'), step('Pay', 'c')],
}

test('papers that are still asked for, the first step not done, and what has changed in the language it was read in', () => {
  expect(remainingOf(kept, outline)).toEqual({
    papers: { done: 1, total: 3 },
    next: { step: 2, title: 'Reserve a name' },
    changed: [2],
  })
})

test('all steps done', () => {
  expect(remainingOf({ ...kept, steps: [1, 2, 3] }, outline).next).toBeNull()
})

test('without a line: as the device knows it', () => {
  expect(remainingOf(kept, undefined)).toEqual({ papers: { done: 2, total: 2 }, next: { step: 2, title: '' }, changed: [] })
  expect(remainingOf({ ...kept, paperCount: 0 }, undefined).papers).toBeNull()
})
