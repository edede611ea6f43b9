// A long document: dates, table of contents, sections. In Amharic too it stands on one left edge.

import type { LegalReading } from '@menged/contracts/legal'
import { formatMonth } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import type { WordKey } from '@menged/i18n/translate'
import { Link } from '../../page/link.tsx'
import { useLocale } from '../../words/language.tsx'

function monthText(month: string, language: Language): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return formatMonth(year, number, language)
}

export function LegalPage({ reading, other }: { reading: LegalReading; other: { to: string; label: WordKey } }) {
  const { t } = useLocale()
  return (
    <div className="container page legal">
      <LegalHead reading={reading} />
      <Contents reading={reading} />
      <div className="legal-body reading">
        {reading.sections.map((section, i) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className="row align-top">
              <span className="legal-number" aria-hidden="true">
                {i + 1}
              </span>
              <span>{section.title}</span>
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API before it is sent */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
        <p className="row gap-16 wraps">
          <Link className="button outline" to={other.to}>
            {t(other.label)}
          </Link>
          <Link className="button quiet" to="/">
            {t('nav.goHome')}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Contents({ reading }: { reading: LegalReading }) {
  const { t } = useLocale()
  return (
    <nav className="contents" aria-labelledby="legal-toc">
      <h2 id="legal-toc" className="contents-title">
        {t('legal.contents')}
      </h2>
      <ol>
        {reading.sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function LegalHead({ reading }: { reading: LegalReading }) {
  const { language, t } = useLocale()
  return (
    <header className="stack gap-12 legal-head reading">
      <h1>{reading.title}</h1>
      <p className="large soft">{reading.lead}</p>
      <dl className="row gap-24 wraps small legal-dates">
        <div>
          <dt className="muted">{t('legal.effective')}</dt>
          <dd>{monthText(reading.effective, language)}</dd>
        </div>
        <div>
          <dt className="muted">{t('legal.updated')}</dt>
          <dd>{monthText(reading.updated, language)}</dd>
        </div>
      </dl>
    </header>
  )
}
