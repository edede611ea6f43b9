import { expect, test } from 'vitest'
import { likelyMoments, minuteOf, momentText, nearText, shortMoment, timeOf, tomorrow } from './moment.ts'

test('tomorrow is the day after today in Addis Ababa', () => {
  expect(tomorrow(new Date('2026-11-20T22:00:00Z')).date).toBe('2026-11-22')
})

test('an instant in the words of the reader', () => {
  expect(momentText('2026-11-25T07:00:00.000Z', 'en')).toBe('Wednesday 25 November 2026, 10:00 AM')
  expect(momentText('2026-11-25T07:00:00.000Z', 'am')).toBe('ረቡዕ፣ ኅዳር 16 ቀን 2019 ዓ.ም.፣ ከጠዋቱ 4:00 ሰዓት')
  expect([minuteOf('14:30'), timeOf(870)]).toEqual([870, '14:30'])
})

test('in a list: the time of today, a day of this year without it, and of another year with it', () => {
  const now = Date.parse('2026-11-20T07:00:00.000Z')
  expect(shortMoment('2026-11-20T09:30:00.000Z', 'en', now)).toBe('12:30 PM')
  expect(shortMoment('2026-11-20T21:30:00.000Z', 'en', now)).toBe('21 November')
  expect(shortMoment('2026-11-20T21:30:00.000Z', 'am', now)).toBe('ኅዳር 12')
  expect(shortMoment('2025-11-20T07:00:00.000Z', 'en', now)).toBe('20 November 2025')
  expect(shortMoment('2025-11-20T07:00:00.000Z', 'am', now)).toBe('ኅዳር 11 ቀን 2018 ዓ.ም.')
})

test('what is likely: a morning and an afternoon of the next two days, Sunday left out', () => {
  const named = (day: string, language: 'am' | 'en') => likelyMoments(new Date(day)).map((each) => nearText(each, language))
  expect(named('2026-11-27T07:00:00.000Z', 'en')).toEqual([
    ...['Saturday, 10:00 AM', 'Saturday, 3:00 PM', 'Monday, 10:00 AM', 'Monday, 3:00 PM'],
  ])
  expect(named('2026-11-30T07:00:00.000Z', 'am')).toEqual([
    ...['ማክሰኞ፣ ከጠዋቱ 4:00 ሰዓት', 'ማክሰኞ፣ ከቀኑ 9:00 ሰዓት', 'ረቡዕ፣ ከጠዋቱ 4:00 ሰዓት', 'ረቡዕ፣ ከቀኑ 9:00 ሰዓት'],
  ])
  expect(likelyMoments(new Date('2026-11-28T07:00:00.000Z'))[0]).toEqual({ date: '2026-11-30', time: '10:00' })
})
