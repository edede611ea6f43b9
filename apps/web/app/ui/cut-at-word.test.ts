import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test.each([
  ['a short text', 20, 'a short text'],
  ['one two three', 8, 'one two…'],
  ['one two three', 7, 'one two…'],
  ['one, two', 5, 'one…'],
  ['ንግድ ፈቃድ፣ ምዝገባ', 9, 'ንግድ ፈቃድ…'],
  ['already cut at a word…', 14, 'already cut at…'],
  ['unbrokenline', 6, 'unbrok…'],
])('"%s" in %s letters is "%s"', (text, longest, cut) => {
  expect(cutAtWord(text, longest)).toBe(cut)
})
