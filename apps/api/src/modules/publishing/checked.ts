// "I have looked at it, and it is right": the review date of a published post moves, and nothing else of its draft.
import { REVIEW_MONTHS } from '@menged/contracts'
import { addisDate, gregorian, isoDate } from '@menged/ethiopia/calendar'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { draftQueries } from './queries.ts'

type Parts = Pick<PublishingDependencies, 'db' | 'clock' | 'audit'> & { open: (me: SignedIn, postId: string) => Promise<string> }

/** `looked`: what it was compared with. Returns the day on which it is due again. */
export function createChecked({ db, clock, audit, open }: Parts) {
  /** @throws AppError post_not_found */
  return async (me: SignedIn, postId: string, looked: string): Promise<string> => {
    const id = await open(me, postId)
    const nextReview = isoDate(monthsAfter(addisDate(clock.now())))
    await db.transaction(async (tx) => {
      const draft = await draftQueries.hold(tx, id)
      if (!draft || draft.state === 'archived') throw new AppError('post_not_found')
      // Said twice on one day it is said once: who has the draft open is not told of a change that is none.
      if (draft.nextReview === nextReview) return
      await draftQueries.change(tx, id, { nextReview, updatedBy: me.userId, updatedAt: clock.now() })
      await audit.record({ kind: 'guide_checked', userId: me.userId, detail: { post: postId, due: nextReview, looked } }, tx)
    })
    return nextReview
  }
}

/** On the same day of the month, and never on one that it does not have. */
function monthsAfter({ year, month, day }: { year: number; month: number; day: number }) {
  const months = month - 1 + REVIEW_MONTHS
  return gregorian(year + Math.floor(months / 12), (months % 12) + 1, Math.min(day, 28))
}
