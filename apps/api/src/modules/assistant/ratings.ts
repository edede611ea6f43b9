// Rules of ratings: one for each answer, with what was answered, as far as this process remembers it; kept for a year.
import type { AssistantAnswer } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Troubled } from '../questions/index.ts'
import { ratingQueries } from './rating-queries.ts'

const KEPT_DAYS = 365
const REMEMBERED = 5000

/** Answers that another guide may have given better. */
const ABOUT_GUIDES: readonly AssistantAnswer['kind'][] = ['answer', 'probable', 'choice', 'unknown']

type Remembered = Pick<AssistantAnswer, 'kind' | 'language'> & { guides: string[] }

type RatingsParts = { db: Database; clock: Clock; count: (troubled: Troubled) => Promise<void> }

/** `count`: keeps a question whose answer was of no use. */
export function createRatings({ db, clock, count }: RatingsParts) {
  const queries = ratingQueries(db)
  /** No question: who rates sends it along. */
  const answered = new LRUCache<string, Remembered>({ max: REMEMBERED })
  return {
    remember: ({ id, kind, language, citations }: AssistantAnswer): void => {
      const guides = [...new Set(citations.flatMap((each) => (each.kind === 'guide' ? [each.id] : [])))]
      answered.set(id, { kind, language, guides })
    },
    rate: async (answerId: string, { useful, question }: { useful: boolean; question: string }): Promise<void> => {
      const { kind = null, language = null, guides = [] } = answered.get(answerId) ?? {}
      await queries.put({ answerId, useful, question, kind, language, guides, createdAt: clock.now() })
      if (!useful && language && kind && ABOUT_GUIDES.includes(kind))
        await count({ question, language, trouble: 'rated', answerId })
    },
    forgetOld: (): Promise<void> => queries.forgetBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  }
}
export type Ratings = ReturnType<typeof createRatings>
