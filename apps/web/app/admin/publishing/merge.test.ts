// @vitest-environment jsdom
import { emptyDraft, emptyDraftGuide } from '@menged/contracts/publishing/empty'
import { expect, it } from 'vitest'
import { put, withoutRow, withRow } from './content-paths.ts'
import type { Written } from './draft-state.ts'
import { merged } from './merge.ts'

const fee = { item: { en: 'Form', am: 'ቅጽ' }, amount: { en: '80', am: '80' }, certainty: 'low' as const, asOf: '' }
const base: Written = {
  content: { ...emptyDraft('business'), guide: { ...emptyDraftGuide(), fees: [fee, fee] } },
  nextReview: null,
  organisation: 'motri',
}
const change = (path: string, value: unknown): Written => ({ ...base, content: put(base.content, path, value) })

it('puts changes of different fields together', () => {
  const mine = { ...change('title.en', 'Mine'), nextReview: '2027-01-01' }
  const both = merged(base, mine, change('guide.fees.1.amount.en', '90'))
  expect(both).toMatchObject({ nextReview: '2027-01-01', organisation: 'motri', content: { title: { en: 'Mine' } } })
  expect(both?.content.guide?.fees[1]?.amount.en).toBe('90')
  expect(merged(base, change('title.en', 'Same'), change('title.en', 'Same'))?.content.title.en).toBe('Same')
})

it('leaves what is meant to people where both have changed the same', () => {
  expect(merged(base, change('title.en', 'Mine'), change('title.en', 'Theirs'))).toBeNull()
  expect(merged(base, { ...base, nextReview: '2027-01-01' }, { ...base, nextReview: '2027-02-01' })).toBeNull()
})

it('does not guess which row is which', () => {
  const rows = { ...base, content: withRow(withoutRow(base.content, 'guide.fees', 0), 'guide.law', { en: '', am: '' }) }
  expect(merged(base, change('guide.fees.1.amount.en', '90'), rows)).toBeNull()
  expect(merged(base, change('title.en', 'Mine'), change('guide', null))).toBeNull()
})
