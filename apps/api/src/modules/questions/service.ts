// Understands questions: by their words, and where a service makes vectors also by their meaning.
import { WRITTEN } from '@menged/contracts'
import type { Platform } from '../../platform/platform.ts'
import { everyMinute, hourly } from '../../platform/tasks/jobs.ts'
import type { Audit } from '../audit/index.ts'
import { readClassifier, readJudged } from './content.ts'
import { createSemanticRanking, type SemanticRanking } from './embeddings/semantic-ranking.ts'
import { Learning } from './learning.ts'
import { clearly, type Understanding } from './model.ts'
import { QuestionIndex } from './question-index.ts'
import { createModelStore, createReader, trustOf } from './question-reader.ts'
import { createReaderQuestions } from './reader-questions.ts'
import { createWays } from './ways.ts'

/** So likely beside the first a guide is found by a search as well. */
const BESIDE_FIRST = 0.1

type QuestionsParts = Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'contentDir'> & { audit: Pick<Audit, 'record'> }

export function createQuestions(parts: QuestionsParts) {
  const { current, shipped, replaceGuides } = createModelStore(parts.contentDir)
  const index = new QuestionIndex(parts.db, {
    shipped,
    onBuilt: () => {
      reader.forgetPassages()
      learning.follow()
      semantic?.changed()
    },
  })
  const reader = createReader(current, index)
  const { thresholds } = reader
  const semantic = semanticRankingFor(parts, index, reader)
  const ways = createWays({ ...parts, shipped, placeOf: reader.placeOf })
  const readers = createReaderQuestions({
    ...parts,
    ways,
    understand: (question) => reader.understand(question),
    thresholds,
    retrieval: () => index.current(),
  })
  const learning = new Learning({
    ...parts,
    index,
    known: () => ({ guides: readClassifier(parts.contentDir, 'guides'), ways: shipped() }),
    learnt: async (guides) => {
      replaceGuides(guides)
      await readers.settleAnswered()
    },
  })

  /** Where words do not tell surely which guide is meant, also by their meaning. Nobody in danger waits for it. */
  async function understand(question: string): Promise<Understanding> {
    const words = await reader.understand(question)
    const { sure, danger } = thresholds()
    if (!semantic || words.trust >= sure || words.danger >= danger.from) return words
    const guides = await semantic.rank(question, words.guides)
    if (!guides) return words
    return { ...words, guides, trust: trustOf(thresholds(), await index.current(), { kinds: words.kinds, guides }) }
  }

  return {
    index,
    /** The guides that words most likely ask for; null where nothing tells, or while the index is being made: nobody waits for it. */
    likeliest: async (words: string): Promise<{ ids: string[]; confidence: 'sure' | 'likely' | 'possible' } | null> => {
      // Where changes are not told of, each search looks for them.
      index.start()
      if (!index.held) return null
      const { guides, trust } = await reader.understand(words, index.held)
      const { sure, probable } = thresholds()
      const likelyFrom = clearly(thresholds())
      const least = (guides[0]?.probability ?? 0) * BESIDE_FIRST
      const likely = guides.filter(({ probability }) => probability >= least).map(({ id }) => id)
      if (likely.length === 0 || trust < probable) return null
      return { ids: likely, confidence: trust >= sure ? 'sure' : trust >= likelyFrom ? 'likely' : 'possible' }
    },
    thresholds,
    languageOf: reader.languageOf,
    understand,
    staysWith: reader.staysWith,
    understandWords: (question: string) => reader.understand(question),
    passages: reader.passages,
    ways,
    readers,
    figures: () => ({ ...index.figures(), ...learning.figures(), ...semantic?.figures() }),
    jobs: [
      hourly('forget old questions', readers.forgetOld),
      everyMinute('learn ways of asking', async () => learning.follow()),
      ...(semantic ? [everyMinute('vectors of guides', semantic.catchUp)] : []),
    ],
  }
}
export type Questions = ReturnType<typeof createQuestions>

type Reader = ReturnType<typeof createReader>
/** Undefined where no service makes vectors. */
function semanticRankingFor(
  { config, contentDir, ...parts }: QuestionsParts,
  index: QuestionIndex,
  reader: Reader,
): SemanticRanking | undefined {
  const { assistantBaseUrl: baseUrl, assistantKey: key, assistantEmbeddingModel: model } = config
  if (!baseUrl || !model) return undefined
  return createSemanticRanking({
    ...parts,
    address: { baseUrl, key, model },
    source: {
      texts: () => textsOf(index),
      judged: () => readJudged(contentDir),
      byWords: async (question) => (await reader.understand(question)).guides,
    },
  })
}

/** What each guide says of itself in a few words, and how people ask for it. */
async function* textsOf(index: QuestionIndex): AsyncGenerator<{ guide: string; texts: string[] }> {
  const ways = Map.groupBy(index.ways, ({ guide }) => guide)
  for await (const { id, title, passages } of index.guides()) {
    const said = passages.filter(({ name }) => !name.startsWith('body.'))
    const own = said.flatMap(({ text }) => WRITTEN.flatMap((each) => (text[each] ? [`${title[each]}: ${text[each]}`] : [])))
    yield { guide: id, texts: [...own, ...(ways.get(id) ?? []).map(({ text }) => text)] }
  }
}
