// Which guides a question may be about: compared with what guides say and with how people have asked for them.
import { tokenize } from '@menged/ethiopia'
import { softmax } from './linear-classifier.ts'
import { TermIndex, type WeightedTerms } from './term-index.ts'
import { termsOf, termsOfWord, wordTermsOf } from './terms.ts'

/** `title`, `summary` and `rest` in every language one after the other. `standIns`: what stands for ways of asking where there are none. */
export type GuideText = { id: string; title: string; summary: string; rest: string; standIns: () => Way[] }
/** How somebody has asked for a place of a guide. */
export type Way = { guide: string; text: string }
/** Features of a candidate, in the order of FEATURES. */
export type Candidate = { guide: string; features: number[] }

export const FEATURES = [
  'text',
  'ways',
  'nearestWay',
  'secondWay',
  'thirdWay',
  'textOfBest',
  'waysOfBest',
  'nearestOfBest',
  'lead',
  'covered',
  'leastCovered',
  'titleSaid',
  'waySaid',
  'words',
  'isLatin',
  'hasWays',
  'place',
  'textLikelihood',
  'waysLikelihood',
  'sharpTextOfBest',
  'sharpWaysOfBest',
  'sharpWays',
  'learnt',
  'learntShare',
  'isOurs',
  'isNotOurs',
] as const

/** What classifiers have learnt of a question. `guide`: how well it fits a guide; the others: how likely it is about one, or not ours. */
export type Learnt = { guide: (id: string) => number; isOurs: number; isNotOurs: number }

/** By all signs together, and by rare words of the text alone: guides that nobody has asked for yet have few ways. */
const CANDIDATES = { together: 8, byRareWords: 6 } as const
const WEIGHTS = { title: 4, summary: 2, rest: 1 } as const
const SECOND = 0.3
/** As much of their words is shared by questions that are alike. */
export const ALIKE = 0.4

/** A word of this rarity and above is one that few guides share. */
const RARE = 1.2
const MANY_WORDS = 16

type Known = { text?: TermIndex; terms?: WeakMap<Way, number[]> }
type Indexes = {
  text: TermIndex
  waysOfGuide: TermIndex
  ways: TermIndex
  guideOfWay: Uint32Array
  hasWays: readonly boolean[]
  textsOfWays: readonly string[]
}
/** Of all guides together, and of each: many guides have few each, their titles first. */
const STAND_INS = { most: 6000, least: 3 } as const
/** How much long ones lose among short texts. */
const SHORT_TEXTS = 0.75

const textTerms = ({ title, summary, rest }: GuideText): WeightedTerms => [
  { terms: termsOf(title), weight: WEIGHTS.title },
  { terms: termsOf(summary), weight: WEIGHTS.summary },
  { terms: wordTermsOf(rest), weight: WEIGHTS.rest },
]

export class Retrieval {
  readonly ids: readonly string[]
  readonly #text: TermIndex
  readonly #waysOfGuide: TermIndex
  readonly #ways: TermIndex
  readonly #guideOfWay: Uint32Array
  readonly #titles: readonly Uint32Array[]
  readonly #textsOfWays: readonly string[]
  /** What the terms of a title, and of a way, weigh together: reckoned when it is first needed. */
  readonly #weights: { titles: Float64Array; ways: Float64Array }
  readonly #hasWays: readonly boolean[]

  private constructor(guides: readonly GuideText[], parts: Indexes) {
    this.ids = guides.map(({ id }) => id)
    this.#text = parts.text
    this.#waysOfGuide = parts.waysOfGuide
    this.#ways = parts.ways
    this.#guideOfWay = parts.guideOfWay
    this.#hasWays = parts.hasWays
    this.#textsOfWays = parts.textsOfWays
    this.#titles = guides.map(({ title }) => Uint32Array.from(termsOf(title)))
    this.#weights = { titles: new Float64Array(guides.length), ways: new Float64Array(parts.textsOfWays.length) }
  }

  /** `ways` of guides that are not there are left out. `known`: what need not be reckoned again; it takes in what was. */
  static async build(
    guides: readonly GuideText[],
    ways: readonly Way[],
    breathe: () => Promise<void>,
    known: Known = {},
  ): Promise<Retrieval> {
    const places = new Map(guides.map(({ id }, place) => [id, place]))
    const asked = new Set(ways.map(({ guide }) => guide))
    const silent = guides.filter(({ id }) => !asked.has(id))
    const each = Math.max(STAND_INS.least, Math.floor(STAND_INS.most / silent.length))
    const standIns = silent.flatMap((guide) => guide.standIns().slice(0, each))
    const own = [...ways.filter(({ guide }) => places.has(guide)), ...standIns]
    const terms: number[][] = []
    for (const way of own) {
      const found = known.terms?.get(way) ?? termsOf(way.text)
      known.terms?.set(way, found)
      terms.push(found)
      await breathe()
    }
    const ofGuide: { terms: number[]; weight: number }[][] = guides.map(() => [])
    for (const [n, { guide }] of own.entries()) ofGuide[places.get(guide) ?? 0]?.push({ terms: terms[n] ?? [], weight: 1 })
    const texts: WeightedTerms[] = []
    for (const guide of known.text ? [] : guides) {
      texts.push(textTerms(guide))
      await breathe()
    }
    const single = terms.map((each) => [{ terms: each, weight: 1 }])
    return new Retrieval(guides, {
      text: known.text ?? (await TermIndex.build(texts, breathe)),
      waysOfGuide: await TermIndex.build(ofGuide, breathe),
      ways: await TermIndex.build(single, breathe, SHORT_TEXTS),
      guideOfWay: Uint32Array.from(own, ({ guide }) => places.get(guide) ?? 0),
      hasWays: guides.map(({ id }) => asked.has(id)),
      textsOfWays: own.map(({ text }) => text),
    })
  }

  get text(): TermIndex {
    return this.#text
  }

  /** The likeliest guides first, by a plain sum; the ranking is another's. */
  candidates(question: string, learnt: Learnt): Candidate[] {
    const words = tokenize(question).map(termsOfWord)
    const rarities = new Map(words.flat().map((term) => [term, this.#rarity(term)]))
    const rarity = (term: number): number => rarities.get(term) ?? 0
    const square = (term: number): number => rarity(term) ** 2
    const terms = new Set(rarities.keys())
    const text = this.#text.scores(terms)
    const ways = this.#waysOfGuide.scores(terms)
    const { first, second, third, wayOf } = this.#nearest(terms, rarity)
    const [likelyText, likelyWays] = [this.#text.likelihoods(terms), this.#waysOfGuide.likelihoods(terms)]
    const [mostLikelyText, mostLikelyWays] = [Math.max(...likelyText), Math.max(...likelyWays)]
    const [sharpText, sharpWays] = [this.#text.scores(terms, square), this.#waysOfGuide.scores(terms, square)]
    const [mostSharpText, mostSharpWays] = [Math.max(1e-6, ...sharpText), Math.max(1e-6, ...sharpWays)]
    const sum = text.map((score, n) => score + (ways[n] ?? 0) + (first[n] ?? 0) + SECOND * (second[n] ?? 0))
    const found = new Set([...highest(sum, CANDIDATES.together), ...highest(sharpText, CANDIDATES.byRareWords)])
    const order = [...found].sort((one, other) => (sum[other] ?? 0) - (sum[one] ?? 0))
    const fitting = order.map((n) => learnt.guide(this.ids[n] ?? ''))
    const shares = softmax(fitting)
    const [most, mostText, mostWays, mostNearest] = [sum, text, ways, first].map((scores) => Math.max(1e-6, ...scores))
    const isLatin = /[\u1200-\u135a]/.test(question) ? 0 : 1
    return order.map((n, place) => {
      const other = place === 0 ? (sum[order[1] ?? n] ?? 0) : (most ?? 0)
      const { covered, least } = this.#coverage(words, n, rarity)
      return {
        guide: this.ids[n] ?? '',
        features: [
          text[n] ?? 0,
          ways[n] ?? 0,
          first[n] ?? 0,
          second[n] ?? 0,
          third[n] ?? 0,
          (text[n] ?? 0) / (mostText ?? 1),
          (ways[n] ?? 0) / (mostWays ?? 1),
          (first[n] ?? 0) / (mostNearest ?? 1),
          (sum[n] ?? 0) - other,
          covered,
          least,
          this.#share(rarities, this.#titles[n], this.#weights.titles, n),
          this.#share(rarities, this.#termsOfWay(wayOf[n] ?? -1), this.#weights.ways, wayOf[n] ?? -1),
          Math.min(MANY_WORDS, words.length),
          isLatin,
          this.#hasWays[n] ? 1 : 0,
          place,
          ((likelyText[n] ?? 0) - mostLikelyText) / Math.max(1, words.length),
          ((likelyWays[n] ?? 0) - mostLikelyWays) / Math.max(1, words.length),
          (sharpText[n] ?? 0) / mostSharpText,
          (sharpWays[n] ?? 0) / mostSharpWays,
          sharpWays[n] ?? 0,
          fitting[place] ?? 0,
          shares[place] ?? 0,
          learnt.isOurs,
          learnt.isNotOurs,
        ],
      }
    })
  }

  get bytes(): number {
    return this.#text.bytes + this.#waysOfGuide.bytes + this.#ways.bytes
  }

  /** A question that names no thing: each of its words is said of many guides. */
  isBare(question: string): boolean {
    return tokenize(question).every((word) => {
      const terms = termsOfWord(word)
      return terms.reduce((sum, term) => sum + this.#waysOfGuide.rarity(term), 0) / Math.max(1, terms.length) < RARE
    })
  }

  /** A guide that nobody has asked for yet. */
  isNew(id: string): boolean {
    const n = this.ids.indexOf(id)
    return n >= 0 && !this.#hasWays[n]
  }

  /** How much of what two texts say together they share, by rarity: from 0 to 1; from `ALIKE` on they are alike. */
  likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
    let [shared, all] = [0, 0]
    for (const term of one) {
      const rarity = this.#rarity(term)
      all += rarity
      if (other.has(term)) shared += rarity
    }
    for (const term of other) if (!one.has(term)) all += this.#rarity(term)
    return all > 0 ? shared / all : 0
  }

  /** Ids of the guides that are likest to a text. */
  likest(text: string, most: number): string[] {
    const terms = new Set(termsOf(text))
    const [own, asked] = [this.#text.scores(terms), this.#waysOfGuide.scores(terms)]
    const sum = own.map((score, n) => score + (asked[n] ?? 0))
    return highest(sum, most).map((n) => this.ids[n] ?? '')
  }

  /** Of each guide the scores of its three nearest ways, and which the nearest is. */
  #nearest(terms: ReadonlySet<number>, rarity: (term: number) => number) {
    const size = this.ids.length
    const [first, second, third] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
    const wayOf = new Int32Array(size).fill(-1)
    for (const [way, score] of this.#ways.scores(terms, rarity).entries()) {
      if (score === 0) continue
      const n = this.#guideOfWay[way] ?? 0
      if (score > (first[n] ?? 0)) {
        third[n] = second[n] ?? 0
        second[n] = first[n] ?? 0
        first[n] = score
        wayOf[n] = way
      } else if (score > (second[n] ?? 0)) {
        third[n] = second[n] ?? 0
        second[n] = score
      } else if (score > (third[n] ?? 0)) third[n] = score
    }
    return { first, second, third, wayOf }
  }

  /** Reckoned each time: of all ways together they would take more memory than the indexes. */
  #termsOfWay = (way: number): Uint32Array => Uint32Array.from(new Set(termsOf(this.#textsOfWays[way] ?? '')))

  #rarity = (term: number): number => Math.min(this.#text.rarity(term), this.#waysOfGuide.rarity(term))

  /** How much of the question the guide or its ways say, by rarity; and of the rare word that is said least. */
  #coverage(words: readonly number[][], n: number, rarityOf: (term: number) => number): { covered: number; least: number } {
    let [sum, all, least] = [0, 0, 1]
    for (const word of words) {
      let [said, whole] = [0, 0]
      for (const term of word) {
        const rarity = rarityOf(term)
        whole += rarity
        if (this.#text.has(term, n) || this.#waysOfGuide.has(term, n)) said += rarity
      }
      const mean = whole / Math.max(1, word.length)
      sum += (said / Math.max(1e-6, whole)) * mean
      all += mean
      if (mean > RARE) least = Math.min(least, said / whole)
    }
    return { covered: all > 0 ? sum / all : 0, least }
  }

  /** How much of a text the question says, by rarity. `weights`: what texts weigh, with this one at `place`. */
  #share(rarities: ReadonlyMap<number, number>, text: Uint32Array | undefined, weights: Float64Array, place: number): number {
    if (!text || text.length === 0) return 0
    weights[place] ||= text.reduce((sum, term) => sum + this.#rarity(term), 0)
    const said = text.reduce((sum, term) => sum + (rarities.get(term) ?? 0), 0)
    return said / (weights[place] ?? 1)
  }
}

const highest = (scores: Float32Array, most: number): number[] =>
  [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0)).slice(0, most)
