// Who may read comments.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const mayReadComments = ({ role }: Actor): boolean => may(role, 'comments.read')
