// The language of the response to a request: `?lang=` for this view, else the chosen one, else English. One that is switched off has been left out of the request.
import { DEFAULT_LANGUAGE, languageFromCookie } from '@menged/contracts/language'
import { isLanguage, type Language } from '@menged/ethiopia/languages'

export function languageOf(request: Request): { language: Language; sticky: boolean } {
  const chosen = new URL(request.url).searchParams.get('lang')
  const standing = languageFromCookie(request.headers.get('cookie') ?? '') ?? DEFAULT_LANGUAGE
  return isLanguage(chosen) ? { language: chosen, sticky: chosen !== standing } : { language: standing, sticky: false }
}
