import { expect, it } from 'vitest'
import { figureFaults } from './figures.ts'

it.each([
  ['ETB 1,234.50 for 3 days', '1,234.50 ብር ለሦስት ቀን'],
  ['on the third floor', '3ኛ ፎቅ'],
  ['from 8:30 to 12:30', 'ከ2:30 እስከ 6:30'],
  ['until 11 at night', 'እስከ ምሽቱ 5 ሰዓት'],
  ['on 9 January 2025', 'ጥር 1 ቀን 2017 ዓ.ም.'],
  ['8 July to 9 March', 'ከሐምሌ 1 እስከ የካቲት 30'],
  ['from 1 Hamle (8 July)', 'ከሐምሌ 1'],
  ['April to June 2025', 'ከሚያዝያ እስከ ሰኔ 2017'],
  ['Proclamation No. 1284/2023', 'አዋጅ ቁጥር 1284/2015'],
  ['in 2025–26', 'በ2018 ዓ.ም.'],
  ['by mid-January', 'እስከ ጥር 7 አካባቢ'],
  ['by 15 April', 'እስከ ሚያዝያ 7 (እ.ኤ.አ. ኤፕሪል 15)'],
])('%s is %s', (en, am) => {
  expect(figureFaults({ en, am })).toEqual([])
})

it.each([
  ['ETB 5,000', '500 ብር'],
  ['in 3 days', 'በአምስት ቀን'],
  ['from 8:30', 'ከ3:30'],
  ['on 9 January 2025', 'ጥር 2 ቀን 2017 ዓ.ም.'],
  ['until 8 July', 'እስከ ሐምሌ 10'],
  ['Proclamation No. 1284/2023', 'አዋጅ ቁጥር 1284/2012'],
  ['USD 10 and more', 'ከዚያ በላይ'],
])('%s is not %s', (en, am) => {
  expect(figureFaults({ en, am })).not.toEqual([])
})
