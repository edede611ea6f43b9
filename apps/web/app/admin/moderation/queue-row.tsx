// A comment or a review that needs a decision: who wrote it, what, why it is here, how long it waits, and the verbs.

import type { QueueItem } from '@menged/contracts/moderation'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { textIn } from '@menged/ethiopia/text'
import { Flag, MessageCircle, Star } from 'lucide'
import { Link } from '../../page/link.tsx'
import { Fold } from '../../ui/admin/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import type { Verdict } from './use-deciding.ts'

type RowProps = {
  item: QueueItem
  now: Date
  isChosen: boolean
  busy: boolean
  onChoose: () => void
  onDecide: (verdict: Verdict) => void
  onHide: () => void
  onMute: () => void
}

const isAppeal = ({ state, appeal }: QueueItem): boolean => state === 'hidden' && appeal !== null

export function QueueRow({ item, now, isChosen, busy, onChoose, onDecide, onHide, onMute }: RowProps) {
  const { language, t } = useLocale()
  const { state, since } = item
  return (
    <tr>
      <td>
        <Author item={item} isChosen={isChosen} onChoose={onChoose} />
      </td>
      <td>
        <ItemText item={item} />
      </td>
      <td
        className="moderation-since muted"
        data-label={t(state === 'hidden' && !isAppeal(item) ? 'moderation.hiddenSince' : 'moderation.waiting')}
      >
        <time dateTime={since}>{formatShortAge(shortAge(since, now), language)}</time>
      </td>
      <td>
        <RowActions item={item} busy={busy} onDecide={onDecide} onHide={onHide} onMute={onMute} />
      </td>
    </tr>
  )
}

type RowActionsProps = Omit<RowProps, 'now' | 'isChosen' | 'onChoose'>

function RowActions({ item, busy, onDecide, onHide, onMute }: RowActionsProps) {
  const { t } = useLocale()
  const { author, state } = item
  const verb = (word: string, className: string, act: () => void) => (
    <button
      type="button"
      className={`button small ${className}`}
      aria-label={`${word}: ${author.name || t('moderation.somebody')}`}
      disabled={busy}
      onClick={act}
    >
      {word}
    </button>
  )
  return (
    <div className="admin-actions">
      {author.userId && !author.mutedUntil ? verb(t('moderation.mute'), 'quiet', onMute) : null}
      {state === 'hidden' ? (
        <>
          {isAppeal(item) ? verb(t('moderation.uphold'), 'danger-outline', () => onDecide('uphold')) : null}
          {verb(t('moderation.showAgain'), 'tinted', () => onDecide('show'))}
        </>
      ) : (
        <>
          {verb(t('moderation.hide'), 'danger-outline', onHide)}
          {verb(t(state === 'waiting' ? 'moderation.publish' : 'moderation.keep'), 'tinted', () => onDecide('show'))}
        </>
      )}
    </div>
  )
}

function Author({ item, isChosen, onChoose }: Pick<RowProps, 'item' | 'isChosen' | 'onChoose'>) {
  const { t } = useLocale()
  const { kind, author } = item
  const name = author.name || t('moderation.somebody')
  return (
    <div className="moderation-from">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={t('moderation.choose', { name })}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={`tile moderation-tile ${kind === 'comment' ? 'sky' : 'gold'}`}>
        <Icon of={kind === 'comment' ? MessageCircle : Star} size="small" />
      </span>
      <div>
        <p className="strong">{name}</p>
        <p className="tiny muted">{t(isAppeal(item) ? `moderation.appeal_${kind}` : `moderation.kind_${kind}`)}</p>
      </div>
    </div>
  )
}

function ItemText({ item: { text, stars, about, link, reports, hidden, appeal, author } }: { item: QueueItem }) {
  const { language, t } = useLocale()
  return (
    <div className="stack gap-4">
      <p className="moderation-text" dir="auto">
        {stars === null ? null : <span className="tag gold">{t('moderation.stars', { count: stars })}</span>}
        {text === '' ? null : ` “${text}”`}
      </p>
      <p className="tiny muted">
        <Link to={link}>{textIn(about, language)}</Link>
      </p>
      {hidden ? <p className="small">{t('moderation.hiddenFor', { reason: textIn(hidden.reason, language) })}</p> : null}
      {appeal ? (
        <blockquote className="quoted moderation-appeal" dir="auto">
          <span className="tiny strong">{t('moderation.authorSays')}</span>
          {appeal.text}
        </blockquote>
      ) : null}
      {reports.length > 0 ? <Reports reports={reports} /> : null}
      {author.mutedUntil ? (
        <p>
          <span className="tag">{t('moderation.isMuted')}</span>
        </p>
      ) : null}
    </div>
  )
}

function Reports({ reports }: Pick<QueueItem, 'reports'>) {
  const { t } = useLocale()
  return (
    <Fold
      look="moderation-reports"
      head={
        <span className="tag red">
          <Icon of={Flag} size="tiny" />
          <span>{t('moderation.reports', { count: reports.length })}</span>
        </span>
      }
    >
      <ul className="small soft">
        {reports.map(({ reason, createdAt }) => (
          <li key={createdAt + reason} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
