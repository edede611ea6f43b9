// An announcement as its readers will get it: the row of their list, and the mail with both languages.
import { Megaphone } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import type { Typed } from './broadcast-words.ts'

export function BroadcastPreview({ typed }: { typed: Typed }) {
  const { language, t } = useLocale()
  const parts = {
    en: { title: typed.titleEn || t('broadcasts.heading'), text: typed.textEn },
    am: { title: typed.titleAm || t('broadcasts.heading'), text: typed.textAm },
  }
  const [own, other] = language === 'am' ? (['am', 'en'] as const) : (['en', 'am'] as const)
  const part = (spoken: 'en' | 'am'): ReactNode => (
    <div lang={spoken} dir="ltr" className="stack gap-12 broadcasts-part">
      <p className="broadcasts-mail-title">{parts[spoken].title}</p>
      <p className="broadcasts-text">{parts[spoken].text}</p>
      <span className="button primary small broadcasts-open">{t('broadcasts.open')}</span>
    </div>
  )
  return (
    <section className="stack gap-12" aria-label={t('broadcasts.preview')}>
      <h2 className="admin-title">{t('broadcasts.preview')}</h2>
      <p className="small muted">{t('broadcasts.inList')}</p>
      <div className="card broadcasts-row">
        <span className="tile">
          <Icon of={Megaphone} />
        </span>
        <div className="stack gap-4">
          <p className="strong" lang={own}>
            {parts[own].title}
          </p>
          <p className="small soft broadcasts-text" lang={own}>
            {parts[own].text}
          </p>
        </div>
      </div>
      <p className="small muted">{t('broadcasts.inMail')}</p>
      <div className="card padded stack gap-16">
        {part(own)}
        <hr className="broadcasts-rule" />
        {part(other)}
      </div>
    </section>
  )
}
