// Who may read rates: whoever may read the portal.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const mayReadRates = ({ role }: Actor): boolean => may(role, 'posts.read')
