import { expect, test } from 'vitest'
import { amharicStems, latinForms, withoutPrefix } from './amharic.ts'

const meet = (one: string, other: string): boolean => amharicStems(one).some((stem) => amharicStems(other).includes(stem))

test.each([
  ['ማረጋገጥ', 'የማረጋገጫ'],
  ['ለማሳደስ', 'ማሳደሻ'],
  ['መክፈት', 'መክፈቻው'],
  ['መጠቀም', 'መጠቀሚያ'],
  ['መንዳት', 'መንጃ'],
  ['ማስገባት', 'ማስገቢያ'],
])('a verb meets the noun of its tool or place: %s, %s', (one, other) => {
  expect(meet(one, other)).toBe(true)
})

test.each([
  ['ፍቃድ', 'የፈቃዱ'],
  ['ከሀገር', 'አገር'],
  ['ደሞዝ', 'ደመወዝ'],
  ['ግምባታ', 'ግንባታ'],
])('two spellings of one word meet: %s, %s', (one, other) => {
  expect(meet(one, other)).toBe(true)
})

test.each([
  ['መንግስት', 'መንገድ'],
  ['ማህበር', 'ማህተም'],
  ['ምስክር', 'መስከረም'],
])('%s and %s stay apart', (one, other) => {
  expect(meet(one, other)).toBe(false)
})

test('a prefix goes when the stemmer takes it for one', () => {
  expect(withoutPrefix('የላኪነት')).toBe('ላኪነት')
  expect(withoutPrefix('ከተማ')).toBe('ከተማ')
  expect(withoutPrefix('ቤት')).toBe('ቤት')
})

test('of Amharic in Latin letters prefixes and endings may go, when enough remains', () => {
  expect(latinForms('yeginbata')).toContain('ginbata')
  expect(latinForms('yebetoch')).toContain('bet')
  expect(latinForms('bet')).toEqual(['bet'])
})
