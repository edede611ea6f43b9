// Publishing at an instant to come: a task that waits for it, done by whichever process is there. What the draft says when the time has come
// counts: a task of a schedule that was changed finds nothing to do.
import type { Clock } from '../../platform/clock.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { staffIds } from '../accounts/index.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { type Publishing, publishHeld } from './publication.ts'
import { type DraftRow, draftQueries } from './queries.ts'

const KIND = 'publish-draft'
type Payload = { draftId: string; at: string }

export const publishTask = ({ id, revision }: DraftRow, scheduledAt: Date) => ({
  kind: KIND,
  key: `${KIND} ${id} ${revision}`,
  payload: { draftId: id, at: scheduledAt.toISOString() } satisfies Payload,
  runAt: scheduledAt,
})

/** Not whole any more, or nobody's who may publish. */
const UNFIT: readonly string[] = ['draft_incomplete', 'forbidden']

const isStillStaff = async (tx: Connection, userId: string | null): Promise<boolean> =>
  userId !== null && (await staffIds(tx)).includes(userId)

const isDue = ({ scheduledAt }: DraftRow, at: string, clock: Clock): boolean =>
  scheduledAt !== null && scheduledAt.toISOString() === at && scheduledAt <= clock.now()

/** Registers who publishes what is due. */
export function handleSchedule(parts: Publishing & Pick<PublishingDependencies, 'db' | 'tasks'>): void {
  const { db, clock, tasks, telling } = parts

  /** It waits for a review again, and whoever counted on it is told. */
  const takeOff = (draftId: string, at: string): Promise<void> =>
    db.transaction(async (tx) => {
      const draft = await draftQueries.hold(tx, draftId)
      if (!draft || !isDue(draft, at, clock)) return
      const kept = await draftQueries.change(tx, draftId, { scheduledAt: null, scheduledBy: null, updatedAt: clock.now() })
      await telling.scheduleFailed(tx, kept, draft.scheduledBy)
    })

  tasks.handle(KIND, async ({ draftId, at }: Payload) => {
    try {
      await db.transaction(async (tx) => {
        const draft = await draftQueries.hold(tx, draftId)
        if (!draft || !isDue(draft, at, clock)) return
        if (!(await isStillStaff(tx, draft.scheduledBy))) throw new AppError('forbidden')
        await publishHeld(parts, tx, draft, { by: draft.scheduledBy, change: draft.change })
      })
    } catch (error) {
      if (!(error instanceof AppError) || !UNFIT.includes(error.code)) throw error
      await takeOff(draftId, at)
    }
    tasks.wake()
  })
}
