// Whether a page needs a live token.
import { matchPath } from 'react-router'
import { GUARDED } from './guarded.pages.ts'

export const isGuarded = (pathname: string): boolean => GUARDED.some((page) => matchPath(page, pathname))
