// Where to go or call: the office, its hours, numbers and sites.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { Clock, Globe, type IconNode, Landmark, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { textLanguage } from './guide/text-language.ts'

const Line = ({ icon, label, children }: { icon: IconNode; label: string; children: ReactNode }) => (
  <div className="office-line">
    <dt>
      <Icon of={icon} />
      <span>{label}</span>
    </dt>
    <dd>{children}</dd>
  </div>
)

export function Office({ reading, office }: { reading: Reading; office: GuideReading['office'] | null }) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  const organisation = reading.organization?.name
  if (!office && !organisation) return null
  return (
    <section id="office" aria-labelledby="office-title" className="post-part">
      <h2 id="office-title" className="part-head">
        {t('post.office')}
      </h2>
      <div className="card padded stack gap-16 office">
        <div className="row align-top gap-16">
          <span className="tile">
            <Icon of={Landmark} size="large" />
          </span>
          <div className="stack gap-4 grow">
            <h3 lang={lang}>{office?.name ?? organisation}</h3>
            {office && organisation && !office.name.includes(organisation) ? (
              <p className="small muted" lang={lang}>
                {organisation}
              </p>
            ) : null}
            {office?.note ? (
              <p className="soft" lang={lang}>
                {office.note}
              </p>
            ) : null}
          </div>
        </div>
        {office ? <Reach office={office} lang={lang} /> : null}
      </div>
    </section>
  )
}

function Reach({ office, lang }: { office: GuideReading['office']; lang: ReturnType<typeof textLanguage> }) {
  const { t } = useLocale()
  const { phone = [], website = [], hours, usualHours = false } = office
  if (phone.length === 0 && website.length === 0 && !hours && !usualHours) return null
  return (
    <dl className="office-reach">
      {hours || usualHours ? (
        <Line icon={Clock} label={t(hours ? 'post.officeHours' : 'post.usualHours')}>
          {hours ? <span lang={lang}>{hours}</span> : <span>{t('post.usualHoursText')}</span>}
        </Line>
      ) : null}
      {phone.length > 0 ? (
        <Line icon={Phone} label={t('post.officePhone')}>
          {phone.map((number) => (
            <a key={number} className="link ltr tabular" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
              {number}
            </a>
          ))}
        </Line>
      ) : null}
      {website.length > 0 ? (
        <Line icon={Globe} label={t('post.officeWebsite')}>
          {website.map((site) => (
            <a key={site} className="link ltr" href={`https://${site}`} target="_blank" rel="noopener noreferrer">
              {site}
            </a>
          ))}
        </Line>
      ) : null}
    </dl>
  )
}
