// What is learnt from the ways of asking, and how a question is read by it.
import { TEMPLATE_IDS } from '@menged/contracts'
import { type BoostedTrees, probability } from './boosted-trees.ts'
import { INTENTS, type Intent } from './intents.ts'
import type { LinearClassifier } from './linear-classifier.ts'
import { PASSAGE_KINDS, type PassageKind } from './passage-ranking.ts'
import { languageOfQuestion, type QuestionLanguage } from './question-language.ts'
import type { Candidate, Learnt } from './retrieval.ts'
import { classifiedTerms, termsOf } from './terms.ts'

/** What a question may be. Danger goes before everything. `guide`: what guides are asked for. */
export const QUESTION_KINDS = [
  ...(['guide', 'notOurs', 'greeting', 'thanks', 'rates', 'workers', 'scholarships'] as const),
  ...TEMPLATE_IDS.map((id) => `document.${id}` as const),
  ...(['danger.selfHarm', 'danger.violence', 'danger.trafficking', 'danger.medical', 'danger.fire'] as const),
]
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** The part that is a file of text. */
export type Ranking = {
  guides: BoostedTrees
  passages: BoostedTrees
  /** Weights of `trustFeatures`: how far the likeliest guide can be trusted. */
  trust: number[]
  /** From so much trust on an answer is sure, or probable. */
  sure: number
  probable: number
  /** From this probability on somebody is in danger. */
  danger: { trees: BoostedTrees; from: number }
  /** Weights of what tells that a question stays with the guide before (follow-up.ts). */
  followUp: number[]
}
/** `passages`: by which kind of passage a question is answered. `languages`: of what is written in Latin letters. */
export type Classifiers = Record<'kinds' | 'intents' | 'passages' | 'guides' | 'languages', LinearClassifier>
/** Amharic in Latin letters, and English. */
export const LATIN_WRITINGS = ['latin', 'en'] as const
export type Model = Classifiers & { ranking: Ranking }

export type Reading = {
  kinds: Record<QuestionKind, number>
  intents: Record<Intent, number>
  answeredBy: Record<PassageKind, number>
  learnt: Learnt
}

export type LikelyGuide = { id: string; probability: number }
/** What is made of a question. */
export type Understanding = Reading & {
  /** How likely somebody is in danger. */
  danger: number
  /** None of its words is one that only some guides share. */
  isBare: boolean
  /** The likeliest first. */
  guides: LikelyGuide[]
  /** How far the first can be trusted, from 0 to 1. */
  trust: number
}

const shares = <Name extends string>(classifier: LinearClassifier, terms: Uint32Array, names: readonly Name[]) => {
  const likely = classifier.probabilities(terms, names)
  return Object.fromEntries(names.map((name, n) => [name, likely[n] ?? 0])) as Record<Name, number>
}

export function read(question: string, { kinds, intents, passages, guides }: Classifiers): Reading {
  const terms = classifiedTerms(question)
  const likely = shares(kinds, terms, QUESTION_KINDS)
  return {
    kinds: likely,
    intents: shares(intents, terms, INTENTS),
    answeredBy: shares(passages, terms, PASSAGE_KINDS),
    learnt: { guide: (id) => guides.score(terms, id), isOurs: likely.guide, isNotOurs: likely.notOurs },
  }
}

export const rank = (model: BoostedTrees, features: readonly (readonly number[])[]): { n: number; probability: number }[] =>
  features
    .map((each, n) => ({ n, probability: probability(model, each) }))
    .sort((one, other) => other.probability - one.probability || one.n - other.n)

export const kindsOf = (question: string, { kinds }: Pick<Classifiers, 'kinds'>): Reading['kinds'] =>
  shares(kinds, classifiedTerms(question), QUESTION_KINDS)

const dangersIn = (kinds: Reading['kinds']): number[] =>
  QUESTION_KINDS.filter((kind) => kind.startsWith('danger')).map((kind) => kinds[kind])
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** What tells danger from what only sounds like it: a question that fits a guide well is mostly one about the guide, but who asks for the way
 * out tells in another sentence what they are to get out of. `parts`: the kinds of its parts. */
export function dangerFeatures(
  kinds: Reading['kinds'],
  [best]: readonly Candidate[],
  parts: readonly Reading['kinds'][],
): number[] {
  const dangers = dangersIn(kinds)
  const sum = sumOf(dangers)
  const mostInPart = Math.max(sum, ...parts.map((part) => sumOf(dangersIn(part))))
  return [sum, Math.max(...dangers), kinds.guide, kinds.notOurs, mostInPart, parts.length, ...(best?.features ?? [])]
}

/** Words that say nothing are rather of danger than of anything else, because danger counts more in training. */
const DANGER_LEAST = 0.1

export function dangerOf({ danger }: Ranking, ...[kinds, candidates, parts]: Parameters<typeof dangerFeatures>): number {
  const isNone = [kinds, ...parts].every((each) => sumOf(dangersIn(each)) < DANGER_LEAST)
  return isNone ? 0 : probability(danger.trees, dangerFeatures(kinds, candidates, parts))
}

/** Half way from probable to sure: more than a guess. */
export const clearly = ({ probable, sure }: Pick<Ranking, 'probable' | 'sure'>): number => (probable + sure) / 2

export const logit = (probability: number): number => Math.log((probability + 0.01) / (1.01 - probability))
export const logistic = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, n) => sum + weight * (features[n] ?? 0), 0)))

/** What says how far the likeliest guide can be trusted: how likely it is, and the next, and that the question is one for guides. */
export function trustFeatures(
  { guide, notOurs }: Pick<Reading['kinds'], 'guide' | 'notOurs'>,
  [first, second]: readonly { probability: number }[],
): number[] {
  const [one, other] = [first?.probability ?? 0, second?.probability ?? 0]
  return [1, logit(one), logit(other), one - other, logit(guide), logit(notOurs)]
}

/** Of a name alone nothing tells. */
const TOLD = 0.8

export function languageIn(question: string, { languages }: Pick<Classifiers, 'languages'>): QuestionLanguage {
  const language = languageOfQuestion(question)
  if (language === 'am' || language === 'other' || !/\p{L}/u.test(question)) return language
  const [latin = 0, english = 0] = languages.probabilities(Uint32Array.from(new Set(termsOf(question))), LATIN_WRITINGS)
  if (language === 'unclear' && Math.max(latin, english) < TOLD) return language
  return latin > english ? 'latin' : 'en'
}
