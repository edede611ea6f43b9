import { expect, test } from 'vitest'
import { colonAfter, scriptIn } from './scripts.ts'

test.each([
  ['Cost', 'en', ': '],
  ['ክፍያ', 'am', '፦ '],
  ['What if I lost it?', 'en', ' '],
  ['ምን ይጠይቃል?', 'am', ' '],
  ['የሕግ መሠረቱ፦', 'am', ' '],
] as const)('after the label %s stands one mark', (label, language, mark) => {
  expect(colonAfter(label, language)).toBe(mark)
})

test.each([
  ['አበበ ከበደ', 'ethiopic'],
  ['ቦሌ, house B12', 'ethiopic'],
  ['Abebe', 'latin'],
  ['Søren Ñ', 'latin'],
  ['12፣ ፲፪', null],
  ['Иван', null],
  ['', null],
])('"%s" is written in %s letters', (text, script) => {
  expect(scriptIn(text)).toBe(script)
})
