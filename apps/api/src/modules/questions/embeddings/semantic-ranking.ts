// Ranks guides also by what texts mean, where a service makes vectors: one more sign of which guide a question is about. Vectors of guides and of
// ways of asking are made in the background. While the service is slow, broken or gone, questions are understood as without it.
import type { Platform } from '../../../platform/platform.ts'
import { breathing } from '../breathing.ts'
import { fitLogistic, type JudgedQuestion } from '../calibration.ts'
import { type LikelyGuide, logistic, logit } from '../model.ts'
import { EmbeddingError } from './embedding-client.ts'
import { createEmbeddings, type EmbeddingsParts } from './embeddings.ts'
import { nearness, type Vector } from './vector.ts'

/** What is known of the guides: texts of each, questions whose guides are known, and the likeliest guides by words alone. */
export type RankingSource = {
  texts: () => AsyncIterable<{ guide: string; texts: readonly string[] }>
  judged: () => readonly JudgedQuestion[]
  byWords: (question: string) => Promise<readonly LikelyGuide[]>
}
type SemanticRankingParts = EmbeddingsParts & Pick<Platform, 'log'> & { source: RankingSource }
type GuideVectors = ReadonlyMap<string, readonly Vector[]>

export function createSemanticRanking({ log, source, ...parts }: SemanticRankingParts) {
  const embeddings = createEmbeddings(parts)
  let [isBehind, isRunning] = [true, false]
  /** `weights`: of what `featuresOf` returns. */
  let known: { guides: GuideVectors; weights: readonly number[] } | undefined

  async function learn(): Promise<void> {
    const breathe = breathing()
    const ofGuides = new Map<string, readonly string[]>()
    for await (const { guide, texts } of source.texts()) ofGuides.set(guide, texts)
    const judged = source.judged()
    const texts = [...ofGuides.values()].flat()
    const made = await embeddings.ofAll([...texts, ...judged.map(({ question }) => question)])
    const guides = new Map([...ofGuides].map(([guide, own]) => [guide, own.flatMap((text) => made.get(text) ?? [])]))
    const rows: { features: number[]; isRight: boolean }[] = []
    for (const { question, guides: right } of judged) {
      const vector = made.get(question)
      const likely = await source.byWords(question)
      if (vector)
        for (const { id, features } of featuresOf(likely, vector, guides)) rows.push({ features, isRight: right.includes(id) })
      await breathe()
    }
    known = { guides, weights: await fitLogistic(rows, breathe) }
  }

  return {
    /** Makes what is missing. What failed is tried again with the next call. */
    catchUp: async (): Promise<void> => {
      if (!isBehind || isRunning || embeddings.isResting()) return
      ;[isRunning, isBehind] = [true, false]
      try {
        await learn()
      } catch (error) {
        isBehind = true
        if (!(error instanceof EmbeddingError)) throw error
        // Its message is ours: nothing of a text.
        log.warn({ reason: error.message }, 'vectors of texts could not be had')
      } finally {
        isRunning = false
      }
    },
    /** Guides or ways of asking have changed. */
    changed: (): void => {
      isBehind = true
    },
    /** The guides in their order with it; null where nothing is known. */
    rank: async (question: string, guides: readonly LikelyGuide[]): Promise<LikelyGuide[] | null> => {
      if (!known || guides.length === 0) return null
      const vector = await embeddings.ofQuestion(question)
      if (!vector) return null
      const { weights } = known
      return featuresOf(guides, vector, known.guides)
        .map(({ id, features }) => ({ id, probability: logistic(weights, features) }))
        .sort((one, other) => other.probability - one.probability)
    },
    figures: embeddings.figures,
  }
}
export type SemanticRanking = ReturnType<typeof createSemanticRanking>

/** How likely each guide is by the words, and how much nearer it lies than they do on average. */
function featuresOf(
  guides: readonly LikelyGuide[],
  question: Vector,
  vectors: GuideVectors,
): { id: string; features: number[] }[] {
  const near = guides.map(({ id }) => Math.max(-1, ...(vectors.get(id) ?? []).map((each) => nearness(question, each))))
  const compared = near.filter((each) => each > -1)
  const mean = compared.reduce((sum, each) => sum + each, 0) / Math.max(1, compared.length)
  return guides.map(({ id, probability }, n) => {
    const own = near[n] ?? -1
    return { id, features: [1, logit(probability), own > -1 ? own - mean : 0] }
  })
}
