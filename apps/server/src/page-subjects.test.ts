import { expect, test } from 'vitest'
import { addShown, nothingShown } from './page-subjects.ts'

const subjectsOf = (path: string, data: unknown = null): string[] => {
  const shown = nothingShown()
  addShown(shown, path, data === null ? null : { success: true, data })
  return [...shown.subjects]
}

test('a guide shows itself and those that are read next; its comments are its own', () => {
  const reading = { _id: 'tin', related: [{ _id: 'trade-licence' }] }
  expect(subjectsOf('/api/posts/tin/reading?language=am', reading)).toEqual(['post:tin', 'post:trade-licence'])
  expect(subjectsOf('/api/posts/tin/comments')).toEqual(['post:tin'])
})

test('a list shows its posts, and what may come to it', () => {
  expect(subjectsOf('/api/cards?page=1', [{ _id: 'a' }, { _id: 'b' }])).toEqual(['lists', 'post:a', 'post:b'])
  expect(subjectsOf('/api/post/organization?query=Private', [{ _id: 'a' }])).toEqual(['lists', 'post:a'])
  expect(subjectsOf('/api/search?q=x', [{ _id: 'a' }])).toEqual(['lists', 'search', 'post:a'])
})

test('rates change alone, legal texts with a start, and of what is not known anything may change', () => {
  expect(subjectsOf('/api/exchange-rates/CBE/latest', { bank: 'CBE' })).toEqual(['rates'])
  expect(subjectsOf('/api/workers/3?language=am', { id: 3, similar: [] })).toEqual(['workers'])
  expect(subjectsOf('/api/workers/3?language=am', { offers: [{ guide: { _id: 'tin' } }, { guide: null }] })).toEqual([
    'workers',
    'post:tin',
  ])
  expect(subjectsOf('/api/guday/101?language=am', { guides: [{ _id: 'tin' }] })).toEqual(['workers', 'post:tin'])
  expect(subjectsOf('/api/guday?language=am', [{ id: 101 }])).toEqual(['workers'])
  expect(subjectsOf('/api/landing?language=am', {})).toEqual(['copy'])
  expect(subjectsOf('/api/contact', {})).toEqual(['settings'])
  expect(subjectsOf('/api/banner?language=am', [])).toEqual(['copy'])
  expect(subjectsOf('/api/legal/privacy', {})).toEqual([])
  expect(subjectsOf('/api/something-new')).toEqual([''])
})
