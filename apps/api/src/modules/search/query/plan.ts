// From the words of a query to what is words of the index: for each word the ways in which a post may meet it.
import { LIMITS } from '@menged/contracts'
import type { Aliases } from '../words/aliases.ts'
import { type Piece, piecesOf, type Word, wordsOf } from '../words/analyse.ts'
import { asideOf, withoutFillers } from '../words/fillers.ts'
import type { Field, Part } from './part.ts'
import { joined, type QueryWord, queryWordsOf } from './query-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { lookUp, lookUpNamed, partOf } from './ways.ts'

const MOST_WORDS = 10

export type Plan = {
  parts: Part[]
  /** Of each part the words that were typed. */
  words: string[][]
  /** What a word weighs that one post has. */
  rarest: number
  prefix: string | null
  didYouMean: DidYouMean | null
  alsoSearchedAs: string | null
}
/** The reader's own text with what was meant by misspelt words; `titles` of what was found tell which, where there is a choice. */
type DidYouMean = (titles: string[]) => string
/** One way to meet a part at one place: `all` as in `Way`. */
export type Test = { part: number; weight: number; field: Field; all: string[][]; score: number; sure: boolean }
/** What a post has to meet at all: every one of these parts, or one of them; `named`: in a title, a summary or a name. */
export type Gate = { parts: number[]; every: boolean; named: boolean }

/** Title, with summary and names, anywhere: where a way looks, and what it is worth there. */
const FIELD_WORTH = { A: 5, B: 2, C: 0.6 } as const

/** Longer queries are pasted texts: their beginning says what is meant. */
export const cutQuery = (query: string): string => [...query].slice(0, LIMITS.search).join('')

/** Another name, or one word that is written as two. */
function nameAt(
  words: QueryWord[],
  place: number,
  { aliases, vocabulary }: Omit<PlanContext, 'typing'>,
): ReturnType<Aliases['at']> {
  const alias = aliases.at(words, place)
  const word = alias && alias.length > 1 ? undefined : joined(words.slice(place, place + 2), vocabulary)
  return word === undefined ? alias : { length: 2, means: [[word]], byEar: false }
}

/** `typing`: the last word is not finished. */
type PlanContext = { vocabulary: Vocabulary; aliases: Aliases; typing: boolean }

export function planOf(query: string, { vocabulary, aliases, typing }: PlanContext): Plan {
  const typed = wordsOf(cutQuery(query))
  const aside = asideOf(typed)
  const words = queryWordsOf(withoutFillers(typed).slice(0, MOST_WORDS), vocabulary, aliases).map((each) => ({
    ...each,
    aside: aside.has(each.word),
  }))
  const plan: Plan = {
    parts: [],
    words: [],
    rarest: vocabulary.weightOf([]),
    prefix: null,
    didYouMean: null,
    alsoSearchedAs: null,
  }
  const meant = new Map<string, string[]>()
  const heard = new Map<string, string>()
  for (let place = 0; place < words.length; ) {
    const alias = nameAt(words, place, { aliases, vocabulary })
    const own = words.slice(place, place + (alias?.length ?? 1))
    place += own.length
    const prefixed = place < words.length ? 'never' : typing ? 'always' : 'unknown'
    const looked = own.map((each) => (alias ? lookUpNamed(each, alias.byEar, vocabulary) : lookUp(each, prefixed, vocabulary)))
    plan.prefix = looked[0]?.prefix ?? plan.prefix
    for (const { word, near, heard: other } of looked) {
      if (near[0]) meant.set(word, [vocabulary.spelled(near[0]), ...near.slice(1)])
      if (other) heard.set(word, vocabulary.spelled(other))
    }
    plan.words.push(own.map(({ word }) => word))
    plan.parts.push(partOf(looked, alias?.means ?? [], vocabulary))
  }
  // One of them is said: the one that explains more of the words.
  if (meant.size > 0 && meant.size >= heard.size)
    return { ...plan, didYouMean: (titles) => reworded(query, chosenBy(titles, meant)) }
  return { ...plan, alsoSearchedAs: heard.size > 0 ? reworded(query, heard) : null }
}

/** Of the words that each may be the one that a title has, as the title spells it. */
function chosenBy(titles: string[], meant: ReadonlyMap<string, string[]>): Map<string, string> {
  const pieces = titles.flatMap(piecesOf)
  const spelledIn = (candidates: string[]): string | undefined => {
    const folded = candidates.flatMap(wordsOf)
    return pieces.find(({ words: [only] }) => only && folded.includes(only.word))?.text
  }
  return new Map(
    [...meant].map(([word, candidates]) => [word, (candidates.length > 1 && spelledIn(candidates)) || (candidates[0] ?? word)]),
  )
}

/** The reader's own text, with these words in the place of theirs. */
const reworded = (query: string, words: ReadonlyMap<string, string>): string =>
  piecesOf(cutQuery(query))
    .map(({ text, words: [only, ...more] }) => (only && more.length === 0 ? (words.get(only.word) ?? text) : text))
    .join('')
    .trim()

/**
 * Parts that nothing in the index meets stay: a post cannot meet all of a query that has one. What stands in a title counts in the
 * wider places as well, so that a looser word does not cost it much.
 */
export function testsOf({ parts }: Pick<Plan, 'parts'>): Test[] {
  return parts.flatMap(({ ways, weight }, part) =>
    ways.flatMap(({ score, all, fields, sure }) =>
      fields.map((field) => ({ part, weight, field, all, score: scoreIn(field, score, weight), sure })),
    ),
  )
}

/** What a post gains that meets a way of this score there, of a part of this weight. */
export const scoreIn = (field: Field, score: number, weight: number): number => score * weight * FIELD_WORTH[field]

export const weightOf = (parts: Part[]): number => parts.reduce((sum, { weight }) => sum + weight, 0)

/** Returns what a post has to meet: every part, or one of those without which it cannot reach its share. Null when none can. */
export function gateOf({ parts }: Plan, share: number, named: boolean): Gate | null {
  const there = [...parts.keys()].filter((part) => parts[part]?.ways.length)
  if (there.length === 0 || (share === 1 && there.length < parts.length)) return null
  if (share === 1) return { parts: there, every: true, named }
  const weight = (part: number): number => parts[part]?.weight ?? 0
  const fewest = weightOf(parts) * share
  let rest = there.reduce((sum, part) => sum + weight(part), 0)
  if (rest < fewest) return null
  const needed = there
    .toSorted((one, other) => weight(other) - weight(one))
    .filter((part) => {
      const isNeeded = rest >= fewest && rest > 0
      rest -= weight(part)
      return isNeeded
    })
  return needed.length > 0 ? { parts: needed, every: false, named } : null
}

/** Returns whether a word of a text is one that the plan looks for. Texts are made of the same pieces again and again. */
export function meets({ parts, prefix }: Plan): (piece: Piece) => boolean {
  const lexemes = new Set(parts.flatMap(({ ways }) => ways.flatMap(({ all }) => all.flat())))
  const isMet = ({ word, exact, stems, sounds }: Word): boolean =>
    (prefix !== null && [word, ...stems.map((stem) => stem.slice(2))].some((each) => each.startsWith(prefix))) ||
    [exact, ...stems, ...sounds].some((lexeme) => lexemes.has(lexeme))
  const known = new Map<Piece, boolean>()
  return (piece) => {
    if (piece.words.length === 0) return false
    const before = known.get(piece)
    if (before !== undefined) return before
    const met = piece.words.some(isMet)
    known.set(piece, met)
    return met
  }
}
