// Taking back what one has said of a worker; and what becomes of it when the account goes.

import type { SignedIn } from '../../platform/access.ts'
import { eachAs } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import { replyKey } from './answering.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { reviewKey, showing } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

export function takingBack(dependencies: ReviewsDependencies) {
  const { db, notifications, workers } = dependencies
  const { count } = showing(dependencies)
  return {
    /** Its words are gone at once. One that a moderator has hidden leaves an empty place, so that it is not written anew. @throws AppError review_not_found */
    remove: async ({ userId }: SignedIn, workerId: number): Promise<void> => {
      await db.transaction(async (tx) => {
        const worker = await workers.hold(tx, workerId)
        const review = worker && (await queries.lockBy(tx, userId, workerId))
        if (!review) throw new AppError('review_not_found')
        if (review.hiddenAt !== null)
          return await queries.change(tx, review.id, {
            state: 'hidden',
            ...eachAs('comment', () => null),
            appeal: null,
            appealedAt: null,
          })
        await queries.remove(tx, review.id)
        if (worker.userId) await notifications.withdraw(tx, worker.userId, reviewKey(review.id))
        await notifications.withdraw(tx, userId, replyKey(review.id))
        if (review.state === 'shown') await count(tx, workerId)
      })
    },
    /** What waited is gone, the rest stands without a name. */
    forgetAuthor: queries.forgetAuthor,
  }
}
