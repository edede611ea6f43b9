// Which guides the words of a question mean, for the assistant: those that search is sure of, and what of the question a text says.
import { isAskingVerb } from '../words/amharic.ts'
import { isEthiopic, wordsOf } from '../words/analyse.ts'
import { isAspect } from '../words/fillers.ts'
import type { createFinder } from './finder.ts'
import { weightOf } from './plan.ts'
import { type Said, sayingOf } from './saying.ts'

/** Guides that a question may mean. */
const MOST_MEANT = 8

/** `guides`: those that search is sure of, the best first; where there are none `nearest` are. `weight`: of all words of the question. */
export type Meant = {
  guides: string[]
  nearest: string[]
  isEthiopic: boolean
  weight: number
  says: (text: string) => Said[]
  /** Of each part of the question its words, and whether it tells a thing: finite verbs and words like "price" do not. */
  parts: { words: string[]; tells: boolean }[]
}

export async function meant(finder: ReturnType<typeof createFinder>, words: string): Promise<Meant> {
  const plan = await finder.plan(words, false)
  const { ids, nearest } = await finder.find(plan, { filters: {}, sort: 'relevance', offset: 0, limit: MOST_MEANT })
  return {
    guides: ids,
    nearest: ids.length > 0 ? [] : await finder.nearest(plan, nearest, undefined),
    isEthiopic: wordsOf(words).some(isEthiopic),
    weight: weightOf(plan.parts),
    says: sayingOf(plan),
    parts: plan.words.map((each) => ({
      words: each,
      tells: !each.every((word) => isAspect(word) || (isEthiopic(word) && isAskingVerb(word, false))),
    })),
  }
}
