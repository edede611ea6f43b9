import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spoken } from './spoken.ts'

test('English says the currency behind the amount, ranges and abbreviations in words', () => {
  expect(spoken('ETB 1,250', 'en')).toBe('1,250 birr')
  expect(spoken('About ETB 204, or about ETB 231', 'en')).toBe('About 204 birr, or about 231 birr')
  expect(spoken('About ETB 200–225 (e.g. online), EUR 992 a month', 'en')).toBe(
    'About 200 to 225 birr (for example online), 992 euros a month',
  )
  expect(spoken('Proclamation No. 980/2016, 3 × 4 cm, 2024–25', 'en')).toBe(
    'Proclamation number 980 of 2016, 3 by 4 cm, 2024 to 25',
  )
  expect(spoken('Dial *127# or see etrade.gov.et.', 'en')).toBe('Dial star 1 2 7 hash or see etrade dot gov dot et.')
})

test('Amharic says numbers in words, with what stands before and behind them', () => {
  expect(spoken('1,250 ብር', 'am')).toBe('አንድ ሺህ ሁለት መቶ ሃምሳ ብር')
  expect(spoken('ETB 100', 'am')).toBe('አንድ መቶ ብር')
  expect(spoken('ከ200 እስከ 225 ብር', 'am')).toBe('ከሁለት መቶ እስከ ሁለት መቶ ሃያ አምስት ብር')
  expect(spoken('በ2017 ዓ.ም. 15% እና 3.5 ዓመት', 'am')).toBe('በሁለት ሺህ አሥራ ሰባት ዓመተ ምሕረት አሥራ አምስት በመቶ እና ሦስት ነጥብ አምስት ዓመት')
  expect(spoken('የ12ኛ ክፍል፣ አዋጅ ቁጥር 980/2008', 'am')).toBe('የአሥራ ሁለተኛ ክፍል፣ አዋጅ ቁጥር ዘጠኝ መቶ ሰማንያ በሁለት ሺህ ስምንት')
  expect(spoken('ከጠዋቱ 2:30 እስከ 6:00', 'am')).toBe('ከጠዋቱ ሁለት ሰዓት ተኩል እስከ ስድስት ሰዓት')
  expect(spoken('ወደ 905 ይደውሉ፤ *127#', 'am')).toBe('ወደ ዘጠኝ ዜሮ አምስት ይደውሉ፤ ኮከብ አንድ ሁለት ሰባት መሰላል')
})

test('no digit and no known abbreviation is left in the Amharic of any guide', () => {
  const left = globSync('content/guides/*.json').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/"am": ("(?:[^"\\]|\\.)*")/g), ([, text = '""']) =>
      spoken(String(JSON.parse(text)).replace(/<[^>]*>/g, ' '), 'am'),
    ).filter((text) => /\d|[ሀ-ፚ]\.[ሀ-ፚ]|ጽ\/ቤ/.test(text)),
  )
  expect(left).toEqual([])
})
