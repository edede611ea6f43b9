// Which guides the words of a question mean, for the assistant: those that search is sure of, and what of the question a text says.
import { isEthiopic, wordsOf } from './analyse.ts'
import type { createFinder } from './finder.ts'
import { weightOf } from './plan.ts'
import { type Said, sayingOf } from './saying.ts'

/** Guides that a question may mean. */
const MOST_MEANT = 8

/** `guides`: those that search is sure of, the best first; where there are none `nearest` are. `weight`: of all words of the question. */
export type Meant = { guides: string[]; nearest: string[]; isEthiopic: boolean; weight: number; says: (text: string) => Said[] }

export async function meant(finder: ReturnType<typeof createFinder>, words: string): Promise<Meant> {
  const plan = await finder.plan(words, false)
  const { ids, nearest } = await finder.find(plan, { filters: {}, sort: 'relevance', offset: 0, limit: MOST_MEANT })
  return {
    guides: ids,
    nearest: ids.length > 0 ? [] : await finder.nearest(plan, nearest, undefined),
    isEthiopic: wordsOf(words).some(isEthiopic),
    weight: weightOf(plan.parts),
    says: sayingOf(plan),
  }
}
