// The language that the page was written in.
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { isLanguage, type Language } from '@menged/ethiopia/languages'

export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}
