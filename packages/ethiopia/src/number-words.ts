// Numbers and amounts of money in words, as contracts and receipts repeat them.
// Amharic has several spellings (ሃምሳ and አምሳ, ስልሳ and ስድሳ, ሺህ and ሺ); these tables fix one, so that documents agree.

import { type Language, writtenFor } from './languages.ts'
import type { InEach } from './text.ts'

interface NumberWords {
  /** 0 to 19. */
  readonly small: readonly string[]
  /** Tens by their digit; 0 and 1 are in `small`. */
  readonly tens: readonly string[]
  readonly hundred: string
  /** Names of the groups of three digits, from the right; the first has none. */
  readonly groups: readonly string[]
  /** Between tens and ones. */
  readonly tensJoin: string
  /** Before the last part of a number when it is below a hundred. */
  readonly and: string
  readonly birr: string
  readonly santim: string
  /** Between birr and santim. */
  readonly moneyJoin: string
}

const AM_ONES = ['አንድ', 'ሁለት', 'ሦስት', 'አራት', 'አምስት', 'ስድስት', 'ሰባት', 'ስምንት', 'ዘጠኝ']

const WORDS: InEach<NumberWords> = {
  am: {
    small: ['ዜሮ', ...AM_ONES, 'አሥር', ...AM_ONES.map((one) => `አሥራ ${one}`)],
    tens: ['', '', 'ሃያ', 'ሠላሳ', 'አርባ', 'ሃምሳ', 'ስልሳ', 'ሰባ', 'ሰማንያ', 'ዘጠና'],
    hundred: 'መቶ',
    groups: ['', 'ሺህ', 'ሚሊዮን', 'ቢሊዮን', 'ትሪሊዮን'],
    tensJoin: ' ',
    and: '',
    birr: 'ብር',
    santim: 'ሳንቲም',
    moneyJoin: ' ከ',
  },
  en: {
    small: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
      eighteen nineteen`.split(/\s+/),
    tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
    hundred: 'hundred',
    groups: ['', 'thousand', 'million', 'billion', 'trillion'],
    tensJoin: '-',
    and: 'and',
    birr: 'birr',
    santim: 'santim',
    moneyJoin: ' and ',
  },
}

/** One more than the largest number that has words: a thousand trillion. */
const LIMIT = 10n ** 15n
const SANTIM_PER_BIRR = 100n

/** @throws RangeError unless it is a whole number from 0 up to, not including, `limit`; a `number` must also be exact. */
function wholeNumber(value: bigint | number, limit: bigint): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`Not an exact whole number: ${value}`)
  const whole = BigInt(value)
  if (whole < 0n || whole >= limit) throw new RangeError(`No words for ${whole}: 0 to ${limit - 1n} only`)
  return whole
}

/** 1 to 99, in one part. */
function belowHundred(value: number, words: NumberWords): string {
  if (value < 20) return words.small[value] ?? ''
  const ten = words.tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}${words.tensJoin}${words.small[value % 10]}`
}

/** 0 to 999: no part for 0. `isLast`: nothing follows, so English puts "and" before what is below a hundred. */
function belowThousand(value: number, words: NumberWords, isLast: boolean, isFirst: boolean): string[] {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const parts = hundreds === 0 ? [] : [words.small[hundreds] ?? '', words.hundred]
  if (rest === 0) return parts
  const isJoined = words.and !== '' && (hundreds > 0 || (isLast && !isFirst))
  return [...parts, ...(isJoined ? [words.and] : []), belowHundred(rest, words)]
}

/**
 * A whole number in words: 1250 -> `አንድ ሺህ ሁለት መቶ ሃምሳ`, `one thousand two hundred and fifty`.
 * Amharic always has its multiplier (`አንድ መቶ`) and no "and"; English follows British use.
 * @throws RangeError for negative, fractional and inexact numbers, and from 10^15 on.
 */
export function numberWords(value: bigint | number, language: Language): string {
  const whole = wholeNumber(value, LIMIT)
  const words = WORDS[writtenFor(language)]
  if (whole === 0n) return words.small[0] ?? ''
  const parts: string[] = []
  for (let group = words.groups.length - 1; group >= 0; group--) {
    const count = Number((whole / 1000n ** BigInt(group)) % 1000n)
    if (count === 0) continue
    parts.push(...belowThousand(count, words, group === 0, parts.length === 0), words.groups[group] ?? '')
  }
  return parts.filter((part) => part !== '').join(' ')
}

/**
 * An amount of money, given in santim, in words: 150 -> `አንድ ብር ከሃምሳ ሳንቲም`, `one birr and fifty santim`.
 * Below one birr only santim are named (`አምስት ሳንቲም`); no money is `ዜሮ ብር`.
 * @throws RangeError for negative, fractional and inexact amounts, and from 10^15 birr on.
 */
export function birrWords(santim: bigint | number, language: Language): string {
  const total = wholeNumber(santim, LIMIT * SANTIM_PER_BIRR)
  const birr = total / SANTIM_PER_BIRR
  const rest = total % SANTIM_PER_BIRR
  const words = WORDS[writtenFor(language)]
  const birrText = `${numberWords(birr, language)} ${words.birr}`
  if (rest === 0n) return birrText
  const santimText = `${numberWords(rest, language)} ${words.santim}`
  return birr === 0n ? santimText : `${birrText}${words.moneyJoin}${santimText}`
}
