// An announcement as its readers will get it: the row of their list, and the mail with both languages.

import { WRITTEN, type Written, writtenFor } from '@menged/ethiopia/languages'
import { inEach } from '@menged/ethiopia/text'
import { Megaphone } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import type { Typed } from './broadcast-words.ts'

export function BroadcastPreview({ typed }: { typed: Typed }) {
  const { language, t } = useLocale()
  const parts = inEach((each) => ({ title: typed.title[each] || t('broadcasts.heading'), text: typed.text[each] }))
  const own = writtenFor(language)
  const others = WRITTEN.filter((each) => each !== own)
  const part = (written: Written): ReactNode => (
    <div lang={written} dir="ltr" className="stack gap-12 broadcasts-part">
      <p className="broadcasts-mail-title">{parts[written].title}</p>
      <p className="broadcasts-text">{parts[written].text}</p>
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
        {others.map((other) => (
          <Fragment key={other}>
            <hr className="broadcasts-rule" />
            {part(other)}
          </Fragment>
        ))}
      </div>
    </section>
  )
}
