// What a guide stands on: the laws, what was read for it, where else to check, of when its facts are, and how certain they are.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { CircleAlert, ShieldCheck } from 'lucide'
import { monthText } from '../../../page/month-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CERTAINTY_TINT } from './fees-table.tsx'
import { textLanguage } from './guide/text-language.ts'

type Props = { reading: Reading; guide: GuideReading; reviewDue: boolean }

export function LawAndSources({ reading, guide, reviewDue }: Props) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  return (
    <section id="sources" aria-label={t('post.lawAndSources')} className="post-part stack gap-24">
      <Places word="post.law" places={guide.law.map((name) => ({ name }))} lang={lang} />
      <Places word="post.sources" places={guide.sources} lang={lang} />
      <Places word="post.whereToCheck" places={guide.whereToCheck ?? []} lang={lang} />
      <p className="row gap-12 wraps small soft">
        <Icon of={reviewDue ? CircleAlert : ShieldCheck} size="small" className={reviewDue ? 'gold' : 'green'} />
        <span>{guide.asOf ? t('post.factsAsOf', { month: monthText(guide.asOf, language) }) : t('post.factsNotDated')}</span>
        {reviewDue ? null : (
          <span className="row gap-4">
            <span>{t('post.certainty')}</span>
            <span className={`tag ${CERTAINTY_TINT[guide.certainty]}`}>{t(`post.certainty_${guide.certainty}`)}</span>
          </span>
        )}
      </p>
    </section>
  )
}

type PlacesProps = {
  word: 'post.law' | 'post.sources' | 'post.whereToCheck'
  places: GuideReading['sources']
  lang: ReturnType<typeof textLanguage>
}

function Places({ word, places, lang }: PlacesProps) {
  const { language, t } = useLocale()
  if (places.length === 0) return null
  return (
    <div>
      <h2 className="part-head">{t(word)}</h2>
      <ul className="bullets">
        {places.map(({ name, url, asOf }) => (
          <li key={name}>
            {url ? (
              <a className="link" href={url} target="_blank" rel="noopener noreferrer" lang={lang}>
                {name}
              </a>
            ) : (
              <span lang={lang}>{name}</span>
            )}
            {asOf ? <span className="soft"> ({monthText(asOf, language)})</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
