// What moderators decide about a review: to show it, to hide it, to keep it hidden. Each in a transaction that holds the worker and the review.

import { DEFAULT_LANGUAGE } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { appealLink, type Hiding, hidingReason } from '../moderation/index.ts'
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

export function deciding(dependencies: ReviewsDependencies) {
  const { clock, notifications } = dependencies
  const { tellWorker } = showing(dependencies)

  async function tellAuthor(tx: Connection, me: SignedIn, review: ReviewRow, what: 'Shown' | 'Hidden' | 'Upheld'): Promise<void> {
    if (review.userId === null || isOwn(me, review)) return
    await notifications.notify(tx, {
      userId: review.userId,
      kind: 'comment',
      key: `review-${what} ${versionOf(review, 0)} ${review.id}`,
      title: textOf(`notify.review${what}`),
      ...(what === 'Hidden' ? { preview: hidingReason(review) } : {}),
      link: what === 'Shown' ? linkTo(review) : appealLink('review', review.id),
    })
  }

  async function show(tx: Connection, me: SignedIn, review: ReviewRow, owner: string | null): Promise<void> {
    const standing = { hiddenAt: null, hiddenBy: null, hiddenReason: null, hiddenGround: null }
    await queries.change(tx, review.id, { state: 'shown', ...standing, ...UNDECIDED })
    await queries.closeReports(tx, review.id, clock.now())
    if (review.state === 'shown') return
    await tellWorker(tx, owner, review, textIn(textFrom(review, 'comment'), DEFAULT_LANGUAGE))
    await tellAuthor(tx, me, review, 'Shown')
  }

  async function hide(
    tx: Connection,
    me: SignedIn,
    review: ReviewRow,
    { owner, ground, note }: Hiding & { owner: string | null },
  ) {
    const reason = { hiddenReason: note, hiddenGround: ground }
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

  return { show, hide, uphold }
}
