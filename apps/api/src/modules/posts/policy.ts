// Who may read posts.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const mayReadPosts = ({ role }: Actor): boolean => may(role, 'posts.read')
