// A day without its year, for axes and narrow columns: `20 Nov`, in Amharic `ኅዳር 11`.

import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { isEthiopic, type Language } from '@menged/ethiopia/languages'

/** Cut out of the whole date, which every page can write: what writes months alone would come with the first load. */
export function dayText(iso: string, language: Language): string {
  const [first = '', second = ''] = formatDate(parseIsoDate(iso), language).split(' ')
  return `${first} ${isEthiopic(language) ? second : second.slice(0, 3)}`
}
