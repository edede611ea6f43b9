// A text as it is said: amounts with their currency behind them, ranges, abbreviations and addresses in words. Amharic voices may not read
// digits, so that in Amharic every number is written out.

import { type Language, writtenFor } from '@menged/ethiopia/languages'
import { numberWords } from '@menged/ethiopia/number-words'
import type { InEach } from '@menged/ethiopia/text'

/** What is said for the first group of a match, or for the groups of it. */
type Rule = readonly [RegExp, string | ((...groups: string[]) => string)]

/** What stands before a sign stays. Safari before 16.4 knows no lookbehind: one is a syntax error there. */
const followedBy =
  (word: string) =>
  (before = ''): string =>
    before + word

const AMOUNT = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`

const CURRENCIES: Record<string, string> = {
  ETB: 'birr',
  USD: 'US dollars',
  EUR: 'euros',
  GBP: 'pounds',
  CNY: 'yuan',
  JPY: 'yen',
  KRW: 'won',
  HUF: 'forint',
  TRY: 'lira',
}
const CURRENCY = Object.keys(CURRENCIES).join('|')

const ENGLISH: readonly Rule[] = [
  [
    new RegExp(String.raw`\b(${CURRENCY}) (${AMOUNT}(?:(?: ?[-–] ?| to | or | and )${AMOUNT})?)(?! ?%)`, 'g'),
    (currency = '', amount = '') => `${amount} ${CURRENCIES[currency]}`,
  ],
  [/(\d)\s?[–-]\s?(?=\d)/g, followedBy(' to ')],
  [/\bNo\. (?=\d)/g, 'number '],
  [/(\d)\/(?=\d{4}\b)/g, followedBy(' of ')],
  [/\be\.g\./g, 'for example'],
  [/\bi\.e\./g, 'that is'],
  [/\betc\./g, 'and so on'],
  [/ × /g, ' by '],
  [/(\*)(\d+)#/g, (_star, digits = '') => `star ${[...digits].join(' ')} hash`],
  [/(\w)\.(?=(?:gov|com|org|edu|et|net|de|eu|int|news|kr|tr|hu)\b)/g, followedBy(' dot ')],
]

const LAST_LETTERS: Record<string, string> = { ድ: 'ደ', ት: 'ተ', ኝ: 'ነ', ር: 'ረ' }

function counted(text: string): string {
  const [whole = '', part = ''] = text.replaceAll(',', '').split('.')
  // Longer than any amount of a guide: a number of a telephone or an account, said digit by digit.
  const isRow = whole.length > 12 || (whole.length > 1 && whole.startsWith('0'))
  const words = isRow ? digitByDigit(whole) : numberWords(Number(whole), 'am')
  return part === '' ? words : `${words} ነጥብ ${digitByDigit(part)}`
}

const digitByDigit = (digits: string): string => [...digits].map((digit) => numberWords(Number(digit), 'am')).join(' ')

/** 12ኛ: አሥራ ሁለተኛ. */
function ordinal(digits: string): string {
  const words = counted(digits)
  const last = words.at(-1) ?? ''
  return `${words.slice(0, -1)}${LAST_LETTERS[last] ?? last}ኛ`
}

/** 8:30: ስምንት ሰዓት ተኩል. */
function clock(hours: string, minutes: string): string {
  const hour = `${numberWords(Number(hours), 'am')} ሰዓት`
  if (minutes === '00') return hour
  return minutes === '30' ? `${hour} ተኩል` : `${hour} ከ${numberWords(Number(minutes), 'am')} ደቂቃ`
}

const AMHARIC: readonly Rule[] = [
  [/ዓ\.ም\.?/g, 'ዓመተ ምሕረት'],
  [/እ\.ኤ\.አ\.?/g, 'እንደ ኤውሮጳውያን አቆጣጠር'],
  [/ተ\.እ\.ታ\.?/g, 'ተጨማሪ እሴት ታክስ'],
  [/ኃ\.የተ\.የግ\.ማ\.?/g, 'ኃላፊነቱ የተወሰነ የግል ማኅበር'],
  [/አ\.አ\.?/g, 'አዲስ አበባ'],
  [/ሳ\.ሜ\.?/g, 'ሴንቲ ሜትር'],
  [/መ\.ቁ\.?/g, 'መዝገብ ቁጥር'],
  [/ፖ\.ሣ\.ቁ\.?/g, 'የፖስታ ሣጥን ቁጥር'],
  [/ጽ\/ቤ/g, 'ጽሕፈት ቤ'],
  [/ዶ\/ር/g, 'ዶክተር'],
  [/\*(\d+)#/g, (digits = '') => `ኮከብ ${digitByDigit(digits)} መሰላል`],
  [/(^|[^\d:])(\d{1,2}):(\d\d)(?: ሰዓት)?(?![\d:])/g, (before = '', hours = '', minutes = '') => before + clock(hours, minutes)],
  [/(ወደ )(\d{3,4})(?= (?:ይደውሉ|\(|በመደወል|ደውለው))/g, (before = '', digits = '') => before + digitByDigit(digits)],
  [new RegExp(String.raw`(${AMOUNT})\s?%`, 'g'), (amount = '') => `${counted(amount)} በመቶ`],
  [new RegExp(String.raw`\b(?:ETB) (${AMOUNT})`, 'g'), (amount = '') => `${counted(amount)} ብር`],
  [/(\d)\s?[–-]\s?(?=\d)/g, followedBy(' እስከ ')],
  [/(\d)\/(?=\d)/g, followedBy(' በ')],
  [/(\d) × (?=\d)/g, followedBy(' በ')],
  [/(\d+)ኛ/g, (digits = '') => ordinal(digits)],
  [new RegExp(`(${AMOUNT})`, 'g'), (amount = '') => counted(amount)],
  [/(\w)\.(?=\w)/g, followedBy(' ነጥብ ')],
]

const RULES: InEach<readonly Rule[]> = { en: ENGLISH, am: AMHARIC }

export const spoken = (text: string, language: Language): string =>
  RULES[writtenFor(language)]
    .reduce(
      (text, [pattern, by]) =>
        text.replace(pattern, (...match: unknown[]) => (typeof by === 'string' ? by : by(...match.slice(1).map(String)))),
      text,
    )
    .replace(/\s+/g, ' ')
    .trim()
