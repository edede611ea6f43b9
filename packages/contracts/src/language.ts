// The language that a visitor has chosen, as a cookie and a stored preference hold it.
// No schema library here: the browser reads these constants on every page.
import { LANGUAGE_ROWS, LANGUAGES, type Language, rowOf, shortName } from '@menged/ethiopia/languages'

/** The long spelling of a language, which preferences are stored in. */
export type StoredLanguage = (typeof LANGUAGE_ROWS)[Language]['long']

/** What a page is shown in until the visitor has chosen. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language
/** What the stored preference holds until the visitor has chosen; mails and notifications follow it. */
export const STORED_DEFAULT = 'amharic' satisfies StoredLanguage
/** Cookie and storage key of the preference. */
export const LANGUAGE_KEY = 'language'

export const storedAs = (language: Language): StoredLanguage => LANGUAGE_ROWS[language].long
export const languageStored = (stored: unknown): Language | undefined => LANGUAGES.find((each) => storedAs(each) === stored)

/** What stands on a switch: a language by its own name, the first one by its mark. */
export const labelOf = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? shortName(language) : rowOf(language).name
/** The language that a visitor has chosen, off a Cookie header; null before the first choice. Both spellings are read. */
export function languageFromCookie(header: string): Language | null
export function languageFromCookie<Of extends Language>(header: string, on: readonly Of[]): Of | null
export function languageFromCookie(header: string, on: readonly Language[] = LANGUAGES): Language | null {
  const value = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(\\w+)`).exec(header)?.[1]
  return on.find((each) => value === each || value === storedAs(each)) ?? null
}
