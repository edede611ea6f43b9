import { ethiopian, gregorian } from '@menged/ethiopia/calendar'
import { expect, test } from 'vitest'
import { daysOf, monthAfter, monthBefore, monthName, monthOf } from './month.ts'

test('a month is the reader’s own: Hidar 2019 in Amharic, November 2026 in English', () => {
  const day = gregorian(2026, 11, 20)
  expect([monthName(monthOf(day, 'am')), daysOf(monthOf(day, 'am'))]).toEqual([
    'ኅዳር 2019 ዓ.ም.',
    { from: '2026-11-10', to: '2026-12-09' },
  ])
  expect([monthName(monthOf(day, 'en')), daysOf(monthOf(day, 'en'))]).toEqual([
    'November 2026',
    { from: '2026-11-01', to: '2026-11-30' },
  ])
})

test('Pagume is a month of five or six days between two years', () => {
  const pagume = monthOf(ethiopian(2018, 13, 2), 'am')
  expect(daysOf(pagume)).toEqual({ from: '2026-09-06', to: '2026-09-10' })
  expect([monthBefore(pagume).month, monthAfter(pagume)]).toEqual([12, { language: 'am', year: 2019, month: 1 }])
  expect(monthBefore(monthAfter(pagume))).toEqual(pagume)
  expect([monthBefore({ language: 'en', year: 2026, month: 1 }), monthAfter({ language: 'en', year: 2026, month: 12 })]).toEqual([
    { language: 'en', year: 2025, month: 12 },
    { language: 'en', year: 2027, month: 1 },
  ])
})
