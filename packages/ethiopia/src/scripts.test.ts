import { expect, test } from 'vitest'
import { colonAfter } from './scripts.ts'

test.each([
  ['Cost', 'en', ': '],
  ['ክፍያ', 'am', '፦ '],
  ['What if I lost it?', 'en', ' '],
  ['ምን ይጠይቃል?', 'am', ' '],
  ['የሕግ መሠረቱ፦', 'am', ' '],
] as const)('after the label %s stands one mark', (label, language, mark) => {
  expect(colonAfter(label, language)).toBe(mark)
})
