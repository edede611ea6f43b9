// What moderators see, and what they decide: to show a review, or to hide it.
import type { ReviewDecision } from '@menged/contracts'
import { inBoth } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { linkTo, replyKey } from './answering.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import { type ReviewRow, reviewQueries } from './queries.ts'
import { reviewKey, showing } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

type Seen = Pick<ReviewRow, 'state' | 'changedAt' | 'createdAt'>
/** Of what a moderator has seen: what was changed, reported or decided meanwhile is looked at again. */
const versionOf = ({ state, changedAt, createdAt }: Seen, reports: number): string =>
  `${state} ${reports} ${(changedAt ?? createdAt).toISOString()}`

export function moderation(dependencies: ReviewsDependencies) {
  const { db, clock, tasks, audit, notifications, workers } = dependencies
  const { count, tellWorker } = showing(dependencies)
  const reading = reviewQueries(db)

  async function tellAuthor(tx: Connection, me: SignedIn, review: ReviewRow, reason: string | null): Promise<void> {
    if (review.userId === null || isOwn(me, review)) return
    await notifications.notify(tx, {
      userId: review.userId,
      kind: 'comment',
      key: `review-${reason === null ? 'shown' : 'hidden'} ${versionOf(review, 0)} ${review.id}`,
      title: inBoth(reason === null ? 'notify.reviewShown' : 'notify.reviewHidden'),
      ...(reason === null ? {} : { preview: { en: reason, am: reason } }),
      link: linkTo(review),
    })
  }

  async function show(tx: Connection, me: SignedIn, review: ReviewRow, owner: string | null): Promise<void> {
    await queries.change(tx, review.id, { state: 'shown', hiddenAt: null, hiddenBy: null, hiddenReason: null })
    await queries.forgetReports(tx, review.id)
    if (review.state === 'shown') return
    await tellWorker(tx, owner, review, review.commentEn ?? review.commentAm ?? '')
    await tellAuthor(tx, me, review, null)
  }

  async function hide(
    tx: Connection,
    me: SignedIn,
    review: ReviewRow,
    { owner, reason }: { owner: string | null; reason: string },
  ) {
    const by = { hiddenAt: clock.now(), hiddenBy: me.userId, hiddenReason: reason }
    await queries.change(tx, review.id, { state: 'hidden', ...by })
    await queries.forgetReports(tx, review.id)
    if (owner !== null) await notifications.withdraw(tx, owner, reviewKey(review.id))
    if (review.userId !== null) await notifications.withdraw(tx, review.userId, replyKey(review.id))
    await tellAuthor(tx, me, review, reason)
  }

  return {
    moderated: async (state: 'waiting' | 'reported') => {
      const { rows, total } = await reading.moderated(state)
      const reports = rows.length > 0 ? await reading.reports(rows.map(({ id }) => id)) : []
      const found = rows.map((row) => {
        const ofRow = reports.filter(({ reviewId }) => reviewId === row.id)
        return { row, version: versionOf(row, ofRow.length), reports: ofRow }
      })
      return { found, total }
    },
    /** @throws AppError review_not_found, review_changed when it is not what was looked at any more */
    decide: async (me: SignedIn, id: string, decided: ReviewDecision): Promise<void> => {
      await db.transaction(async (tx) => {
        const found = await queries.find(tx, id)
        const worker = found && (await workers.hold(tx, found.workerId))
        const review = worker && (await queries.lock(tx, id))
        if (!review) throw new AppError('review_not_found')
        if (versionOf(review, await queries.reportCount(tx, id)) !== decided.version) throw new AppError('review_changed')
        if (decided.decision === 'show') await show(tx, me, review, worker.userId)
        else await hide(tx, me, review, { owner: worker.userId, reason: decided.reason.toWellFormed() })
        const kind = decided.decision === 'show' ? 'review_shown' : 'review_hidden'
        await audit.record({ kind, userId: me.userId, detail: { review: id } }, tx)
        await count(tx, review.workerId)
      })
      tasks.wake()
    },
  }
}
