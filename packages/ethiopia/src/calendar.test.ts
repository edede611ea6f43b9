import { toEC, toGC } from 'kenat'
import { expect, test } from 'vitest'
import {
  addisDate,
  dayMonthYear,
  daysBetween,
  daysInEthiopianMonth,
  daysInGregorianMonth,
  ethiopian,
  ethiopianFromJulianDay,
  formatDate,
  formatEthiopian,
  formatMonth,
  gregorian,
  gregorianFromJulianDay,
  isEthiopianLeapYear,
  isGregorianLeapYear,
  isoDate,
  isValidEthiopian,
  parseIsoDate,
  toEthiopian,
  toGregorian,
  toJulianDay,
} from './calendar.ts'
import { DAY_MS } from './durations.ts'
import { ethiopianMonthName, formatGregorian, gregorianMonthName } from './month-names.ts'
import { formatDay, weekdayName } from './weekdays.ts'

const PAIRS = `1900-03-01=1892-06-22 1935-10-03=1928-01-22 1941-05-05=1933-08-27 1974-09-12=1967-01-02 1991-05-28=1983-09-20
1999-12-31=1992-04-21 2000-01-01=1992-04-22 2000-02-29=1992-06-21 2003-09-11=1995-13-06 2003-09-12=1996-01-01
2007-09-11=1999-13-06 2007-09-12=2000-01-01 2011-09-11=2003-13-06 2011-09-12=2004-01-01 2015-09-11=2007-13-06
2015-09-12=2008-01-01 2016-09-10=2008-13-05 2016-09-11=2009-01-01 2019-09-11=2011-13-06 2019-09-12=2012-01-01
2020-02-29=2012-06-21 2021-03-25=2013-07-16 2023-09-11=2015-13-06 2023-09-12=2016-01-01 2024-01-07=2016-04-28
2024-01-19=2016-05-10 2024-02-29=2016-06-21 2024-04-02=2016-07-24 2024-09-11=2017-01-01 2025-09-10=2017-13-05
2025-09-11=2018-01-01 2026-11-20=2019-03-11 2027-09-11=2019-13-06 2027-09-12=2020-01-01 2028-02-29=2020-06-21
2100-02-28=2092-06-20 2100-03-01=2092-06-21 2100-09-11=2092-13-05 2100-09-12=2093-01-01`.split(/\s+/)

const DAYS_1900_TO_2100 = 73_414

function ethiopianOf(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return ethiopian(year, month, day)
}

type Numbers = { year: number; month: number; day: number }

const sameDay = (one: Numbers, other: Numbers): boolean =>
  one.year === other.year && one.month === other.month && one.day === other.day

test.each(PAIRS)('known pair %s converts both ways', (pair) => {
  const [western = '', local = ''] = pair.split('=')
  expect(toEthiopian(parseIsoDate(western))).toEqual(ethiopianOf(local))
  expect(isoDate(ethiopianOf(local))).toBe(western)
})

test('agrees with ICU on every day from 1900 to 2100, and comes back', () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-ethiopic', { timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' })
  const start = Date.UTC(1900, 0, 1)
  const wrong: string[] = []
  for (let index = 0; index < DAYS_1900_TO_2100; index++) {
    const instant = new Date(start + index * DAY_MS)
    const western = gregorian(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate())
    const local = toEthiopian(western)
    const [month = 0, day = 0, year = 0] = icu.format(instant).split(/[/ ]/).map(Number)
    if (!sameDay(local, { year, month, day }) || isoDate(local) !== instant.toISOString().slice(0, 10))
      wrong.push(isoDate(western))
  }
  expect(wrong).toEqual([])
  expect(new Date(start + (DAYS_1900_TO_2100 - 1) * DAY_MS).toISOString()).toBe('2100-12-31T00:00:00.000Z')
})

test('agrees with kenat on every day from 1900 to 2100, and on the way back where kenat agrees with itself', () => {
  const first = toJulianDay(gregorian(1900, 1, 1))
  const wrong: string[] = []
  for (let jdn = first; jdn < first + DAYS_1900_TO_2100; jdn++) {
    const western = gregorianFromJulianDay(jdn)
    const local = ethiopianFromJulianDay(jdn)
    const theirs = toEC(western.year, western.month, western.day)
    // From the Ethiopian year 2092 on its way back is a day short: 2100, no leap year, is counted as one.
    const back = local.year < 2092 ? toGC(local.year, local.month, local.day) : western
    if (!sameDay(local, theirs) || !sameDay(western, back)) wrong.push(isoDate(western))
  }
  expect(wrong).toEqual([])
})

test('weekdays agree with the platform over four years', () => {
  const icu = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' })
  for (let index = 0; index < 1461; index++) {
    const instant = Date.UTC(2024, 0, 1) + index * DAY_MS
    expect(weekdayName(parseIsoDate(new Date(instant).toISOString().slice(0, 10)), 'en')).toBe(icu.format(instant))
  }
})

test('round trip from the first to the last day that both calendars hold', () => {
  const first = toJulianDay(ethiopian(1, 1, 1))
  const last = toJulianDay(gregorian(9999, 12, 31))
  for (let jdn = first; jdn <= last; jdn += 17) {
    const western = gregorianFromJulianDay(jdn)
    const local = ethiopianFromJulianDay(jdn)
    if (toJulianDay(western) !== jdn || toJulianDay(local) !== jdn) throw new Error(`Day ${jdn} does not come back`)
  }
  expect(isoDate(ethiopian(1, 1, 1))).toBe('0008-08-27')
})

test('converting to the calendar a date already has returns it', () => {
  const western = gregorian(2026, 11, 20)
  const local = ethiopian(2019, 3, 11)
  expect(toGregorian(western)).toBe(western)
  expect(toEthiopian(local)).toBe(local)
})

test.each([
  [2018, 13, 6],
  [2019, 13, 7],
  [2019, 14, 1],
  [2019, 1, 31],
  [2019, 0, 1],
  [2019, 1, 0],
  [2019, 1.5, 1],
  [2019, 1, 1.5],
  [0, 1, 1],
  [10_000, 1, 1],
  [Number.NaN, 1, 1],
])('there is no Ethiopian date %s-%s-%s', (year, month, day) => {
  expect(isValidEthiopian(year, month, day)).toBe(false)
  expect(() => ethiopian(year, month, day)).toThrow(RangeError)
})

test.each(['2025-02-29', '2100-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '0000-01-01', '2025-1-1', '20250101', ''])(
  'there is no Gregorian date "%s"',
  (text) => {
    expect(() => parseIsoDate(text)).toThrow(RangeError)
  },
)

test('days before the Ethiopian era and after year 9999 are refused, not mislabelled', () => {
  expect(() => toEthiopian(gregorian(8, 8, 26))).toThrow(RangeError)
  expect(() => toGregorian(ethiopian(9999, 13, 5))).toThrow(RangeError)
})

test('leap years and lengths of months', () => {
  expect([2015, 2018, 2019, 2020].map(isEthiopianLeapYear)).toEqual([true, false, true, false])
  expect([1900, 2000, 2024, 2025, 2100].map(isGregorianLeapYear)).toEqual([false, true, true, false, false])
  expect([1, 12, 13, 14, 0].map((month) => daysInEthiopianMonth(2019, month))).toEqual([30, 30, 6, 0, 0])
  expect(daysInEthiopianMonth(2018, 13)).toBe(5)
  expect([1, 2, 4, 12, 13, 0].map((month) => daysInGregorianMonth(2024, month))).toEqual([31, 29, 30, 31, 0, 0])
})

test('Amharic month names are those of ICU', () => {
  const western = new Intl.DateTimeFormat('am', { timeZone: 'UTC', month: 'long' })
  const local = new Intl.DateTimeFormat('am-u-ca-ethiopic', { timeZone: 'UTC', month: 'long' })
  for (let month = 1; month <= 12; month++)
    expect(gregorianMonthName(month, 'am')).toBe(western.format(Date.UTC(2026, month - 1, 15)))
  for (let month = 1; month <= 13; month++) {
    expect(ethiopianMonthName(month, 'am')).toBe(local.format(new Date(isoDate(ethiopian(2019, month, 3)))))
  }
  expect(ethiopianMonthName(13, 'en')).toBe('Pagume')
  expect(() => ethiopianMonthName(14, 'en')).toThrow(RangeError)
})

test('Amharic weekday names are those of ICU', () => {
  const icu = new Intl.DateTimeFormat('am', { timeZone: 'UTC', weekday: 'long' })
  const names = Array.from({ length: 7 }, (_, index) => weekdayName(gregorian(2026, 11, 16 + index), 'am'))
  expect(names).toEqual(['ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ', 'እሑድ'])
  expect(names).toEqual(Array.from({ length: 7 }, (_, index) => icu.format(Date.UTC(2026, 10, 16 + index))))
})

test('the civil date is that of Addis Ababa', () => {
  expect(isoDate(addisDate('2026-11-19T20:59:59.999Z'))).toBe('2026-11-19')
  expect(isoDate(addisDate('2026-11-19T21:00:00Z'))).toBe('2026-11-20')
  expect(isoDate(addisDate(new Date('2026-11-20T00:30:00+03:00')))).toBe('2026-11-20')
  expect(isoDate(addisDate(0))).toBe('1970-01-01')
  expect(isoDate(addisDate(-10_800_001))).toBe('1969-12-31')
})

test.each(['2026-11-20', '2026-11-20T10:00:00', 'soon', new Date('soon'), Number.NaN])('%s is no instant', (value) => {
  expect(() => addisDate(value)).toThrow(RangeError)
})

test('written forms', () => {
  const date = gregorian(2026, 11, 20)
  expect(formatEthiopian(date)).toBe('ኅዳር 11 ቀን 2019 ዓ.ም.')
  expect(formatDay(ethiopian(2019, 3, 11), 'am')).toBe('ዓርብ፣ ኅዳር 11 ቀን 2019 ዓ.ም.')
  expect(formatGregorian(date, 'am')).toBe('20 ኖቬምበር 2026 እ.ኤ.አ.')
  expect(formatGregorian(date, 'am', { weekday: true })).toBe('ዓርብ፣ 20 ኖቬምበር 2026 እ.ኤ.አ.')
  expect(formatGregorian(ethiopian(2019, 3, 11), 'en')).toBe('20 November 2026')
  expect(formatGregorian(date, 'en', { weekday: true })).toBe('Friday 20 November 2026')
  expect(formatDate(date, 'am')).toBe('ኅዳር 11 ቀን 2019 ዓ.ም.')
  expect(formatDay(date, 'en')).toBe('Friday 20 November 2026')
  expect(dayMonthYear(gregorian(2026, 1, 5))).toBe('05-01-2026')
})

test('a month in words', () => {
  expect(formatMonth(2025, 9, 'en')).toBe('September 2025')
  expect(formatMonth(2025, 9, 'am')).toBe('መስከረም 2018 ዓ.ም.')
  expect(formatMonth(2025, 8, 'am')).toBe('ነሐሴ 2017 ዓ.ም.')
  expect(() => formatMonth(2025, 13, 'en')).toThrow(RangeError)
})

test('days between dates of either calendar', () => {
  expect(daysBetween(gregorian(2026, 11, 20), ethiopian(2019, 3, 12))).toBe(1)
  expect(daysBetween(gregorian(2025, 3, 1), gregorian(2024, 2, 29))).toBe(-366)
})
