// Who may read, write, report and hide comments.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const mayReadComments = ({ role }: Actor): boolean => may(role, 'comments.read')
export const mayWriteComments = ({ role }: Actor): boolean => may(role, 'comments.write')
export const mayReportComments = ({ role }: Actor): boolean => may(role, 'comments.report')
export const mayModerateComments = ({ role }: Actor): boolean => may(role, 'comments.moderate')
/** Reporting one's own would only waste a moderator's time. */
export const isOwn = ({ userId }: Pick<Actor, 'userId'>, comment: { userId: string | null }): boolean =>
  userId !== null && comment.userId === userId
