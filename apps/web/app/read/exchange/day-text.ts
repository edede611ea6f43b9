// A day without its year, for axes and narrow columns: `20 Nov`, in Amharic `ኅዳር 11`.
import type { Language } from '@menged/contracts/language'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'

/** Cut out of the whole date, which every page can write: what writes months alone would come with the first load. */
export function dayText(iso: string, language: Language): string {
  const [first = '', second = ''] = formatDate(parseIsoDate(iso), language).split(' ')
  return `${first} ${language === 'en' ? second.slice(0, 3) : second}`
}
