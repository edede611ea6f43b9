// The steps of a draft on its way to readers and back, each taken by whoever may, on the revision that was read.
import { type DraftPublish, PUBLISHING_LIMITS } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { postChanges } from '../posts/index.ts'
import { isReadable } from './content.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { noteQueries } from './note-queries.ts'
import { isStaff } from './policy.ts'
import { type Publishing, publishHeld, requireComplete, shownTask } from './publication.ts'
import { draftQueries, versionQueries } from './queries.ts'
import { publishTask } from './scheduling.ts'
import { requireVoice, withHeld } from './writing.ts'

type WorkflowParts = Publishing & Pick<PublishingDependencies, 'db' | 'voice'>
type SchedulePlan = DraftPublish & { at: string }
const UNSCHEDULED = { scheduledAt: null, scheduledBy: null, change: null } as const

export const createWorkflow = (parts: WorkflowParts) => ({ ...handingIn(parts), ...publishing(parts), ...putAway(parts) })

function handingIn(parts: WorkflowParts) {
  const { clock, telling, tasks } = parts
  return {
    /** Something to read has to be there. @throws AppError draft_not_found, draft_changed, draft_step, draft_incomplete */
    submit: async (me: SignedIn, id: string, { revision, note }: { revision: number; note?: string | undefined }) => {
      await withHeld(parts, me, { id, revision, step: 'submit' }, async ({ tx, draft }) => {
        await requireVoice(parts, tx, me)
        const [now, by] = [clock.now(), me.userId]
        const { content } = draft
        if (!isReadable(content, 'en') && !isReadable(content, 'am')) throw new AppError('draft_incomplete', { field: 'title' })
        const submitted = await draftQueries.change(tx, id, {
          state: 'in_review',
          submittedAt: now,
          updatedBy: by,
          updatedAt: now,
        })
        const version = { draftId: id, kind: 'submitted', content, note: null, writtenBy: by, writtenAt: now } as const
        await versionQueries.add(tx, version)
        if (note !== undefined) await noteQueries.add(tx, { draftId: id, writtenBy: by, writtenAt: now, text: note })
        await telling.submitted(tx, submitted, by)
      })
      tasks.wake()
    },
    takeBack: (me: SignedIn, id: string, revision: number): Promise<void> =>
      withHeld(parts, me, { id, revision, step: 'takeBack' }, async ({ tx }) => {
        const back = { state: 'draft', submittedAt: null, ...UNSCHEDULED } as const
        await draftQueries.change(tx, id, { ...back, updatedBy: me.userId, updatedAt: clock.now() })
      }),
    giveBack: async (me: SignedIn, id: string, { revision, note }: { revision: number; note: string }) => {
      await withHeld(parts, me, { id, revision, step: 'return' }, async ({ tx }) => {
        const [now, by] = [clock.now(), me.userId]
        const back = { state: 'draft', submittedAt: null, ...UNSCHEDULED } as const
        const returned = await draftQueries.change(tx, id, { ...back, reviewerId: by, updatedBy: by, updatedAt: now })
        await noteQueries.add(tx, { draftId: id, writtenBy: by, writtenAt: now, text: note })
        await telling.returned(tx, returned, by, note)
      })
      tasks.wake()
    },
  }
}

function publishing(parts: WorkflowParts) {
  const { clock, tasks } = parts
  return {
    /** @throws AppError draft_not_found, draft_changed, draft_step, draft_incomplete */
    publish: async (me: SignedIn, id: string, { revision, change = undefined }: DraftPublish) => {
      await withHeld(parts, me, { id, revision, step: 'publish' }, ({ tx, draft }) =>
        publishHeld(parts, tx, draft, { by: me.userId, change: change ?? null }),
      )
      tasks.wake()
    },
    schedule: (me: SignedIn, id: string, plan: SchedulePlan) => schedule(parts, me, id, plan),
    unschedule: (me: SignedIn, id: string, revision: number): Promise<void> =>
      withHeld(parts, me, { id, revision, step: 'unschedule' }, async ({ tx }) => {
        await draftQueries.change(tx, id, { ...UNSCHEDULED, updatedBy: me.userId, updatedAt: clock.now() })
      }),
  }
}

/** @throws AppError invalid_input */
function requireToCome(at: Date, now: Date): void {
  const wait = at.getTime() - now.getTime()
  if (wait <= 0 || wait > PUBLISHING_LIMITS.scheduleDays * DAY_MS) {
    throw new AppError('invalid_input', { field: 'at', message: 'error.scheduleTime' })
  }
}

/** @throws AppError invalid_input, draft_not_found, draft_changed, draft_step, draft_incomplete */
async function schedule(parts: WorkflowParts, me: SignedIn, id: string, { revision, change, at }: SchedulePlan) {
  const { clock, audit, telling, tasks } = parts
  const scheduledAt = new Date(at)
  requireToCome(scheduledAt, clock.now())
  await withHeld(parts, me, { id, revision, step: 'schedule' }, async ({ tx, draft }) => {
    await requireComplete(tx, draft)
    const [now, by] = [clock.now(), me.userId]
    const scheduled = await draftQueries.change(tx, id, {
      state: 'in_review',
      submittedAt: draft.submittedAt ?? now,
      scheduledAt,
      scheduledBy: by,
      change: change ?? null,
      reviewerId: by,
      updatedBy: by,
      updatedAt: now,
    })
    await audit.record({ kind: 'post_scheduled', userId: by, detail: { draft: id, at: scheduledAt.toISOString() } }, tx)
    await tasks.add(tx, publishTask(scheduled, scheduledAt))
    await telling.scheduled(tx, scheduled, by)
  })
  tasks.wake()
}

function putAway(parts: WorkflowParts) {
  const { clock, audit, tasks } = parts
  return {
    archive: async (me: SignedIn, id: string, revision: number) => {
      await withHeld(parts, me, { id, revision, step: 'archive' }, async ({ tx, draft }) => {
        const [now, by] = [clock.now(), me.userId]
        const gone = { state: 'archived', submittedAt: null, ...UNSCHEDULED } as const
        const archived = await draftQueries.change(tx, id, { ...gone, updatedBy: by, updatedAt: now })
        const { postId } = draft
        if (postId !== null) {
          await postChanges.archive(tx, postId, now)
          await tasks.add(tx, shownTask(archived))
        }
        await audit.record({ kind: 'post_archived', userId: by, detail: { draft: id, ...(postId ? { post: postId } : {}) } }, tx)
      })
      tasks.wake()
    },
    /** A draft again: readers see it when it is published. */
    bringBack: (me: SignedIn, id: string, revision: number): Promise<void> =>
      withHeld(parts, me, { id, revision, step: 'bringBack' }, async ({ tx, writer }) => {
        await draftQueries.change(tx, id, { state: 'draft', updatedBy: me.userId, updatedAt: clock.now() })
        const detail = { draft: id, side: isStaff(writer) ? 'staff' : 'company' }
        await audit.record({ kind: 'post_restored', userId: me.userId, detail }, tx)
      }),
  }
}
