import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { moderatedQuerySchema, newReviewSchema, receivedQuerySchema, reviewDecisionSchema, reviewReplySchema } from './reviews.ts'

const REVIEW = { stars: 5, language: 'en', key: '7f1c2c1e-0000-4000-8000-000000000001' }
const read = (change: object) => newReviewSchema.safeParse({ ...REVIEW, ...change })

test('stars may speak for themselves, and their sentence is the same whatever is wrong with them', () => {
  expect(read({}).data).toEqual({ ...REVIEW, comment: '' })
  expect([read({ stars: 1 }).success, read({ comment: '' }).success]).toEqual([true, true])
  for (const stars of [0, 6, 1.5, '5', undefined])
    expect([stars, read({ stars }).error?.issues[0]?.message]).toEqual([stars, 'review.selectRating'])
})

test.each([
  ['comment', { comment: ' ' }],
  ['comment', { comment: 'a'.repeat(LIMITS.review + 1) }],
  ['name', { name: '' }],
  ['name', { name: 'a'.repeat(LIMITS.name + 1) }],
  ['key', { key: 'x' }],
  ['request', { request: 'x' }],
  ['token', { token: 'a'.repeat(201) }],
  ['language', { language: 'xx' }],
])('a wrong %s is refused by its name: %j', (field, change) => {
  expect(read(change).error?.issues.map(({ path }) => path[0])).toContain(field)
})

test('who hides a review says why; who shows it does not; both say which they have read', () => {
  const decide = (decision: object) => reviewDecisionSchema.safeParse(decision).success
  expect(decide({ decision: 'show', version: '1' })).toBe(true)
  expect(decide({ decision: 'hide', version: '1', reason: 'Insults' })).toBe(true)
  for (const wrong of [
    { decision: 'hide', version: '1' },
    { decision: 'hide', version: '1', reason: ' ' },
    { decision: 'show' },
    { decision: 'show', version: '' },
    { decision: 'show', version: 'a'.repeat(61) },
    { decision: 'burn', version: '1' },
  ])
    expect([wrong, decide(wrong)]).toEqual([wrong, false])
})

test('lists are of what waits or was reported; a reply says something', () => {
  expect(['waiting', 'reported', 'shown'].map((state) => moderatedQuerySchema.safeParse({ state }).success)).toEqual([
    true,
    true,
    false,
  ])
  expect(['1', '0', 'x'].map((show) => receivedQuerySchema.safeParse({ language: 'en', show }).success)).toEqual([
    true,
    false,
    false,
  ])
  expect(['Thanks', '', 'a'.repeat(LIMITS.review + 1)].map((text) => reviewReplySchema.safeParse({ text }).success)).toEqual([
    true,
    false,
    false,
  ])
})
