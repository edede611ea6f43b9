// Whose a review is, and whether it is shown before somebody has looked at it.
import type { ReviewState } from '@menged/contracts'

/** Reporting one's own would only waste a moderator's time. */
export const isOwn = ({ userId }: { userId: string | null }, review: { userId: string | null }): boolean =>
  userId !== null && review.userId === userId

/** Only a confirmed account answers for what it says at once. What a moderator has hidden (`hiddenAt`) waits until one shows it, however often it changes. */
export const stateAfter = (hiddenAt: Date | null, isConfirmed: boolean): ReviewState =>
  isConfirmed && hiddenAt === null ? 'shown' : 'waiting'
