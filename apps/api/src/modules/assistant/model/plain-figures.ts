// Figures as one alphabet writes them: a number in other digits, in Ethiopic numerals or in words is the same number.
import { fold, fromGeez } from '@menged/ethiopia'

/** No quote holds it. */
const NO_NUMBER = String(Number.MAX_SAFE_INTEGER)
const DOTS = /[\u3002\uFF0E\uFF61]/g
const GEEZ = /[\u1369-\u137C]+/g
/** Numerals that are no digits, of scripts that no quote is in. */
const OTHER_NUMERAL = /[\p{Nl}\p{No}一二三四五六七八九十百千万]/gu
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu

/** Arabic, full-width and all other decimal digits stand in Unicode from their zero on. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function geezOf(numeral: string): string {
  try {
    return ` ${fromGeez(numeral)} `
  } catch {
    return NO_NUMBER
  }
}

/** With digits from 0 to 9, full stops of one kind, and nothing invisible between letters. */
export const withPlainFigures = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(DOTS, '.')
    .replace(OTHER_DIGIT, digitOf)
    .replace(GEEZ, geezOf)
    .replace(OTHER_NUMERAL, NO_NUMBER)

const ENGLISH = `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
/** Spellings beside one another. "One" and አንድ are articles as well and say no number. */
const AMHARIC: Record<string, number> = {
  ...{ ሁለት: 2, ሦስት: 3, አራት: 4, አምስት: 5, ስድስት: 6, ሰባት: 7, ስምንት: 8, ዘጠኝ: 9, አሥር: 10, አሥራ: 10, ሃያ: 20, ሠላሳ: 30, አርባ: 40 },
  ...{ ሃምሳ: 50, አምሳ: 50, ስልሳ: 60, ስድሳ: 60, ሰባ: 70, ሰማንያ: 80, ሰማኒያ: 80, ዘጠና: 90 },
}
const CARDINALS = new Map([
  ...ENGLISH.split(' ').map((word, i) => [word, i + 2] as const),
  ...TENS.split(' ').map((word, i) => [word, (i + 2) * 10] as const),
  ...Object.entries(AMHARIC),
])
const IRREGULAR: Record<string, string> = { three: 'third', five: 'fifth', eight: 'eighth', nine: 'ninth', twelve: 'twelfth' }
/** In Amharic the last letter takes another vowel: አምስት, አምስተኛ. */
const ENDINGS: Record<string, string> = { ት: 'ተ', ኝ: 'ነ', ር: 'ረ' }

function ordinalOf(word: string): string {
  if (/[a-z]/.test(word)) return IRREGULAR[word] ?? `${word.replace(/y$/, 'ie')}th`
  const last = word.at(-1) ?? ''
  return `${word.slice(0, -1)}${ENDINGS[last] ?? last}ኛ`
}
/** "Second" is a part of a minute as well. */
const VALUES = new Map(
  [...CARDINALS].flatMap(([word, value]) =>
    (word === 'two' ? [word] : [word, ordinalOf(word)]).map((each) => [fold(each), value] as const),
  ),
)
/** What Amharic hangs on a number: "in", "for", "from", "of" before it, two letters behind it. */
const HUNG = /^[በለከየ]?(.+?)(?:.{0,2})$/u

/** Also of a word that is two numbers without a blank between them. */
function valuesOf(word: string): number[] {
  const whole = VALUES.get(word)
  if (whole !== undefined) return [whole]
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const [first, rest] = [VALUES.get(word.slice(0, cut)), VALUES.get(word.slice(cut))]
    if (first !== undefined && rest !== undefined) return [first, rest]
  }
  return []
}

/** Numbers below a hundred that are written in words. */
export function wordedIn(text: string): number[] {
  const words = fold(text).match(/[\p{L}\p{M}]+/gu) ?? []
  return words.flatMap((word) => {
    if (!/\p{Script=Ethiopic}/u.test(word)) return VALUES.get(word) ?? []
    const bare = HUNG.test(word) ? [word, word.slice(1)] : [word]
    const forms = bare.flatMap((each) => [each, each.slice(0, -1), each.slice(0, -2)])
    return forms.map(valuesOf).find((values) => values.length > 0) ?? []
  })
}
