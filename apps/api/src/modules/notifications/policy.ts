// Who has notifications of their own, and who may write to everybody.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const hasNotifications = ({ role }: Actor): boolean => may(role, 'notifications.own')
export const mayBroadcast = ({ role }: Actor): boolean => may(role, 'broadcasts.send')
