// The words of posts in memory. Only the rows that are shown are read from the database.

import type { SearchSource } from '../query/source.ts'
import { MOST_TEXTS, spellingIn } from '../query/vocabulary.ts'
import { countFacets, indexMatches, listSlots, slotsPassing } from './index-matches.ts'
import { createIndexVocabulary } from './index-vocabulary.ts'
import { type InvertedIndex, LEVELS } from './inverted-index.ts'

/** `textsOf`: titles and previews of these posts. */
export function createIndexSource(index: InvertedIndex, textsOf: (ids: string[]) => Promise<string[]>): SearchSource {
  async function spell(word: string): Promise<string> {
    for (const fewest of [LEVELS.A, LEVELS.C]) {
      const spelling = spellingIn(await textsOf(postsWith(index, word, fewest)), word)
      if (spelling !== undefined) return spelling
    }
    return word
  }
  return {
    withVocabulary: createIndexVocabulary(index, spell),
    counted: async () => countFacets(index, slotsPassing(index, {})),
    listed: async (filters, part) => listSlots(index, slotsPassing(index, filters), part).map((slot) => index.ids[slot] ?? ''),
    matching: (plan, work) => work(indexMatches(index, plan)),
  }
}

function postsWith(index: InvertedIndex, word: string, fewest: number): string[] {
  const ids: string[] = []
  index.eachPosting(`x:${word}`, (slot, level) => {
    if (level >= fewest && index.isShown(slot) && ids.length < MOST_TEXTS) ids.push(index.ids[slot] ?? '')
  })
  return ids
}
