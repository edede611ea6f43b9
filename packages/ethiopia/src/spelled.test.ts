import { expect, test } from 'vitest'
import { spelledLetters } from './spelled.ts'

test.each([
  ['ሲኤስሲ', 'csc'],
  ['ጂኬኤስ', 'gks'],
  ['ቪኤቲ', 'vat'],
  ['የኤንጂኦ', 'ngo'],
  ['ኤፍኤምኤች', 'fmh'],
  ['ሲአርአርኤስኤ', 'crrsa'],
  ['ፒኤልሲ', 'plc'],
  ['ዲቪ', 'dv'],
])('%s is %s', (word, letters) => {
  expect(spelledLetters(word)).toBe(letters)
})

test.each(['', 'ኤ', 'ፓስፖርት', 'ቲን', 'ሲም', 'csc', '2019', 'ቤት'])('%s spells nothing', (word) => {
  expect(spelledLetters(word)).toBeUndefined()
})
