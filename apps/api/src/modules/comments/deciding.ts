// What moderators decide about a comment: to hide it, to show it, to keep it hidden, and to take that back. Each in a
// transaction that holds the comment.
import { isDeepStrictEqual } from 'node:util'
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError, notTakenBack } from '../../platform/errors.ts'
import { appealLink, type Hiding, hidingReason, type Moment, type Step } from '../moderation/index.ts'
import type { NotificationEvent } from '../notifications/index.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { moderationQueries } from './moderation-queries.ts'
import { isOwn } from './policy.ts'
import { linkTo, replyKey } from './writing.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

/** What is written about a comment that stands again. */
const STANDING = { hiddenAt: null, hiddenReason: null, hiddenGround: null, hiddenBy: null }
const UNDECIDED = { appeal: null, appealedAt: null, upheldAt: null }

const NOTICES = ['Hidden', 'ShownAgain', 'Upheld'] as const
type Notice = (typeof NOTICES)[number]
const noticeKey = (what: Notice, id: string, at: Date): string => `${what} ${id} ${at.toISOString()}`

export function deciding({ db, audit, notifications }: Pick<CommentsDependencies, 'db' | 'audit' | 'notifications'>) {
  const queries = { ...writingQueries(db), ...moderationQueries(db) }

  async function tell(
    tx: Connection,
    me: SignedIn,
    comment: StoredComment,
    what: Notice,
    { now, tellAt }: Moment,
  ): Promise<void> {
    if (comment.userId === null || isOwn(me, comment)) return
    const event: NotificationEvent = {
      userId: comment.userId,
      kind: 'comment',
      key: noticeKey(what, comment.id, now),
      title: textOf(`notify.comment${what}`),
      ...(what === 'Hidden' ? { preview: hidingReason(comment) } : {}),
      link: what === 'ShownAgain' ? linkTo(comment.postId, `comment-${comment.id}`) : appealLink('comment', comment.id),
    }
    await notifications.notify(tx, event, tellAt)
  }

  async function hide(tx: Connection, me: SignedIn, comment: StoredComment, { ground, note }: Hiding, at: Moment): Promise<void> {
    const { now } = at
    const hidden = { hiddenAt: now, hiddenReason: note, hiddenGround: ground, hiddenBy: me.userId }
    await queries.change(tx, comment.id, { ...hidden, ...UNDECIDED })
    await queries.closeReports(tx, comment.id, now)
    await audit.record({ kind: 'comment_hidden', userId: me.userId, detail: { comment: comment.id } }, tx)
    const parent = comment.parentId === null ? undefined : await queries.find(tx, comment.parentId)
    if (parent?.userId) await notifications.withdraw(tx, parent.userId, replyKey(comment.id))
    await tell(tx, me, { ...comment, ...hidden }, 'Hidden', at)
  }

  async function show(tx: Connection, me: SignedIn, comment: StoredComment, at: Moment): Promise<void> {
    await queries.closeReports(tx, comment.id, at.now)
    await audit.record({ kind: 'comment_shown', userId: me.userId, detail: { comment: comment.id } }, tx)
    if (comment.hiddenAt === null) return
    await queries.change(tx, comment.id, { ...STANDING, ...UNDECIDED })
    await tell(tx, me, comment, 'ShownAgain', at)
  }

  async function uphold(tx: Connection, me: SignedIn, comment: StoredComment, at: Moment): Promise<void> {
    if (comment.appealedAt === null || comment.upheldAt !== null) throw new AppError('changed_meanwhile')
    await queries.change(tx, comment.id, { upheldAt: at.now })
    await audit.record({ kind: 'appeal_refused', userId: me.userId, detail: { comment: comment.id } }, tx)
    await tell(tx, me, comment, 'Upheld', at)
  }

  /** The comment is held. Who was to hear of the decision does not. @throws AppError changed_meanwhile when that was done before */
  async function takeBack(tx: Connection, me: SignedIn, comment: StoredComment, { before, at }: Step): Promise<void> {
    await queries.change(tx, comment.id, before)
    const reopened = await queries.reopenReports(tx, comment.id, at)
    if (reopened === 0 && isDeepStrictEqual({ ...comment, ...before }, comment)) throw notTakenBack()
    if (comment.userId !== null)
      for (const what of NOTICES) await notifications.withdraw(tx, comment.userId, noticeKey(what, comment.id, at))
    await audit.record({ kind: 'decision_taken_back', userId: me.userId, detail: { comment: comment.id } }, tx)
  }

  return { hide, show, uphold, takeBack }
}
