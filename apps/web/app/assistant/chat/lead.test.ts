import { expect, test } from 'vitest'
import { leadOf } from './lead.ts'

test.each([
  ['ETB 5,000. Paid by telebirr.', 'ETB 5,000.', 'Paid by telebirr.'],
  ['5,000 ብር። በቴሌብር ይከፈላል።', '5,000 ብር።', 'በቴሌብር ይከፈላል።'],
  ['ETB 5,000', 'ETB 5,000', ''],
  ['By Proclamation No. 1156/2019, 16 days. Then more.', 'By Proclamation No. 1156/2019, 16 days.', 'Then more.'],
  ['For papers, e.g. a birth certificate, ETB 100. Ask first.', 'For papers, e.g. a birth certificate, ETB 100.', 'Ask first.'],
])('%s', (text, lead, rest) => {
  expect(leadOf(text)).toEqual({ lead, rest })
})

test('a long first sentence is no line', () => {
  const text = `${'word '.repeat(40)}end. Second.`
  expect(leadOf(text)).toEqual({ lead: '', rest: text })
})
