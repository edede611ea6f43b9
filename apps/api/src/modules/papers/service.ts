// Rules of papers: what a worker hands in is encrypted, seen by administrators only, and deleted with the decision.
import { randomUUID } from 'node:crypto'
import { type PaperKind, pathTo, type VerificationDecision, WORKER_LIMITS } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Config } from '../../platform/config.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Images } from '../../platform/images.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealing } from '../../platform/sealing.ts'
import { ensurePapersKey } from '../../platform/secrets.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Audit } from '../audit/index.ts'
import { checkWorker, heldWorker, requestedWorkers, workerOf, workersById } from '../marketplace/index.ts'
import type { Notifications } from '../notifications/index.ts'
import { versionOf } from './policy.ts'
import { type PaperRow, paperQueries, type VerificationRow, verificationQueries } from './queries.ts'

/** Large enough to read every letter of a paper. */
const PAGE = { side: 2000, quality: 80 } as const

type PapersDependencies = Pick<Platform, 'db' | 'clock'> & {
  config: Pick<Config, 'dataDir' | 'papersKey'>
  tasks: Pick<Tasks, 'wake'>
  audit: Pick<Audit, 'record'>
  images: Pick<Images, 'page'>
  notifications: Pick<Notifications, 'notify'>
}
type Parts = PapersDependencies & {
  queries: ReturnType<typeof paperQueries> & typeof verificationQueries
  sealing: ReturnType<typeof createSealing>
}

export async function createPapers(dependencies: PapersDependencies) {
  const { db, config } = dependencies
  const sealing = createSealing(await ensurePapersKey(config), 'menged papers')
  const parts: Parts = { ...dependencies, sealing, queries: { ...paperQueries(db), ...verificationQueries } }
  return { ...handingIn(parts), ...deciding(parts) }
}
export type Papers = Awaited<ReturnType<typeof createPapers>>

function handingIn({ db, clock, images, queries, sealing }: Parts) {
  const of = async (me: SignedIn): Promise<{ verification: VerificationRow | undefined; papers: PaperRow[] }> => {
    const workerId = await idOf(db, me)
    const [verification, papers] = await Promise.all([queries.newest(workerId), queries.papersOf([workerId])])
    return { verification, papers }
  }

  return {
    of,
    /** Who vouches for a worker, while papers wait; null for who is none. */
    referencesOf: async (userId: string): Promise<string | null> => {
      const workerId = await requestedWorkers(db).idOf(userId)
      return workerId === undefined ? null : ((await queries.newest(workerId))?.references ?? null)
    },
    /** @throws AppError image_type_invalid, image_too_large, busy, invalid_input, worker_not_found */
    add: async (me: SignedIn, kind: PaperKind, picture: Blob) => {
      await idOf(db, me)
      const id = randomUUID()
      const sealed = sealing.seal(await images.page(picture, 'picture', PAGE), id)
      await db.transaction(async (tx) => {
        const workerId = await idOf(tx, me)
        await held({ queries, clock }, tx, workerId)
        const all = await queries.papersOf([workerId], tx)
        if (all.length >= WORKER_LIMITS.papers) throw new AppError('invalid_input', { message: 'dashboard.papersFull' })
        await queries.addPaper(tx, { id, workerId, kind, sealed, createdAt: clock.now() })
      })
      return await of(me)
    },
    /** @throws AppError not_found */
    remove: async (me: SignedIn, id: string) => {
      await db.transaction(async (tx) => {
        const workerId = await idOf(tx, me)
        const verification = await queries.hold(tx, workerId)
        if (!verification || !(await queries.removePaper(tx, workerId, id))) throw new AppError('not_found')
        const isEmpty = verification.references === null && (await queries.papersOf([workerId], tx)).length === 0
        if (isEmpty) await queries.change(tx, verification.id, { state: 'withdrawn' })
      })
      return await of(me)
    },
    putReferences: async (me: SignedIn, references: string) => {
      await db.transaction(async (tx) => {
        const verification = await held({ queries, clock }, tx, await idOf(tx, me))
        await queries.change(tx, verification.id, { references })
      })
      return await of(me)
    },
    withdraw: async (me: SignedIn) => {
      await db.transaction(async (tx) => {
        const workerId = await idOf(tx, me)
        const verification = await queries.hold(tx, workerId)
        if (verification) await queries.change(tx, verification.id, { state: 'withdrawn', references: null })
        await queries.removePapers(tx, workerId)
      })
      return await of(me)
    },
  }
}

/** @throws AppError worker_not_found */
async function idOf(connection: Connection, { userId }: SignedIn): Promise<number> {
  const worker = await workerOf(connection, userId)
  if (!worker) throw new AppError('worker_not_found')
  return worker.id
}

/** Held until the transaction ends; begun where none waits. */
async function held(
  { queries, clock }: Pick<Parts, 'queries' | 'clock'>,
  tx: Connection,
  workerId: number,
): Promise<VerificationRow> {
  for (let tries = 0; tries < 3; tries += 1) {
    await queries.begin(tx, workerId, clock.now())
    const found = await queries.hold(tx, workerId)
    if (found) return found
    // It was decided on at this moment: the next one begins.
  }
  throw new AppError('changed_meanwhile')
}

function deciding({ db, clock, tasks, audit, notifications, queries, sealing }: Parts) {
  return {
    waiting: async () => {
      const rows = await queries.waiting()
      const ids = rows.map(({ workerId }) => workerId)
      const [workers, papers] = await Promise.all([workersById(db, ids), queries.papersOf(ids)])
      return rows.map((row) => {
        const worker = workers.find(({ id }) => id === row.workerId)
        const handedIn = { row, worker, papers: papers.filter(({ workerId }) => workerId === row.workerId) }
        return { ...handedIn, version: versionOf(handedIn) }
      })
    },
    /** The picture of a paper; that somebody has seen it is written down. @throws AppError not_found */
    paper: async (me: SignedIn, verificationId: string, paperId: string): Promise<Buffer> => {
      const sealed = await queries.sealed(verificationId, paperId)
      if (!sealed) throw new AppError('not_found')
      await audit.record({ kind: 'paper_seen', userId: me.userId, detail: { verification: verificationId } })
      return sealing.open(sealed, paperId)
    },
    /** The papers go with it. @throws AppError not_found, changed_meanwhile when it is not what was looked at any more */
    decide: async (me: SignedIn, id: string, { identity, background, version, ...said }: VerificationDecision): Promise<void> => {
      await db.transaction(async (tx) => {
        await checkVersion(queries, tx, id, version)
        const now = clock.now()
        const reason = said.reason ?? null
        const state = identity && background ? 'approved' : 'refused'
        const decision = { state, identity, background, reason, references: null, decidedBy: me.userId, decidedAt: now } as const
        const decided = await queries.decide(tx, id, decision)
        if (!decided) throw new AppError('changed_meanwhile')
        await queries.removePapers(tx, decided.workerId)
        await checkWorker(tx, decided.workerId, { identity, background }, now)
        await audit.record({ kind: 'papers_decided', userId: me.userId, detail: { verification: id, state } }, tx)
        const [worker] = await workersById(tx, [decided.workerId])
        if (worker?.userId) await tellDecision(notifications, tx, worker.userId, decided)
      })
      tasks.wake()
    },
  }
}

/** Holds what is decided about, and the worker's name. @throws AppError not_found, changed_meanwhile */
async function checkVersion(queries: Parts['queries'], tx: Connection, id: string, version: string): Promise<void> {
  const row = await queries.holdById(tx, id)
  if (!row) throw new AppError((await queries.isKnown(tx, id)) ? 'changed_meanwhile' : 'not_found')
  const worker = await heldWorker(tx, row.workerId)
  if (versionOf({ row, worker, papers: await queries.papersOf([row.workerId], tx) }) !== version)
    throw new AppError('changed_meanwhile')
}

async function tellDecision(
  notifications: Parts['notifications'],
  tx: Connection,
  userId: string,
  { id, state, reason }: VerificationRow,
): Promise<void> {
  const isGood = state === 'approved'
  await notifications.notify(tx, {
    userId,
    kind: 'account',
    key: `verification ${id}`,
    title: textOf(isGood ? 'notify.verified' : 'notify.notVerified'),
    preview: isGood ? textOf('notify.verifiedText') : inEach(() => reason ?? ''),
    link: `${pathTo('worker-dashboard')}?tab=papers`,
  })
}
