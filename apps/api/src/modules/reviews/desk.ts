// What the queue of moderators is shown of reviews, and what their authors say against being hidden.

import { DEFAULT_LANGUAGE } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import { textFrom } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import { type Decided, hidingReason, type ModeratedRow, type Step } from '../moderation/index.ts'
import { linkTo } from './answering.ts'
import { versionOf } from './deciding.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { moderation } from './moderating.ts'
import { deskQueries } from './moderation-queries.ts'
import { isOwn } from './policy.ts'
import { type ReportRow, type ReviewRow, reviewQueries } from './queries.ts'
import { writingQueries as queries } from './writing-queries.ts'

function seen(row: ReviewRow, reports: ReportRow[]): ModeratedRow {
  const open = reports.filter(({ closedAt }) => closedAt === null)
  const { id, userId, stars, workerId, state, createdAt, changedAt, hiddenAt, appeal, appealedAt, upheldAt } = row
  const said = appeal !== null && appealedAt !== null ? { text: appeal, createdAt: appealedAt } : null
  const isHidden = state === 'hidden'
  const since = isHidden ? (said && !upheldAt ? said.createdAt : hiddenAt) : state === 'shown' ? open[0]?.createdAt : changedAt
  return {
    kind: 'review',
    id,
    userId,
    stars,
    workerId,
    state,
    createdAt,
    about: null,
    author: row.clientName,
    text: textIn(textFrom(row, 'comment'), DEFAULT_LANGUAGE),
    link: linkTo(row),
    since: since ?? createdAt,
    reports: (isHidden ? reports : open).map(({ reason, createdAt: at }) => ({ reason, createdAt: at })),
    hidden: isHidden ? { reason: hidingReason(row) } : null,
    appeal: said,
    isUpheld: upheldAt !== null,
    version: versionOf(row, open.length),
  }
}

export function reviewDesk(dependencies: ReviewsDependencies) {
  const { db, clock } = dependencies
  const { settle, unsettle } = moderation(dependencies)
  const lists = deskQueries(db)
  const reading = reviewQueries(db)
  return {
    list: async (which: 'reported' | 'waiting' | 'appealed' | 'hidden', most: number): Promise<ModeratedRow[]> => {
      const rows = await lists[which](most)
      const reports = rows.length > 0 ? await reading.reports(rows.map(({ id }) => id)) : []
      return rows.map((row) =>
        seen(
          row,
          reports.filter(({ reviewId }) => reviewId === row.id),
        ),
      )
    },
    counts: lists.counts,
    /** @throws AppError review_not_found, review_changed when it is not what was looked at any more */
    decide: (me: SignedIn, id: string, version: string, decided: Decided): Promise<Step> => settle(me, id, version, decided),
    takeBack: unsettle,
    /** @throws AppError review_not_found, for another person's as well */
    own: async ({ userId }: SignedIn, id: string): Promise<ModeratedRow> => {
      const row = await queries.find(db, id)
      if (!row || !isOwn({ userId }, row)) throw new AppError('review_not_found')
      return seen(row, [])
    },
    /** Once for each time that it is hidden. @throws AppError review_not_found, appeal_sent */
    appeal: async ({ userId }: SignedIn, id: string, text: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const row = await queries.lock(tx, id)
        if (!row || !isOwn({ userId }, row) || row.state !== 'hidden') throw new AppError('review_not_found')
        if (row.appealedAt !== null) throw new AppError('appeal_sent')
        await queries.change(tx, id, { appeal: text, appealedAt: clock.now() })
      })
    },
  }
}
