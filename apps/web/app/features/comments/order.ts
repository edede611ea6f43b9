// Order of comments, and the letter that stands for a reader who chose no picture.
import type { Comment } from '@menged/contracts/comments'

export const newestFirst = (comments: readonly Comment[]): Comment[] =>
  comments.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))

/** First letter of a name, in capitals where the script has them. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '·').toUpperCase()
