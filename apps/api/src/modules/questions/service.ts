// Reads questions: what kind each one is, which guides it may be about, and where in a guide its answer stands.
import { LRUCache } from 'lru-cache'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import type { Audit } from '../audit/index.ts'
import { probability } from './boosted-trees.ts'
import { type QuestionContent, readModel, readQuestions } from './content.ts'
import { INTENTS } from './intents.ts'
import { Learning } from './learning.ts'
import {
  dangerFeatures,
  languageIn,
  logistic,
  type Model,
  type Reading,
  rank,
  read,
  trustFeatures,
  type Understanding,
} from './model.ts'
import { RankedPassages } from './passage-ranking.ts'
import type { IndexedGuide, Passage } from './passages.ts'
import { QuestionIndex } from './question-index.ts'
import { createReaderQuestions } from './reader-questions.ts'
import type { Retrieval } from './retrieval.ts'
import { partsOf, wordsIn } from './sentences.ts'
import { termsOf } from './terms.ts'
import { createWays, type PlaceOf } from './ways.ts'

export type LikelyPassage = { passage: Passage; probability: number }

const RANKED_GUIDES = 200

type QuestionsParts = Pick<Platform, 'db' | 'clock' | 'log' | 'contentDir'> & { audit: Pick<Audit, 'record'> }

export function createQuestions({ contentDir, ...parts }: QuestionsParts) {
  let content: { model: Model; questions: QuestionContent } | undefined
  /** A few megabytes, read with the first question. */
  const known = () => {
    content ??= { model: readModel(contentDir), questions: readQuestions(contentDir) }
    return content
  }
  const shipped = () => known().questions.ways
  const ranked = new LRUCache<IndexedGuide, RankedPassages>({ max: RANKED_GUIDES })
  const index = new QuestionIndex(parts.db, {
    shipped,
    onBuilt: () => {
      ranked.clear()
      learning.follow()
    },
  })

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

  /** As it was asked, with its punctuation. */
  async function understand(question: string): Promise<Understanding> {
    const retrieval = await index.current()
    const { model } = known()
    const whole = readWith(model, retrieval, wordsIn(question))
    // Its parts could only make it surer.
    if (whole.kinds.notOurs > whole.kinds.guide || whole.trust >= model.ranking.sure) return whole
    const parts = partsOf(question).map((part) => readWith(model, retrieval, part))
    return trustedMost(whole, parts, model.ranking.probable)
  }

  /** The passages of a guide, the likeliest to hold what is asked first. */
  function passages(guide: IndexedGuide, question: string, { intents }: Pick<Reading, 'intents'>): LikelyPassage[] {
    const { ranking } = known().model
    const features = rankedOf(guide).features(new Set(termsOf(question)), intents, ranking.table)
    return rank(ranking.passages, features).flatMap(({ n, probability }) => {
      const passage = guide.passages[n]
      return passage ? [{ passage, probability }] : []
    })
  }

  const placeOf: PlaceOf = (guide, question) => {
    const { intents } = read(question, known().model)
    const [asks] = INTENTS.toSorted((one, other) => intents[other] - intents[one])
    return { place: passages(guide, question, { intents })[0]?.passage.name ?? 'summary', asks: asks ?? 'what' }
  }

  const ways = createWays({ ...parts, shipped, placeOf })
  const thresholds = () => known().model.ranking
  const readers = createReaderQuestions({ ...parts, ways, understand, thresholds, retrieval: () => index.current() })
  const learning = new Learning({
    ...parts,
    index,
    learnt: async (guides) => {
      content = { ...known(), model: { ...known().model, guides } }
      await readers.settleAnswered()
    },
  })

  return {
    index,
    /** The guide that words most likely ask for; null where nothing tells, or while the index is being made: nobody waits for it. */
    likeliest: async (words: string): Promise<{ id: string; isSure: boolean } | null> => {
      if (!index.isReady) return null
      const { guides, trust } = await understand(words)
      const { sure, probable } = thresholds()
      return guides[0] && trust >= probable ? { id: guides[0].id, isSure: trust >= sure } : null
    },
    /** From these probabilities on. */
    thresholds,
    languageOf: (question: string) => languageIn(question, known().model),
    understand,
    passages,
    ways,
    readers,
    figures: () => ({ ...index.figures(), ...learning.figures() }),
    jobs: [hourly('forget old questions', readers.forgetOld)],
  }
}

export function readWith({ ranking, ...classifiers }: Model, retrieval: Retrieval, question: string): Understanding {
  const reading = read(question, classifiers)
  const candidates = retrieval.candidates(question, reading.learnt)
  const features = candidates.map((each) => each.features)
  const guides = rank(ranking.guides, features).map(({ n, probability }) => ({ id: candidates[n]?.guide ?? '', probability }))
  return {
    ...reading,
    guides,
    trust: logistic(ranking.trust, trustFeatures(reading.kinds, guides)),
    danger: probability(ranking.danger.trees, dangerFeatures(reading.kinds, candidates)),
    isBare: retrieval.isBare(question),
  }
}

/** A story is told around a question: a part of it may say more clearly which guide is meant. What the whole says of it stays. */
export function trustedMost(whole: Understanding, parts: readonly Understanding[], probable: number): Understanding {
  const isAgreed = ({ guides }: Understanding) => guides[0]?.id === whole.guides[0]?.id
  const best = [whole, ...parts.filter((part) => whole.trust < probable || isAgreed(part))].reduce((one, other) =>
    other.trust > one.trust ? other : one,
  )
  return { ...whole, guides: best.guides, trust: best.trust }
}

export type Questions = ReturnType<typeof createQuestions>
