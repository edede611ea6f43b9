// One preference with two spellings: `en`/`am` for the interface, `english`/`amharic` for content.
// No schema library here: the browser reads these constants on every page.

export const LANGUAGES = ['en', 'am'] as const
export type Language = (typeof LANGUAGES)[number]

export type ContentLanguage = 'english' | 'amharic'

/** What a page is shown in until the visitor has chosen. */
export const DEFAULT_LANGUAGE: Language = 'en'
/** What the stored preference holds until the visitor has chosen; mails and notifications follow it. */
export const STORED_DEFAULT: ContentLanguage = 'amharic'
/** Cookie and storage key of the preference. */
export const LANGUAGE_KEY = 'language'

export const toContentLanguage = (language: Language): ContentLanguage => (language === 'am' ? 'amharic' : 'english')
export const otherLanguage = (language: Language): Language => (language === 'am' ? 'en' : 'am')
export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'am'

/** The language that a visitor has chosen, off a Cookie header; null before the first choice. Both spellings are read. */
export function languageFromCookie(header: string): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(\\w+)`).exec(header)?.[1]
  if (value === 'amharic' || value === 'am') return 'am'
  return value === 'english' || value === 'en' ? 'en' : null
}

/** Bilingual value: both languages or nothing. */
export type Text = { en: string; am: string }
