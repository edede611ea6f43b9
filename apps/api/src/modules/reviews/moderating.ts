// What moderators see, and what they decide: to show a review, or to hide it.
import { pathTo, type ReviewDecision } from '@menged/contracts'
import { inBoth } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { type Decided, type Hiding, hidingReason } from '../moderation/index.ts'
import { linkTo, replyKey } from './answering.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import { type ReviewRow, reviewQueries } from './queries.ts'
import { reviewKey, showing } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

type Seen = Pick<ReviewRow, 'state' | 'changedAt' | 'createdAt' | 'hiddenAt' | 'appealedAt' | 'upheldAt'>
/** Of what a moderator has seen: what was changed, reported or decided meanwhile is looked at again. */
export const versionOf = ({ state, changedAt, createdAt, hiddenAt, appealedAt, upheldAt }: Seen, reports: number): string => {
  const said = (changedAt ?? createdAt).toISOString()
  return [state, reports, said, ...[hiddenAt, appealedAt, upheldAt].flatMap((at) => at?.toISOString() ?? [])].join(' ')
}

const UNDECIDED = { appeal: null, appealedAt: null, upheldAt: null }

const KINDS = { show: 'review_shown', hide: 'review_hidden', uphold: 'appeal_refused' } as const

export function moderation(dependencies: ReviewsDependencies) {
  const { db, clock, tasks, audit, notifications, workers } = dependencies
  const { count, tellWorker } = showing(dependencies)
  const reading = reviewQueries(db)

  async function tellAuthor(tx: Connection, me: SignedIn, review: ReviewRow, what: 'Shown' | 'Hidden' | 'Upheld'): Promise<void> {
    if (review.userId === null || isOwn(me, review)) return
    await notifications.notify(tx, {
      userId: review.userId,
      kind: 'comment',
      key: `review-${what} ${versionOf(review, 0)} ${review.id}`,
      title: inBoth(`notify.review${what}`),
      ...(what === 'Hidden' ? { preview: hidingReason(review) } : {}),
      link: what === 'Shown' ? linkTo(review) : pathTo('appeal', { kind: 'review', itemId: review.id }),
    })
  }

  async function show(tx: Connection, me: SignedIn, review: ReviewRow, owner: string | null): Promise<void> {
    const standing = { hiddenAt: null, hiddenBy: null, hiddenReason: null, hiddenGround: null }
    await queries.change(tx, review.id, { state: 'shown', ...standing, ...UNDECIDED })
    await queries.closeReports(tx, review.id, clock.now())
    if (review.state === 'shown') return
    await tellWorker(tx, owner, review, review.commentEn ?? review.commentAm ?? '')
    await tellAuthor(tx, me, review, 'Shown')
  }

  async function hide(tx: Connection, me: SignedIn, review: ReviewRow, { owner, ground, note }: Hiding & { owner: string | null }) {
    const reason = { hiddenReason: note.toWellFormed(), hiddenGround: ground }
    await queries.change(tx, review.id, { state: 'hidden', hiddenAt: clock.now(), hiddenBy: me.userId, ...reason, ...UNDECIDED })
    await queries.closeReports(tx, review.id, clock.now())
    if (owner !== null) await notifications.withdraw(tx, owner, reviewKey(review.id))
    if (review.userId !== null) await notifications.withdraw(tx, review.userId, replyKey(review.id))
    await tellAuthor(tx, me, { ...review, ...reason }, 'Hidden')
  }

  /** It stays hidden, and its author is told that somebody has looked again. */
  async function uphold(tx: Connection, me: SignedIn, review: ReviewRow): Promise<void> {
    if (review.state !== 'hidden' || review.appealedAt === null || review.upheldAt !== null) throw new AppError('review_changed')
    await queries.change(tx, review.id, { upheldAt: clock.now() })
    await tellAuthor(tx, me, review, 'Upheld')
  }

  /** @throws AppError review_not_found, review_changed when it is not what was looked at any more */
  async function settle(me: SignedIn, id: string, version: string, decided: Decided): Promise<void> {
    await db.transaction(async (tx) => {
      const found = await queries.find(tx, id)
      const worker = found && (await workers.hold(tx, found.workerId))
      const review = worker && (await queries.lock(tx, id))
      if (!review) throw new AppError('review_not_found')
      if (versionOf(review, await queries.reportCount(tx, id)) !== version) throw new AppError('review_changed')
      if (decided.decision === 'show') await show(tx, me, review, worker.userId)
      else if (decided.decision === 'hide') await hide(tx, me, review, { ...decided, owner: worker.userId })
      else await uphold(tx, me, review)
      await audit.record({ kind: KINDS[decided.decision], userId: me.userId, detail: { review: id } }, tx)
      await count(tx, review.workerId)
    })
    tasks.wake()
  }

  return {
    moderated: async (state: 'waiting' | 'reported') => {
      const { rows, total } = await reading.moderated(state)
      const reports = rows.length > 0 ? await reading.reports(rows.map(({ id }) => id)) : []
      const found = rows.map((row) => {
        const ofRow = reports.filter(({ reviewId, closedAt }) => reviewId === row.id && closedAt === null)
        return { row, version: versionOf(row, ofRow.length), reports: ofRow }
      })
      return { found, total }
    },
    settle,
    decide: (me: SignedIn, id: string, decided: ReviewDecision): Promise<void> =>
      settle(
        me,
        id,
        decided.version,
        decided.decision === 'hide' ? { decision: 'hide', ground: null, note: decided.reason } : { decision: 'show' },
      ),
  }
}
