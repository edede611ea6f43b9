// Rules of comments.
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { commentCount, commentQueries } from './queries.ts'

export function createComments({ db }: { db: Database }) {
  const queries = commentQueries(db)
  return {
    /** Newest first. @throws AppError post_not_found */
    ofPost: async (postId: string) => {
      const rows = await queries.ofPost(postId)
      if (!rows) throw new AppError('post_not_found')
      return rows
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
  }
}
export type Comments = ReturnType<typeof createComments>
