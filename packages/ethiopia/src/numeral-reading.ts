// Ge'ez numerals as numbers: the other way round than numerals.ts, in a file of its own, for pages that only write them need it not.

const MYRIAD = '፼'
/** The code of ፩. */
const ONE = 0x1369

/** One group of up to 9999: pairs of digits around an optional ፻. */
const GROUP = /^(?:([፲-፺]?[፩-፱]?)(፻))?([፲-፺]?[፩-፱]?)$/u

/**
 * Reads a Ge'ez numeral of any size, so the value is a bigint; a written-out one before ፻ or ፼ is accepted too.
 * @throws RangeError for an empty text, other characters (also mixed with 0-9), and digits in an impossible order.
 */
export function fromGeez(text: string): bigint {
  if (text === '') throw new RangeError('Empty numeral')
  const groups = text.split(MYRIAD)
  return groups.reduce((total, group, index) => {
    const isSilentOne = group === '' && index === 0
    return total * 10_000n + (isSilentOne ? 1n : groupValue(group, text))
  }, 0n)
}

function groupValue(group: string, text: string): bigint {
  const match = GROUP.exec(group)
  if (match === null) throw new RangeError(`Not a Ge'ez numeral: ${text}`)
  const [, hundreds, sign, rest] = match
  const counted = sign === undefined ? 0n : (hundreds ?? '') === '' ? 1n : pairValue(hundreds)
  return counted * 100n + pairValue(rest)
}

/** 1 to 9, or 10 to 90: the digits stand in their order in Unicode. */
function digitValue(digit: string): number {
  const place = digit.charCodeAt(0) - ONE
  return place < 9 ? place + 1 : (place - 8) * 10
}
const pairValue = (pair = ''): bigint => [...pair].reduce((sum, digit) => sum + BigInt(digitValue(digit)), 0n)
