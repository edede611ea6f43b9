import { expect, test } from 'vitest'
import { formatShortAge, postDateLabel, shortAge } from './ages.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// covers P-47
test.each([
  [0, 'just now', 'አሁን'],
  [MINUTE - 1, 'just now', 'አሁን'],
  [-5 * DAY, 'just now', 'አሁን'],
  [MINUTE, '1m', '1 ደቂቃ'],
  [HOUR - 1, '59m', '59 ደቂቃ'],
  [HOUR, '1h', '1 ሰዓት'],
  [DAY - 1, '23h', '23 ሰዓት'],
  [DAY, '1d', '1 ቀን'],
  [2 * DAY + HOUR, '2d', '2 ቀን'],
  [7 * DAY - 1, '6d', '6 ቀን'],
  [7 * DAY, '1w', '1 ሳምንት'],
  [365 * DAY - 1, '52w', '52 ሳምንት'],
  [400 * DAY, '1y', '1 ዓመት'],
  [800 * DAY, '2y', '2 ዓመት'],
])('a thing of %s ms is %s old', (elapsed, en, am) => {
  const age = shortAge(NOW - elapsed, NOW)
  expect(formatShortAge(age, 'en')).toBe(en)
  expect(formatShortAge(age, 'am')).toBe(am)
})

// covers P-47
test('the structured age names unit and count', () => {
  expect(shortAge('2026-11-18T08:00:00Z', new Date(NOW))).toEqual({ unit: 'day', count: 2 })
  expect(shortAge(NOW, NOW)).toEqual({ unit: 'now', count: 0 })
  expect(() => shortAge('yesterday', NOW)).toThrow(RangeError)
})

// covers P-48
test.each([
  [0, 'Today', 'ዛሬ'],
  [-3, 'Today', 'ዛሬ'],
  [1, '1 day ago', 'ከ1 ቀን በፊት'],
  [2, '2 days ago', 'ከ2 ቀን በፊት'],
  [6, '6 days ago', 'ከ6 ቀን በፊት'],
  [7, '1 week ago', 'ከ1 ሳምንት በፊት'],
  [13, '1 week ago', 'ከ1 ሳምንት በፊት'],
  [14, '2 weeks ago', 'ከ2 ሳምንት በፊት'],
  [34, '4 weeks ago', 'ከ4 ሳምንት በፊት'],
  [35, '16-10-2026', 'ጥቅምት 6 ቀን 2019 ዓ.ም.'],
  [320, '04-01-2026', 'ታኅሣሥ 26 ቀን 2018 ዓ.ም.'],
])('a post of %s days ago is labelled %s', (days, en, am) => {
  expect(postDateLabel(NOW - days * DAY, NOW, 'en')).toBe(en)
  expect(postDateLabel(NOW - days * DAY, NOW, 'am')).toBe(am)
})

// covers P-48
test('labels count civil days in Addis Ababa, not spans of 24 hours', () => {
  const justAfterMidnight = '2026-11-19T21:00:00Z'
  expect(postDateLabel('2026-11-19T20:59:00Z', justAfterMidnight, 'en')).toBe('1 day ago')
  expect(postDateLabel(justAfterMidnight, '2026-11-20T20:59:59Z', 'en')).toBe('Today')
})
