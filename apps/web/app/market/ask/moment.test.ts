import { expect, test } from 'vitest'
import { dayOf, daysIn, isoOf, minuteOf, momentText, timeOf, tomorrow } from './moment.ts'

test('tomorrow is the day after today in Addis Ababa', () => {
  expect(tomorrow(new Date('2026-11-20T22:00:00Z')).date).toBe('2026-11-22')
})

test('a day is the same day in both calendars, there and back', () => {
  expect(dayOf('2026-11-20', 'am')).toEqual({ year: 2019, month: 3, day: 11 })
  for (const language of ['en', 'am'] as const) expect(isoOf(dayOf('2026-11-20', language), language)).toBe('2026-11-20')
})

test('a month that is shorter gives its last day', () => {
  expect(isoOf({ year: 2027, month: 2, day: 31 }, 'en')).toBe('2027-02-28')
  expect([daysIn({ year: 2019, month: 13 }, 'am'), dayOf(isoOf({ year: 2019, month: 13, day: 30 }, 'am'), 'am').day]).toEqual([
    6, 6,
  ])
})

test('an instant in the words of the reader', () => {
  expect(momentText('2026-11-25T07:00:00.000Z', 'en')).toBe('Wednesday 25 November 2026, 10:00 AM')
  expect(momentText('2026-11-25T07:00:00.000Z', 'am')).toBe('ረቡዕ፣ ኅዳር 16 ቀን 2019 ዓ.ም.፣ ከጠዋቱ 4:00 ሰዓት')
  expect([minuteOf('14:30'), timeOf(870)]).toEqual([870, '14:30'])
})
