// Every query of the desk of guides that are asked for.
import type { Language, WishState } from '@menged/contracts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { guideRequests } from './tables.ts'

export function wishQueries(db: Database) {
  const named = (words: string, language: Language) => and(eq(guideRequests.words, words), eq(guideRequests.language, language))
  return {
    page: (state: WishState, offset: number, limit: number) =>
      db
        .select()
        .from(guideRequests)
        .where(eq(guideRequests.state, state))
        .orderBy(desc(guideRequests.count), desc(guideRequests.lastAt), asc(guideRequests.words), asc(guideRequests.language))
        .offset(offset)
        .limit(limit),
    count: (state: WishState): Promise<number> => db.$count(guideRequests, eq(guideRequests.state, state)),
    /** False when it is in another state than was read, or not there. */
    decide: async (connection: Connection, { words, language, was, state }: WishDecision): Promise<boolean> => {
      const changed = await connection
        .update(guideRequests)
        .set({ state })
        .where(and(named(words, language), eq(guideRequests.state, was)))
        .returning({ words: guideRequests.words })
      return changed.length > 0
    },
    isThere: async (connection: Connection, { words, language }: WishDecision): Promise<boolean> =>
      (await connection.$count(guideRequests, named(words, language))) > 0,
  }
}
export type WishDecision = { words: string; language: Language; was: WishState; state: WishState }
