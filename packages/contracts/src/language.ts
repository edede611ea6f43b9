// The language that a visitor has chosen, as a cookie and a stored preference hold it.
// No schema library here: the browser reads these constants on every page.
import { LANGUAGE_ROWS, LANGUAGES as SPOKEN, type Language as Spoken, type Written } from '@menged/ethiopia/languages'

/** The long spelling of a language, which preferences are stored in. */
export type StoredLanguage = (typeof LANGUAGE_ROWS)[Spoken]['long']

/** What a page is shown in until the visitor has chosen. */
export const DEFAULT_LANGUAGE = 'en' satisfies Spoken
/** What the stored preference holds until the visitor has chosen; mails and notifications follow it. */
export const STORED_DEFAULT = 'amharic' satisfies StoredLanguage
/** Cookie and storage key of the preference. */
export const LANGUAGE_KEY = 'language'

export const storedAs = (language: Spoken): StoredLanguage => LANGUAGE_ROWS[language].long
export const languageStored = (stored: unknown): Spoken | undefined => SPOKEN.find((each) => storedAs(each) === stored)

/** The language that a visitor has chosen, off a Cookie header; null before the first choice. Both spellings are read. */
export function languageFromCookie(header: string): Spoken | null
export function languageFromCookie<Of extends Spoken>(header: string, on: readonly Of[]): Of | null
export function languageFromCookie(header: string, on: readonly Spoken[] = SPOKEN): Spoken | null {
  const value = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(\\w+)`).exec(header)?.[1]
  return on.find((each) => value === each || value === storedAs(each)) ?? null
}

// Pages speak two languages, and carry no table.
export type { Text } from '@menged/ethiopia/text'
export type Language = Written
export type ContentLanguage = StoredLanguage
export const LANGUAGES: readonly Language[] = ['en', 'am']
export const toContentLanguage = (language: Language): ContentLanguage => (language === 'am' ? 'amharic' : 'english')
export const otherLanguage = (language: Language): Language => (language === 'am' ? 'en' : 'am')
export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'am'
