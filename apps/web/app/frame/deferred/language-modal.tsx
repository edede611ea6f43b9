// Select Language: two buttons of the same form that the header switch posts.
import { type Language, otherLanguage } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import { useLocation } from 'react-router'
import { usePreference } from '../../page/preference.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useLocale } from '../../words/language.tsx'

/** The title once more, for readers of the other language. */
const SUBTITLE: Record<Language, string> = { en: 'ቋንቋ ይምረጡ', am: 'Select Language' }

export default function LanguageModal({ onClose }: { onClose: () => void }) {
  const { language, t } = useLocale()
  const { pathname, search } = useLocation()
  const choose = usePreference((state) => state.choose)
  const button = (language: Language, label: string, look: string) => (
    <button
      type="submit"
      name="language"
      value={language}
      lang={language}
      className={`button wide ${look}`}
      onClick={() => choose(language)}
    >
      {label}
    </button>
  )
  return (
    <Dialog
      title={t('nav.selectLanguage')}
      closeLabel={t('common.close')}
      onClose={onClose}
      tibeb
      emblem={<Mark size={44} on="page" />}
      subtitle={<span lang={otherLanguage(language)}>{SUBTITLE[language]}</span>}
    >
      <form method="post" action={pathTo('language')} className="stack gap-12">
        <input type="hidden" name="back" value={pathname + search} />
        {button('am', 'አማርኛ', 'primary')}
        {button('en', 'English', 'outline')}
      </form>
    </Dialog>
  )
}
