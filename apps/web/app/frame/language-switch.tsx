// EN / አማርኛ: a real form, so that it works before and without JavaScript. The server sets the cookie and sends the reader back.
import type { Language } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import { useLocation } from 'react-router'
import { usePreference } from '../page/preference.ts'
import { useLocale } from '../words/language.tsx'

export function LanguageSwitch() {
  const { language, t } = useLocale()
  const { pathname, search } = useLocation()
  const choose = usePreference((state) => state.choose)
  const button = (value: Language, label: string, lang: Language) => (
    <button
      type="submit"
      name="language"
      value={value}
      lang={lang}
      className={language === value ? 'active' : ''}
      aria-pressed={language === value}
      {...(value === 'am' ? { 'aria-label': 'አማርኛ (Amharic)' } : { 'aria-label': 'EN (English)' })}
      onClick={() => choose(value)}
    >
      {label}
    </button>
  )
  return (
    <form method="post" action={pathTo('language')} className="languages tall" aria-label={t('nav.language')}>
      <input type="hidden" name="back" value={pathname + search} />
      {button('en', 'EN', 'en')}
      {button('am', 'አማርኛ', 'am')}
    </form>
  )
}
