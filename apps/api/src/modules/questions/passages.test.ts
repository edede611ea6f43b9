import { expect, test } from 'vitest'
import { textAs } from '../../platform/database/columns.ts'
import { indexedGuide, quotedIn } from './passages.ts'

const BODY = `<p>First.</p><h2>Tax</h2><table><thead><tr><th>Salary</th><th>Rate</th></tr></thead>
  <tbody><tr><td>0–2,000</td><td>0%</td></tr><tr><td>Over 14,000</td><td>35%</td></tr></tbody></table>
  <p>By month.</p><h2>Where it goes wrong</h2><ul><li>A seal is forgotten.</li></ul>`
const passages = (am: string) =>
  indexedGuide({ id: 'one', guide: null, ...textAs('title', { en: 'One', am: '' }), ...textAs('body', { en: BODY, am }) })
    .passages

test('a passage of the body is quoted with what it stands under, a row with its columns', () => {
  const quoted = passages('').map((passage) => [passage.name, ...Object.values(quotedIn(passage, 'en'))])
  expect(quoted).toEqual([
    ['body.1', '', 'First.'],
    ['body.2', 'Tax', 'Salary Rate'],
    ['body.3', 'Tax', 'Salary: 0–2,000; Rate: 0%'],
    ['body.4', 'Tax', 'Salary: Over 14,000; Rate: 35%'],
    ['body.5', 'Tax', 'By month.'],
    ['body.6', 'Where it goes wrong', 'A seal is forgotten.'],
  ])
})

test('where the versions are cut alike each is quoted in its language', () => {
  const amharic = BODY.replace('Where it goes wrong', 'የሚያጋጥሙ ስህተቶች').replace('A seal is forgotten.', 'ማኅተም ይረሳል።')
  const quoted = passages(amharic).map((passage) => quotedIn(passage, 'am'))
  expect(quoted.at(-1)).toEqual({ heading: 'የሚያጋጥሙ ስህተቶች', text: 'ማኅተም ይረሳል።' })
})
