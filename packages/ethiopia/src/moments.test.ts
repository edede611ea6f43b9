import { expect, test } from 'vitest'
import { formatMoment } from './moments.ts'

test.each([
  ['2026-11-20T09:00:00Z', '20 November 2026, 12:00', 'ኅዳር 11 ቀን 2019 ዓ.ም.፣ ከቀኑ 6:00 ሰዓት'],
  ['2026-11-20T21:05:00Z', '21 November 2026, 00:05', 'ኅዳር 12 ቀን 2019 ዓ.ም.፣ ከሌሊቱ 6:05 ሰዓት'],
  ['2026-11-20T04:59:59Z', '20 November 2026, 07:59', 'ኅዳር 11 ቀን 2019 ዓ.ም.፣ ከጠዋቱ 1:59 ሰዓት'],
])('%s in Addis Ababa, with the clock of the reader', (at, en, am) => {
  expect([formatMoment(at, 'en'), formatMoment(at, 'am')]).toEqual([en, am])
})
