import { expect, test } from 'vitest'
import { linksIn, wordsIn } from './links.ts'

test.each([
  ['', 0],
  ['Bring 2.500 birr at 9.30, e.g. in the morning. No. 4', 0],
  ['ቢሮው ተዘግቷል።ነገ ይሂዱ', 0],
  ['https://a.example/b?c=d www.b.example', 2],
  ['write to t.me/agent or bit.ly/x', 2],
  ['ሰላም.com ይግቡ', 1],
  ['HTTP://SHOUTING.EXAMPLE', 1],
  ['passport.gov.et,mofed.gov.et', 1],
])('%j leads elsewhere %i times', (text, links) => {
  expect(linksIn(text)).toBe(links)
})

test.each([
  ['', 0],
  [' one  two\nthree ', 3],
  ['ሰላም፡ለዓለም', 2],
  ['- – … !', 0],
])('%j has %i words', (text, words) => {
  expect(wordsIn(text)).toBe(words)
})
