import { banner } from '@menged/contracts/calls/admin/copy'
import { operatorContact } from '@menged/contracts/calls/admin/settings'
import type { Call } from '@menged/contracts/calls/call'
import { guday, gudayList, worker } from '@menged/contracts/calls/market/marketplace'
import { comments } from '@menged/contracts/calls/read/comments'
import { latestRates } from '@menged/contracts/calls/read/exchange'
import { landing } from '@menged/contracts/calls/read/landing'
import { legal } from '@menged/contracts/calls/read/legal'
import { cards, organisationPosts, reading as readingCall } from '@menged/contracts/calls/read/posts'
import { search } from '@menged/contracts/calls/read/search'
import { expect, test } from 'vitest'
import { addShown, nothingShown } from './page-subjects.ts'

/** Of a call about the post `tin`, as the pages' transport says them. */
const subjectsOf = ({ shows }: Pick<Call, 'shows'>, data: unknown = null): string[] => {
  const shown = nothingShown()
  const subjects = shows === 'anything' ? undefined : shows?.map((subject) => (subject === 'post' ? 'post:tin' : subject))
  addShown(shown, subjects, data === null ? null : { success: true, data })
  return [...shown.subjects]
}

test('a guide shows itself and those that are read next; its comments are its own', () => {
  const reading = { _id: 'tin', related: [{ _id: 'trade-licence' }] }
  expect(subjectsOf(readingCall, reading)).toEqual(['post:tin', 'post:trade-licence'])
  expect(subjectsOf(comments)).toEqual(['post:tin'])
})

test('a list shows its posts, and what may come to it', () => {
  expect(subjectsOf(cards, [{ _id: 'a' }, { _id: 'b' }])).toEqual(['lists', 'post:a', 'post:b'])
  expect(subjectsOf(organisationPosts, [{ _id: 'a' }])).toEqual(['lists', 'post:a'])
  expect(subjectsOf(search, [{ _id: 'a' }])).toEqual(['lists', 'search', 'post:a'])
})

test('rates change alone, legal texts with a start, and of what is not known anything may change', () => {
  expect(subjectsOf(latestRates, { bank: 'CBE' })).toEqual(['rates'])
  expect(subjectsOf(worker, { id: 3, similar: [] })).toEqual(['workers'])
  expect(subjectsOf(worker, { offers: [{ guide: { _id: 'tin' } }, { guide: null }] })).toEqual(['workers', 'post:tin'])
  expect(subjectsOf(guday, { guides: [{ _id: 'tin' }] })).toEqual(['workers', 'post:tin'])
  expect(subjectsOf(gudayList, [{ id: 101 }])).toEqual(['workers'])
  expect(subjectsOf(landing, {})).toEqual(['copy'])
  expect(subjectsOf(operatorContact, {})).toEqual(['settings'])
  expect(subjectsOf(banner, [])).toEqual(['copy'])
  expect(subjectsOf(legal, {})).toEqual([])
  expect(subjectsOf({})).toEqual([''])
})
