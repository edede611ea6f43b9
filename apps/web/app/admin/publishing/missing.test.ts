import type { DraftProblem } from '@menged/contracts/publishing'
import { emptyDraft, emptyDraftGuide } from '@menged/contracts/publishing/empty'
import { expect, it } from 'vitest'
import { missingIn } from './missing.ts'

const content = {
  ...emptyDraft('business'),
  title: { en: 'Fees', am: '' },
  guide: { ...emptyDraftGuide(), summary: { en: 'In short', am: ' ' }, law: [{ en: '', am: 'አዋጅ' }] },
}
const paths = (problems: readonly DraftProblem[], language: 'en' | 'am') =>
  missingIn(content, problems, language).map(({ path }) => path)

it('names what one language has and the other has not, in the order of the form', () => {
  expect(paths([], 'am')).toEqual(['title.am', 'body.am', 'guide.summary.am'])
  expect(paths([], 'en')).toEqual(['body.en', 'guide.law.0.en'])
})

it('names once what the server says as well, and not what was filled since', () => {
  const problems: DraftProblem[] = [
    { path: 'guide.facts.cost.value.am', code: 'missing', language: 'am' },
    { path: 'guide.summary.am', code: 'missing', language: 'am' },
    { path: 'title.en', code: 'missing', language: 'en' },
    { path: 'title.en', code: 'tooLong', language: 'en' },
    { path: 'guide.sources', code: 'tooMany', language: null },
  ]
  expect(paths(problems, 'am')).toEqual(['title.am', 'body.am', 'guide.summary.am', 'guide.facts.cost.value.am'])
  expect(missingIn(content, problems, 'en')[0]).toEqual(problems[3])
})
