// A request in one row: who, what, when, for how much, and whose turn it is. What waits for one word of the reader is answered in the row.
import { MapPin, MessageCircle, Phone, Video } from 'lucide'
import { toastError } from '../../dialogs/toast.ts'
import { ApiError } from '../../page/api-error.ts'
import { Link } from '../../page/link.tsx'
import { cutAtWord } from '../../ui/cut-at-word.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { momentText, shortMoment } from './moment.ts'
import { RateInRow } from './rate-in-row.tsx'
import { RequestSteps, type TakeStep } from './request-steps.tsx'
import { momentOf, quickStepsOf, type Side, type Standed } from './standing.ts'

const ICONS = { message: MessageCircle, call: Phone, meet: MapPin }
/** Letters: no row shows more. Who may answer at once reads more of it. */
const SHOWN = 80
const SHOWN_WITH_STEPS = 180

type RowProps = Standed & {
  side: Side
  now: number
  to: string
  isOpen: boolean
  follow: { replace?: boolean; state: unknown }
  onStep: TakeStep
}

export function RequestRow({ request, standing, side, now, to, isOpen, follow, onStep }: RowProps) {
  const { language, t } = useLocale()
  const { id, kind, worker, client, service, text, place, online, budget, urgency, sample } = request
  const at = momentOf(request)
  const who = side === 'worker' ? client.name || t('ask.someone') : worker.name
  // What is open has its steps with it.
  const steps = isOpen ? [] : quickStepsOf(standing, request)
  const hasSteps = steps.length > 0
  const words = hasSteps ? inOneLine(text) || service : (service ?? firstLine(text))
  const what = words || (online ? t('ask.online') : place)
  /** A row whose request has changed meanwhile has no steps any more that could say so. */
  const takeStep: TakeStep = (change) =>
    onStep(change).catch((error) => {
      if (error instanceof ApiError && error.status === 409) void toastError(error.message, { id: 'request' })
      throw error
    })
  const hasMoment = hasSteps && (request.proposedAt ?? request.meetAt) !== null
  const isUrgent = standing.turn !== 'over' && (urgency === 'high' || urgency === 'urgent')
  return (
    <li {...(hasSteps ? { className: 'inbox-with-steps' } : {})}>
      <Link
        className="inbox-row"
        to={to}
        {...follow}
        data-request={id}
        preventScrollReset
        {...(isOpen ? { 'aria-current': 'true' as const } : {})}
      >
        <span className="inbox-line">
          <span className="inbox-what">
            <bdi className="strong clamped">{who}</bdi>
          </span>
          {hasMoment ? null : (
            <time className="small muted" dateTime={at}>
              {shortMoment(at, language, now)}
            </time>
          )}
        </span>
        {hasMoment ? <span className="small strong">{momentText(at, language)}</span> : null}
        {hasSteps && text && service ? <bdi className="small strong">{service}</bdi> : null}
        <span className="small soft inbox-line">
          <span className="inbox-what">
            <Icon of={online ? Video : ICONS[kind]} size="small" />
            <span className="sr-only">{t(`ask.kind_${kind}`)} </span>
            <bdi className="clamped">{what ? cutAtWord(what, hasSteps ? SHOWN_WITH_STEPS : SHOWN) : t(`ask.kind_${kind}`)}</bdi>
          </span>
          {budget === null ? null : <span className="tabular inbox-price">{t('market.birr', { amount: birr(budget) })}</span>}
          {isUrgent ? <span className="tag red">{t(`ask.urgency_${urgency}`)}</span> : null}
          <span className="inbox-state">
            {sample ? <span className="tag">{t('common.sample')}</span> : null}
            <span className={`tag ${standing.tone}`}>{t(standing.word)}</span>
          </span>
        </span>
      </Link>
      {hasSteps ? (
        <div className="inbox-steps">
          <RequestSteps request={request} onStep={takeStep} inRow={{ of: who, steps }} />
        </div>
      ) : null}
      {side === 'client' && !isOpen ? <RateInRow request={request} now={now} /> : null}
    </li>
  )
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')
const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? ''
