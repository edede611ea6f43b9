import { expect, test } from 'vitest'
import type { Step, Values } from '../template.ts'
import { field, option } from './fields.ts'
import { eachLine, fill, formOf, plainText } from './fill.ts'

const steps: Step[] = [
  {
    id: 'one',
    title: { am: 'ሀ', en: 'a' },
    fields: [
      field('text', 'name', 'ስም', 'Name'),
      field('longText', 'lines', 'መስመሮች', 'Lines'),
      field('money', 'rent', 'ኪራይ', 'Rent'),
      field('number', 'size', 'ስፋት', 'Size'),
      field('date', 'day', 'ቀን', 'Day'),
      field('phone', 'phone', 'ስልክ', 'Phone'),
      field('choice', 'kind', 'ዓይነት', 'Kind', { options: [option('villa', 'ቪላ', 'Villa')] }),
    ],
  },
]
const filled = (text: string, values: Values, language: 'am' | 'en' = 'en') => fill(text, formOf(values, steps), language)

test('an answer comes with its field, a missing one as a blank', () => {
  expect(filled('To {name}.', { name: '  Hana  Girma ' })).toEqual(['To ', { field: 'name', text: 'Hana Girma' }, '.'])
  expect(filled('{name}', {})).toEqual([{ blank: 22, field: 'name' }])
  expect(filled('{_9}', {})).toEqual([{ blank: 9 }])
})

test.each<[string, string, string, string]>([
  [
    'rent',
    '12500.5',
    '12,500.50 ብር (አሥራ ሁለት ሺህ አምስት መቶ ብር ከሃምሳ ሳንቲም)',
    '12,500.50 birr (twelve thousand five hundred birr and fifty santim)',
  ],
  ['rent', '1,000', '1,000 ብር (አንድ ሺህ ብር)', '1,000 birr (one thousand birr)'],
  ['rent', 'ብዙ', 'ብዙ', 'ብዙ'],
  ['size', '1234.5', '1,234.5', '1,234.5'],
  ['size', 'big', 'big', 'big'],
  ['day', '2026-11-23', 'ኅዳር 14 ቀን 2019 ዓ.ም. (23 ኖቬምበር 2026 እ.ኤ.አ.)', '23 November 2026 (14 Hidar 2019 Ethiopian calendar)'],
  ['day', '2026-02-30', '2026-02-30', '2026-02-30'],
  ['phone', '+251911234567', '0911 234 567', '0911 234 567'],
  ['phone', '+44 20 7946 0958', '+44 20 7946 0958', '+44 20 7946 0958'],
  ['kind', 'villa', 'ቪላ', 'Villa'],
  ['lines', 'አንድ\n\n ሁለት ', 'አንድ፤ ሁለት', 'አንድ; ሁለት'],
])('%s "%s" is printed as a reader expects it', (name, typed, am, en) => {
  expect(filled(`{${name}}`, { [name]: typed }, 'am')).toEqual([{ field: name, text: am }])
  expect(filled(`{${name}}`, { [name]: typed }, 'en')).toEqual([{ field: name, text: en }])
})

test('a choice that is none is a blank', () => {
  expect(filled('{kind}', { kind: 'castle' })).toEqual([{ blank: 14, field: 'kind' }])
})

test('marks of the template are read, marks of an answer are not', () => {
  expect(filled('*{name}* [kind|chosen]', { name: '*{rent}* [a|b]' })).toEqual([
    { b: [{ field: 'name', text: '*{rent}* [a|b]' }] },
    ' ',
    { field: 'kind', text: 'chosen' },
  ])
})

test('an answer that ends in a full stop gets no second one', () => {
  expect(filled('{name}.', { name: 'ETIL P.L.C.' })).toEqual([{ field: 'name', text: 'ETIL P.L.C.' }])
  expect(filled('{name}። ቀጣይ', { name: 'ደረሰ።' }, 'am')).toEqual([{ field: 'name', text: 'ደረሰ።' }, ' ቀጣይ'])
  expect(filled('{name}፤', { name: 'ደረሰ።' }, 'am')).toEqual([{ field: 'name', text: 'ደረሰ።' }])
  expect(filled('{name}።', { name: '2019 ዓ.ም.' }, 'am')).toEqual([{ field: 'name', text: '2019 ዓ.ም.' }, '።'])
})

test('each line of a long answer stands by itself', () => {
  const values = { lines: 'one\n\n two ' }
  const texts = eachLine(values, 'lines').map(({ en }) => plainText(en, formOf(values, steps), 'en'))
  expect(texts).toEqual(['one', 'two'])
  expect(eachLine({}, 'lines')).toEqual([{ am: '{lines}', en: '{lines}' }])
})
