// From the words of a query to what is asked of the index: for each word the ways in which a post may meet it.
import { LIMITS } from '@menged/contracts'
import type { Aliases } from './aliases.ts'
import { analyse, isEthiopic, type Piece, type Word, wordsOf } from './analyse.ts'
import { withoutFillers } from './fillers.ts'
import type { Vocabulary } from './vocabulary.ts'

const MOST_WORDS = 10

/** Met when one lexeme of each of `all` is there. */
type Way = { score: number; all: string[][]; fields: Field[] }
type Part = { ways: Way[]; weight: number }
export type Plan = {
  parts: Part[]
  prefix: string | null
  didYouMean: string | null
  alsoSearchedAs: string | null
}
/** The same as `Test` of the queries. */
type Test = { part: number; field: string; test: string; score: number }

const EXACT = 4
const ALIAS = 3.5
const STEM = 2.5
const PREFIX = 2
const NEAR = 1.5
const SOUND = 1

/** Title, summary and names, the rest: the weights of a tsvector that a way looks at, and what it is worth there. */
const FIELDS = { A: 5, B: 2, C: 0.6 } as const
type Field = keyof typeof FIELDS
const ALL_FIELDS: Field[] = ['A', 'B', 'C']
/** A looser word must not cost much in a title and nothing in a text. */
const WHERE: Record<Field, string> = { A: 'A', B: 'AB', C: '' }

/** Longer queries are pasted texts: their beginning says what is meant. */
export const cutQuery = (query: string): string => [...query].slice(0, LIMITS.search).join('')

export function queryWords(query: string): string[] {
  return withoutFillers(wordsOf(cutQuery(query))).slice(0, MOST_WORDS)
}

type Needs = { vocabulary: Vocabulary; aliases: Aliases /** The last word is still being typed. */; typing: boolean }

export function planOf(query: string, { vocabulary, aliases, typing }: Needs): Plan {
  const words = queryWords(query)
  const plan: Plan = { parts: [], prefix: null, didYouMean: null, alsoSearchedAs: null }
  const meant: string[] = []
  const heard: string[] = []
  for (let place = 0; place < words.length; ) {
    const alias = aliases.at(words, place)
    const length = alias?.length ?? 1
    const own = words.slice(place, place + length)
    const last = place + length === words.length
    const prefixed = !last ? 'never' : typing ? 'always' : 'unknown'
    const looked = own.map((word) => (alias ? named(analyse(word), vocabulary) : lookUp(analyse(word), vocabulary, prefixed)))
    const only = looked[0]
    if (only?.prefix) plan.prefix = only.prefix
    meant.push(...own.map((word, index) => looked[index]?.near ?? word))
    heard.push(...own.map((word, index) => looked[index]?.heard ?? word))
    plan.parts.push(partOf(looked, alias?.means ?? [], vocabulary))
    place += length
  }
  const spelled = (each: string[]): string | null =>
    each.some((word, index) => word !== words[index]) ? each.map((word) => vocabulary.spelled(word)).join(' ') : null
  return { ...plan, didYouMean: spelled(meant), alsoSearchedAs: spelled(heard) }
}

type LookedUp = { ways: Way[]; prefix: string | null; near: string | undefined; heard: string | undefined }

const way = (score: number, lexemes: string[]): Way => ({ score, all: [lexemes], fields: ALL_FIELDS })

/** A word of an alias is understood: it needs no guessing. */
function named({ word, exact, stems }: Word, vocabulary: Vocabulary): LookedUp {
  const there = (lexemes: string[]) => lexemes.filter((lexeme) => vocabulary.has(lexeme))
  const known = there([exact, ...stems]).length > 0
  const heard = known ? undefined : vocabulary.inOtherScript(word)
  const other = heard ? analyse(heard) : { exact, stems }
  return { ways: [way(EXACT, there([other.exact])), way(STEM, there(other.stems))], prefix: null, near: undefined, heard }
}

function lookUp(
  { word, exact, stems, sounds }: Word,
  vocabulary: Vocabulary,
  prefixed: 'always' | 'unknown' | 'never',
): LookedUp {
  const there = (lexemes: string[]) => lexemes.filter((lexeme) => vocabulary.has(lexeme))
  const known = vocabulary.has(exact) || there(stems).length > 0
  const ways = [way(EXACT, there([exact])), way(STEM, there(stems))]
  const letters = [...word].length
  const mayBegin = letters >= (isEthiopic(word) ? 2 : 3) && (prefixed === 'always' || (prefixed === 'unknown' && !known))
  const prefix = mayBegin && vocabulary.startsWith(word) ? word : null
  if (prefix) ways.push(way(PREFIX, [`${exact}*`]))
  // The sounds of a word in the other script. A word that is known needs them only when they can hardly mean another.
  const foreign = there(sounds.map(toOtherScript)).filter((sound) => sound.length > (known || prefix ? 5 : 3))
  if (foreign.length > 0) ways.push(way(known ? SOUND : STEM, foreign))
  if (known) return { ways, prefix, near: undefined, heard: undefined }
  const near = prefix ? [] : vocabulary.near(word)
  const alike = near.filter((each) => analyse(each).sounds.some((sound) => sounds.includes(sound)))
  // Amharic in Latin letters is no misspelt English.
  const slips = foreign.length > 0 ? alike : near
  ways.push(way(NEAR, there(slips.map((each) => analyse(each).exact))))
  ways.push(way(SOUND, there(slips.flatMap((each) => analyse(each).stems))))
  return { ways, prefix, near: slips[0], heard: foreign.length > 0 ? vocabulary.inOtherScript(word) : undefined }
}

const toOtherScript = (sound: string): string => `${sound.startsWith('l:') ? 'k' : 'l'}${sound.slice(1)}`

/** One word, or the several that name one thing. */
function partOf(looked: LookedUp[], means: string[][], vocabulary: Vocabulary): Part {
  const own = looked.length === 1 ? (looked[0]?.ways ?? []) : together(looked)
  const meanings = means.map((words): Way => {
    const all = words.map((word) => [analyse(word).exact, ...analyse(word).stems].filter((lexeme) => vocabulary.has(lexeme)))
    return { score: ALIAS, all, fields: ['A', 'B'] }
  })
  const ways = [...own, ...meanings].filter(({ all }) => all.length > 0 && all.every((lexemes) => lexemes.length > 0))
  const weights = ways.map(({ all }) => Math.max(...all.map((lexemes) => vocabulary.weightOf(lexemes))))
  return { ways, weight: weights.length > 0 ? Math.max(...weights) : 0 }
}

function together(looked: LookedUp[]): Way[] {
  const all = looked.map(({ ways }) => [...new Set(ways.flatMap((each) => each.all.flat()))])
  return [{ score: EXACT, all, fields: ALL_FIELDS }]
}

/** Parts that nothing in the index meets stay: a post cannot meet all of a query that has one. */
export function testsOf({ parts }: Plan): Test[] {
  return parts.flatMap(({ ways, weight }, part) =>
    ways.flatMap(({ score, all, fields }) =>
      fields.map((field) => ({ part, field, test: testOf(all, WHERE[field]), score: score * weight * FIELDS[field] })),
    ),
  )
}

/** What a post has to meet at all: each of the parts, or any. Null when nothing can meet it. */
export function gateOf({ parts }: Plan, every: boolean): string | null {
  const gates = parts.map(({ ways }) => ways.map(({ all, fields }) => testOf(all, fields.includes('C') ? '' : 'AB')).join(' | '))
  if (every && gates.includes('')) return null
  const there = gates.filter((gate) => gate !== '').map((gate) => `(${gate})`)
  return there.length > 0 ? there.join(every ? ' & ' : ' | ') : null
}

const testOf = (all: string[][], where: string): string =>
  all.map((lexemes) => `(${lexemes.map((lexeme) => lexemeIn(lexeme, where)).join(' | ')})`).join(' & ')

/** Lexemes hold letters, marks and digits only, so quotes are all the care they need. */
const lexemeIn = (lexeme: string, where: string): string => {
  const [text, star] = lexeme.endsWith('*') ? [lexeme.slice(0, -1), '*'] : [lexeme, '']
  return `'${text}'${star || where ? `:${star}${where}` : ''}`
}

/** Whether a word of a text is one that the plan looks for. */
export function meets({ parts, prefix }: Plan): (piece: Piece) => boolean {
  const wanted = new Set(parts.flatMap(({ ways }) => ways.flatMap(({ all }) => all.flat())))
  return ({ words }) =>
    words.some(
      ({ word, exact, stems, sounds }) =>
        (prefix !== null && word.startsWith(prefix)) || [exact, ...stems, ...sounds].some((lexeme) => wanted.has(lexeme)),
    )
}
