import { expect, it } from 'vitest'
import { punctuationFaults, wordingFaults } from './amharic-style.ts'

it('tells an abbreviation from a sentence', () => {
  expect(punctuationFaults('በ2017 ዓ.ም. ለተ.እ.ታ ኃ.የተ.የግ.ማኅበር (እ.ኤ.አ.) ነው።')).toEqual([])
  expect(punctuationFaults('ሰላም.')).toHaveLength(1)
  expect(punctuationFaults('ሰላም; ዓለም: ቤት,')).toHaveLength(3)
})

it('keeps to one form of a word, and to one calendar in a date', () => {
  expect(
    wordingFaults(
      'የልደት ምስክር ወረቀት፣ የምስክር ወረቀቱ፣ ወደ 905 ይደውሉ፣ 204 ብር ገደማ፣ *127# ይደውሉ፣ ከ200 ብር አይበልጥም። እ.ኤ.አ. በ2022 ነው፤ በ2017 ዓ.ም. ግን',
    ),
  ).toEqual([])
  expect(wordingFaults('እ.ኤ.አ. ከሐምሌ 2015 ዓ.ም.')).toEqual([expect.stringContaining('a Gregorian date has no ዓ.ም.')])
  for (const wrong of [
    'ግዢ',
    'ከ100 ፊደል አይበልጥ',
    'ተነስቷል',
    'የኢሜይል አገልጋይ',
    'ማያ ገጽ',
    'የግብር ጽሕፈት ቤት',
    'ምዝገባና ምስክር ወረቀት',
    'ወረዳው ምስክር ወረቀት',
    'እንዳለብዎ ይ',
    '994 ይደውሉ',
    'በ994 ይደውሉ',
    'ሀ፤</li>',
    'ወደ 204 ብር',
    '“ፓስፖርት',
    'ጃቫ ስክሪፕት',
    '5 ሜጋ ባይት',
    'ሠንጠረዥ',
    'ከ{{count}} ቀናት በፊት',
    '30 ቀናት',
  ])
    expect(wordingFaults(wrong), wrong).toHaveLength(1)
})
