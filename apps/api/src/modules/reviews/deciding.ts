// What moderators decide about a review: to show it, to hide it, to keep it hidden, and to take that back. Each in a
// transaction that holds the worker and the review.

import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LANGUAGE } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError, notTakenBack } from '../../platform/errors.ts'
import { appealLink, type Hiding, hidingReason, type Moment, type Step } from '../moderation/index.ts'
import type { NotificationEvent } from '../notifications/index.ts'
import { linkTo, replyKey } from './answering.ts'
import type { ReviewsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import type { ReviewRow } from './queries.ts'
import { reviewKey, showing } from './showing.ts'
import { writingQueries as queries } from './writing-queries.ts'

type Seen = Pick<ReviewRow, 'state' | 'changedAt' | 'createdAt' | 'hiddenAt' | 'appealedAt' | 'upheldAt'>
/** Of what a moderator has seen: what was changed, reported or decided meanwhile is looked at again. */
export const versionOf = ({ state, changedAt, createdAt, hiddenAt, appealedAt, upheldAt }: Seen, reports: number): string => {
  const said = (changedAt ?? createdAt).toISOString()
  return [state, reports, said, ...[hiddenAt, appealedAt, upheldAt].flatMap((at) => at?.toISOString() ?? [])].join(' ')
}

const UNDECIDED = { appeal: null, appealedAt: null, upheldAt: null }

const NOTICES = ['Shown', 'Hidden', 'Upheld'] as const
type Notice = (typeof NOTICES)[number]
const noticeKey = (what: Notice, review: ReviewRow): string => `review-${what} ${versionOf(review, 0)} ${review.id}`
const textOfReview = (review: ReviewRow): string => textIn(textFrom(review, 'comment'), DEFAULT_LANGUAGE)

type Held = { review: ReviewRow; owner: string | null }

export function deciding(dependencies: ReviewsDependencies) {
  const { notifications } = dependencies
  const { tellWorker } = showing(dependencies)

  async function tellAuthor(tx: Connection, me: SignedIn, review: ReviewRow, what: Notice, { tellAt }: Moment): Promise<void> {
    if (review.userId === null || isOwn(me, review)) return
    const event: NotificationEvent = {
      userId: review.userId,
      kind: 'comment',
      key: noticeKey(what, review),
      title: textOf(`notify.review${what}`),
      ...(what === 'Hidden' ? { preview: hidingReason(review) } : {}),
      link: what === 'Shown' ? linkTo(review) : appealLink('review', review.id),
    }
    await notifications.notify(tx, event, tellAt)
  }

  async function show(tx: Connection, me: SignedIn, { review, owner }: Held, at: Moment): Promise<void> {
    const standing = { hiddenAt: null, hiddenBy: null, hiddenReason: null, hiddenGround: null }
    await queries.change(tx, review.id, { state: 'shown', ...standing, ...UNDECIDED })
    await queries.closeReports(tx, review.id, at.now)
    if (review.state === 'shown') return
    await tellWorker(tx, owner, review, textOfReview(review), at.tellAt)
    await tellAuthor(tx, me, review, 'Shown', at)
  }

  /** It is not shown any more: nobody is told that it is. */
  async function withdraw(tx: Connection, { review, owner }: Held): Promise<void> {
    if (owner !== null) await notifications.withdraw(tx, owner, reviewKey(review.id))
    if (review.userId !== null) await notifications.withdraw(tx, review.userId, replyKey(review.id))
  }

  async function hide(tx: Connection, me: SignedIn, held: Held, { ground, note }: Hiding, at: Moment): Promise<void> {
    const { review } = held
    const reason = { hiddenReason: note, hiddenGround: ground }
    await queries.change(tx, review.id, { state: 'hidden', hiddenAt: at.now, hiddenBy: me.userId, ...reason, ...UNDECIDED })
    await queries.closeReports(tx, review.id, at.now)
    await withdraw(tx, held)
    await tellAuthor(tx, me, { ...review, ...reason }, 'Hidden', at)
  }

  /** It stays hidden, and its author is told that somebody has looked again. */
  async function uphold(tx: Connection, me: SignedIn, { review }: Held, at: Moment): Promise<void> {
    if (review.state !== 'hidden' || review.appealedAt === null || review.upheldAt !== null) throw new AppError('review_changed')
    await queries.change(tx, review.id, { upheldAt: at.now })
    await tellAuthor(tx, me, review, 'Upheld', at)
  }

  /** Who was to hear of the decision does not. @throws AppError changed_meanwhile when that was done before */
  async function takeBack(tx: Connection, held: Held, { before, at }: Step): Promise<void> {
    const { review, owner } = held
    const restored = { ...review, ...before }
    await queries.change(tx, review.id, before)
    const reopened = await queries.reopenReports(tx, review.id, at)
    if (reopened === 0 && isDeepStrictEqual(restored, review)) throw notTakenBack()
    if (review.userId !== null)
      for (const what of NOTICES) await notifications.withdraw(tx, review.userId, noticeKey(what, restored))
    if (restored.state === review.state) return
    if (restored.state === 'shown') await tellWorker(tx, owner, review, textOfReview(review))
    else await withdraw(tx, held)
  }

  return { show, hide, uphold, takeBack }
}
