// The figures of a text in both languages: the same sums, numbers, hours and days, each by the calendar and the clock of its language.
import {
  type CivilDate,
  ethiopian,
  gregorian,
  isValidEthiopian,
  isValidGregorian,
  toEthiopian,
  toGregorian,
  toJulianDay,
} from '@menged/ethiopia/calendar'
import type { Guide } from '@menged/contracts/posts'
import { ethiopianMonthName, gregorianMonthName } from '@menged/ethiopia/month-names'
import { numberWords } from '@menged/ethiopia/number-words'
import type { Text } from '@menged/ethiopia/text'

/** `clock`: minutes of half a day. `date`: its day may be unknown, or its year. */
type Figure = { text: string } & (
  | { kind: 'number' | 'clock'; value: number }
  | { kind: 'date'; date: CivilDate; hasDay: boolean; hasYear: boolean }
)
type Reader = (groups: (string | undefined)[]) => Figure[]
type Rule = { form: RegExp; read: Reader }

const HALF_DAY = 12 * 60
/** The Amharic clock begins at six in the morning. */
const SUNRISE = 6
/** Of a date without a year; the next one is no leap year in either calendar. */
const SOME_YEAR = 2018

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number)
const monthsOf = (name: (month: number) => string, count: number) =>
  new Map(Array.from({ length: count }, (_, n) => [name(n + 1), n + 1]))
const MONTHS = {
  gregorianEn: monthsOf((n) => gregorianMonthName(n, 'en'), 12),
  gregorianAm: monthsOf((n) => gregorianMonthName(n, 'am'), 12),
  ethiopianEn: monthsOf((n) => ethiopianMonthName(n, 'en'), 13),
  ethiopianAm: monthsOf((n) => ethiopianMonthName(n, 'am'), 13),
}
const anyOf = (months: ReadonlyMap<string, number>): string => [...months.keys()].join('|')

type Calendar = (year: string | undefined, month: number, day: number) => CivilDate | null
const inGregorian: Calendar = (year, month, day) => {
  const y = year ? Number(year) : SOME_YEAR + (month >= 9 ? 7 : 8)
  return isValidGregorian(y, month, day) ? gregorian(y, month, day) : null
}
const inEthiopian: Calendar = (year, month, day) => {
  const y = year ? Number(year) : SOME_YEAR
  return isValidEthiopian(y, month, day) ? ethiopian(y, month, day) : null
}
/** `days`: "9", "9 to 25", "9 and 14"; the fifteenth for a month as a whole. */
function dates(calendar: Calendar, month: number | undefined, year?: string, days?: string): Figure[] {
  return (days === undefined ? [15] : numbersIn(days)).flatMap((day) => {
    const date = calendar(year, month ?? 0, day)
    return date === null ? [] : [{ kind: 'date', date, hasDay: days !== undefined, hasYear: year !== undefined, text: `${month}` }]
  })
}
const clock = (hours: number, minutes = 0): Figure => ({ kind: 'clock', value: (hours * 60 + minutes) % HALF_DAY, text: 'clock' })

const DAYS_EN = String.raw`(?:\d{1,2}(?:, |–| to | and | or ))*\d{1,2}`
const DAYS_AM = String.raw`(?:\d{1,2}(?:፣ |–| እስከ |ና | እና ))*\d{1,2}`
/** A month and its preposition, and no longer word that ends like it (ቁጥር). */
const BEFORE_AM = String.raw`(?<![\u1200-\u137f])(?:[ከበለየ]|እስከ |ስለ)?`
const YEAR = String.raw`((?:18|19|20)\d\d)(?![\d/])`
const HOUR_OF_DAY = '(?:ምሽቱ|ጠዋቱ|ንጋቱ|ሌሊቱ|ቀኑ|ረፋዱ|ማታ|ማለዳ)'

const RULES: Record<keyof Text, Rule[]> = {
  en: [
    { form: /\b(\d{1,2}):(\d\d)\b/g, read: ([h, m]) => [clock(Number(h), Number(m))] },
    { form: /(?<![\d.,])(\d{1,2})(?: [ap]\.m\.| at night| in the morning)/g, read: ([h]) => [clock(Number(h))] },
    {
      form: new RegExp(`\\b(${DAYS_EN}) (${anyOf(MONTHS.gregorianEn)})\\b(?: ${YEAR})?`, 'g'),
      read: ([days, month = '', year]) => dates(inGregorian, MONTHS.gregorianEn.get(month), year, days),
    },
    {
      form: new RegExp(`\\bmid-(${anyOf(MONTHS.gregorianEn)})\\b`, 'g'),
      read: ([month = '']) => dates(inGregorian, MONTHS.gregorianEn.get(month)),
    },
    {
      form: new RegExp(`\\b(?:(${anyOf(MONTHS.gregorianEn)})(?: to | and |–))?(${anyOf(MONTHS.gregorianEn)}) ${YEAR}`, 'g'),
      read: ([first, month, year]) =>
        [first, month].flatMap((each) => (each ? dates(inGregorian, MONTHS.gregorianEn.get(each), year) : [])),
    },
    {
      form: new RegExp(`\\b(${DAYS_EN}) (${anyOf(MONTHS.ethiopianEn)})\\b(?: ${YEAR})?`, 'g'),
      read: ([days, month = '', year]) => dates(inEthiopian, MONTHS.ethiopianEn.get(month), year, days),
    },
    {
      form: new RegExp(`\\b(${anyOf(MONTHS.ethiopianEn)}) ${YEAR}`, 'g'),
      read: ([month = '', year]) => dates(inEthiopian, MONTHS.ethiopianEn.get(month), year),
    },
  ],
  am: [
    { form: /(?<!\d)(\d{1,2})[:፡](\d\d)(?!\d)/g, read: ([h, m]) => [clock(Number(h) + SUNRISE, Number(m))] },
    {
      form: new RegExp(`${HOUR_OF_DAY} (\\d{1,2})(?: እስከ ${HOUR_OF_DAY}? ?(\\d{1,2}))?`, 'g'),
      read: ([from, to]) => [from, to].flatMap((hour) => (hour ? [clock(Number(hour) + SUNRISE)] : [])),
    },
    {
      form: new RegExp(`(${anyOf(MONTHS.gregorianAm)}) (${DAYS_AM})(?: ቀን)?(?: ${YEAR})?`, 'g'),
      read: ([month = '', days, year]) => dates(inGregorian, MONTHS.gregorianAm.get(month), year, days),
    },
    {
      form: new RegExp(`${BEFORE_AM}(${anyOf(MONTHS.ethiopianAm)}) (${DAYS_AM})(?![\\d/]|,\\d)(?: ቀን)?(?: ${YEAR})?`, 'g'),
      read: ([month = '', days, year]) => dates(inEthiopian, MONTHS.ethiopianAm.get(month), year, days),
    },
    {
      form: new RegExp(
        `${BEFORE_AM}(?:(${anyOf(MONTHS.ethiopianAm)})(?:ና[ በ]*| እና [በከ]?| እስከ ))?(${anyOf(MONTHS.ethiopianAm)}) ${YEAR}`,
        'g',
      ),
      read: ([first = '', month = '', year]) =>
        [first, month].flatMap((each) => (each ? dates(inEthiopian, MONTHS.ethiopianAm.get(each), year) : [])),
    },
  ],
}
const EVERYWHERE: Rule[] = [
  {
    form: /(?<![\d/,.])(18|19|20)(\d{2})[–/-](\d{2})(?!\d|,\d)/g,
    read: ([century = '', from = '', to = '']) => [from, to].map((year) => number(century + year)),
  },
  { form: /(\d+(?:[.,]\d+)*)/g, read: ([text = '']) => [number(text)] },
]
const number = (text: string): Figure => ({
  kind: 'number',
  value: Number(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text),
  text,
})

/** What is written for readers of the other calendar: "1 Hamle (8 July)". */
const TRANSLATED_DAY = new RegExp(`(${anyOf(MONTHS.ethiopianEn)})( \\([^)]*(?:${anyOf(MONTHS.gregorianEn)})[^)]*\\))`, 'g')

function figuresOf(text: string, language: keyof Text): Figure[] {
  const found: Figure[] = []
  let rest = text.replace(/<[^>]*>|https?:\/\/\S+/g, ' ').replace(TRANSLATED_DAY, '$1')
  for (const { form, read } of [...RULES[language], ...EVERYWHERE])
    rest = rest.replace(form, (whole: string, ...args: unknown[]) => {
      const groups = args.slice(0, args.findIndex((each) => typeof each === 'number')) as (string | undefined)[]
      const figures = read(groups).map((each) => ({ ...each, text: whole }))
      found.push(...figures)
      return figures.length > 0 ? ' ' : whole
    })
  return found
}

/** An English year is the Amharic one or begins in it; the year of a law is that of its own calendar. */
const isSameYear = (en: number, am: number): boolean => [0, 7, 8].includes(en - am)
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1880 && value <= 2100

const DAYS_OF_A_MONTH = 31
function isSameDate(one: Figure & { kind: 'date' }, other: Figure & { kind: 'date' }): boolean {
  const near = one.hasDay && other.hasDay ? 0 : DAYS_OF_A_MONTH
  if (one.hasYear && other.hasYear) return Math.abs(toJulianDay(one.date) - toJulianDay(other.date)) <= near
  const [a, b] = [one, other].map(({ date }) => {
    const { month, day } = toEthiopian(date)
    return month * 30 + day
  }) as [number, number]
  // A leap year moves a date by a day.
  return Math.abs(a - b) <= near + 1
}

function isSame(en: Figure, am: Figure): boolean {
  if (en.kind === 'date' && am.kind === 'date') return isSameDate(en, am)
  if (en.kind === 'date') return am.kind === 'number' && en.hasYear && isSameYear(toGregorian(en.date).year, am.value)
  if (am.kind === 'date') return en.kind === 'number' && am.hasYear && isSameYear(en.value, toEthiopian(am.date).year)
  if (en.kind === 'number' && am.kind === 'number' && isYear(en.value) && isYear(am.value)) return isSameYear(en.value, am.value)
  return en.kind === am.kind && en.value === am.value
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
function isInWords(figure: Figure, text: string, language: keyof Text): boolean {
  if (figure.kind !== 'number' || !Number.isInteger(figure.value) || figure.value > 100) return false
  const words = [numberWords(figure.value, language), ...(language === 'en' ? [ORDINALS[figure.value - 1] ?? ''] : [])]
  return words.some((word) => word !== '' && text.toLowerCase().includes(word))
}

/** "Mid-October" is none, but may stand for one. */
const isFigure = (each: Figure): boolean => each.kind !== 'date' || each.hasDay || each.hasYear

/** Figures of a guide's texts that stand in one language only. Its title may say less in one of them. */
export const figuresInOneLanguage = ({ title: _, ...texts }: { title: Text }): string[] =>
  textsIn(texts).flatMap((text) => figureFaults(text).map((fault) => `${fault}: ${text.en.slice(0, 60)}`))

/** Figures that stand in one language, and in the other neither in digits nor in words. */
export function figureFaults(text: Text): string[] {
  const [en, am] = [figuresOf(text.en, 'en'), figuresOf(text.am, 'am')]
  return [
    ...en.filter(isFigure).filter((one) => !am.some((other) => isSame(one, other)) && !isInWords(one, text.am, 'am')),
    ...am.filter(isFigure).filter((other) => !en.some((one) => isSame(one, other)) && !isInWords(other, text.en, 'en')),
  ].map((each) => `"${each.text.trim()}" stands in one language only`)
}

/** Money in the summary, the steps and the office that neither facts, fees, questions nor text of the guide repeat: a changed sum is forgotten there. */
export function sumFaults({ summary, steps, office, facts, fees, questions = [], body }: Guide & { body: Text }): string[] {
  const told = new Set(textsIn([facts, fees, questions, body]).flatMap(({ en }) => numbersOf(en)))
  return textsIn([summary, steps, office])
    .flatMap(({ en }) => [...en.matchAll(SUM)].map(([, sum = '']) => sum))
    .filter((sum) => !told.has(sum) && ![...told].some((one) => [...told].some((other) => isTotal(sum, one, other))))
    .map((sum) => `${sum} stands in no fact, fee, question or text`)
}
const SUM = /\b(?:ETB|USD|EUR) (\d+(?:[.,]\d+)*)/g
const plain = (text: string): number => Number(text.replaceAll(',', ''))
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []
const isTotal = (sum: string, one: string, other: string): boolean => plain(sum) === plain(one) + plain(other)

/** All texts in both languages, at any depth. */
function textsIn(part: unknown): Text[] {
  if (Array.isArray(part)) return part.flatMap(textsIn)
  if (typeof part !== 'object' || part === null) return []
  if ('en' in part && 'am' in part && typeof part.en === 'string') return [part as Text]
  return Object.values(part).flatMap(textsIn)
}
