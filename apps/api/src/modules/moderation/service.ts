// Rules of moderation: one queue over what waits in several modules, decisions about it, and what authors say against them.
import type { Decision, ModeratedKind, QueueCounts, QueueView, Text } from '@menged/contracts'
import { may } from '@menged/contracts'
import { inEach, textIn } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSealing } from '../../platform/sealing.ts'
import type { Secret } from '../../platform/secret.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import type { Decided, Desk, ModeratedRow, WaitingWorker } from './dependencies.ts'
import { type KindStep, takingBack } from './taking-back.ts'
import type { Muting } from './voice.ts'

/** As many as one sitting takes. */
const MOST = 50

type ModerationDependencies = {
  voice: Muting
  comments: Desk
  reviews: Desk
  workersById(ids: number[]): Promise<({ id: number } & Localized<'name'>)[]>
  papers: { waiting(): Promise<WaitingWorker[]> }
}
type Parts = ModerationDependencies & Pick<Platform, 'db' | 'clock'> & { tokenSecret: Secret }
export type ShownRow = Omit<ModeratedRow, 'about'> & { about: Text; mutedUntil: Date | null }
export type Queue = { rows: ShownRow[]; workers: WaitingWorker[]; counts: QueueCounts }

/** Refusals that mean: somebody else was quicker. */
const CHANGED = ['changed_meanwhile', 'review_changed', 'comment_not_found', 'review_not_found']
const bySince = (one: ModeratedRow, other: ModeratedRow): number => one.since.getTime() - other.since.getTime()

export function createModeration(dependencies: Parts) {
  const { db, clock, voice, comments, reviews } = dependencies
  const desks: Record<ModeratedKind, Desk> = { comment: comments, review: reviews }
  const parts = partsOfViews(dependencies)
  const sealing = createSealing(dependencies.tokenSecret, 'menged decisions')
  const backs = takingBack({ db, clock, sealing, desks })

  return {
    ...voice,
    jobs: [hourly('forget ended mutes', voice.forgetOld)],
    counts: (me: SignedIn) => counts(dependencies, me),
    queue: async (me: SignedIn, show: QueueView): Promise<Queue> => {
      const wantsWorkers = show === 'all' || show === 'workers'
      const [lists, counted, workers] = await Promise.all([
        Promise.all(parts[show]()),
        counts(dependencies, me),
        wantsWorkers ? waitingWorkers(dependencies, me) : [],
      ])
      const rows = lists.flat().sort((one, other) => (show === 'hidden' ? bySince(other, one) : bySince(one, other)))
      return { rows: await complete(dependencies, rows.slice(0, MOST)), workers: workers.slice(0, MOST), counts: counted }
    },
    decide: decidingIn(desks, backs.seal),
    takeBack: backs.takeBack,
    own: async (me: SignedIn, kind: ModeratedKind, id: string): Promise<ShownRow> => {
      const [row] = await complete(dependencies, [await desks[kind].own(me, id)])
      if (!row) throw new AppError('not_found')
      return row
    },
    appeal: (me: SignedIn, kind: ModeratedKind, id: string, text: string) => desks[kind].appeal(me, id, text),
  }
}

/** Of each view what it is made of. */
function partsOfViews({ comments, reviews }: ModerationDependencies) {
  const parts: Record<QueueView, () => Promise<ModeratedRow[]>[]> = {
    all: () => [...parts.comments(), ...parts.reviews(), ...parts.appeals()],
    comments: () => [comments.list('reported', MOST)],
    reviews: () => [reviews.list('reported', MOST), reviews.list('waiting', MOST)],
    appeals: () => [comments.list('appealed', MOST), reviews.list('appealed', MOST)],
    workers: () => [],
    hidden: () => [comments.list('hidden', MOST), reviews.list('hidden', MOST)],
  }
  return parts
}

/** What the name of a worker says is what a review is about. */
async function complete({ voice, workersById }: ModerationDependencies, rows: ModeratedRow[]): Promise<ShownRow[]> {
  const workerIds = rows.flatMap(({ workerId }) => workerId ?? [])
  const userIds = rows.flatMap(({ userId }) => userId ?? [])
  const [workers, mutes] = await Promise.all([workersById([...new Set(workerIds)]), voice.mutedOf([...new Set(userIds)])])
  return rows.map((row) => {
    const worker = workers.find(({ id }) => id === row.workerId)
    const name = worker ? textFrom(worker, 'name') : {}
    return {
      ...row,
      about: row.about ?? inEach((each) => textIn(name, each) || '…'),
      mutedUntil: mutes.find(({ userId }) => userId === row.userId)?.until ?? null,
    }
  })
}

async function counts(dependencies: ModerationDependencies, me: SignedIn): Promise<QueueCounts> {
  const { comments, reviews } = dependencies
  const [ofComments, ofReviews, waiting] = await Promise.all([
    comments.counts(),
    reviews.counts(),
    waitingWorkers(dependencies, me),
  ])
  const found = {
    comments: ofComments.reported,
    reviews: ofReviews.reported + ofReviews.waiting,
    appeals: ofComments.appealed + ofReviews.appealed,
    workers: waiting.length,
  }
  const all = found.comments + found.reviews + found.appeals + found.workers
  return { all, ...found, hidden: ofComments.hidden + ofReviews.hidden }
}

/** Papers are the administrators'. */
const waitingWorkers = async ({ papers }: ModerationDependencies, { role }: SignedIn): Promise<WaitingWorker[]> =>
  may(role, 'workers.verify') ? await papers.waiting() : []

export type Moderation = ReturnType<typeof createModeration>

/** Each for itself. @throws AppError changed_meanwhile when others have decided about all of them */
const decidingIn =
  (desks: Record<ModeratedKind, Desk>, seal: (me: SignedIn, steps: readonly KindStep[]) => string) =>
  async (me: SignedIn, { items, decision, ground, note }: Decision) => {
    const decided: Decided = decision === 'hide' ? { decision, ground: ground ?? null, note: note ?? '' } : { decision }
    const [steps, changed]: [KindStep[], { id: string }[]] = [[], []]
    for (const { kind, id, version } of items) {
      try {
        steps.push({ kind, ...(await desks[kind].decide(me, id, version, decided)) })
      } catch (error) {
        if (!(error instanceof AppError) || !CHANGED.includes(error.code)) throw error
        changed.push({ id })
      }
    }
    if (steps.length === 0) throw new AppError('changed_meanwhile')
    return { done: steps.length, changed, back: seal(me, steps) }
  }
