// Reads a question by its words: what kind it is, which guides it may be about, and where in a guide its answer stands.
import { LRUCache } from 'lru-cache'
import { probability } from './boosted-trees.ts'
import { type QuestionContent, readModel, readQuestions } from './content.ts'
import { type FollowUp, staysWith } from './follow-up.ts'
import { INTENTS } from './intents.ts'
import {
  clearly,
  dangerOf,
  kindsOf,
  languageIn,
  logistic,
  type Model,
  type Ranking,
  type Reading,
  rank,
  read,
  trustFeatures,
  type Understanding,
} from './model.ts'
import { type Answered, RankedPassages } from './passage-ranking.ts'
import type { IndexedGuide, Passage } from './passages.ts'
import type { WayRow } from './queries.ts'
import type { QuestionIndex } from './question-index.ts'
import { ALIKE, type Retrieval } from './retrieval.ts'
import { partsOf, wordsIn } from './sentences.ts'
import { termsOf } from './terms.ts'
import type { PlaceOf } from './ways.ts'

export type LikelyPassage = { passage: Passage; probability: number }
/** `passages`: the likeliest first. `intents`: how likely the question, or a part of it, asks for each. */
export type Located = { passages: LikelyPassage[]; intents: Reading['intents'] }
type Known = { model: Model; questions: QuestionContent }

const RANKED_GUIDES = 200
/** What a question and the one before it ask together counts so much. */
const TOGETHER = 0.7

/** What is read by: a few megabytes, read with the first question. Guides are learnt anew while it runs. */
export function createModelStore(contentDir: string) {
  let known: Known | undefined
  const current = (): Known => {
    known ??= { model: readModel(contentDir), questions: readQuestions(contentDir) }
    return known
  }
  return {
    current,
    shipped: () => current().questions.ways,
    replaceGuides: (guides: Model['guides']): void => {
      known = { ...current(), model: { ...current().model, guides } }
    },
  }
}

export function createReader(known: () => Known, index: QuestionIndex) {
  const ranked = new LRUCache<IndexedGuide, RankedPassages>({ max: RANKED_GUIDES })

  function rankedOf(guide: IndexedGuide): RankedPassages {
    const held = ranked.get(guide)
    if (held) return held
    const ways = index.ways.filter((way) => way.guide === guide.id)
    const made = new RankedPassages(
      guide,
      ways.map(({ place, asks, text }) => ({ place, asks, terms: termsOf(text) })),
    )
    ranked.set(guide, made)
    return made
  }

  const termsOfWays = new WeakMap<WayRow, ReadonlySet<number>>()
  function termsOfWay(way: WayRow): ReadonlySet<number> {
    const held = termsOfWays.get(way) ?? new Set(termsOf(way.text))
    termsOfWays.set(way, held)
    return held
  }

  /** The guide that an editor has named for the question that is likest. */
  function named(question: string, retrieval: Retrieval): string | undefined {
    if (index.added.length === 0) return undefined
    const terms = new Set(termsOf(question))
    const likeness = index.added.map((way) => retrieval.likeness(termsOfWay(way), terms))
    const most = likeness.reduce((one, other) => Math.max(one, other))
    return most >= ALIKE ? index.added[likeness.indexOf(most)]?.postId : undefined
  }

  /** As it was asked, with its punctuation. `retrieval`: the current one, where none is given. */
  async function understand(question: string, retrieval?: Retrieval): Promise<Understanding> {
    const [guides, { model }] = [retrieval ?? (await index.current()), known()]
    return understandWith(model, guides, question, (whole) => {
      const guide = whole.trust < model.ranking.probable ? named(question, guides) : undefined
      return guide === undefined ? whole : byName(whole, guide, model.ranking)
    })
  }

  /** The probability of each passage of a guide, together 1. */
  function shares(guide: IndexedGuide, question: string, answered: Answered): number[] {
    const features = rankedOf(guide).features(new Set(termsOf(question)), answered)
    const likely = features.map((each) => probability(known().model.ranking.passages, each))
    const all = likely.reduce((sum, each) => sum + each, 0)
    return likely.map((each) => each / all)
  }

  /** Where a guide holds what is asked. Who tells a story asks in one of its sentences; what is asked after another question, `before`, is often
   * the same of something else. */
  function passages(guide: IndexedGuide, question: string, before?: string): Located {
    const readings = [question, ...partsOf(question)].map((text) => ({ text, weight: 1 }))
    if (before !== undefined) readings.push({ text: `${before}. ${question}`, weight: TOGETHER })
    const answeredBy = readings.map(({ text, weight }) => ({ text, weight, answered: read(text, known().model) }))
    const likely = answeredBy.map(({ text, weight, answered }) => shares(guide, text, answered).map((share) => share * weight))
    const ofQuestion = answeredBy.filter(({ weight }) => weight === 1)
    return {
      passages: guide.passages
        .map((passage, n) => ({ passage, probability: Math.max(...likely.map((each) => each[n] ?? 0)) }))
        .sort((one, other) => other.probability - one.probability),
      intents: Object.fromEntries(
        INTENTS.map((intent) => [intent, Math.max(...ofQuestion.map(({ answered }) => answered.intents[intent]))]),
      ) as Located['intents'],
    }
  }

  const placeOf: PlaceOf = (guide, question) => {
    const located = passages(guide, question)
    const [asks] = INTENTS.toSorted((one, other) => located.intents[other] - located.intents[one])
    return { place: located.passages[0]?.passage.name ?? 'summary', asks: asks ?? 'what' }
  }

  return {
    understand,
    passages,
    placeOf,
    languageOf: (question: string) => languageIn(question, known().model),
    staysWith: (followUp: FollowUp): boolean => staysWith(followUp, known().model.ranking.followUp),
    /** From these probabilities on. */
    thresholds: () => known().model.ranking,
    /** Ways of asking have changed. */
    forgetPassages: (): void => ranked.clear(),
  }
}

const asItIs = (whole: Understanding): Understanding => whole

/** `known`: what else is known of the whole. */
export function understandWith(model: Model, retrieval: Retrieval, question: string, known = asItIs): Understanding {
  const parts = partsOf(question)
  const read = readWith(model, retrieval, wordsIn(question), parts)
  const whole = known(read)
  // Its parts could only make it surer.
  if (whole !== read || whole.kinds.notOurs > whole.kinds.guide || whole.trust >= model.ranking.sure) return whole
  return trustedMost(
    whole,
    parts.map((part) => readWith(model, retrieval, part)),
    model.ranking,
  )
}

/** `parts` of the question: danger may be told in one of them. */
function readWith(
  { ranking, ...classifiers }: Model,
  retrieval: Retrieval,
  question: string,
  parts: readonly string[] = [],
): Understanding {
  const reading = read(question, classifiers)
  const candidates = retrieval.candidates(question, reading.learnt)
  const features = candidates.map((each) => each.features)
  const guides = rank(ranking.guides, features).map(({ n, probability }) => ({ id: candidates[n]?.guide ?? '', probability }))
  return {
    ...reading,
    guides,
    trust: trustOf(ranking, retrieval, { kinds: reading.kinds, guides }),
    danger: dangerOf(
      ranking,
      reading.kinds,
      candidates,
      parts.map((part) => kindsOf(part, classifiers)),
    ),
    isBare: retrieval.isBare(question),
  }
}

/** What was none of ours when the kinds were learnt may be what a new guide is about. */
const OF_NEW_GUIDES = { guide: 0.99, notOurs: 0.01 }

/** How far the first of the guides can be trusted. */
export function trustOf(
  { trust }: Pick<Ranking, 'trust'>,
  retrieval: Retrieval,
  { kinds, guides }: Pick<Understanding, 'kinds' | 'guides'>,
): number {
  const isNew = guides[0] !== undefined && retrieval.isNew(guides[0].id)
  return logistic(trust, trustFeatures(isNew ? OF_NEW_GUIDES : kinds, guides))
}

/** What would be refused and an editor has named a guide for. */
const byName = (whole: Understanding, id: string, ranking: Ranking): Understanding => ({
  ...whole,
  guides: [{ id, probability: 1 }, ...whole.guides.filter((guide) => guide.id !== id)],
  trust: clearly(ranking),
})

/** So much less than sure. */
const UNSURE = 0.001

/** A story is told around a question: a part of it may say more clearly which guide is meant. What the whole says of it stays, and a part makes
 * nothing sure: half of what only a part was sure of is wrong. */
export function trustedMost(
  whole: Understanding,
  parts: readonly Understanding[],
  { probable, sure }: Pick<Ranking, 'probable' | 'sure'>,
): Understanding {
  const isAgreed = ({ guides }: Understanding) => guides[0]?.id === whole.guides[0]?.id
  const best = [whole, ...parts.filter((part) => whole.trust < probable || isAgreed(part))].reduce((one, other) =>
    other.trust > one.trust ? other : one,
  )
  return { ...whole, guides: best.guides, trust: best === whole ? whole.trust : Math.min(best.trust, sure - UNSURE) }
}
