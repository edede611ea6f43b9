// Nothing that no quote says comes through, whatever a model writes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkedBlocks, mayShow } from './model-check.ts'

const QUOTES = [
  { n: 1, title: 'Renew your passport', quote: 'ETB 5,000. Urgent: ETB 20,000 (5 days). See ics.gov.et' },
  { n: 2, title: 'Office', quote: 'Immigration and Citizenship Service' },
]
const PIECES = [
  ...[
    'It costs',
    'ETB',
    '5,000',
    '5000',
    '20,000',
    '4,999',
    '0911223344',
    '15%',
    '2026',
    'thousand',
    'ሺህ',
    'birr',
    'ics.gov.et',
    'evil.example',
  ],
  ...[
    '[1]',
    '[2]',
    '[3]',
    '[1, 2]',
    '[0]',
    '.',
    '።',
    '\n',
    '1.',
    '- ',
    '<b>',
    'https://evil.example',
    '[x](y)',
    '&#60;',
    'service',
    'passport',
  ],
]
const ALLOWED_NUMBERS = new Set(['5000', '20000', '5'])

test('of any text only what the quotes bear out becomes blocks', () => {
  let passed = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
      const blocks = checkedBlocks(pieces.join(' '), QUOTES, 'en')
      if (blocks === null) return
      passed += 1
      const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block]))
      for (const { text, cites } of lines) {
        expect(text).not.toMatch(/<|https?:|\]\(|evil|thousand|ሺህ|&#/)
        expect(cites.every((n) => n === 1 || n === 2)).toBe(true)
        for (const number of text.match(/\d+(?:,\d+)*/g) ?? []) expect(ALLOWED_NUMBERS).toContain(number.replaceAll(',', ''))
      }
      expect(lines.some(({ cites }) => cites.length > 0)).toBe(true)
    }),
    { numRuns: 3000 },
  )
  expect(passed).toBeGreaterThan(20)
})

test('sentences are shown on the way only if they may stand', () => {
  expect(mayShow('It costs ETB 5,000 [1]. ', QUOTES)).toBe(true)
  expect(mayShow('1. Renew [1]\n2. Pay ETB 20,000 [1]\n', QUOTES)).toBe(true)
  for (const text of ['It costs ETB 6,000 [1]. ', 'See evil.example [1]. ', 'Pay now [7]. ', '<i>Pay</i> '])
    expect([text, mayShow(text, QUOTES)]).toEqual([text, false])
})

test('a figure stands only beside the quote that has it', () => {
  expect(checkedBlocks('The service takes 5 days [2].', QUOTES, 'en')).toBeNull()
  expect(checkedBlocks('The service takes 5 days [1].', QUOTES, 'en')).toEqual([
    { kind: 'text', text: 'The service takes 5 days.', cites: [1] },
  ])
})

const said = (text: string, quote: string, language: 'en' | 'am' = 'am') =>
  checkedBlocks(`${text} [1]`, [{ n: 1, title: 'ርዕስ', quote }], language) !== null

test.each([
  ['ክፍያው ፱፻ ብር ነው።', 'ክፍያው 900 ብር ነው'],
  ['ስልኩ ٠٩١١ ነው።', 'ስልክ 0911'],
  ['ዋጋው ９００ ብር ነው።', '900 ብር'],
  ['ሁለት ፎቶ ይዘው ይምጡ።', '2 ፎቶግራፎች'],
  ['በሦስት ቀን ያልቃል።', 'በ3 ቀን ያልቃል'],
  ['በሶስት ቀን ያልቃል።', 'በሦስት ቀን ያልቃል'],
  ['በሃያአምስት ቀን ያልቃል።', 'በ20 ወይም በ5 ቀን ያልቃል'],
  ['ሁለተኛው ቅጂ ይቀራል።', '2 ቅጂ'],
  ['አንድ ቅጂ ይዘው ይምጡ።', 'ቅጂ ያስፈልጋል'],
])('%s stands, for the quote says it in its own way', (text, quote) => {
  expect(said(text, quote)).toBe(true)
})

test.each([
  ['ክፍያው ፱፻ ብር ነው።', 'ክፍያው 800 ብር ነው'],
  ['ክፍያው ፻፩፻ ብር ነው።', 'ክፍያው 100 ብር ነው'],
  ['ስልኩ ٠٩١١ ነው።', 'ስልክ 0922'],
  ['ዋጋው ９００ ብር ነው።', '800 ብር'],
  ['በአምስት ቀን ያልቃል።', 'በ3 ቀን ያልቃል'],
  ['ሃምሳ ብር ይክፈሉ።', 'ክፍያ አለ'],
  ['አድራሻው ics。gov。evil ነው።', 'ics.gov.et'],
  ['አድራሻው መንገድ.ኢትዮ ነው።', 'አድራሻ የለም'],
  ['አድራሻው መንገድ\u200B.ኢትዮ ነው።', 'አድራሻ የለም'],
  ['በሃያአምስት ቀን ያልቃል።', 'በ5 ቀን ያልቃል'],
  ['በአምስተኛው ቀን ያልቃል።', 'በ3 ቀን ያልቃል'],
  ['በዘጠነኛው ቀን ያልቃል።', 'በ3 ቀን ያልቃል'],
  ['ክፍያው አንድ ሺ።', 'ክፍያ አለ'],
  ['ክፍያው ሚሊየን ብር ነው።', 'ክፍያ አለ'],
  ['ክፍያው 五百 ብር ነው።', 'ክፍያ አለ'],
  ['ክፍያው ௱ ብር ነው።', 'ክፍያ አለ'],
])('%s does not stand: no quote says it', (text, quote) => {
  expect(said(text, quote)).toBe(false)
})

test('numbers in words are held in English as well', () => {
  expect(said('It takes five days.', 'It takes 5 days', 'en')).toBe(true)
  expect(said('It takes fifty days.', 'It takes 5 days', 'en')).toBe(false)
  expect(said('Come on the fifth day.', 'It takes 5 days', 'en')).toBe(true)
  for (const text of ['Come on the twelfth day.', 'Come on the twentieth day.', 'It costs a billion.'])
    expect(said(text, 'It takes 5 days', 'en')).toBe(false)
  expect(said('Bring one of them.', 'Bring the card', 'en')).toBe(true)
})
