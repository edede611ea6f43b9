// Rules of requests: who finds which one, and what of them is forgotten when.

import type { RequestChange, RequestStep } from '@menged/contracts'
import type { InEach } from '@menged/ethiopia'
import { DAY_MS } from '@menged/ethiopia/durations'
import { textFrom } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import { hourly } from '../../platform/jobs.ts'
import { ensureTokenSecret } from '../../platform/secrets.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { askedWorkers } from '../marketplace/index.ts'
import { changing } from './changing.ts'
import type { RequestsContext, RequestsDependencies } from './dependencies.ts'
import { countAgain } from './figures.ts'
import { createLinks } from './links.ts'
import { type Side, stepsOf } from './policy.ts'
import { type FullRow, figureQueries, requestEndings, requestQueries, type StepRow, type Which } from './queries.ts'
import { reminding } from './reminding.ts'
import { sending } from './sending.ts'
import { telling } from './telling.ts'

/** Days that names, numbers and words stay after the end. */
const KEPT_DAYS = 365
/** The hourly look at what has become certain reaches back so far: a server may have been away. */
const LOOK_BACK_DAYS = 7

/** Who looks: the account that has sent it, who holds its private link, or the worker's account. */
export type By = { userId: string } | { token: string } | { workerUserId: string }
export type Shown = { row: FullRow; steps: StepRow[]; side: Side; may: RequestStep[] }
/** For a review. Confirmed: both sides have marked it as done. */
export type FinishedJob = { workerId: number; isConfirmed: boolean; service: InEach<string | null> | null }

export async function createRequests(dependencies: RequestsDependencies) {
  const { db, clock, config } = dependencies
  const context: RequestsContext = { ...dependencies, links: createLinks(await ensureTokenSecret(config)) }
  const queries = requestQueries(db)
  const tell = telling(context)
  const { change, forgetSender } = changing(context, { tell, reminders: reminding(context, tell) })

  async function withSteps(rows: FullRow[], side: Side): Promise<Shown[]> {
    const steps = await queries.steps(rows.map(({ id }) => id))
    const stepsBy = Map.groupBy(steps, ({ requestId }) => requestId)
    return rows.map((row) => ({ row, side, steps: stepsBy.get(row.id) ?? [], may: stepsOf(side, row) }))
  }
  /** @throws AppError request_not_found for another's as well, request_link_void */
  async function find(by: By, id: string): Promise<FullRow> {
    const row = await ('token' in by ? queries.byLink(hashOfToken(by.token), clock.now()) : queries.byId(id))
    if (!row && 'token' in by) throw new AppError('request_link_void')
    const isOwn = row && ('token' in by || ('userId' in by ? row.userId === by.userId : row.workerUserId === by.workerUserId))
    if (!isOwn) throw new AppError('request_not_found')
    return row
  }
  const sideOf = (by: By): Side => ('workerUserId' in by ? 'worker' : 'client')
  async function shown(row: FullRow, side: Side): Promise<Shown> {
    const [found] = await withSteps([row], side)
    if (!found) throw new AppError('request_not_found')
    return found
  }

  /** Housekeeping, each hour. */
  const forgetOld = async (): Promise<void> => {
    const now = clock.now()
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
    await requestEndings.voidOldLinks(db, now)
    await requestEndings.endUntouched(db, before, now)
    await requestEndings.forgetEnded(db, before)
    const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS)
    for (const workerId of await figureQueries.silentWorkers(db, since, now)) {
      await db.transaction((tx) => countAgain(tx, workerId, clock))
    }
  }

  return {
    ...sending(context, tell),
    one: async (by: By, id = ''): Promise<Shown> => await shown(await find(by, id), sideOf(by)),
    /** Newest first. */
    sent: async (userId: string, which: Which, most?: number) =>
      await withSteps(await queries.ofUser(userId, which, most), 'client'),
    received: async (userId: string, which: Which): Promise<Shown[]> => {
      const workerId = await askedWorkers(db).idOf(userId)
      return workerId === undefined ? [] : await withSteps(await queries.ofWorker(workerId, which), 'worker')
    },
    /** @throws AppError request_not_found, request_link_void, request_changed */
    change: async (by: By, id: string, typed: RequestChange): Promise<Shown> => {
      const found = await find(by, id)
      await change(sideOf(by), found, typed)
      const row = await queries.byId(found.id)
      if (!row) throw new AppError('request_not_found')
      return await shown(row, sideOf(by))
    },
    /** A request of this client that is done; nothing for another's, and for a link that is void. */
    finishedJob: async (id: string, client: { userId: string } | { token: string }): Promise<FinishedJob | undefined> => {
      const row = await ('token' in client ? queries.byLink(hashOfToken(client.token), clock.now()) : queries.byId(id))
      if ('userId' in client && row?.userId !== client.userId) return undefined
      if (row?.id !== id || row.state !== 'done') return undefined
      const { workerId, serviceId } = row
      const isConfirmed = row.workerDoneAt !== null && row.clientDoneAt !== null
      return { workerId, isConfirmed, service: serviceId === null ? null : textFrom(row, 'service') }
    },
    forgetSender,
    forgetOld,
    jobs: [hourly('forget old requests', forgetOld)],
  }
}
export type Requests = Awaited<ReturnType<typeof createRequests>>
