// Rules of comments: who is read, and in which order.
import { AppError } from '../../platform/errors.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { commentDesk } from './desk.ts'
import { moderation } from './moderating.ts'
import { type CommentRow, commentCount, commentQueries } from './queries.ts'
import { takingBack } from './taking-back.ts'
import { writing } from './writing.ts'

export function createComments(dependencies: CommentsDependencies) {
  const queries = commentQueries(dependencies.db)
  return {
    ...writing(dependencies),
    ...takingBack(dependencies),
    ...moderation(dependencies),
    desk: commentDesk(dependencies),
    /** Newest first. @throws AppError post_not_found */
    ofPost: async (postId: string) => {
      const rows = await queries.ofPost(postId)
      if (!rows) throw new AppError('post_not_found')
      return withoutGone(rows)
    },
    countOf: commentCount,
    /** Ids of the comments of each post that has any, newest first. */
    idsOf: async (postIds: string[]): Promise<Map<string, string[]>> => {
      const found = new Map<string, string[]>()
      for (const { id, postId } of postIds.length > 0 ? await queries.ids(postIds) : []) {
        found.set(postId, [...(found.get(postId) ?? []), id])
      }
      return found
    },
    reportsBy: queries.reportsBy,
    /** What a person has said and not taken back. */
    ofAuthor: queries.by,
  }
}
const isShown = ({ removedAt, hiddenAt }: CommentRow): boolean => removedAt === null && hiddenAt === null

/** One that is not shown stands, without its words, as long as a reply to it is shown. */
function withoutGone(rows: CommentRow[]): CommentRow[] {
  const answered = new Set(rows.filter(isShown).map(({ parentId }) => parentId))
  return rows.filter((row) => isShown(row) || answered.has(row.id))
}

export type Comments = ReturnType<typeof createComments>
