import { expect, test } from 'vitest'
import type { Piece } from './analyse.ts'
import { lineOf } from './present.ts'

const meets = ({ words }: Piece) => words.some((word) => word.stems.includes('s:passport'))

test('a line is the beginning of a text, cut at a word', () => {
  expect(lineOf('Bring it.', 'en', meets)).toBe('Bring it.')
  expect(lineOf('word '.repeat(40), 'en', null)).toMatch(/^(?:word ){16}word…$/)
  expect(lineOf(`passport ${'word '.repeat(40)}`, 'en', meets)).toMatch(/^passport (?:word ){15}word…$/)
})

test('a word that was met further behind stands in the line, with what comes before it', () => {
  expect(lineOf(`${'and so on '.repeat(20)}bring the old passport and go. ${'Then wait. '.repeat(20)}`, 'en', meets)).toMatch(
    /^…(?:\w+ ){1,5}bring the old passport and go\. .*…$/,
  )
  expect(lineOf(`${'x'.repeat(120)}-passport`, 'en', meets)).toContain('passport')
})
