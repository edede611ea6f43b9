// Which passages of a guide hold what is asked: compared with what they say, with how people have asked for them, and with the kinds of
// passages that such a question is answered by.
import { valuesOf } from '@menged/ethiopia'
import type { Intent } from './intents.ts'
import { type IndexedGuide, type Passage, rankedText } from './passages.ts'
import { TermIndex } from './term-index.ts'
import { termsOf } from './terms.ts'

/** Passages that are alike: `facts.cost` of all guides, all rows of fees, each single document. */
export const PASSAGE_KINDS = [
  ...([
    'summary',
    'facts.cost',
    'facts.time',
    'facts.where',
    'facts.validFor',
    'documents',
    'document',
    'steps',
    'step',
  ] as const),
  ...(['fee', 'office', 'question', 'law', 'body'] as const),
]
export type PassageKind = (typeof PASSAGE_KINDS)[number]
const ROWS: Readonly<Record<string, PassageKind>> = {
  documents: 'document',
  steps: 'step',
  fees: 'fee',
  questions: 'question',
  body: 'body',
}

export function kindOf(name: string): PassageKind {
  const [first = '', row] = name.split('.')
  if (row === undefined || first === 'facts') return name as PassageKind
  return ROWS[first] ?? 'body'
}

/** Of a question: how likely each is. */
export type Answered = { intents: Readonly<Record<Intent, number>>; answeredBy: Readonly<Record<PassageKind, number>> }

/** A way of asking, by the place that it asks for. */
export type PlacedWay = { place: string; asks: Intent; terms: readonly number[] }

export const PASSAGE_FEATURES = [
  'text',
  'textOfBest',
  'ways',
  'waysOfBest',
  'nearestWay',
  'nearestOfBest',
  'kind',
  'kindOfBest',
  'intentOfWays',
  'kindShare',
  'letters',
  'hasWays',
  'numbers',
  'isList',
] as const

const MOST_LETTERS = 600

export class RankedPassages {
  readonly #passages: readonly Passage[]
  readonly #text: TermIndex
  readonly #ways: TermIndex
  readonly #single: TermIndex
  readonly #placeOfWay: Int32Array
  readonly #intents: readonly ReadonlyMap<Intent, number>[]

  constructor({ passages }: Pick<IndexedGuide, 'passages'>, ways: readonly PlacedWay[]) {
    this.#passages = passages
    const places = new Map(passages.map(({ name }, n) => [name, n]))
    this.#text = TermIndex.of(passages.map((passage) => [{ terms: termsOf(rankedText(passage)), weight: 1 }]))
    const own = ways.filter(({ place }) => places.has(place))
    this.#ways = TermIndex.of(
      passages.map(({ name }) => own.filter(({ place }) => place === name).map(({ terms }) => ({ terms, weight: 1 }))),
    )
    this.#single = TermIndex.of(
      own.map(({ terms }) => [{ terms, weight: 1 }]),
      0.75,
    )
    this.#placeOfWay = Int32Array.from(own, ({ place }) => places.get(place) ?? -1)
    this.#intents = passages.map(({ name }) => {
      const asked = own.filter(({ place }) => place === name)
      return new Map(asked.map(({ asks }) => [asks, asked.filter((way) => way.asks === asks).length / asked.length]))
    })
  }

  /** Of each passage, in the order of PASSAGE_FEATURES. */
  features(terms: ReadonlySet<number>, { intents, answeredBy }: Answered): number[][] {
    const text = this.#text.scores(terms)
    const ways = this.#ways.scores(terms)
    const nearest = new Float32Array(this.#passages.length)
    for (const [way, score] of this.#single.scores(terms, (term) => this.#ways.rarity(term)).entries()) {
      const n = this.#placeOfWay[way] ?? 0
      nearest[n] = Math.max(nearest[n] ?? 0, score)
    }
    const kinds = this.#passages.map(({ name }) => kindOf(name))
    const fitting = kinds.map((kind) => answeredBy[kind])
    const [mostText, mostWays, mostNearest, mostFitting] = [text, ways, nearest, fitting].map((all) => Math.max(1e-6, ...all))
    return this.#passages.map(({ text: words }, n) => {
      const kind = kinds[n] ?? 'body'
      const all = valuesOf(words).join(' ')
      const asked = [...(this.#intents[n] ?? [])].reduce((sum, [intent, share]) => sum + share * intents[intent], 0)
      return [
        text[n] ?? 0,
        (text[n] ?? 0) / (mostText ?? 1),
        ways[n] ?? 0,
        (ways[n] ?? 0) / (mostWays ?? 1),
        nearest[n] ?? 0,
        (nearest[n] ?? 0) / (mostNearest ?? 1),
        fitting[n] ?? 0,
        (fitting[n] ?? 0) / (mostFitting ?? 1),
        asked,
        kinds.filter((each) => each === kind).length,
        Math.min(MOST_LETTERS, all.length) / MOST_LETTERS,
        (this.#intents[n]?.size ?? 0) > 0 ? 1 : 0,
        Math.min(5, all.match(/\d+/g)?.length ?? 0),
        kind === 'documents' || kind === 'steps' ? 1 : 0,
      ]
    })
  }
}
