// Ge'ez numerals. There is no zero: digits go in pairs, and ፻ (100) and ፼ (10,000) take turns as the separators.
// The same rule as `ethiopic-numeric` of CSS Counter Styles Level 3, section 7.3, so lists on screen agree.

const ONES: readonly string[] = ['', ...'፩፪፫፬፭፮፯፰፱']
const TENS: readonly string[] = ['', ...'፲፳፴፵፶፷፸፹፺']
const HUNDRED = '፻'
const MYRIAD = '፼'

/**
 * Writes a positive whole number of any size in Ge'ez digits (U+1369 to U+137C): 2019 -> `፳፻፲፱`.
 * @throws RangeError for zero, negative and fractional numbers, and for numbers too large to be exact (use a bigint).
 */
export function toGeez(value: number | bigint): string {
  if (value < 1 || (typeof value === 'number' && !Number.isSafeInteger(value))) {
    throw new RangeError(`Only positive whole numbers have Ge'ez numerals: ${value}`)
  }
  if (Number(value) === 1) return '፩' // a lone first pair of 1 would otherwise be left unwritten
  const digits = String(value)
  const pairs = digits.padStart(digits.length + (digits.length % 2), '0').match(/\d\d/g) ?? []
  return pairs.map((pair, index) => pairText(Number(pair), pairs.length - 1 - index, index === 0)).join('')
}

/** `place` counts pairs from the right; odd places are hundreds, even places above 0 are myriads. */
function pairText(value: number, place: number, isFirst: boolean): string {
  const isHundreds = place % 2 === 1
  // "One hundred" and a leading "one myriad" are written without the one.
  const isSilentOne = value === 1 && (isFirst || isHundreds)
  const digits = isSilentOne ? '' : `${TENS[Math.floor(value / 10)] ?? ''}${ONES[value % 10] ?? ''}`
  if (isHundreds) return value === 0 ? '' : digits + HUNDRED
  return place === 0 ? digits : digits + MYRIAD
}
