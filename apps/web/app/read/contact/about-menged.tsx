// Who we are, in a few plain paragraphs, and how to reach us.
import { formatPhone } from '@menged/ethiopia/phones'
import { Clock, MapPin, Phone, ShieldCheck } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

const MAP_URL = 'https://www.openstreetmap.org/search?query=Addis%20Ababa'

export function AboutMenged({ phone }: { phone: string | null }) {
  const t = useT()
  return (
    <div className="stack gap-24 about-words reading">
      <h1>{t('contact.heading')}</h1>
      <p className="large soft">{t('contact.lead')}</p>
      <h2>{t('contact.who')}</h2>
      <p>{t('contact.whoText')}</p>
      <h2>{t('contact.how')}</h2>
      <p>{t('contact.howText')}</p>
      <p className="note">
        <Icon of={ShieldCheck} />
        <span>{t('contact.independent')}</span>
      </p>
      <dl className="stack gap-16 about-reach">
        <div>
          <dt className="row gap-12 strong">
            <Icon of={Clock} />
            <span>{t('contact.hours')}</span>
          </dt>
          <dd className="soft">{t('contact.hoursText')}</dd>
        </div>
        {phone ? (
          <div>
            <dt className="row gap-12 strong">
              <Icon of={Phone} />
              <span>{t('contact.phone')}</span>
            </dt>
            <dd>
              <a className="link ltr" href={`tel:${phone}`}>
                {formatPhone(phone)}
              </a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt className="row gap-12 strong">
            <Icon of={MapPin} />
            <span>{t('contact.where')}</span>
          </dt>
          <dd>
            <a className="link" href={MAP_URL} rel="noopener noreferrer">
              {t('contact.map')}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
