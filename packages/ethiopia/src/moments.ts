// A moment in words, in Addis Ababa: the day and the time of it.

import { addisDate, formatDate, usesEthiopian } from './calendar.ts'
import { addisTime, formatEthiopianTime } from './clock.ts'
import { addisMinuteOfDay, type Instant } from './instants.ts'
import type { Language } from './languages.ts'
import { punctuationOf } from './scripts.ts'

/** `20 November 2026, 12:00`; in Amharic `ኅዳር 11 ቀን 2019 ዓ.ም.፣ ከቀኑ 6:00 ሰዓት`. @throws RangeError for no instant. */
export function formatMoment(at: Instant, language: Language): string {
  const minutes = addisMinuteOfDay(at)
  const isEthiopian = usesEthiopian(language)
  const plain = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const time = isEthiopian ? formatEthiopianTime(addisTime(at)) : plain
  return `${formatDate(addisDate(at), language)}${punctuationOf(language).comma}${time}`
}
