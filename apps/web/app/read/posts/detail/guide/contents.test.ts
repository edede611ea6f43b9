import type { GuideReading } from '@menged/contracts/posts'
import { expect, test } from 'vitest'
import { contentsOf } from './contents.ts'

const guide: GuideReading = {
  summary: 's',
  facts: { cost: { value: 'c' }, time: { value: 't' }, where: { value: 'w' } },
  documents: [{ id: 'tin', text: 'TIN' }],
  steps: [{ title: 'Go', text: 'There.' }],
  fees: [{ item: 'Form', amount: 'ETB 2', certainty: 'high', asOf: '2025-01' }],
  office: { name: 'Office' },
  law: [],
  sources: [],
  asOf: '2025-01',
  certainty: 'high',
}
const ids = (...args: Parameters<typeof contentsOf>) => contentsOf(...args).map((entry) => entry.id)

test('a guide lists its sections in the order of the page, the headings of the text among them', () => {
  expect(ids('business', guide, [{ id: 'part-1', text: 'Who needs it' }], true)).toEqual([
    'glance',
    'documents',
    'steps',
    'part-1',
    'fees',
    'office',
    'sources',
    'comments',
  ])
})

test('what is not there is not listed', () => {
  expect(ids('business', { ...guide, documents: [], steps: [], fees: [] }, [], true)).toEqual([
    'glance',
    'office',
    'sources',
    'comments',
  ])
  expect(ids('business', null, [], false)).toEqual(['comments'])
})
