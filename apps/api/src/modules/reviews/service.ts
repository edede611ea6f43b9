// Rules of reviews: what is read of them, and by whom.
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { hidingReason } from '../moderation/index.ts'
import { answering } from './answering.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { reviewDesk } from './desk.ts'
import { moderation } from './moderating.ts'
import { reviewQueries } from './queries.ts'
import { takingBack } from './taking-back.ts'
import { writing } from './writing.ts'

export function createReviews(dependencies: ReviewsDependencies) {
  const queries = reviewQueries(dependencies.db)
  return {
    ...writing(dependencies),
    ...takingBack(dependencies),
    ...answering(dependencies),
    ...moderation(dependencies),
    desk: reviewDesk(dependencies),
    mine: async ({ userId }: SignedIn, workerId: number) => {
      const row = await queries.by(userId, workerId)
      return row && { ...row, reason: row.state === 'hidden' ? hidingReason(row) : null }
    },
    /** Of the worker who is signed in. @throws AppError worker_not_found for an account without a profile */
    received: async ({ userId }: SignedIn, most: number) => {
      const workerId = await dependencies.workers.idOf(userId)
      if (workerId === undefined) throw new AppError('worker_not_found')
      const [rows, stars] = await Promise.all([queries.newest(workerId, most), queries.stars(workerId)])
      return { workerId, rows, total: stars.reduce((sum, { count }) => sum + count, 0) }
    },
    reportsBy: queries.reportsBy,
    /** Of the worker that an account is. */
    repliesBy: async (userId: string) => {
      const workerId = await dependencies.workers.idOf(userId)
      return workerId === undefined ? [] : await queries.repliesBy(workerId)
    },
    /** What a person has said of workers. */
    ofAuthor: queries.ofAuthor,
  }
}
export type Reviews = ReturnType<typeof createReviews>
