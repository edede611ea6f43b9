// A request in one row: who, what, when, for how much, and whose turn it is.
import { CircleAlert, MessageCircle, Phone, Users } from 'lucide'
import { Link } from '../../page/link.tsx'
import { cutAtWord } from '../../ui/cut-at-word.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { shortMoment } from './moment.ts'
import { momentOf, type Side, type Standed } from './standing.ts'

const ICONS = { message: MessageCircle, call: Phone, meet: Users }
/** Letters: no row shows more. */
const SHOWN = 80

type RowProps = Standed & {
  side: Side
  now: number
  to: string
  isOpen: boolean
  follow: { replace?: boolean; state: unknown }
}

export function RequestRow({ request, standing, side, now, to, isOpen, follow }: RowProps) {
  const { language, t } = useLocale()
  const { id, kind, worker, client, service, text, place, online, budget, urgency, sample } = request
  const what = service ?? (firstLine(text) || (online ? t('ask.online') : place))
  const at = momentOf(request)
  const isUrgent = standing.turn !== 'over' && (urgency === 'high' || urgency === 'urgent')
  return (
    <li>
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
            {isUrgent ? (
              <>
                <Icon of={CircleAlert} size="small" className="red" />
                <span className="sr-only">{t(`ask.urgency_${urgency}`)} </span>
              </>
            ) : null}
            <bdi className="strong clamped">{side === 'worker' ? client.name || t('ask.someone') : worker.name}</bdi>
          </span>
          <time className="small muted" dateTime={at}>
            {shortMoment(at, language, now)}
          </time>
        </span>
        <span className="small soft inbox-line">
          <span className="inbox-what">
            <Icon of={ICONS[kind]} size="small" />
            <span className="sr-only">{t(`ask.kind_${kind}`)} </span>
            <bdi className="clamped">{what ? cutAtWord(what, SHOWN) : t(`ask.kind_${kind}`)}</bdi>
          </span>
          {budget === null ? null : <span className="tabular inbox-price">{t('market.birr', { amount: birr(budget) })}</span>}
          <span className="inbox-state">
            {sample ? <span className="tag">{t('common.sample')}</span> : null}
            <span className={`tag ${standing.tone}`}>{t(standing.word)}</span>
          </span>
        </span>
      </Link>
    </li>
  )
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? ''
