// The words of posts in the database: what answers while there is no index in memory that can be trusted.
import type { Clock } from '../../../platform/clock.ts'
import { databaseMatches, type SearchQueries, textsWith } from '../queries.ts'
import type { SearchSource } from '../query/source.ts'
import { MOST_TEXTS, spellingIn } from '../query/vocabulary.ts'
import { createDatabaseVocabulary } from './database-vocabulary.ts'
import type { VocabularyQueries } from './vocabulary-queries.ts'

export function createDatabaseSource(queries: SearchQueries & VocabularyQueries, clock: Clock): SearchSource {
  async function spell(word: string): Promise<string> {
    for (const field of ['A', 'C'] as const) {
      const spelling = spellingIn(await queries.bounded((tx) => textsWith(tx, word, field, MOST_TEXTS)), word)
      if (spelling !== undefined) return spelling
    }
    return word
  }
  return {
    withVocabulary: createDatabaseVocabulary(queries, spell, clock),
    counted: queries.counted,
    listed: queries.listed,
    matching: (plan, work) => queries.bounded((tx) => work(databaseMatches(tx, plan))),
  }
}
