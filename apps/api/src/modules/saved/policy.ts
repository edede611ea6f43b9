// Who may keep posts: personal accounts. Every other role is asked for one.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const maySave = ({ role }: Actor): boolean => may(role, 'posts.save')
export const maySeeOwn = ({ role }: Actor): boolean => may(role, 'profile.own')
