// The parts of a long question: who tells a story asks in one of its sentences.
import { wordsOf } from '../search/index.ts'

/** Words of a question that are looked at. */
const MOST_WORDS = 120
/** A question with more words has parts, and one with still more has halves; a part has at least so many as the third. */
const LONG = 8
const VERY_LONG = 14
const SHORTEST = 4
const MOST_PARTS = 4
const ENDS = /[.?!。።፧;\n]+/

export const wordsIn = (question: string): string => wordsOf(question).slice(0, MOST_WORDS).join(' ')

/** Sentences and halves; none of a short question. */
export function partsOf(question: string): string[] {
  const words = wordsIn(question).split(' ')
  if (words.length <= LONG) return []
  const middle = Math.ceil(words.length / 2)
  const halves = words.length > VERY_LONG ? [words.slice(0, middle), words.slice(middle)].map((half) => half.join(' ')) : []
  const sentences = question.split(ENDS).map(wordsIn)
  return [...new Set([...sentences.slice(-MOST_PARTS), ...halves])].filter(
    (part) => part !== words.join(' ') && part.split(' ').length >= SHORTEST,
  )
}
