// Reporting a comment to the moderators, and hiding it.
import { inBoth } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import { linkTo, replyKey } from './writing.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

const isShown = ({ removedAt, hiddenAt }: StoredComment): boolean => removedAt === null && hiddenAt === null

export function moderation({ db, clock, tasks, audit, notifications }: CommentsDependencies) {
  const queries = writingQueries(db)
  return {
    /** Once for each person. @throws AppError comment_not_found, forbidden for one's own */
    report: async (me: SignedIn, commentId: string, reason: string): Promise<void> => {
      const comment = await queries.find(db, commentId)
      if (!comment || !isShown(comment)) throw new AppError('comment_not_found')
      if (isOwn(me, comment)) throw new AppError('forbidden')
      await queries.report({ commentId, userId: me.userId, reason: reason.toWellFormed(), createdAt: clock.now() })
    },
    /** Its author is notified why. What is hidden already stays as it is. @throws AppError comment_not_found */
    hide: async (me: SignedIn, id: string, typed: string): Promise<void> => {
      const reason = typed.toWellFormed()
      await db.transaction(async (tx) => {
        const comment = await queries.lock(tx, id)
        if (!comment || comment.removedAt !== null) throw new AppError('comment_not_found')
        if (comment.hiddenAt !== null) return
        await queries.hide(tx, id, { hiddenAt: clock.now(), hiddenReason: reason, hiddenBy: me.userId })
        await audit.record({ kind: 'comment_hidden', userId: me.userId, detail: { comment: id } }, tx)
        const parent = comment.parentId === null ? undefined : await queries.find(tx, comment.parentId)
        if (parent?.userId) await notifications.withdraw(tx, parent.userId, replyKey(id))
        if (comment.userId === null || isOwn(me, comment)) return
        await notifications.notify(tx, {
          userId: comment.userId,
          kind: 'comment',
          key: `hidden ${id}`,
          title: inBoth('notify.commentHidden'),
          preview: { en: reason, am: reason },
          link: linkTo(comment.postId, 'comments'),
        })
      })
      tasks.wake()
    },
  }
}
