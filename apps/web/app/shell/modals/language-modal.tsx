// Select Language: two buttons of the same form that the header switch posts.
import type { Language } from '@menged/contracts/language'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { useT } from '../../words/language.tsx'
import { usePreference } from '../preference.ts'

export default function LanguageModal({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const choose = usePreference((state) => state.choose)
  const button = (language: Language, label: string, look: string) => (
    <button
      type="submit"
      name="language"
      value={language}
      lang={language}
      className={`btn w ${look}`}
      onClick={() => choose(language)}
    >
      {label}
    </button>
  )
  return (
    <Dialog title={t('nav.selectLanguage')} closeLabel={t('common.close')} onClose={onClose} tibeb>
      <form method="post" action="/language" className="stack g12">
        <input type="hidden" name="back" value={pathname + search} />
        {button('am', 'አማርኛ', 'p')}
        {button('en', 'English', 'o')}
      </form>
    </Dialog>
  )
}
