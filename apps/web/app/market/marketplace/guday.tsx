// One service: first what it costs, how long it takes, where and by whom; then what is done and what to bring.
import type { Guday } from '@menged/contracts/marketplace/guday'
import { pathTo } from '@menged/contracts/path-to'
import { formatPhone } from '@menged/ethiopia/phones'
import { BadgeCheck, Check, ChevronRight, Phone } from 'lucide'
import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { Link } from '../../page/link.tsx'
import { useTakenOver } from '../../ui/deferred/taken-over.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { ContactButton } from './contact-button.tsx'
import { daysIn, GudayRow, Rating } from './guday-row.tsx'
import { Portrait } from './portrait.tsx'
import { profilePath } from './profile-path.ts'

/** In the form once our code is there: the browser reports the call itself. */
export const COUNTED = 'counted'
export type CallOutcome = { phone: string | null; error: string | null }

export function GudayHead({ each }: { each: Guday }) {
  return (
    <header className="reading guday-head">
      <h1>{each.title}</h1>
    </header>
  )
}

/** What is decided by, and the two ways to go on. */
export function GudayBox({ each, outcome }: { each: Guday; outcome: CallOutcome | null }) {
  const t = useT()
  const { price, days, worker } = each
  const facts: [name: string, value: string][] = [
    [t('guday.time'), daysIn(t, days)],
    [t('guday.where'), worker.location],
  ]
  return (
    <section className="card padded reading guday-box">
      <p className="price">
        <span className="sr-only">{t('guday.price')}</span> <b className="tabular">{birr(price)}</b> {t('market.birrUnit')}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      <Link className="row gap-12 guday-who" to={profilePath(worker.id)}>
        <Portrait worker={worker} size={48} />
        <span className="grow">
          <span className="row wraps">
            <span className="strong">{worker.name}</span>
            {worker.isVerified ? (
              <span className="verified" role="img" aria-label={t('market.verified')}>
                <Icon of={BadgeCheck} size="small" />
              </span>
            ) : null}
            {worker.sample ? <span className="tag">{t('market.sample')}</span> : null}
          </span>
          <span className="row wraps small soft">
            <span>{t(`worker.${worker.specialty}`)}</span>
            <Rating worker={worker} />
          </span>
        </span>
        <Icon of={ChevronRight} size="small" className="flip" />
      </Link>
      <div className="row gap-12 guday-ways">
        <CallButton each={each} outcome={outcome} />
        <ContactButton worker={worker} service={{ id: each.id, title: each.title }} className="button tinted grow" />
      </div>
      <p className="tiny muted">{t('guday.fees')}</p>
    </section>
  )
}

/** The number is asked for by a tap, so that nobody gathers numbers by reading pages. */
function CallButton({ each, outcome }: { each: Guday; outcome: CallOutcome | null }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<CallOutcome>()
  const shown = fetcher.data ?? outcome
  const link = useRef<HTMLAnchorElement>(null)
  const isTakenOver = useTakenOver()
  useEffect(() => {
    if (shown?.phone) link.current?.focus()
  }, [shown])
  if (shown?.phone)
    return (
      <a
        ref={link}
        className="button primary grow"
        href={`tel:${shown.phone}`}
        aria-label={t('guday.callNumber', { phone: formatPhone(shown.phone) })}
      >
        <Icon of={Phone} size="small" />
        <span className="ltr">{formatPhone(shown.phone)}</span>
      </a>
    )
  return (
    <fetcher.Form method="post" action={`${pathname}${search}`} className="grow guday-call">
      {isTakenOver ? <input type="hidden" name={COUNTED} value="here" /> : null}
      {shown ? (
        <p className="small" role="status">
          {shown.error ?? t(each.worker.sample ? 'guday.callSample' : 'guday.callNone')}
        </p>
      ) : null}
      {shown && !shown.error ? null : (
        <BusyButton
          className="button primary wide"
          busy={fetcher.state !== 'idle'}
          label={t('guday.call')}
          busyLabel={t('guday.call')}
          icon={<Icon of={Phone} size="small" />}
        />
      )}
    </fetcher.Form>
  )
}

export function GudayText({ each: { text, papers, guides } }: { each: Guday }) {
  const { language, t } = useLocale()
  return (
    <div className="reading guday-text">
      {text ? (
        <section className="profile-part">
          <h2>{t('guday.whatIsDone')}</h2>
          <p className="profile-text">{text}</p>
        </section>
      ) : null}
      {papers.length > 0 ? (
        <section className="profile-part">
          <h2>{t('guday.bring')}</h2>
          <ul className="stack profile-text guday-papers">
            {papers.map((paper) => (
              <li key={paper} className="row gap-12">
                <Icon of={Check} size="small" className="green" />
                <span>{paper}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {guides.length > 0 ? (
        <section className="profile-part">
          <h2>{t('guday.guides')}</h2>
          <ul className="guday-guides">
            {guides.map((guide) => (
              <li key={guide._id}>
                <Link
                  className="row between"
                  to={pathTo('post', { postId: guide._id }, guide.language === language ? {} : { lang: guide.language })}
                >
                  <span lang={guide.language === language ? undefined : guide.language}>{guide.title}</span>
                  <Icon of={ChevronRight} size="small" className="flip" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

export function SimilarGuday({ rows }: { rows: Guday['similar'] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section className="guday-similar">
      <h2>{t('guday.similar')}</h2>
      <ul className="card guday-list">
        {rows.map((row) => (
          <li key={row.id}>
            <GudayRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}
