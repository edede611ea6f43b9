// Names of months in either calendar, whichever the reader counts by: for those who show both. What every page needs is in calendar.ts.
import { type CivilDate, nameIn, toGregorian } from './calendar.ts'
import { type Language, writtenFor } from './languages.ts'
import type { InEach } from './text.ts'
import { weekdayName } from './weekdays.ts'

/** The Amharic is spelled as in Unicode CLDR; the English is the plain spelling that readers here use. */
const ETHIOPIAN: InEach<readonly string[]> = {
  en: 'Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagume'.split(' '),
  am: 'መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'.split(' '),
}

const GREGORIAN: InEach<readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  am: 'ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር'.split(' '),
}

/** Name of an Ethiopian month, 1 to 13. @throws RangeError for any other number. */
export const ethiopianMonthName = (month: number, language: Language): string => nameIn(ETHIOPIAN, month, language)

/** Name of a Gregorian month, 1 to 12. @throws RangeError for any other number. */
export const gregorianMonthName = (month: number, language: Language): string => nameIn(GREGORIAN, month, language)

/** After the weekday, and after the year. */
const GREGORIAN_MARKS: InEach<{ comma: string; era: string }> = { en: { comma: '', era: '' }, am: { comma: '፣', era: ' እ.ኤ.አ.' } }

/**
 * Gregorian in words: `20 November 2026`, `Friday 20 November 2026`; Amharic `20 ኖቬምበር 2026 እ.ኤ.አ.`.
 * @throws RangeError after Gregorian year 9999.
 */
export function formatGregorian(date: CivilDate, language: Language, options: { weekday?: boolean } = {}): string {
  const { year, month, day } = toGregorian(date)
  const { comma, era } = GREGORIAN_MARKS[writtenFor(language)]
  const text = `${day} ${gregorianMonthName(month, language)} ${year}${era}`
  return options.weekday === true ? `${weekdayName(date, language)}${comma} ${text}` : text
}
