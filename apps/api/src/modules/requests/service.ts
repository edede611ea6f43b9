// Rules of requests: who finds which one, and what of them is forgotten when.

import type { RequestChange, RequestStep } from '@menged/contracts'
import type { InEach } from '@menged/ethiopia'
import { DAY_MS } from '@menged/ethiopia/durations'
import { textFrom } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import { ensureTokenSecret } from '../../platform/secrets.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { requestedWorkers } from '../marketplace/index.ts'
import { changing } from './changing.ts'
import type { RequestsContext, RequestsDependencies } from './dependencies.ts'
import { clientMarkOf, countAgain } from './figures.ts'
import { createLinks } from './links.ts'
import { hasEnded, type Side, stepsOf } from './policy.ts'
import {
  type FullRow,
  figureQueries,
  requestChanges,
  requestEndings,
  requestQueries,
  type StepRow,
  type Which,
} from './queries.ts'
import { reminding } from './reminding.ts'
import { sending } from './sending.ts'
import { telling } from './telling.ts'

/** Days that names, numbers and words stay after the end. */
const KEPT_DAYS = 365
/** The hourly look at what has become certain reaches back so far: a server may have been away. */
const LOOK_BACK_DAYS = 7

/** Who looks: the account that has sent it, who holds its private link, or the worker's account. */
export type By = { userId: string } | { token: string } | { workerUserId: string }
export type RequestView = { row: FullRow; steps: StepRow[]; side: Side; may: RequestStep[] }
/** For a review. Confirmed: both sides have marked it as done, and the client is known to be somebody else. */
export type FinishedJob = { workerId: number; isConfirmed: boolean; service: InEach<string | null> | null }

type Client = { userId: string } | { token: string }
type Stored = Pick<RequestsContext, 'db' | 'clock'>

const sideOf = (by: By): Side => ('workerUserId' in by ? 'worker' : 'client')

export async function createRequests(dependencies: RequestsDependencies) {
  const { db } = dependencies
  const context: RequestsContext = { ...dependencies, links: createLinks(await ensureTokenSecret(dependencies.config)) }
  const queries = requestQueries(db)
  const { withSteps, find, shown } = finding(context)
  const tell = telling(context)
  const { change, forgetSender, endWork } = changing(context, { tell, reminders: reminding(context, tell) })

  dependencies.tasks.handle('worker-left', ({ userId }: { userId: string }) => endWork(userId))

  return {
    ...sending(context, tell),
    one: async (by: By, id = ''): Promise<RequestView> => await shown(await find(by, id), sideOf(by)),
    /** Open ones first, each newest first. */
    sent: async (userId: string, which: Which, most?: number) =>
      await withSteps(await queries.ofUser(userId, which, most), 'client'),
    received: async (userId: string, which: Which, most?: number): Promise<RequestView[]> => {
      const workerId = await requestedWorkers(db).idOf(userId)
      return workerId === undefined ? [] : await withSteps(await queries.ofWorker(workerId, which, most), 'worker')
    },
    /** @throws AppError request_not_found, request_link_void, request_changed */
    change: async (by: By, id: string, typed: RequestChange): Promise<RequestView> => {
      const found = await find(by, id)
      await change(sideOf(by), found, typed)
      const row = await queries.byId(found.id)
      if (!row) throw new AppError('request_not_found')
      return await shown(row, sideOf(by))
    },
    finishedJob: (id: string, client: Client) => finishedJob(context, id, client),
    forgetSender,
    forgetOld: () => forgetOld(context),
    jobs: [hourly('forget old requests', () => forgetOld(context))],
  }
}

/** Whose request it is, and how each side sees it. */
function finding({ db, clock, links }: Stored & Pick<RequestsContext, 'links'>) {
  const queries = requestQueries(db)
  async function withSteps(rows: FullRow[], side: Side): Promise<RequestView[]> {
    const steps = await queries.steps(rows.map(({ id }) => id))
    const stepsBy = Map.groupBy(steps, ({ requestId }) => requestId)
    return rows.map((row) => ({ row, side, steps: stepsBy.get(row.id) ?? [], may: stepsOf(side, row) }))
  }
  /** @throws AppError request_not_found for another's as well, request_link_void */
  async function find(by: By, id: string): Promise<FullRow> {
    const row = await ('token' in by ? queries.byLink(hashOfToken(by.token), clock.now()) : queries.byId(id))
    if (!row && 'token' in by) throw new AppError('request_link_void')
    if (row && 'token' in by && row.mailOpenedAt === null && row.mailTokenHash === hashOfToken(by.token)) {
      return await opened(row)
    }
    const isOwn = row && ('token' in by || ('userId' in by ? row.userId === by.userId : row.workerUserId === by.workerUserId))
    if (!isOwn) throw new AppError('request_not_found')
    return row
  }
  /** The link of a mail shows whose address it is, which may come after the job. */
  async function opened(row: FullRow): Promise<FullRow> {
    return await db.transaction(async (tx) => {
      const held = await requestChanges.hold(tx, row.id)
      if (!held) throw new AppError('request_link_void')
      const found = { ...row, ...held, mailOpenedAt: clock.now() }
      const clientMark = hasEnded(found.state) ? clientMarkOf(found, links) : null
      await requestChanges.openMail(tx, row.id, found.mailOpenedAt, clientMark)
      if (clientMark !== null) await countAgain(tx, row.workerId, clock)
      return found
    })
  }
  async function shown(row: FullRow, side: Side): Promise<RequestView> {
    const [found] = await withSteps([row], side)
    if (!found) throw new AppError('request_not_found')
    return found
  }

  return { withSteps, find, shown }
}

/** A request of this client that is done; nothing for another's, and for a link that is void. */
async function finishedJob({ db, clock }: Stored, id: string, client: Client): Promise<FinishedJob | undefined> {
  const queries = requestQueries(db)
  const row = await ('token' in client ? queries.byLink(hashOfToken(client.token), clock.now()) : queries.byId(id))
  if ('userId' in client && row?.userId !== client.userId) return undefined
  if (row?.id !== id || row.state !== 'done') return undefined
  const { workerId, serviceId } = row
  const isConfirmed = row.workerDoneAt !== null && row.clientDoneAt !== null && row.clientMark !== null
  return { workerId, isConfirmed, service: serviceId === null ? null : textFrom(row, 'service') }
}

/** Housekeeping, each hour. */
async function forgetOld({ db, clock }: Stored): Promise<void> {
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
export type Requests = Awaited<ReturnType<typeof createRequests>>
