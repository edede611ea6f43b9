// Currencies and sums that a question of rates names.
import { wordsOf } from '../../search/index.ts'

/** As they are called in Amharic, in Latin letters and in English, without endings. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  USD: ['ዶላር', 'dolar', 'dollar', 'usd'],
  EUR: ['ዩሮ', 'ኢሮ', 'euro', 'eur', 'yuro'],
  GBP: ['ፓውንድ', 'pound', 'gbp', 'sterling', 'pawend'],
  AED: ['ድርሃም', 'dirham', 'aed', 'dirham'],
  SAR: ['ሪያል', 'riyal', 'sar', 'reyal'],
  CNY: ['ዩዋን', 'yuan', 'renminbi', 'cny'],
}
const FOLDED = Object.entries(NAMES).map(([code, names]) => [code, names.map((name) => wordsOf(name).join(' '))] as const)
/** "The dollar", "of the dollar", "in dollars". */
const PREFIXES = /^[የበከለ]/

const isCalled = (word: string, name: string): boolean => word === name || (name.length > 3 && word.startsWith(name))

/** None named: none. */
export const currenciesIn = (words: readonly string[]): string[] =>
  FOLDED.flatMap(([code, names]) =>
    words.some((word) => names.some((name) => isCalled(word, name) || isCalled(word.replace(PREFIXES, ''), name))) ? [code] : [],
  )

const MOST = 1e9
/** The sum that is to be exchanged; null where none is named, or more than one. */
export function sumIn(question: string): number | null {
  const sums = [...question.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) => Number(text.replaceAll(',', '')))
  const [sum] = sums
  return sums.length === 1 && sum !== undefined && sum > 1 && sum < MOST ? sum : null
}
