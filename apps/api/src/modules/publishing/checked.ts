// "I have looked at it, and it is right": the review date of a published post moves, and nothing else of its draft. Taken back, it is what it was.
import { REVIEW_MONTHS } from '@menged/contracts'
import { addisDate, gregorian, isoDate } from '@menged/ethiopia/calendar'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { draftQueries } from './queries.ts'

type Parts = Pick<PublishingDependencies, 'db' | 'clock' | 'audit'> & { open: (me: SignedIn, postId: string) => Promise<string> }
/** `before`: the day on which it was due; undefined when this was said of it on this day before. */
export type Checked = { nextReview: string; before: string | null | undefined }

export function createChecked({ db, clock, audit, open }: Parts) {
  async function held(tx: Connection, id: string) {
    const draft = await draftQueries.hold(tx, id)
    if (!draft || draft.state === 'archived') throw new AppError('post_not_found')
    return draft
  }
  return {
    /** `looked`: what it was compared with. @throws AppError post_not_found */
    checked: async (me: SignedIn, postId: string, looked: string): Promise<Checked> => {
      const id = await open(me, postId)
      const nextReview = isoDate(monthsAfter(addisDate(clock.now())))
      const before = await db.transaction(async (tx) => {
        const draft = await held(tx, id)
        // Said twice on one day it is said once: who has the draft open is not told of a change that is none.
        if (draft.nextReview === nextReview) return undefined
        await draftQueries.change(tx, id, { nextReview, updatedBy: me.userId, updatedAt: clock.now() })
        await audit.record({ kind: 'guide_checked', userId: me.userId, detail: { post: postId, due: nextReview, looked } }, tx)
        return draft.nextReview
      })
      return { nextReview, before }
    },
    /** `was`: the day that the check has set. @throws AppError post_not_found, and changed_meanwhile when it is another one by now */
    unchecked: async (me: SignedIn, postId: string, { was, before }: { was: string; before: string | null }): Promise<void> => {
      const id = await open(me, postId)
      await db.transaction(async (tx) => {
        const draft = await held(tx, id)
        if (draft.nextReview !== was) throw new AppError('changed_meanwhile')
        await draftQueries.change(tx, id, { nextReview: before, updatedBy: me.userId, updatedAt: clock.now() })
        await audit.record({ kind: 'check_taken_back', userId: me.userId, detail: { post: postId } }, tx)
      })
    },
  }
}

/** On the same day of the month, and never on one that it does not have. */
function monthsAfter({ year, month, day }: { year: number; month: number; day: number }) {
  const months = month - 1 + REVIEW_MONTHS
  return gregorian(year + Math.floor(months / 12), (months % 12) + 1, Math.min(day, 28))
}
