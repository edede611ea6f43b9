// Partners, services and urgent support.
import type { Landing } from '@menged/contracts/landing'
import { pathTo } from '@menged/contracts/path-to'
import { formatPhone } from '@menged/ethiopia/phones'
import {
  ChartColumn,
  Check,
  Cloud,
  Coffee,
  type IconNode,
  Mail,
  Phone,
  Printer,
  School,
  ShieldCheck,
  Shirt,
  Siren,
  Sprout,
  Stethoscope,
  Truck,
} from 'lucide'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { Carousel } from './carousel.tsx'

const PARTNERS: Record<Landing['partners'][number]['icon'], IconNode> = {
  clinic: Stethoscope,
  coffee: Coffee,
  printer: Printer,
  school: School,
  shirt: Shirt,
  sprout: Sprout,
  truck: Truck,
}

/** Invented until the operator writes real ones; the page says so. */
export function Partners({ partners }: Pick<Landing, 'partners'>) {
  const t = useT()
  return (
    <section className="landing-partners" aria-label={t('landing.trustedBy')}>
      <div className="landing-width">
        <Carousel
          className="partners"
          label={t('landing.trustedBy')}
          head={
            <p className="row small muted">
              {t('landing.trustedBy')} <span className="tag">{t('landing.sample')}</span>
            </p>
          }
        >
          {partners.map(({ name, icon }) => (
            <li key={name}>
              <Icon of={PARTNERS[icon]} />
              <span>{name}</span>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  )
}

const SERVICES: Record<Landing['services']['items'][number]['id'], { icon: IconNode; tone: string }> = {
  cybersecurity: { icon: ShieldCheck, tone: '' },
  cloud: { icon: Cloud, tone: 'sky' },
  analytics: { icon: ChartColumn, tone: 'gold' },
}

export function Services({ services }: Pick<Landing, 'services'>) {
  const t = useT()
  return (
    <section className="landing-width landing-section" id="services" tabIndex={-1} aria-labelledby="services-title">
      <div className="landing-head">
        <p className="overline">{t('landing.anchor_services')}</p>
        <h2 id="services-title">{services.title}</h2>
        <p className="large soft">{services.lead}</p>
      </div>
      <div className="landing-services">
        {services.items.map(({ id, title, text, points }) => (
          <div key={id}>
            <span className={`tile ${SERVICES[id].tone}`}>
              <Icon of={SERVICES[id].icon} />
            </span>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            <Points points={points} />
          </div>
        ))}
      </div>
    </section>
  )
}

export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="points">
    {points.map((point) => (
      <li key={point}>
        <Icon of={Check} size="small" />
        <span>{point}</span>
      </li>
    ))}
  </ul>
)

/** `phone`: E.164, when the operator has given one. */
export function Urgent({ support, phone }: Pick<Landing, 'support'> & { phone: string | null }) {
  const t = useT()
  return (
    <section className="landing-width landing-urgent" aria-labelledby="urgent-title">
      <div className="urgent-box">
        <div>
          <p className="row strong red">
            <Icon of={Siren} />
            <span>{t('landing.urgent')}</span>
          </p>
          <h2 id="urgent-title">{phone ? support.title : t('landing.urgentWrite')}</h2>
          <p className="soft">{phone ? support.text : t('landing.urgentWriteText')}</p>
        </div>
        <div className="stack gap-12">
          {phone ? (
            <a className="button danger large" href={`tel:${phone}`}>
              <Icon of={Phone} />
              <span className="ltr tabular">{formatPhone(phone)}</span>
            </a>
          ) : null}
          <Link className="button outline large" to={pathTo('about-us')}>
            <Icon of={Mail} />
            <span>{t('landing.leaveMessage')}</span>
          </Link>
        </div>
      </div>
    </section>
  )
}
