// Rules of the marketplace: who is listed, and what one worker's page shows.
import { join } from 'node:path'
import { z } from 'zod'
import { readContent } from '../../platform/content.ts'
import { AppError } from '../../platform/errors.ts'
import { shownReviews } from '../reviews/index.ts'
import { type ListQuery, listOf, similarTo } from './catalogue.ts'
import { createGuday, type GudayParts } from './guday.ts'
import { putReviewFigures, type WorkerRow, workerQueries } from './queries.ts'
import { reviewedWorkers } from './reviewed-queries.ts'
import { WorkerCache } from './worker-cache.ts'

/** Workers named beside another one. */
const SIMILAR = 4

/** What the operator says of the portal. */
const claimsSchema = z.object({ successRate: z.int().min(0).max(100) })

type Parts = Omit<GudayParts, 'workers'> & { contentDir: string }

export async function createMarketplace({ db, clock, contentDir, accounts }: Parts) {
  const claims = await readContent(join(contentDir, 'claims.json'), claimsSchema)
  const queries = workerQueries(db)
  const reviews = shownReviews(db)
  const cache = new WorkerCache({ queries, clock })
  const guday = createGuday({ db, clock, accounts, workers: cache })

  async function rowsOf(ids: number[]): Promise<WorkerRow[]> {
    const rows = new Map((await queries.rows(ids)).map((row) => [row.id, row]))
    return ids.flatMap((id) => rows.get(id) ?? [])
  }

  return {
    /** Has to hear of changes; until it does, workers are read from the database for every list. */
    cache,
    guday,
    list: async (query: ListQuery) => {
      await cache.refresh()
      const { ids, ...listed } = listOf(cache, query, clock)
      return { ...listed, rows: await rowsOf(ids), now: clock.now() }
    },
    /** For the module of reviews, which may not import this one. */
    reviewed: { ...reviewedWorkers(db), putFigures: putReviewFigures },
    /** `most`: reviews, the newest first. @throws AppError worker_not_found */
    one: async (id: number, most: number) => {
      const [row] = await rowsOf([id])
      if (!row) throw new AppError('worker_not_found')
      await cache.refresh()
      const [services, newest, stars, similar] = await Promise.all([
        queries.services(id),
        reviews.newest(id, most),
        reviews.stars(id),
        rowsOf(similarTo(cache, id, SIMILAR)),
      ])
      return { row, services, reviews: newest, stars, similar, claims, now: clock.now() }
    },
  }
}
export type Marketplace = Awaited<ReturnType<typeof createMarketplace>>
