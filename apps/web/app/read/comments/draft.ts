// Words of a comment that are not sent yet, kept on this device; and the language that a text is written in.
import type { Language } from '@menged/ethiopia/languages'
import { writtenIn } from '@menged/ethiopia/scripts'

/** Logging out drops everything that begins with `draft:`. */
const placeOf = (postId: string, parentId: string | undefined): string =>
  `draft:comment:${postId}${parentId === undefined ? '' : `:${parentId}`}`

export function draftOf(postId: string, parentId: string | undefined): string {
  try {
    return localStorage.getItem(placeOf(postId, parentId)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(postId: string, parentId: string | undefined, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(placeOf(postId, parentId))
    else localStorage.setItem(placeOf(postId, parentId), text)
  } catch {
    // Storage is closed or full: the words stay in the form only.
  }
}

/** The language that a text is written in, by its letters. */
export const languageIn = (text: string): Language => writtenIn(/\p{Script=Ethiopic}/u.test(text) ? 'ethiopic' : 'latin')
