// How far the likeliest guide can be trusted, and from when on an answer is sure or likely: by questions that nothing else was learnt from.
import { breathing } from './breathing.ts'
import { type Classifiers, logistic, type Ranking, rank, read, trustFeatures } from './model.ts'
import type { Retrieval } from './retrieval.ts'

/** Of what is called sure so many are right. */
const SURE_RIGHT = 0.97
/** Of what a guide answers so little is refused. */
const FALSE_REFUSALS = 0.03
export const percentOf = (some: number, all: number): number => Math.round((1000 * some) / Math.max(1, all)) / 10

/** A question as somebody asked it, and the guides that answer it; none of a question that is not ours. */
export type JudgedQuestion = { question: string; guides: readonly string[] }

/** How far the likeliest guide can be trusted, by questions that nothing else was learnt from. */
export async function calibrate(
  questions: readonly JudgedQuestion[],
  classifiers: Classifiers,
  ranking: Ranking,
  retrieval: Retrieval,
) {
  const rows = questions.map(({ question, guides }) => {
    const { learnt, kinds } = read(question, classifiers)
    const candidates = retrieval.candidates(question, learnt)
    const likely = rank(
      ranking.guides,
      candidates.map(({ features }) => features),
    )
    const found = candidates[likely[0]?.n ?? 0]?.guide ?? ''
    return { features: trustFeatures(kinds, likely), isRight: guides.includes(found), isOurs: guides.length > 0 }
  })
  const trust = await fitLogistic(rows, breathing())
  const judged = rows.map((row) => ({ ...row, likely: logistic(trust, row.features) }))
  const ours = judged.filter(({ isOurs }) => isOurs)
  const sure = thresholdOf(judged, SURE_RIGHT)
  const called = judged.filter(({ likely }) => likely >= sure)
  return {
    trust,
    sure,
    probable: leastOf(judged, FALSE_REFUSALS),
    figures: {
      questions: judged.length,
      rightFirst: percentOf(ours.filter(({ isRight }) => isRight).length, ours.length),
      sure: percentOf(called.length, judged.length),
      sureRight: percentOf(called.filter(({ isRight }) => isRight).length, called.length),
    },
  }
}

const STEPS = 3000
const STEP = 0.3
/** Keeps weights small that few questions bear out. */
const SHRINKING = 0.003

/** Weights of the features, to be used with `logistic`. */
export async function fitLogistic(
  rows: readonly { features: readonly number[]; isRight: boolean }[],
  breathe: () => Promise<void>,
): Promise<number[]> {
  const weights = (rows[0]?.features ?? []).map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => -SHRINKING * weight)
    for (const { features, isRight } of rows) {
      const error = (isRight ? 1 : 0) - logistic(weights, features)
      for (const [n, feature] of features.entries()) slope[n] = (slope[n] ?? 0) + (error * feature) / rows.length
    }
    for (const [n, each] of slope.entries()) weights[n] = (weights[n] ?? 0) + STEP * each
    await breathe()
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4)
}

/** The least probability from which on so many are right of those above it. */
function thresholdOf(judged: readonly { likely: number; isRight: boolean }[], wanted: number): number {
  const sorted = judged.toSorted((one, other) => other.likely - one.likely)
  let [right, found] = [0, 1]
  for (const [n, { likely, isRight }] of sorted.entries()) {
    if (isRight) right += 1
    if (right / (n + 1) >= wanted) found = likely
  }
  return Math.round(found * 1000) / 1000
}

/** So few of the questions that are ours lie below it. */
function leastOf(judged: readonly { likely: number; isOurs: boolean }[], share: number): number {
  const ours = judged.flatMap(({ likely, isOurs }) => (isOurs ? [likely] : [])).sort((one, other) => one - other)
  return Math.floor((ours[Math.floor(ours.length * share)] ?? 1) * 1000) / 1000
}
