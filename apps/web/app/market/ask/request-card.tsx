// A request, as either side sees it: what was asked, who can be reached how, what happened, and what may be done now. Its steps are forms that
// post to the page's own address, for pages that work without scripts.
import { pathTo } from '@menged/contracts/path-to'
import type { WorkerRequest } from '@menged/contracts/requests'
import { formatPhone } from '@menged/ethiopia/phones'
import { CalendarPlus, ChevronDown, Star } from 'lucide'
import type { ReactNode } from 'react'
import { showModal } from '../../dialogs/modal-host.ts'
import { serverNow } from '../../page/deferred/server-time.ts'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { momentText } from './moment.ts'
import { RequestSteps, type TakeStep } from './request-steps.tsx'
import { type Side, standingOf } from './standing.ts'

type RequestCardProps = {
  request: WorkerRequest
  side: Side
  onStep: TakeStep
  /** Where the calendar file comes from: an address, or a download that needs the token of the session. */
  calendar: string | (() => void)
  /** Of the private link that led here: it stands for the sender in a review. */
  token?: string
  /** "Done" was pressed before the agreed time, in a browser without scripts: pressed once more it is meant. */
  isEarly?: boolean | undefined
}

export function RequestCard({ request, side, onStep, calendar, token, isEarly }: RequestCardProps) {
  const { language, t } = useLocale()
  const { id, kind, state, worker, client, createdAt } = request
  const standing = standingOf(request, side, serverNow())
  const other = side === 'worker' ? client.name || t('ask.someone') : worker.name
  return (
    <article
      className="card padded stack gap-12 request"
      id={`request-${id}`}
      tabIndex={-1}
      aria-labelledby={`request-${id}-title`}
    >
      <header className="stack gap-4">
        <p className="row wraps">
          <span className={`tag ${standing.tone}`}>{t(standing.word)}</span>
          <span className="tag">{t(`ask.kind_${kind}`)}</span>
          {request.urgency === 'high' || request.urgency === 'urgent' ? (
            <span className="tag red">{t(`ask.urgency_${request.urgency}`)}</span>
          ) : null}
          {request.sample ? <span className="tag">{t('common.sample')}</span> : null}
        </p>
        <h2 id={`request-${id}-title`}>
          {side === 'client' ? <Link to={pathTo('gig-worker', { id: String(worker.id) })}>{other}</Link> : <bdi>{other}</bdi>}
        </h2>
        <time className="small muted" dateTime={createdAt}>
          {momentText(createdAt, language)}
        </time>
      </header>
      {request.sample ? <p className="note">{t('ask.sampleText', { name: worker.name })}</p> : null}
      {request.text ? (
        <p className="request-text" dir="auto">
          {request.text}
        </p>
      ) : null}
      <Facts request={request} side={side} />
      <LastWords request={request} side={side} />
      <History request={request} />
      {request.agreedAt ? <CalendarWay calendar={calendar} /> : null}
      {side === 'client' && state === 'done' && !request.sample ? <Rate request={request} token={token} /> : null}
      <RequestSteps request={request} onStep={onStep} isEarly={isEarly} />
    </article>
  )
}

function Rate({ request: { id, worker }, token }: { request: WorkerRequest; token: string | undefined }) {
  const t = useT()
  const open = () => showModal('review', { worker, request: id, ...(token ? { token } : {}) })
  return (
    <button type="button" className="button tinted start" onClick={open}>
      <Icon of={Star} size="small" />
      <span>{t('review.rateAndReview')}</span>
    </button>
  )
}

function CalendarWay({ calendar }: { calendar: string | (() => void) }) {
  const t = useT()
  const inner = (
    <>
      <Icon of={CalendarPlus} size="small" />
      <span>{t('ask.calendar')}</span>
    </>
  )
  if (typeof calendar === 'string') {
    return (
      <a className="button outline small start" href={calendar} download="menged.ics">
        {inner}
      </a>
    )
  }
  return (
    <button type="button" className="button outline small start" onClick={calendar}>
      {inner}
    </button>
  )
}

/** What the other side wrote with its last step is not to be looked for in the history. */
function LastWords({ request: { steps, client, worker }, side }: { request: WorkerRequest; side: Side }) {
  const t = useT()
  const last = steps.at(-1)
  if (!last?.note || last.by === side || last.step === 'sent') return null
  return (
    <div className="note">
      <p className="strong">
        {t(`ask.step_${last.step}`, { name: side === 'client' ? worker.name : client.name || t('ask.someone') })}
      </p>
      <p className="request-text" dir="auto">
        {last.note}
      </p>
    </div>
  )
}

function Facts({ request, side }: { request: WorkerRequest; side: Side }) {
  const { language, t } = useLocale()
  const { service, budget, callTime, meetAt, proposedAt, agreedAt, place, online, kind, state, client, worker } = request
  const facts: [name: string, value: ReactNode][] = []
  if (agreedAt) facts.push([t('ask.agreedTime'), momentText(agreedAt, language)])
  else if (state === 'proposed' && proposedAt) facts.push([t('ask.proposedTime'), momentText(proposedAt, language)])
  if (meetAt && meetAt !== agreedAt) facts.push([t('ask.wanted'), momentText(meetAt, language)])
  if (callTime) facts.push([t('ask.bestTime'), t(`ask.time_${callTime}`)])
  if (kind === 'meet') facts.push([t('ask.meetPlace'), online ? t('ask.online') : <bdi key="place">{place}</bdi>])
  if (service) facts.push([t('ask.service'), service])
  if (budget !== null) facts.push([t('ask.budgetOf'), t('market.birr', { amount: birr(budget) })])
  const reach = side === 'worker' ? client : { phone: worker.phone, email: null }
  if (reach.phone || reach.email) facts.push([t(side === 'worker' ? 'ask.reach' : 'ask.phone'), <Reach key="reach" {...reach} />])
  if (facts.length === 0) return null
  return (
    <dl className="request-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Reach = ({ phone, email }: { phone: string | null; email: string | null }) => (
  <span className="row wraps gap-12">
    {phone ? (
      <a className="link ltr" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
    ) : null}
    {email ? (
      <a className="link ltr" href={`mailto:${email}`}>
        {email}
      </a>
    ) : null}
  </span>
)

function History({ request: { steps, client, worker } }: { request: WorkerRequest }) {
  const { language, t } = useLocale()
  return (
    <details className="request-history">
      <summary className="row small strong">
        <span>{t('ask.history')}</span>
        <Icon of={ChevronDown} size="small" className="turn" />
      </summary>
      <ol className="stack gap-12">
        {steps.map(({ by, step, note, meetAt, at }) => (
          <li key={at + step}>
            <p>{t(`ask.step_${step}`, { name: by === 'worker' ? worker.name : client.name || t('ask.someone') })}</p>
            {meetAt ? <p className="small">{momentText(meetAt, language)}</p> : null}
            {note ? (
              <p className="soft request-text" dir="auto">
                {note}
              </p>
            ) : null}
            <p className="small muted">{momentText(at, language)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
