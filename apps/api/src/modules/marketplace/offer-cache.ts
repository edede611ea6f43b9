// What workers offer, held in memory beside the workers: what the list of services filters and sorts by, and nothing that it shows.
import { categoriesOf } from '@menged/contracts'
import { HOUR_MS } from '@menged/ethiopia/durations'
import type { Clock } from '../../platform/clock.ts'
import type { gudayQueries, OfferRow } from './guday-queries.ts'
import { type Ranked, scoreOf } from './ranking.ts'
import { type Searched, searchedOfOffer } from './words.ts'
import { bitsOf, type WorkerCache } from './worker-cache.ts'

/** Its reviews, and since when it is there, are those of the worker. */
export type Offer = Ranked & {
  workerId: number
  place: number
  price: number
  /** Infinity where it is not known. */
  days: number
  categoryBits: number
  cityPlace: number
  specialty: string
  postId: string | null
  title: Searched
  all: Searched
}
type CachedOffer = { row: Omit<OfferRow, 'changedAt'>; title: Searched; all: Searched }

/** Transactions that were begun earlier may end later. */
const OVERLAP_MS = 5 * 60_000

type Parts = { queries: Pick<ReturnType<typeof gudayQueries>, 'entries' | 'count'>; workers: WorkerCache; clock: Clock }

export class OfferCache {
  readonly #parts: Parts
  #kept = new Map<number, CachedOffer>()
  #offers: readonly Offer[] = []
  #byId = new Map<number, Offer>()
  #newest: Date | undefined
  #readWholeAt = Number.NEGATIVE_INFINITY
  /** The reading of the workers that these belong to. */
  #of = -1
  #reading: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The best worker's first; of one worker as that worker lists them. */
  get all(): readonly Offer[] {
    return this.#offers
  }

  get(id: number): Offer | undefined {
    return this.#byId.get(id)
  }

  /** Brings them up to date, and the workers with them. */
  async refresh(): Promise<void> {
    const { workers } = this.#parts
    await workers.refresh()
    while (this.#of !== workers.reads) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = undefined
      })
      await this.#reading
    }
  }

  async #read(isWhole = this.#parts.clock.ticks() - this.#readWholeAt >= HOUR_MS): Promise<void> {
    const { queries, workers, clock } = this.#parts
    const of = workers.reads
    const since = isWhole || !this.#newest ? undefined : new Date(this.#newest.getTime() - OVERLAP_MS)
    const rows = await queries.entries(since)
    const kept = since ? new Map(this.#kept) : new Map<number, CachedOffer>()
    for (const { changedAt, ...row } of rows) {
      const specialty = row.specialty ?? row.specialties[0] ?? 'personalAssistant'
      kept.set(row.id, { row, ...searchedOfOffer({ ...row, specialty }) })
      if (!this.#newest || changedAt > this.#newest) this.#newest = changedAt
    }
    // Something is no longer offered.
    if (since && (await queries.count()) !== kept.size) return await this.#read(true)
    this.#kept = kept
    this.#offers = [...kept.values()].flatMap((each) => offerOf(each, workers)).sort(inOrder)
    this.#byId = new Map(this.#offers.map((offer) => [offer.id, offer]))
    this.#of = of
    if (!since) this.#readWholeAt = clock.ticks()
  }
}

/** Nothing of a worker who is not listed. */
function offerOf({ row, title, all }: CachedOffer, workers: WorkerCache): Offer[] {
  const worker = workers.get(row.workerId)
  if (!worker) return []
  const specialty = row.specialty ?? row.specialties[0] ?? 'personalAssistant'
  return [
    {
      id: row.id,
      workerId: row.workerId,
      place: row.place,
      price: row.price,
      days: row.days ?? Number.POSITIVE_INFINITY,
      postId: row.postId,
      specialty,
      categoryBits: bitsOf(categoriesOf([specialty])),
      cityPlace: worker.cityPlace,
      startingPrice: row.price,
      responseMinutes: worker.responseMinutes,
      reviewCount: worker.reviewCount,
      starsGiven: worker.starsGiven,
      createdAt: worker.createdAt,
      title,
      all,
    },
  ]
}

const inOrder = (a: Offer, b: Offer): number =>
  scoreOf(b) - scoreOf(a) || b.reviewCount - a.reviewCount || a.workerId - b.workerId || a.place - b.place || a.id - b.id
