// What workers change of their own: page, photo, services and notes of earnings. Two changes of one worker wait for each other; of two
// orders of services that were made from different lists the second is refused.
import { isDeepStrictEqual } from 'node:util'
import { type EarningInput, type OwnWorkerChange, type ServiceInput, WORKER_LIMITS, workerFieldsOf } from '@menged/contracts'
import { MINUTE_MS } from '@menged/ethiopia/durations'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import { eachAs, textAs, textFrom } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Images } from '../../platform/images.ts'
import { everyMinute } from '../../platform/tasks/jobs.ts'
import { cityNamed, drawPhoto } from './joining.ts'
import {
  earningQueries,
  type NewServiceRow,
  type NewWorkerRow,
  type OwnRow,
  type OwnServiceRow,
  ownQueries,
  ownServiceQueries,
} from './own-queries.ts'
import { ONLINE_MS } from './present.ts'

/** Somebody who uses the site is written down so often. */
const TOUCH_MS = MINUTE_MS
const MOST_TOUCHED = 20_000
/** Notes that one month shows. */
const MOST_EARNINGS = 500

type Parts = { db: Database; clock: Clock; images: Pick<Images, 'squares'> }

type Work = (tx: Connection, row: OwnRow) => Promise<Partial<NewWorkerRow>>
type Queries = ReturnType<typeof ownQueries>

const missing = (): AppError => new AppError('worker_not_found')

export function createOwnPage({ db, clock, images }: Parts) {
  const queries = ownQueries(db)

  /** Changes the worker that an account is, which nobody else changes meanwhile. @throws AppError worker_not_found */
  async function change(me: SignedIn, work: Work): Promise<OwnRow> {
    return await db.transaction(async (tx) => {
      const row = await queries.hold(tx, me.userId)
      if (!row) throw missing()
      const changed = await queries.change(tx, row.id, { ...(await work(tx, row)), updatedAt: clock.now() })
      if (!changed) throw missing()
      return changed
    })
  }

  return {
    /** @throws AppError worker_not_found */
    own: async ({ userId }: SignedIn): Promise<OwnRow> => {
      const row = await queries.ofUser(userId)
      if (!row) throw missing()
      return row
    },
    changeOwn: (me: SignedIn, wanted: OwnWorkerChange): Promise<OwnRow> =>
      change(me, async (tx, row) => {
        const prices = (await ownServiceQueries(db).all(row.id, tx)).map(({ price }) => price)
        return changesOf(row, wanted, prices, clock.now())
      }),
    ...ownPhoto({ queries, clock, images }, change),
    ...presence({ queries, clock }),
    change,
  }
}
type OwnPage = ReturnType<typeof createOwnPage>

function ownPhoto(
  { queries, clock, images }: Omit<Parts, 'db'> & { queries: Queries },
  change: (me: SignedIn, work: Work) => Promise<OwnRow>,
) {
  return {
    putPhoto: async (me: SignedIn, file: Blob): Promise<OwnRow> => {
      const photo = await drawPhoto(images, file, 'photo')
      return await change(me, async (tx, { id }) => {
        await queries.putPhoto(tx, id, photo, clock.now())
        return { photoId: photo.id }
      })
    },
    removePhoto: (me: SignedIn): Promise<OwnRow> =>
      change(me, async (tx, { id }) => {
        await queries.removePhoto(tx, id)
        return { photoId: null }
      }),
    /** @throws AppError not_found */
    photo: async (photoId: string, size: 'small' | 'large'): Promise<Buffer> => {
      const found = await queries.photo(photoId)
      if (!found) throw new AppError('not_found')
      return found[size]
    },
  }
}

/** Who is there, and who has left. */
function presence({ queries, clock }: { queries: Queries; clock: Clock }) {
  const touched = new LRUCache<string, number>({ max: MOST_TOUCHED })

  const tellLeft = async (): Promise<void> => {
    const now = clock.now()
    await queries.tellLeft(now, new Date(now.getTime() - ONLINE_MS), ONLINE_MS)
  }

  return {
    /** Somebody uses the site, signed in. */
    touch: async (userId: string): Promise<void> => {
      const now = clock.now()
      if (now.getTime() - (touched.get(userId) ?? Number.NEGATIVE_INFINITY) < TOUCH_MS) return
      touched.set(userId, now.getTime())
      const ago = (ms: number) => new Date(now.getTime() - ms)
      await queries.touch(userId, now, { online: ago(ONLINE_MS), touched: ago(TOUCH_MS) })
    },
    tellLeft,
    jobs: [everyMinute('tell who has left', tellLeft)],
  }
}

function changesOf(row: OwnRow, wanted: OwnWorkerChange, prices: number[], now: Date): Partial<NewWorkerRow> {
  const { name, description, about, location, hourlyRate, available } = wanted
  const isRenamed = name && !isDeepStrictEqual(name, textFrom(row, 'name'))
  return {
    ...(name ? textAs('name', name) : {}),
    // A name that has been checked is checked again.
    ...(isRenamed ? { identityCheckedAt: null, backgroundCheckedAt: null } : {}),
    ...(description ? textAs('description', description) : {}),
    ...(about ? textAs('about', about) : {}),
    ...workerFieldsOf(wanted),
    ...(location === undefined ? {} : { city: cityNamed(location) }),
    ...(hourlyRate === undefined ? {} : { startingPrice: startingPrice(prices, hourlyRate) }),
    ...(available === undefined ? {} : { available, activeAt: now }),
  }
}

/** The lowest price; without services the rate of an hour. */
const startingPrice = (prices: number[], hourlyRate: number): number => (prices.length > 0 ? Math.min(...prices) : hourlyRate)

const some = (lines: string[]): string[] | null => (lines.length > 0 ? lines : null)
const serviceRow = ({ title, text, papers, price, specialty, days, postId }: ServiceInput): NewServiceRow => ({
  ...textAs('title', title),
  ...textAs('text', text),
  ...eachAs('papers', (each) => some(papers[each])),
  price,
  specialty,
  days,
  postId,
})

const isSame = (row: OwnServiceRow, wanted: NewServiceRow): boolean =>
  Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(row[name as keyof OwnServiceRow], value))

export function createOwnServices({ db, clock }: Parts, { own, change }: Pick<OwnPage, 'own' | 'change'>) {
  const queries = ownServiceQueries(db)

  /** Changes services, then the price that follows from them. */
  async function changing<Result>(me: SignedIn, work: (tx: Connection, workerId: number) => Promise<Result>): Promise<Result> {
    let result: Result | undefined
    await change(me, async (tx, { id, hourlyRate }) => {
      result = await work(tx, id)
      const prices = (await queries.all(id, tx)).map(({ price }) => price)
      return { startingPrice: startingPrice(prices, hourlyRate) }
    })
    return result as Result
  }
  /** @throws AppError invalid_input */
  async function rowOf(input: ServiceInput): Promise<NewServiceRow> {
    const isKnown = input.postId === null || (await queries.isGuide(input.postId))
    if (!isKnown) throw new AppError('invalid_input', { field: 'postId' })
    return serviceRow(input)
  }
  const found = (row: OwnServiceRow | undefined): OwnServiceRow => {
    if (!row) throw new AppError('not_found')
    return row
  }

  return {
    services: async (me: SignedIn): Promise<OwnServiceRow[]> => await queries.all((await own(me)).id),
    /** The same once more is sent again: the answer was lost. @throws AppError invalid_input, worker_not_found */
    addService: async (me: SignedIn, input: ServiceInput): Promise<OwnServiceRow> => {
      const row = await rowOf(input)
      return await changing(me, async (tx, workerId) => {
        const all = await queries.all(workerId, tx)
        const sent = all.find((each) => isSame(each, row))
        if (sent) return sent
        if (all.length >= WORKER_LIMITS.services) throw new AppError('invalid_input', { message: 'dashboard.servicesFull' })
        const place = (all.at(-1)?.place ?? -1) + 1
        return found(await queries.add(tx, { ...row, workerId, place, updatedAt: clock.now() }))
      })
    },
    /** @throws AppError invalid_input, not_found */
    changeService: async (me: SignedIn, id: number, input: ServiceInput): Promise<OwnServiceRow> => {
      const row = { ...(await rowOf(input)), updatedAt: clock.now() }
      return await changing(me, async (tx, workerId) => found(await queries.change(tx, workerId, id, row)))
    },
    /** @throws AppError not_found */
    removeService: (me: SignedIn, id: number): Promise<void> =>
      changing(me, async (tx, workerId) => {
        if (!(await queries.remove(tx, workerId, id))) throw new AppError('not_found')
      }),
    /** @throws AppError changed_meanwhile when these are not all services */
    orderServices: (me: SignedIn, ids: number[]): Promise<OwnServiceRow[]> =>
      changing(me, async (tx, workerId) => {
        const all = await queries.all(workerId, tx)
        const known = new Set(all.map(({ id }) => id))
        if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every((id) => known.has(id))) {
          throw new AppError('changed_meanwhile')
        }
        for (const [place, id] of ids.entries()) await queries.place(tx, id, place)
        return await queries.all(workerId, tx)
      }),
    guides: queries.guides,
  }
}

export function createOwnEarnings({ db, clock }: Parts, { own }: Pick<OwnPage, 'own'>) {
  const queries = earningQueries(db)
  return {
    earnings: async (me: SignedIn, { from, to }: { from: string; to: string }) => {
      const { id } = await own(me)
      const [rows, sum] = await Promise.all([queries.list(id, from, to, MOST_EARNINGS), queries.sum(id, from, to)])
      return { rows, sum }
    },
    /** @throws AppError not_found for the id of another's note */
    addEarning: async (me: SignedIn, { id, day, amount, note }: EarningInput): Promise<void> => {
      const { id: workerId } = await own(me)
      const isOwn = await queries.add({ id, workerId, day, amount, note: note ?? '', createdAt: clock.now() })
      if (!isOwn) throw new AppError('not_found')
    },
    /** @throws AppError not_found */
    removeEarning: async (me: SignedIn, id: string): Promise<void> => {
      if (!(await queries.remove((await own(me)).id, id))) throw new AppError('not_found')
    },
  }
}
