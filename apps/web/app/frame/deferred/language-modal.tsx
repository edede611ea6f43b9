// Select Language: the buttons of the same form that the header switch posts.
import { inOffer } from '@menged/contracts/language-offer'
import { pathTo } from '@menged/contracts/path-to'
import { type Language, rowOf, WRITTEN } from '@menged/ethiopia/languages'
import type { InEach } from '@menged/ethiopia/text'
import { useLocation } from 'react-router'
import { usePreference } from '../../page/preference.ts'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useLocale } from '../../words/language.tsx'

/** The title once more, for readers of another language only: the page has no words of that one. */
const TITLE: InEach<string> = { en: 'Select Language', am: 'ቋንቋ ይምረጡ' }

export default function LanguageModal({ onClose }: { onClose: () => void }) {
  const { languages, written, t } = useLocale()
  const other = WRITTEN.find((each) => each !== written) ?? written
  const { pathname, search } = useLocation()
  const choose = usePreference((state) => state.choose)
  const button = (language: Language, i: number) => (
    <button
      key={language}
      type="submit"
      name="language"
      value={language}
      lang={language}
      className={`button wide ${i === 0 ? 'primary' : 'outline'}`}
      onClick={() => choose(language)}
    >
      {rowOf(language).name}
    </button>
  )
  return (
    <Dialog
      title={t('nav.selectLanguage')}
      closeLabel={t('common.close')}
      onClose={onClose}
      tibeb
      emblem={<Mark size={44} on="page" />}
      subtitle={<span lang={other}>{TITLE[other]}</span>}
    >
      <form method="post" action={pathTo('language')} className="stack gap-12">
        <input type="hidden" name="back" value={pathname + search} />
        {inOffer(languages).map(button)}
      </form>
    </Dialog>
  )
}
