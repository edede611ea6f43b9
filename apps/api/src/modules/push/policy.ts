// Who may ask for messages: everyone, also without an account.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const maySubscribe = ({ role }: Actor): boolean => may(role, 'push.subscribe')
