// Who may knock at the door of accounts, and who has an own one.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const mayEnter = ({ role }: Actor): boolean => may(role, 'accounts.enter')
export const hasAccount = ({ role }: Actor): boolean => may(role, 'profile.own')
