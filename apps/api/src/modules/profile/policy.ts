// Who has a profile: everybody who is signed in, and only the own one.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const hasProfile = ({ role }: Actor): boolean => may(role, 'profile.own')
