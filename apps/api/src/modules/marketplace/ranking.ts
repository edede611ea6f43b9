// The order of workers. docs/decisions/0043-order-of-workers.md explains it to whoever asks; nobody can buy a place.
import { hash } from 'node:crypto'
import type { WorkerSort } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'

export type Ranked = {
  id: number
  startingPrice: number
  responseMinutes: number
  reviewCount: number
  starsGiven: number
  createdAt: number
}

/** So many reviews of so many stars count for everybody, until there are enough of one's own: one friend's five stars are no first place. */
const GIVEN_REVIEWS = 10
const GIVEN_STARS = 4
/** New is who joined within so many days and has fewer reviews than this. */
const NEW_DAYS = 60
const NEW_REVIEWS = 3
/** Of so many places one, the third, is kept for who is new. */
export const BLOCK = 6
export const NEW_PLACE = 2

/** Mean of the stars; 0 without a review. */
export const meanOf = ({ reviewCount, starsGiven }: Pick<Ranked, 'reviewCount' | 'starsGiven'>): number =>
  reviewCount === 0 ? 0 : starsGiven / reviewCount

/** As it is shown: one decimal. */
export const ratingOf = (row: Pick<Ranked, 'reviewCount' | 'starsGiven'>): number => Math.round(meanOf(row) * 10) / 10

export const scoreOf = ({ reviewCount, starsGiven }: Ranked): number =>
  (starsGiven + GIVEN_REVIEWS * GIVEN_STARS) / (reviewCount + GIVEN_REVIEWS)

export const isNewcomer = ({ createdAt, reviewCount }: Ranked, now: number): boolean =>
  reviewCount < NEW_REVIEWS && now - createdAt < NEW_DAYS * DAY_MS

const byScore = (a: Ranked, b: Ranked) => scoreOf(b) - scoreOf(a) || b.reviewCount - a.reviewCount

/** Who are equal stand by their score, then by their number. */
const COMPARED: Record<WorkerSort, (a: Ranked, b: Ranked) => number> = {
  rating: byScore,
  reviews: (a, b) => b.reviewCount - a.reviewCount,
  'price-low': (a, b) => a.startingPrice - b.startingPrice,
  'price-high': (a, b) => b.startingPrice - a.startingPrice,
  response: (a, b) => a.responseMinutes - b.responseMinutes,
}

export const inOrder = <Worker extends Ranked>(list: readonly Worker[], sort: WorkerSort): Worker[] =>
  list.toSorted((a, b) => COMPARED[sort](a, b) || byScore(a, b) || a.id - b.id)

/**
 * Puts those who are new on the places that are kept for them, in an order that every day is another; nobody stands twice. `sorted`: the
 * best first. Returns the first `most`, and who stands on such a place.
 */
export function withNewcomers<Worker extends Ranked>(
  sorted: readonly Worker[],
  { day, now, most }: { day: string; now: number; most: number },
): { list: Worker[]; lifted: ReadonlySet<number> } {
  const waiting = sorted
    .filter((each) => isNewcomer(each, now))
    .map((worker) => ({ worker, lot: hash('sha1', `${day} ${worker.id}`) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ worker }) => worker)
  const placed = new Set<number>()
  const lifted = new Set<number>()
  const list: Worker[] = []
  let next = 0
  const nextOf = (from: readonly Worker[], at: number) => {
    while (placed.has(from[at]?.id ?? 0)) at += 1
    return at
  }
  let nextNew = 0
  while (list.length < Math.min(most, sorted.length)) {
    next = nextOf(sorted, next)
    if (list.length % BLOCK === NEW_PLACE) nextNew = nextOf(waiting, nextNew)
    const newcomer = list.length % BLOCK === NEW_PLACE ? waiting[nextNew] : undefined
    const worker = newcomer ?? (sorted[next] as Worker)
    if (newcomer) lifted.add(newcomer.id)
    placed.add(worker.id)
    list.push(worker)
  }
  return { list, lifted }
}
