// Choosing a language sets everything: the page is reloaded in it, by the form that the header's switch posts.

import { languageStored, type StoredLanguage } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import type { Language } from '@menged/ethiopia/languages'
import { usePreference } from '../../page/preference.ts'

/** The message of a change that the new page has to say. */
const FOLLOWED_KEY = 'profile-updated'

/** False when the page is in that language already. */
export function followLanguage(chosen: StoredLanguage, shown: Language): boolean {
  const value = languageStored(chosen)
  if (!value) return false
  usePreference.getState().choose(value)
  if (shown === value) return false
  try {
    sessionStorage.setItem(FOLLOWED_KEY, '1')
  } catch {
    // Storage is closed: the new language says enough.
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = pathTo('language')
  for (const [name, text] of Object.entries({ language: value, back: location.pathname })) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = text
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  return true
}

/** True once after such a change. */
export function takeFollowed(): boolean {
  try {
    const kept = sessionStorage.getItem(FOLLOWED_KEY)
    sessionStorage.removeItem(FOLLOWED_KEY)
    return kept !== null
  } catch {
    return false
  }
}
