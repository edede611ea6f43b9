// What a guide stands on: the laws, the sources, the month of its facts, and how certain they are.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { CircleAlert, ShieldCheck } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CERTAINTY_TINT } from './fees-table.tsx'
import { monthText } from './month.ts'
import { textLanguage } from './text-language.ts'

type Props = { reading: Reading; guide: GuideReading; reviewDue: boolean }

export function LawAndSources({ reading, guide, reviewDue }: Props) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  return (
    <section id="sources" aria-label={t('post.lawAndSources')} className="post-part stack g24">
      {guide.law.length > 0 ? (
        <div>
          <h2 className="part-head">{t('post.law')}</h2>
          <ul className="marks">
            {guide.law.map((law) => (
              <li key={law} lang={lang}>
                {law}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {guide.sources.length > 0 ? (
        <div>
          <h2 className="part-head">{t('post.sources')}</h2>
          <ul className="marks">
            {guide.sources.map((source) => (
              <li key={source.name} lang={lang}>
                {source.url ? (
                  <a className="link" href={source.url} target="_blank" rel="noopener noreferrer">
                    {source.name}
                  </a>
                ) : (
                  source.name
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="row g12 wrapx sm soft">
        <Icon of={reviewDue ? CircleAlert : ShieldCheck} size="s" className={reviewDue ? 'gold' : 'green'} />
        <span>{t('post.factsAsOf', { month: monthText(guide.asOf, language) })}</span>
        {reviewDue ? null : (
          <span className="row g4">
            <span>{t('post.certainty')}</span>
            <span className={`tag ${CERTAINTY_TINT[guide.certainty]}`}>{t(`post.certainty_${guide.certainty}`)}</span>
          </span>
        )}
      </p>
    </section>
  )
}
