// Rules of the marketplace: who is listed, and what one worker's page shows.
import type { Language, WorkersQuery } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { listOf, similarTo } from './catalogue.ts'
import { HeldWorkers } from './held-workers.ts'
import { presentWorker, presentWorkerCard } from './present.ts'
import { type WorkerRow, workerQueries } from './queries.ts'

/** Workers named beside another one. */
const SIMILAR = 4

export function createMarketplace({ db, clock }: { db: Database; clock: Clock }) {
  const queries = workerQueries(db)
  const held = new HeldWorkers({ queries, clock })

  async function rowsOf(ids: number[]): Promise<WorkerRow[]> {
    const rows = new Map((await queries.rows(ids)).map((row) => [row.id, row]))
    return ids.flatMap((id) => rows.get(id) ?? [])
  }

  return {
    /** Has to hear of changes; until it does, workers are read from the database for every list. */
    held,
    list: async ({ language, ...query }: WorkersQuery) => {
      await held.refresh()
      const { ids, lifted, total, ...rest } = listOf(held, query, clock)
      const context = { language, now: clock.now(), lifted }
      return { data: (await rowsOf(ids)).map((row) => presentWorkerCard(row, context)), totalItems: total, ...rest }
    },
    /** @throws AppError worker_not_found */
    one: async (id: number, language: Language) => {
      const [row] = await rowsOf([id])
      if (!row) throw new AppError('worker_not_found')
      await held.refresh()
      const [services, reviews, stars, similar] = await Promise.all([
        queries.services(id),
        queries.reviews(id),
        queries.stars(id),
        rowsOf(similarTo(held, id, SIMILAR)),
      ])
      return presentWorker(row, { services, reviews, stars, similar }, { language, now: clock.now() })
    },
  }
}
export type Marketplace = ReturnType<typeof createMarketplace>
