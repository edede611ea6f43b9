// Who may search, and ask for a guide that is missing.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const maySearch = ({ role }: Actor): boolean => may(role, 'search.use')
export const mayRequestGuides = ({ role }: Actor): boolean => may(role, 'guides.request')
