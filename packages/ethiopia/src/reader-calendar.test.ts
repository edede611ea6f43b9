import { expect, test } from 'vitest'
import { gregorian } from './calendar.ts'
import { calendarOf } from './reader-calendar.ts'

test('a reader of Amharic counts in the Ethiopian calendar, and names its era', () => {
  const { months, dateOf, date, daysIn, monthName, era } = calendarOf('am')
  expect(dateOf(gregorian(2026, 11, 23))).toMatchObject({ year: 2019, month: 3, day: 14 })
  expect([months, daysIn(2018, 13), daysIn(2015, 13), monthName(13, 'am'), era]).toEqual([13, 5, 6, 'ጳጉሜን', ' ዓ.ም.'])
  expect(date(2019, 3, 14)).toEqual(dateOf(gregorian(2026, 11, 23)))
  expect(() => date(2018, 13, 6)).toThrow(RangeError)
})

test('a reader of English counts in the Gregorian one, where a year needs no era', () => {
  const { months, dateOf, date, daysIn, monthName, era } = calendarOf('en')
  expect(dateOf(gregorian(2026, 11, 23))).toMatchObject({ year: 2026, month: 11, day: 23 })
  expect([months, daysIn(2026, 2), daysIn(2028, 2), monthName(12, 'en'), era]).toEqual([12, 28, 29, 'December', ''])
  expect(date(2026, 11, 23)).toEqual(gregorian(2026, 11, 23))
  expect(() => date(2026, 2, 29)).toThrow(RangeError)
})
