// Reporting a comment to the moderators, and hiding it where it stands.
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { deciding } from './deciding.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

const isShown = ({ removedAt, hiddenAt }: StoredComment): boolean => removedAt === null && hiddenAt === null

export function moderation(dependencies: CommentsDependencies) {
  const { db, clock, tasks } = dependencies
  const queries = writingQueries(db)
  const { hide } = deciding(dependencies)
  return {
    /** Once for each person. @throws AppError comment_not_found, forbidden for one's own */
    report: async (me: SignedIn, commentId: string, reason: string): Promise<void> => {
      const comment = await queries.find(db, commentId)
      if (!comment || !isShown(comment)) throw new AppError('comment_not_found')
      if (isOwn(me, comment)) throw new AppError('forbidden')
      await queries.report({ commentId, userId: me.userId, reason, createdAt: clock.now() })
    },
    /** Its author is notified why. What is hidden already stays as it is. @throws AppError comment_not_found */
    hide: async (me: SignedIn, id: string, note: string): Promise<void> => {
      const now = clock.now()
      await db.transaction(async (tx) => {
        const comment = await queries.lock(tx, id)
        if (!comment || comment.removedAt !== null) throw new AppError('comment_not_found')
        if (comment.hiddenAt === null) await hide(tx, me, comment, { ground: null, note }, { now, tellAt: now })
      })
      tasks.wake()
    },
  }
}
