// The language of the response to a request: `?lang=` for this view, else the chosen one, else English.
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, languageFromCookie } from '@menged/contracts/language'

export function languageOf(request: Request): { language: Language; sticky: boolean } {
  const chosen = new URL(request.url).searchParams.get('lang')
  const standing = languageFromCookie(request.headers.get('cookie') ?? '', LANGUAGES) ?? DEFAULT_LANGUAGE
  return isLanguage(chosen) ? { language: chosen, sticky: chosen !== standing } : { language: standing, sticky: false }
}
