// Days of the week, by name: apart from the calendar, for guides name none.
import { type CivilDate, formatDate, nameIn, usesEthiopian, weekday } from './calendar.ts'
import type { Language } from './languages.ts'
import type { InEach } from './text.ts'

/** From Monday, because JDN modulo 7 is 0 on a Monday. */
const WEEKDAYS: InEach<readonly string[]> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  am: 'ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ እሑድ'.split(' '),
}

/** Name of the day of the week: `Friday`, `ዓርብ`. */
export const weekdayName = (date: CivilDate, language: Language): string => nameIn(WEEKDAYS, weekday(date) + 1, language)

/** As formatDate, after the weekday: `Friday 20 November 2026`, `ዓርብ፣ ኅዳር 11 ቀን 2019 ዓ.ም.`. */
export const formatDay = (date: CivilDate, language: Language): string =>
  `${weekdayName(date, language)}${usesEthiopian(language) ? '፣' : ''} ${formatDate(date, language)}`
