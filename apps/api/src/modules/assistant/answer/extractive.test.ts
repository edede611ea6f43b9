import { expect, test } from 'vitest'
import { INTENTS } from '../../questions/intents.ts'
import { indexedGuide } from '../../questions/passages.ts'
import { extractFrom } from './extractive.ts'

const BODY = `<h2>Limits</h2><p>These are the limits of 2025:</p>
<table><tr><th>What</th><th>Limit</th></tr><tr><td>A day</td><td>ETB 300,000</td></tr><tr><td>To hold</td><td>ETB 150,000</td></tr></table>
<p>Another paragraph.</p><h2>Levels</h2><p>There are three levels.</p>`
const GUIDE = indexedGuide({ id: 'wallet', guide: null, titleEn: 'A wallet', titleAm: '', bodyEn: BODY, bodyAm: null })
const INTENT_OF_NONE = Object.fromEntries(INTENTS.map((intent) => [intent, 0])) as Parameters<typeof extractFrom>[1]['intents']

const said = (text: string): string => {
  const passages = GUIDE.passages
    .map((passage) => ({ passage, probability: passage.text.en.startsWith(text) ? 1 : 0 }))
    .sort((one, other) => other.probability - one.probability)
  return JSON.stringify(extractFrom(GUIDE, { passages, intents: INTENT_OF_NONE, language: 'en', now: new Date() }).blocks)
}

test('a paragraph that leads to a table comes with its rows, another without', () => {
  expect(said('These are')).toContain('ETB 300,000')
  expect(said('These are')).toContain('ETB 150,000')
  expect(said('Another')).not.toContain('ETB')
  expect(said('There are')).not.toContain('ETB')
})
