// What every component may ask: which language, which direction, and the words.
import { FULL_LANGUAGES, type Language, type Written, writtenFor } from '@menged/ethiopia/languages'
import type { Translate } from '@menged/i18n/translate'
import { createContext, type ReactNode, use } from 'react'
import { translateIn } from './words.ts'

export type Locale = {
  language: Language
  /** What content is written in for its reader. */
  written: Written
  /** Those that are switched on. */
  languages: readonly Language[]
  direction: 'ltr' | 'rtl'
  /** True when `?lang=` chose the language of this view: links keep it. */
  sticky: boolean
  t: Translate
}

const LocaleContext = createContext<Locale | null>(null)

type Given = Pick<Locale, 'language' | 'direction' | 'sticky'> & { languages?: readonly Language[] | undefined }

export function LocaleProvider({ value, children }: { value: Given; children: ReactNode }) {
  const { language, languages = FULL_LANGUAGES } = value
  const locale = { ...value, languages, written: writtenFor(language), t: translateIn(language) }
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('no LocaleProvider')
  return locale
}

export const useT = (): Translate => useLocale().t
