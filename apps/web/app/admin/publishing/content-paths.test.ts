import { emptyDraft, emptyDraftGuide } from '@menged/contracts/publishing/empty'
import { expect, it } from 'vitest'
import { at, changedPaths, put, withMovedRow, withoutRow, withRow } from './content-paths.ts'

const fee = (amount: string) => ({
  item: { en: 'Form', am: '' },
  amount: { en: amount, am: '' },
  certainty: 'low' as const,
  asOf: '',
})
const content = { ...emptyDraft('business'), guide: { ...emptyDraftGuide(), fees: [fee('80'), fee('90'), fee('100')] } }
const amounts = (of: typeof content) => of.guide.fees.map(({ amount }) => amount.en)

it('reads and changes one field, and leaves the rest as it is', () => {
  const changed = put(content, 'guide.fees.1.amount.en', '95')
  expect(at(changed, 'guide.fees.1.amount.en')).toBe('95')
  expect(changed.guide.office).toBe(content.guide.office)
  expect(changed.guide.fees[0]).toBe(content.guide.fees[0])
  expect(amounts(content)).toEqual(['80', '90', '100'])
})

it('adds, removes and moves rows', () => {
  expect(amounts(withRow(content, 'guide.fees', fee('5')))).toEqual(['80', '90', '100', '5'])
  expect(amounts(withRow(content, 'guide.fees', fee('5'), 1))).toEqual(['80', '5', '90', '100'])
  expect(amounts(withoutRow(content, 'guide.fees', 1))).toEqual(['80', '100'])
  expect(amounts(withMovedRow(content, 'guide.fees', 2, -1))).toEqual(['80', '100', '90'])
  expect(withMovedRow(content, 'guide.fees', 0, -1)).toBe(content)
  expect(withMovedRow(content, 'guide.fees', 2, 1)).toBe(content)
})

it('names what differs', () => {
  const changed = withoutRow(put(put(content, 'title.am', 'ንግድ'), 'guide.nameMustMatch', true), 'guide.fees', 2)
  expect(changedPaths(content, changed)).toEqual([
    'title.am',
    'guide.nameMustMatch',
    'guide.fees.2.item.en',
    'guide.fees.2.amount.en',
    'guide.fees.2.certainty',
  ])
})

it('asks nothing of a post that is no guide', () => {
  expect(at(emptyDraft('business'), 'guide.summary.en')).toBeUndefined()
  expect(changedPaths(emptyDraft('business'), emptyDraft('business'))).toEqual([])
})
