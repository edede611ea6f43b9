// The answer first: cost, time, place and one line of warning, then what belongs to them, and the papers to bring as tick boxes.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { Calendar, CircleAlert, Clock, FileText, type IconNode, MapPin, Wallet } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { Documents } from './documents.tsx'
import { FACTS, type Fact, factLabel, factsWarning } from './guide/fact-labels.ts'
import { leadOf } from './guide/lead.ts'
import { textLanguage } from './guide/text-language.ts'

const ICONS: Record<Fact, IconNode> = { cost: Wallet, time: Clock, where: MapPin, validFor: Calendar }

type FactsBoxProps = { reading: Reading; guide: GuideReading; reviewDue: boolean; onPapers?: (ready: number) => void }

export function FactsBox({ reading, guide, reviewDue, onPapers }: FactsBoxProps) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  const warning = factsWarning(reading.category, guide.asOf, reviewDue)
  const lead = leadOf(guide)
  return (
    <section className={`card facts-box ${reading.category}`} id="glance" aria-label={t('post.atAGlance')}>
      <div className="tibeb" />
      <dl className="facts">
        {FACTS.map((name) => {
          const fact = guide.facts[name]
          if (!fact) return null
          const experience = reading.experience?.[name as 'cost' | 'time']
          const label = t(factLabel(reading.category, name))
          return (
            <div key={name} className={`fact ${name}`}>
              <dt>
                <Icon of={ICONS[name]} />
                <span>{label}</span>
              </dt>
              <dd>
                <span lang={lang}>{fact.value}</span>
              </dd>
              {experience ? (
                <dd className="fact-note" data-label={label}>
                  {t(`post.told_${name as 'cost' | 'time'}`, experience)}
                </dd>
              ) : null}
              {fact.note ? (
                <dd className="fact-note" data-label={label}>
                  <span lang={lang}>{fact.note}</span>
                </dd>
              ) : null}
            </div>
          )
        })}
      </dl>
      {warning ? (
        <p className="facts-warning">
          <Icon of={CircleAlert} size="small" />
          <span>{t(warning)}</span>
        </p>
      ) : null}
      {lead ? (
        <p className="soft facts-lead phone-only" lang={lang}>
          {lead}
        </p>
      ) : null}
      {guide.documents.length > 0 ? (
        <dl className="facts papers">
          <div id="documents">
            <Documents postId={reading._id} documents={guide.documents} lang={lang} icon={FileText} onTicked={onPapers} />
            {guide.nameMustMatch ? <dd className="fact-note">{t('post.nameMustMatch')}</dd> : null}
          </div>
        </dl>
      ) : null}
    </section>
  )
}
