// The words of the index as a plan asks for them: which there are, how common they are, which are near to one that is not there.
import { fold, transliterate } from '@menged/ethiopia'
import { isEthiopic, isLatin, piecesOf } from '../words/analyse.ts'
import { distanceWithin } from '../words/distance.ts'

export type Vocabulary = {
  has(lexeme: string): boolean
  /** The rarer, the more a word says: from about 0.3 to 5. */
  weightOf(lexemes: string[]): number
  startsWith(prefix: string): boolean
  /** Words of the same script that a slip of the finger makes into this one, the likeliest first. */
  near(word: string): string[]
  /** The word of the other script that sounds most like this one. */
  inOtherScript(word: string): string | undefined
  /** A folded word as texts spell it. */
  spelled(word: string): string
}

/** The rarer a lexeme, the more it says: of so many posts one of these lexemes is in at most so many. */
export const weightAmong = (total: number, posts: number): number => 0.3 + Math.log((Math.max(1, total) + 1) / Math.max(1, posts))

/** Texts that are looked through for the spelling of a word. */
export const MOST_TEXTS = 20

/** Of its letters a word may spell so many in another way than the one it stands for. */
const MOST_UNLIKE = 0.4

/** A key knows no vowels, the spelling does: ማኅበራት sounds like "mebrat" by its key, and is not meant. */
export function likestInOtherScript(word: string, sounding: string[]): string | undefined {
  const among = sounding.filter(isLatin(word) ? isEthiopic : isLatin)
  const spelled = transliterate(word)
  const most = Math.floor(spelled.length * MOST_UNLIKE)
  const distances = among.map((each) => distanceWithin(spelled, transliterate(each), most))
  const least = Math.min(...distances)
  return least <= most ? among[distances.indexOf(least)] : undefined
}

/** Returns the word as the first of the texts that has it spells it. */
export function spellingIn(texts: string[], word: string): string | undefined {
  for (const text of texts) {
    if (!fold(text).includes(word)) continue
    for (const { text: piece, words } of piecesOf(text)) if (words.length === 1 && fold(piece) === word) return piece
  }
  return undefined
}
