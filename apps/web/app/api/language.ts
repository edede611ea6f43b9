// Which language a request is answered in: `?lang=` for this view, else the chosen one, else English.
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, type Language } from '@menged/contracts/language'

export function chosenLanguage(request: Request): Language | null {
  const cookie = request.headers.get('cookie') ?? ''
  const value = new RegExp(`(?:^|;\\s*)(?:__Host-)?${LANGUAGE_KEY}=(\\w+)`).exec(cookie)?.[1]
  if (value === 'amharic' || value === 'am') return 'am'
  if (value === 'english' || value === 'en') return 'en'
  return null
}

export function languageOf(request: Request): { language: Language; sticky: boolean } {
  const asked = new URL(request.url).searchParams.get('lang')
  const standing = chosenLanguage(request) ?? DEFAULT_LANGUAGE
  return isLanguage(asked) ? { language: asked, sticky: asked !== standing } : { language: standing, sticky: false }
}
