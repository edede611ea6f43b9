// Order of comments, and the letter that stands for a reader who chose no picture.
import type { Comment } from '@menged/contracts/comments'

type Thread = { comment: Comment; replies: Comment[] }

const oldestFirst = (a: Comment, b: Comment): number => Date.parse(a.createdAt) - Date.parse(b.createdAt)

/** The newest comment first, and under it its replies as they were given. A reply whose comment is gone stands by itself. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const ids = new Set(comments.map(({ _id }) => _id))
  const isTop = ({ parentId }: Comment): boolean => parentId === null || !ids.has(parentId)
  return comments
    .filter(isTop)
    .sort((a, b) => oldestFirst(b, a))
    .map((comment) => ({ comment, replies: comments.filter(({ parentId }) => parentId === comment._id).sort(oldestFirst) }))
}

/** First letter of a name, in capitals where the script has them. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '·').toUpperCase()
