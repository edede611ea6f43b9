// The words of a query as they are looked up: letters that are spelled out become one word, and words written together two.
import { spelledLetters } from '@menged/ethiopia'
import type { Aliases } from '../words/aliases.ts'
import { isAskingVerb, latinForms } from '../words/amharic.ts'
import { analyse, isEthiopic, isLatin, type Word } from '../words/analyse.ts'
import { distanceWithin } from '../words/distance.ts'
import { isAspect, isFiller } from '../words/fillers.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word of the query. `known`: the index has it or its stem. `light`: it tells little of what is looked for. `aside`: it tells for whom or where. */
export type QueryWord = Word & { known: boolean; light: boolean; aside: boolean }
/** What other names are needed for here. */
type Names = Pick<Aliases, 'at' | 'has'>

const FEWEST_OF_COMPOUND = 5
const FEWEST_OF_PART = 3
/** Of what the rarest word says, a common one says at most so much. */
const COMMON = 0.6

/** An unknown word in Latin letters may be Amharic with a prefix or an ending. */
export function queryWordOf(word: string, vocabulary: Vocabulary): QueryWord {
  const { exact, stems, sounds } = analyse(word)
  const known = isKnown(word, vocabulary)
  const forms = known || !isLatin(word) ? [] : latinForms(word).flatMap((form) => analyse(form).sounds)
  const light = isAspect(word) || (isEthiopic(word) && isAskingVerb(word, known))
  return { word, exact, stems, sounds: [...new Set([...sounds, ...forms])], known, light, aside: false }
}

export function queryWordsOf(words: string[], vocabulary: Vocabulary, names: Names): QueryWord[] {
  return words.flatMap((word) => {
    const typed = queryWordOf(word, vocabulary)
    if (typed.known || names.has(typed) || names.at([typed], 0)) return [typed]
    const others = isEthiopic(word) ? ethiopicIn(word, vocabulary) : partsOf(typed, vocabulary, names)
    return others.length > 0 ? others.map((other) => queryWordOf(other, vocabulary)) : [typed]
  })
}

const isKnown = (word: string, vocabulary: Vocabulary): boolean => {
  const { exact, stems } = analyse(word)
  return [exact, ...stems].some((lexeme) => vocabulary.has(lexeme))
}

/** Letters that are spelled out, or two words without the blank between them: ንግድፈቃድ is ንግድ ፈቃድ. A letter is a syllable here, so that three say much. */
function ethiopicIn(word: string, vocabulary: Vocabulary): string[] {
  const letters = spelledLetters(word)
  if (letters !== undefined) return [letters]
  const all = [...word]
  const places = Array.from({ length: Math.max(0, all.length - 2 * FEWEST_OF_PART + 1) }, (_, i) => i + FEWEST_OF_PART)
  const splits = places
    .map((place): [string, string] => [all.slice(0, place).join(''), all.slice(place).join('')])
    .filter(
      (parts) =>
        parts.every((part) => !isFiller(part) && isKnown(part, vocabulary)) && parts.some((part) => isCommon(part, vocabulary)),
    )
  return splits.toSorted((one, other) => shortest(other) - shortest(one))[0] ?? []
}

/**
 * `awashbank` -> `awash`, `bank`; where there is a choice the shorter one is the longest. The first has to be a word of the index, the
 * second a common one (bank, licence), and what is shorter a name: nearly any two or three letters stand in some text.
 */
function partsOf({ word }: QueryWord, vocabulary: Vocabulary, names: Names): string[] {
  if (!isLatin(word) || word.length < FEWEST_OF_COMPOUND) return []
  const isName = (part: string): boolean => names.at([queryWordOf(part, vocabulary)], 0) !== undefined
  const isPart = (part: string): boolean =>
    !isFiller(part) && (part.length < FEWEST_OF_PART ? isName(part) : isKnown(part, vocabulary))
  // What sounds like an Amharic word is one, unless it begins with a name.
  const isHeard = vocabulary.inOtherScript(word) !== undefined
  const places = Array.from({ length: word.length - 3 }, (_, place) => place + 2)
  const splits = places
    .map((place): [string, string] => [word.slice(0, place), word.slice(place)])
    .filter(([first, second]) => isPart(first) && isPart(second) && isCommon(second, vocabulary) && (!isHeard || isName(first)))
  return splits.toSorted((one, other) => shortest(other) - shortest(one))[0] ?? []
}

const shortest = (parts: string[]): number => Math.min(...parts.map(({ length }) => length))

const isCommon = (word: string, vocabulary: Vocabulary): boolean => {
  const { exact, stems } = analyse(word)
  return word.length < FEWEST_OF_PART || vocabulary.weightOf([exact, ...stems]) < vocabulary.weightOf([]) * COMMON
}

/** Of so many letters a word that two make together may be misspelt. */
const FEWEST_OF_JOINED = 7

/** The word that two make together, "trade mark", "trade mrk" or ፓስ ፖርት: none where the index has no such word. */
export function joined([one, other]: QueryWord[], vocabulary: Vocabulary): string | undefined {
  if (!one || !other || isEthiopic(one.word) !== isEthiopic(other.word)) return undefined
  const word = one.word + other.word
  if (vocabulary.has(analyse(word).exact)) return word
  if (!isLatin(one.word) || !isLatin(other.word)) return undefined
  if ((one.known && other.known) || word.length < FEWEST_OF_JOINED) return undefined
  return vocabulary.near(word).find((near) => distanceWithin(word, near, 1) <= 1)
}
