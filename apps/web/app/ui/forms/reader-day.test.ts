import { expect, test } from 'vitest'
import { dayOf, daysIn, isoOf } from './reader-day.ts'

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
