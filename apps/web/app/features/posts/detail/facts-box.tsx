// The answer first: cost, time, place, validity, and the papers to bring as tick boxes.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { Calendar, CircleAlert, Clock, FileText, type IconNode, MapPin, Wallet } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { Documents } from './documents.tsx'
import { FACTS, type Fact, factLabel, reviewWarning } from './guide/fact-labels.ts'
import { textLanguage } from './guide/text-language.ts'

const ICONS: Record<Fact, IconNode> = { cost: Wallet, time: Clock, where: MapPin, validFor: Calendar }

export function FactsBox({ reading, guide, reviewDue }: { reading: Reading; guide: GuideReading; reviewDue: boolean }) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  const shown = FACTS.filter((name) => guide.facts[name])
  return (
    <>
      {reviewDue ? (
        <p className="note post-note">
          <Icon of={CircleAlert} />
          <span>{t(reviewWarning(reading.category, guide.asOf))}</span>
        </p>
      ) : null}
      <section className="card facts-box" id="glance" aria-label={t('post.atAGlance')}>
        <div className="tibeb" />
        <dl className="facts">
          {shown.map((name, i) => (
            <div key={name} className={shown.length % 2 === 1 && i === shown.length - 1 ? 'whole' : undefined}>
              <dt>
                <Icon of={ICONS[name]} />
                <span>{t(factLabel(reading.category, name))}</span>
              </dt>
              <dd>
                <span lang={lang}>{guide.facts[name]?.value}</span>
                {guide.facts[name]?.note ? <small lang={lang}>{guide.facts[name]?.note}</small> : null}
                {name === 'cost' && reading.category !== 'scholarship' ? (
                  <small className="confirm">{t('post.confirmFirst')}</small>
                ) : null}
              </dd>
            </div>
          ))}
          {guide.documents.length > 0 ? (
            <div className="whole" id="documents">
              <Documents postId={reading._id} documents={guide.documents} lang={lang} icon={FileText} />
              {guide.nameMustMatch ? (
                <dd>
                  <small>{t('post.nameMustMatch')}</small>
                </dd>
              ) : null}
            </div>
          ) : null}
        </dl>
      </section>
    </>
  )
}
