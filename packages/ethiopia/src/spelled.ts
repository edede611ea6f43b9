// Short names of Latin letters written as they are spoken: ሲኤስሲ is CSC, ቪኤቲ is VAT.

import { fold } from './fold.ts'

/** The names of the letters, folded. */
const NAMES: ReadonlyMap<string, string> = new Map(
  `ኤ:a ቢ:b ሲ:c ዲ:d ኢ:e ኤፍ:f ጂ:g ኤች:h ኤይች:h አይ:i ጄ:j ጀይ:j ኬ:k ኤል:l ኤም:m ኤን:n ኦ:o ፒ:p ኪው:q አር:r ኤስ:s ቲ:t ዩ:u ቪ:v
  ደብሊው:w ደብልዩ:w ዳብሊው:w ኤክስ:x ዋይ:y ዜድ:z ዚ:z`
    .split(/\s+/)
    .map((pair) => [fold(pair.slice(0, -2)), pair.slice(-1)]),
)
const LONGEST_NAME = Math.max(...[...NAMES.keys()].map(({ length }) => length))
const PREFIX = /^[የበለከ]/

/** `ሲኤስሲ` -> `csc`, `የቪኤቲ` -> `vat`. Undefined when it is anything but the names of two letters or more. */
export function spelledLetters(word: string): string | undefined {
  const folded = fold(word)
  const letters = lettersOf(folded) ?? lettersOf(folded.replace(PREFIX, ''))
  return letters !== undefined && letters.length > 1 ? letters : undefined
}

/** The longer name first: ኤስ is an S, not an A and something else. */
function lettersOf(word: string): string | undefined {
  if (word === '') return ''
  for (let length = Math.min(LONGEST_NAME, word.length); length > 0; length -= 1) {
    const letter = NAMES.get(word.slice(0, length))
    const rest = letter === undefined ? undefined : lettersOf(word.slice(length))
    if (letter !== undefined && rest !== undefined) return letter + rest
  }
  return undefined
}
