import { expect, test } from 'vitest'
import { isSentence, stepped } from './search-suggestions.tsx'

// covers P-04
test('the arrows go round through the field itself', () => {
  expect([-1, 0, 1].map((active) => stepped(active, 1, 3))).toEqual([0, 1, 2])
  expect(stepped(2, 1, 3)).toBe(-1)
  expect(stepped(-1, -1, 3)).toBe(2)
  expect(stepped(0, -1, 3)).toBe(-1)
})

test('a question is told from words that are searched for', () => {
  for (const asked of ['how much is a passport', 'ፓስፖርት?', 'ስንት ያስከፍላል፧', 'passport renewal fee adult?'])
    expect(isSentence(asked)).toBe(true)
  for (const sought of ['passport', 'trade licence', 'ንግድ ፈቃድ ማደስ']) expect(isSentence(sought)).toBe(false)
})
