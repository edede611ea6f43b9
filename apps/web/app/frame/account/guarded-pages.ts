// Whether a page needs a live token.
import { GUARDED } from './guarded.pages.ts'

export const isGuarded = (pathname: string): boolean => GUARDED.includes(pathname.replace(/\/+$/, ''))
