// What moderators see of reviews, and what they decide.
import type { ReviewDecision } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Decided } from '../moderation/index.ts'
import { deciding, versionOf } from './deciding.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { reviewQueries } from './queries.ts'
import { showing } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

const KINDS = { show: 'review_shown', hide: 'review_hidden', uphold: 'appeal_refused' } as const

const decidedAs = (sent: ReviewDecision): Decided =>
  sent.decision === 'hide' ? { decision: 'hide', ground: null, note: sent.reason } : { decision: 'show' }

export function moderation(dependencies: ReviewsDependencies) {
  const { db, tasks, audit, workers } = dependencies
  const { count } = showing(dependencies)
  const { show, hide, uphold } = deciding(dependencies)
  const reading = reviewQueries(db)

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
    moderated: (state: 'waiting' | 'reported') => moderatedOf(reading, state),
    settle,
    decide: (me: SignedIn, id: string, sent: ReviewDecision): Promise<void> => settle(me, id, sent.version, decidedAs(sent)),
  }
}

async function moderatedOf(reading: ReturnType<typeof reviewQueries>, state: 'waiting' | 'reported') {
  const { rows, total } = await reading.moderated(state)
  const reports = rows.length > 0 ? await reading.reports(rows.map(({ id }) => id)) : []
  const found = rows.map((row) => {
    const ofRow = reports.filter(({ reviewId, closedAt }) => reviewId === row.id && closedAt === null)
    return { row, version: versionOf(row, ofRow.length), reports: ofRow }
  })
  return { found, total }
}
