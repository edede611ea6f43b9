// The languages by name: a real form, so that it works before and without JavaScript. The server sets the cookie and sends the reader back.
import { labelOf, storedAs } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import type { Language } from '@menged/ethiopia/languages'
import { useLocation } from 'react-router'
import { usePreference } from '../page/preference.ts'
import { useLocale } from '../words/language.tsx'

/** For who reads neither name. */
const inEnglish = (language: Language): string => storedAs(language).replace(/^./, (letter) => letter.toUpperCase())

export function LanguageSwitch() {
  const { language, languages, t } = useLocale()
  const { pathname, search } = useLocation()
  const choose = usePreference((state) => state.choose)
  const button = (value: Language) => (
    <button
      key={value}
      type="submit"
      name="language"
      value={value}
      lang={value}
      className={language === value ? 'active' : undefined}
      aria-pressed={language === value}
      aria-label={`${labelOf(value)} (${inEnglish(value)})`}
      onClick={() => choose(value)}
    >
      {labelOf(value)}
    </button>
  )
  return (
    <form method="post" action={pathTo('language')} className="languages tall" aria-label={t('nav.language')}>
      <input type="hidden" name="back" value={pathname + search} />
      {languages.map(button)}
    </form>
  )
}
