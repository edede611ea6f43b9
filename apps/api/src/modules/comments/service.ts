// Rules of comments.
import type { Database } from '../../platform/database/pool.ts'
import { commentQueries } from './queries.ts'

export function createComments({ db }: { db: Database }) {
  const queries = commentQueries(db)
  return {
    /** Newest first. */
    ofPost: (postId: string) => queries.ofPost(postId),
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
