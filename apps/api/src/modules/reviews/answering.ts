// The worker's reply to a review, and reports of anybody who is signed in.
import { pathTo } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { cutAtWord } from '../posts/index.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import { PREVIEW_LENGTH } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

export const replyKey = (id: string): string => `review-reply ${id}`
/** Where a review stands on the page of its worker. */
export const linkTo = ({ id, workerId }: { id: string; workerId: number }): string =>
  `${pathTo('gig-worker', { id: String(workerId) })}#review-${id}`

export function answering({ db, clock, tasks, notifications, workers, voice }: ReviewsDependencies) {
  return {
    /** One for each review, which may be changed. @throws AppError review_not_found, for a review of another worker as well */
    reply: async (me: SignedIn, id: string, text: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const found = await queries.find(tx, id)
        const worker = found && (await workers.hold(tx, found.workerId))
        const review = worker && isOwn(me, worker) ? await queries.lock(tx, id) : undefined
        if (!worker || review?.state !== 'shown') throw new AppError('review_not_found')
        await voice.require(tx, me, { text, field: 'text', written: () => queries.writtenBy(tx, me.userId) })
        await queries.change(tx, id, { reply: text, repliedAt: clock.now() })
        if (review.userId === null) return
        const preview = cutAtWord(text, PREVIEW_LENGTH)
        await notifications.notify(tx, {
          userId: review.userId,
          kind: 'comment',
          key: replyKey(id),
          by: me.userId,
          title: inEach((each) => translateIn(each)('notify.reviewReplied', { name: worker.name[each] })),
          preview: inEach(() => preview),
          link: linkTo(review),
        })
      })
      tasks.wake()
    },
    /** Once for each person. @throws AppError review_not_found, forbidden for one's own */
    report: async (me: SignedIn, reviewId: string, reason: string): Promise<void> => {
      await db.transaction(async (tx) => {
        // Held: one that is taken back at this moment has nothing to report.
        const review = await queries.lock(tx, reviewId)
        if (review?.state !== 'shown') throw new AppError('review_not_found')
        if (isOwn(me, review)) throw new AppError('forbidden')
        await queries.report(tx, { reviewId, userId: me.userId, reason, createdAt: clock.now() })
      })
    },
  }
}
