// Who may see pictures: whoever may read the posts.
import { may } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'

export const maySeePictures = ({ role }: Actor): boolean => may(role, 'posts.read')
