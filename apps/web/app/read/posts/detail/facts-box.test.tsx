import type { GuideReading, Reading } from '@menged/contracts/posts'
import { WORDS } from '@menged/i18n'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../../../words/language.tsx'
import { provideWords } from '../../../words/words.ts'
import { FactsBox } from './facts-box.tsx'
import { FeesTable } from './fees-table.tsx'
import { LawAndSources } from './law-and-sources.tsx'
import { Office } from './office.tsx'

provideWords('en', WORDS.en)

const guide: GuideReading = {
  summary: 's',
  facts: { cost: { value: 'c' }, time: { value: 't' }, where: { value: 'w' } },
  documents: [{ id: 'tin', text: 'TIN' }],
  steps: [],
  fees: [],
  office: { name: 'Office' },
  law: [],
  sources: [{ name: 'A paper', asOf: '2024-08' }],
  certainty: 'high',
}
const reading = { _id: 'a', language: 'en', category: 'business', organization: null, guide } as Reading
const shown = (node: ReactNode) =>
  renderToStaticMarkup(<LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>{node}</LocaleProvider>)
const box = (change: Partial<GuideReading> = {}, of: Partial<Reading> = {}, reviewDue = true) =>
  shown(<FactsBox reading={{ ...reading, ...of }} guide={{ ...guide, ...change }} reviewDue={reviewDue} />)

test('one line of warning: facts not dated, old ones, and fresh ones that are confirmed first; a scholarship is not paid', () => {
  const scholarship = { category: 'scholarship' } as const
  expect(box()).toContain('Not dated: confirm before you pay')
  expect(box({}, scholarship)).toContain('Not dated: see the official page')
  expect(box({ asOf: '2024-08' })).toContain('Not checked recently: confirm first')
  expect(box({ asOf: '2024-08' }, scholarship)).toContain('May be old: see the official page')
  expect(box({ asOf: '2024-08' }, {}, false)).toContain('Confirm with the office before you pay')
  expect(box({ asOf: '2024-08' }, scholarship, false)).not.toContain('facts-warning')
  expect(box().match(/facts-warning/g)).toHaveLength(1)
})

test('what was read and where to check stand under headings of their own', () => {
  const of = (change: Partial<GuideReading>) =>
    shown(<LawAndSources reading={reading} guide={{ ...guide, ...change }} reviewDue={true} />)
  const both = of({ asOf: '2024-08', whereToCheck: [{ name: 'Ministry', url: 'https://ministry.example' }] })
  expect(both).toMatch(/Sources<\/h2>.*A paper.*\(August 2024\).*Where to check<\/h2>.*https:\/\/ministry\.example/)
  expect(both).toContain('Facts as of August 2024')
  expect(of({})).toContain('Facts not dated')
  expect(of({})).not.toContain('Where to check')
})

test('a fee without a date says so', () => {
  const fees: GuideReading['fees'] = [
    { item: 'Form', amount: 'ETB 2', certainty: 'low' },
    { item: 'Card', amount: 'ETB 9', certainty: 'low', asOf: '2024' },
  ]
  const markup = shown(<FeesTable reading={reading} fees={fees} />)
  expect(markup).toMatch(/ETB 2<.*<span>Not dated<\/span>.*ETB 9<.*<span>2024<\/span>/)
})

test('what is the same for all fees is said once', () => {
  const fees: GuideReading['fees'] = [
    { item: 'Form', amount: 'ETB 2', certainty: 'medium', asOf: '2024' },
    { item: 'Card', amount: 'ETB 9', certainty: 'medium', asOf: '2024' },
  ]
  const markup = shown(<FeesTable reading={reading} fees={fees} />)
  expect(markup.match(/Fairly certain/g)).toHaveLength(1)
  expect(markup.match(/2024/g)).toHaveLength(1)
  expect(markup).not.toContain('<th scope="col" role="columnheader">Certainty')
})

test('hours that are only usual in the country are shown as such', () => {
  expect(shown(<Office reading={reading} office={{ name: 'Office', usualHours: true }} />)).toContain(
    'The hours of this office are not confirmed',
  )
  expect(shown(<Office reading={reading} office={{ name: 'Office', hours: 'Day and night' }} />)).not.toContain('not confirmed')
})

test('the shared warning about names stands where a guide asks for it', () => {
  expect(box({ nameMustMatch: true })).toContain('Names must be spelt the same way')
  expect(box()).not.toContain('Names must be spelt')
})
