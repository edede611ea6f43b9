// What moderators decide about a comment: to hide it, to show it, to keep it hidden. Each in a transaction that holds the comment.
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { appealLink, type Hiding, hidingReason } from '../moderation/index.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { moderationQueries } from './moderation-queries.ts'
import { isOwn } from './policy.ts'
import { linkTo, replyKey } from './writing.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

/** What is written about a comment that stands again. */
const STANDING = { hiddenAt: null, hiddenReason: null, hiddenGround: null, hiddenBy: null }
const UNDECIDED = { appeal: null, appealedAt: null, upheldAt: null }

export function deciding({
  db,
  clock,
  audit,
  notifications,
}: Pick<CommentsDependencies, 'db' | 'clock' | 'audit' | 'notifications'>) {
  const queries = { ...writingQueries(db), ...moderationQueries(db) }

  async function tell(tx: Connection, me: SignedIn, comment: StoredComment, what: 'Hidden' | 'ShownAgain' | 'Upheld') {
    if (comment.userId === null || isOwn(me, comment)) return
    await notifications.notify(tx, {
      userId: comment.userId,
      kind: 'comment',
      key: `${what} ${comment.id} ${clock.now().toISOString()}`,
      title: textOf(`notify.comment${what}`),
      ...(what === 'Hidden' ? { preview: hidingReason(comment) } : {}),
      link: what === 'ShownAgain' ? linkTo(comment.postId, `comment-${comment.id}`) : appealLink('comment', comment.id),
    })
  }

  async function hide(tx: Connection, me: SignedIn, comment: StoredComment, { ground, note }: Hiding): Promise<void> {
    const now = clock.now()
    const hidden = { hiddenAt: now, hiddenReason: note, hiddenGround: ground, hiddenBy: me.userId }
    await queries.change(tx, comment.id, { ...hidden, ...UNDECIDED })
    await queries.closeReports(tx, comment.id, now)
    await audit.record({ kind: 'comment_hidden', userId: me.userId, detail: { comment: comment.id } }, tx)
    const parent = comment.parentId === null ? undefined : await queries.find(tx, comment.parentId)
    if (parent?.userId) await notifications.withdraw(tx, parent.userId, replyKey(comment.id))
    await tell(tx, me, { ...comment, ...hidden }, 'Hidden')
  }

  async function show(tx: Connection, me: SignedIn, comment: StoredComment): Promise<void> {
    await queries.closeReports(tx, comment.id, clock.now())
    await audit.record({ kind: 'comment_shown', userId: me.userId, detail: { comment: comment.id } }, tx)
    if (comment.hiddenAt === null) return
    await queries.change(tx, comment.id, { ...STANDING, ...UNDECIDED })
    await tell(tx, me, comment, 'ShownAgain')
  }

  async function uphold(tx: Connection, me: SignedIn, comment: StoredComment): Promise<void> {
    if (comment.appealedAt === null || comment.upheldAt !== null) throw new AppError('changed_meanwhile')
    await queries.change(tx, comment.id, { upheldAt: clock.now() })
    await audit.record({ kind: 'appeal_refused', userId: me.userId, detail: { comment: comment.id } }, tx)
    await tell(tx, me, comment, 'Upheld')
  }

  return { hide, show, uphold }
}
