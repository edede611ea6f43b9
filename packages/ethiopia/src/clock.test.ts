import { expect, test } from 'vitest'
import {
  addisTime,
  formatDayMinute,
  formatEthiopianTime,
  fromEthiopianTime,
  parseEthiopianTime,
  toEthiopianTime,
} from './clock.ts'

const HOURS = `0 ከሌሊቱ 6 · 3 ከሌሊቱ 9 · 5 ከሌሊቱ 11 · 6 ከጠዋቱ 12 · 7 ከጠዋቱ 1 · 9 ከጠዋቱ 3 · 11 ከጠዋቱ 5 · 12 ከቀኑ 6 · 13 ከቀኑ 7 · 15 ከቀኑ 9
· 17 ከቀኑ 11 · 18 ከምሽቱ 12 · 19 ከምሽቱ 1 · 21 ከምሽቱ 3 · 23 ከምሽቱ 5`.split(/\s+·\s+/)

test.each(HOURS)('24-hour and Ethiopian hour: %s', (line) => {
  const [hour, period, local] = line.split(' ')
  expect(formatEthiopianTime(toEthiopianTime(Number(hour)))).toBe(`${period} ${local}:00 ሰዓት`)
  expect(fromEthiopianTime(parseEthiopianTime(`${period} ${local}`))).toEqual({ hour: Number(hour), minute: 0 })
})

test('every minute of the day comes back', () => {
  for (let minutes = 0; minutes < 1440; minutes++) {
    const time = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
    const local = toEthiopianTime(time.hour, time.minute)
    expect(fromEthiopianTime(local)).toEqual(time)
    expect(parseEthiopianTime(formatEthiopianTime(local))).toEqual(local)
  }
})

test('written and typed forms', () => {
  expect(formatEthiopianTime(toEthiopianTime(8, 30))).toBe('ከጠዋቱ 2:30 ሰዓት')
  expect(formatEthiopianTime(toEthiopianTime(14, 5))).toBe('ከቀኑ 8:05 ሰዓት')
  expect(parseEthiopianTime(' ከጠዋቱ 2፡30 ሰዓት ')).toEqual({ period: 'morning', hour: 2, minute: 30 })
})

test.each(['ከጠዋቱ 8 ሰዓት', 'ከቀኑ 1:00 ሰዓት', 'ከምሽቱ 6', 'ከሌሊቱ 12', 'ከጠዋቱ 0', 'ከጠዋቱ 13', 'ከጠዋቱ 2:60', '2:30 ሰዓት', 'ጠዋት 2', ''])(
  '"%s" is no time',
  (text) => {
    expect(() => parseEthiopianTime(text)).toThrow(RangeError)
  },
)

test.each([
  [24, 0],
  [-1, 0],
  [1.5, 0],
  [1, 60],
  [1, -1],
])('%s:%s is not on a 24-hour clock', (hour, minute) => {
  expect(() => toEthiopianTime(hour, minute)).toThrow(RangeError)
})

test.each([
  [0, '12:00 AM', 'ከሌሊቱ 6:00 ሰዓት'],
  [360, '6:00 AM', 'ከጠዋቱ 12:00 ሰዓት'],
  [750, '12:30 PM', 'ከቀኑ 6:30 ሰዓት'],
  [1260, '9:00 PM', 'ከምሽቱ 3:00 ሰዓት'],
])('minute %s of the day is %s, and %s', (minute, en, am) => {
  expect([formatDayMinute(minute, 'en'), formatDayMinute(minute, 'am')]).toEqual([en, am])
})

test.each([-1, 1440, 1.5])('%s is no minute of the day', (minute) => {
  expect(() => formatDayMinute(minute, 'en')).toThrow(RangeError)
})

test('the clock in Addis Ababa is three hours ahead of UTC', () => {
  expect(formatEthiopianTime(addisTime('2026-11-20T05:30:59Z'))).toBe('ከጠዋቱ 2:30 ሰዓት')
  expect(formatEthiopianTime(addisTime(-1))).toBe('ከሌሊቱ 8:59 ሰዓት')
})
