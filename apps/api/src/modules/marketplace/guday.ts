// Rules of services: which are listed, what one of them says, and whose number is shown.

import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type GudayAsk, gudayListOf, similarOffers } from './guday-catalogue.ts'
import { type GudayRow, gudayQueries } from './guday-queries.ts'
import { OfferCache } from './offer-cache.ts'
import type { WorkerCache } from './worker-cache.ts'

/** Services named beside another one. */
const SIMILAR = 4
/** Guides named beside a service. */
const GUIDES = 4

/** Of the account of a worker, what a call needs. */
type Callable = { phonePrimary: string | null; suspendedAt: Date | null }
export type GudayParts = Pick<Platform, 'db' | 'clock'> & {
  workers: WorkerCache
  accounts: { byId(userId: string): Promise<Callable | undefined> }
}

export function createGuday({ db, clock, workers, accounts }: GudayParts) {
  const queries = gudayQueries(db)
  const offers = new OfferCache({ queries, workers, clock })

  async function rowsOf(ids: number[]): Promise<GudayRow[]> {
    const rows = new Map((await queries.rows(ids)).map((row) => [row.service.id, row]))
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
  /** @throws AppError guday_not_found */
  async function requireRow(id: number): Promise<GudayRow> {
    await offers.refresh()
    const [row] = offers.get(id) ? await rowsOf([id]) : []
    if (!row) throw new AppError('guday_not_found')
    return row
  }
  const guidesOf = async (postId: string | null | undefined) => (postId ? (await queries.guides(postId)).slice(0, GUIDES) : [])

  return {
    list: async (query: GudayAsk) => {
      await offers.refresh()
      const { ids, ...listed } = gudayListOf(offers, query, clock)
      const [rows, [guide]] = await Promise.all([rowsOf(ids), guidesOf(query.guide)])
      return { ...listed, rows, guide: guide?.id === query.guide ? guide : undefined, now: clock.now() }
    },
    /** @throws AppError guday_not_found */
    one: async (id: number) => {
      const row = await requireRow(id)
      const offer = offers.get(id)
      const [guides, similar] = await Promise.all([
        guidesOf(row.service.postId),
        rowsOf(offer ? similarOffers(offers, offer, SIMILAR) : []),
      ])
      return { row, guides, similar, now: clock.now() }
    },
    /** A sample has none. @throws AppError guday_not_found */
    phoneOf: async (id: number): Promise<string | null> => {
      const { userId } = (await requireRow(id)).worker
      const account = userId === null ? undefined : await accounts.byId(userId)
      return account && account.suspendedAt === null ? account.phonePrimary : null
    },
  }
}
export type Guday = ReturnType<typeof createGuday>
