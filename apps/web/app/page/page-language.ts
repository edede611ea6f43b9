// The language that the page is in, for what knows no component.
import type { Language } from '@menged/contracts/language'

export const pageLanguage = (): Language => (document.documentElement.lang === 'am' ? 'am' : 'en')
