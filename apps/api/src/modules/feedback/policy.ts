// Who may write to the people who run the portal.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const maySendMessages = ({ role }: Actor): boolean => may(role, 'contact.send')
export const mayReportChanges = ({ role }: Actor): boolean => may(role, 'changes.report')
export const maySendFeedback = ({ role }: Actor): boolean => may(role, 'feedback.send')
