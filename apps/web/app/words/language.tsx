// What every component may ask: which language, which direction, and the words.
import type { Language } from '@menged/contracts/language'
import type { Translate } from '@menged/i18n/translate'
import { createContext, type ReactNode, use } from 'react'
import { translateIn } from './words.ts'

export type Locale = {
  language: Language
  direction: 'ltr' | 'rtl'
  /** True when `?lang=` chose the language of this view: links keep it. */
  sticky: boolean
  t: Translate
}

const LocaleContext = createContext<Locale | null>(null)

export function LocaleProvider({ value, children }: { value: Omit<Locale, 't'>; children: ReactNode }) {
  return <LocaleContext value={{ ...value, t: translateIn(value.language) }}>{children}</LocaleContext>
}

export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('useLocale needs a LocaleProvider')
  return locale
}

export const useT = (): Translate => useLocale().t
