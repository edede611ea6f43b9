// What is refused to the author of a comment.
import type { Actor } from '../../platform/access.ts'

/** Reporting one's own would only waste a moderator's time. */
export const isOwn = ({ userId }: Pick<Actor, 'userId'>, comment: { userId: string | null }): boolean =>
  userId !== null && comment.userId === userId
