// Where to go back to after logging in: kept for this tab, and only ever one of our pages. It is checked when it is written and when it
// is read, for other code of the page may write there as well.
import { matchPath } from 'react-router'
import { RETURN_PAGES } from './return-path.pages.ts'

export const RETURN_KEY = 'save-post-icon'
const MOST_LETTERS = 500

/** What the address parser would read otherwise than it is written, or hides: slashes in disguise, blanks, controls. */
const DISGUISED = /%(?:2f|5c|00)|[\s\\\p{Cc}]/iu

/** The same path, when it leads to one of our pages; else null. */
export function ownPath(path: string): string | null {
  if (!/^\/(?!\/)/.test(path) || path.length > MOST_LETTERS || DISGUISED.test(path)) return null
  const here = 'https://menged.invalid'
  if (!URL.canParse(path, here)) return null
  const { origin, pathname, search, hash } = new URL(path, here)
  if (origin !== here || pathname + search + hash !== path) return null
  return RETURN_PAGES.some((page) => matchPath(page, pathname)) ? path : null
}

export function rememberReturn(path: string): void {
  const own = ownPath(path)
  try {
    if (own !== null) sessionStorage.setItem(RETURN_KEY, own)
  } catch {
    // Where storage is closed one stays where one is.
  }
}

/** People who turn away from logging in stay where they are. */
export const forgetReturn = (): void => void takeReturn()

/** Once: it is forgotten when it is returned. */
export function takeReturn(): string | null {
  try {
    const kept = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    return kept === null ? null : ownPath(kept)
  } catch {
    return null
  }
}
