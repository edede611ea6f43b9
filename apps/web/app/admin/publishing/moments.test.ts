import { expect, it } from 'vitest'
import { addisInstant, momentText } from './moments.ts'

it('reads the clock of Addis Ababa, around midnight too', () => {
  expect(addisInstant('2026-11-24', '08:30')).toBe('2026-11-24T05:30:00.000Z')
  expect(addisInstant('2026-11-24', '00:10')).toBe('2026-11-23T21:10:00.000Z')
  expect(addisInstant('2026-11-24', '')).toBeNull()
  expect(addisInstant('24.11.2026', '08:30')).toBeNull()
  expect(addisInstant('2026-13-24', '08:30')).toBeNull()
})

it('says it in the calendar and on the clock of the reader', () => {
  expect(momentText('2026-11-23T21:10:00.000Z', 'en')).toBe('24 November 2026, 12:10 AM')
  expect(momentText('2026-11-23T21:10:00.000Z', 'am')).toBe('ኅዳር 15 ቀን 2019 ዓ.ም.፣ ከሌሊቱ 6:10 ሰዓት')
})
