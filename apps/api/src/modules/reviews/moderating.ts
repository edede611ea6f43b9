// What moderators see of reviews, and what they decide.
import type { ReviewDecision } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError, notTakenBack } from '../../platform/errors.ts'
import { type Decided, momentOf, type Step, standingOf } from '../moderation/index.ts'
import { deciding, versionOf } from './deciding.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { type ReviewRow, reviewQueries } from './queries.ts'
import { showing } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

const KINDS = { show: 'review_shown', hide: 'review_hidden', uphold: 'appeal_refused' } as const

const decidedAs = (sent: ReviewDecision): Decided =>
  sent.decision === 'hide' ? { decision: 'hide', ground: null, note: sent.reason } : { decision: 'show' }

export function moderation(dependencies: ReviewsDependencies) {
  const { db, clock, tasks, audit, workers } = dependencies
  const { count } = showing(dependencies)
  const { show, hide, uphold, takeBack } = deciding(dependencies)
  const reading = reviewQueries(db)

  /** The review and its worker, held in this order. */
  async function hold(tx: Connection, id: string) {
    const found = await queries.find(tx, id)
    const worker = found && (await workers.hold(tx, found.workerId))
    const review = worker && (await queries.lock(tx, id))
    return review && { review, owner: worker.userId }
  }
  const versionIn = async (tx: Connection, review: ReviewRow) => versionOf(review, await queries.reportCount(tx, review.id))
  /** What a decision has left; nothing of an author who has gone since is brought back. */
  const leftIn = async (tx: Connection, review: ReviewRow) => `${await versionIn(tx, review)} ${review.userId ?? '-'}`

  /** @throws AppError review_not_found, review_changed when it is not what was looked at any more */
  async function settle(me: SignedIn, id: string, version: string, decided: Decided): Promise<Step> {
    const at = momentOf(clock)
    const step = await db.transaction(async (tx) => {
      const held = await hold(tx, id)
      if (!held) throw new AppError('review_not_found')
      const { review } = held
      if ((await versionIn(tx, review)) !== version) throw new AppError('review_changed')
      if (decided.decision === 'show') await show(tx, me, held, at)
      else if (decided.decision === 'hide') await hide(tx, me, held, decided, at)
      else await uphold(tx, me, held, at)
      await audit.record({ kind: KINDS[decided.decision], userId: me.userId, detail: { review: id } }, tx)
      await count(tx, review.workerId)
      const left = (await queries.find(tx, id)) ?? review
      return { id, before: { ...standingOf(review), state: review.state }, after: await leftIn(tx, left), at: at.now }
    })
    tasks.wake()
    return step
  }

  /** @throws AppError changed_meanwhile when it is not what the decision has left */
  async function unsettle(tx: Connection, me: SignedIn, step: Step): Promise<void> {
    const held = await hold(tx, step.id)
    if (!held || (await leftIn(tx, held.review)) !== step.after) throw notTakenBack()
    await takeBack(tx, held, step)
    await audit.record({ kind: 'decision_taken_back', userId: me.userId, detail: { review: step.id } }, tx)
    await count(tx, held.review.workerId)
  }

  return {
    moderated: (state: 'waiting' | 'reported') => moderatedOf(reading, state),
    settle,
    unsettle,
    decide: async (me: SignedIn, id: string, sent: ReviewDecision): Promise<void> => {
      await settle(me, id, sent.version, decidedAs(sent))
    },
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
