// Taking back what one has said: a comment, or everything when the account goes.
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { isOwn } from './policy.ts'
import { replyKey } from './writing.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

export function takingBack({ db, clock, notifications }: CommentsDependencies) {
  const queries = writingQueries(db)

  /** Its words are gone at once; an empty row stays while there are replies to it. */
  async function takeBack(tx: Connection, row: StoredComment, parent: StoredComment | undefined): Promise<void> {
    if (await queries.hasReplies(tx, row.id)) return await queries.empty(tx, row.id, clock.now())
    await queries.remove(tx, row.id)
    if (!parent) return
    if (parent.userId !== null) await notifications.withdraw(tx, parent.userId, replyKey(row.id))
    if (parent.removedAt !== null && !(await queries.hasReplies(tx, parent.id))) await queries.remove(tx, parent.id)
  }

  /** False when there is nothing of this person to take back. */
  async function takeBackOf(tx: Connection, userId: string, id: string): Promise<boolean> {
    const found = await queries.find(tx, id)
    if (!found || !isOwn({ userId }, found)) return false
    const parent = found.parentId === null ? undefined : await queries.lock(tx, found.parentId)
    const row = await queries.lock(tx, id)
    if (!row || row.removedAt !== null) return false
    await takeBack(tx, row, parent)
    return true
  }

  return {
    /** @throws AppError comment_not_found, for another person's as well */
    remove: async ({ userId }: SignedIn, id: string): Promise<void> => {
      const isGone = await db.transaction((tx) => takeBackOf(tx, userId, id))
      if (!isGone) throw new AppError('comment_not_found')
    },
    /** An account is deleted: so are its words. */
    forgetAuthor: async (connection: Connection, userId: string): Promise<void> => {
      for (const id of await queries.idsOf(connection, userId)) await takeBackOf(connection, userId, id)
    },
  }
}
