// One comment or reply, with what can be done about it.
import type { Comment } from '@menged/contracts/comments'
import { postDateLabel } from '@menged/ethiopia/ages'
import { BadgeCheck } from 'lucide'
import { AVATAR_PICTURES } from '../../session/deferred/avatar.ts'
import { useTakenOver } from '../../ui/deferred/taken-over.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { machineTime } from '../machine-time.ts'
import { initialOf } from './order.ts'
import { SENDING } from './use-comments.ts'

const AVATAR_SIZE = 44

/** Replies cannot be answered. */
export type RowTools = { isMine: boolean; onReply?: () => void; onReport: () => void; onDelete: () => void }

export function CommentRow({
  comment,
  now,
  tools,
  isTarget,
}: {
  comment: Comment
  now: string
  tools: RowTools
  isTarget: boolean
}) {
  const { language, t } = useLocale()
  const { _id, author, avatar, state, text } = comment
  const isSending = _id.startsWith(SENDING)
  if (state !== 'shown') {
    return (
      <div className="comment" id={`comment-${_id}`} data-target={isTarget || undefined}>
        <p className="muted comment-gone">{t(state === 'hidden' ? 'comment.hidden' : 'comment.removed')}</p>
      </div>
    )
  }
  return (
    <article
      className="comment"
      id={`comment-${_id}`}
      tabIndex={isTarget ? -1 : undefined}
      data-target={isTarget || undefined}
      aria-busy={isSending || undefined}
    >
      <CommentAvatar author={author} avatar={avatar} />
      <div>
        <CommentHead comment={comment} now={now} />
        <p className="comment-text" lang={comment.language === language ? undefined : comment.language}>
          {text}
        </p>
        {isSending ? null : <Tools {...tools} author={author} />}
      </div>
    </article>
  )
}

function CommentHead({ comment: { _id, author, official, createdAt, sample }, now }: { comment: Comment; now: string }) {
  const { language, t } = useLocale()
  const isSending = _id.startsWith(SENDING)
  return (
    <p className="row wraps small">
      <b>{author}</b>
      {official ? (
        <span className="tag green">
          <Icon of={BadgeCheck} size="tiny" />
          <span>{t('comment.official')}</span>
        </span>
      ) : null}
      <time className="muted" dateTime={machineTime(createdAt)}>
        {isSending ? t('common.sending') : postDateLabel(createdAt, later(now, createdAt), language)}
      </time>
      {sample ? <span className="tag">{t('common.sample')}</span> : null}
    </p>
  )
}

/** A comment written here is newer than the page. */
const later = (now: string, createdAt: string): string => (Date.parse(createdAt) > Date.parse(now) ? createdAt : now)

export function CommentAvatar({ author, avatar }: Pick<Comment, 'author' | 'avatar'>) {
  if (avatar) {
    return <img className="avatar" src={AVATAR_PICTURES[avatar]} width={AVATAR_SIZE} height={AVATAR_SIZE} alt="" loading="lazy" />
  }
  return (
    <span className="initials" aria-hidden="true">
      {initialOf(author)}
    </span>
  )
}

function Tools({ isMine, onReply, onReport, onDelete, author }: RowTools & { author: string }) {
  const t = useT()
  const here = useTakenOver()
  const tool = (word: string, act: () => void) => (
    <button type="button" aria-label={`${word}: ${author}`} onClick={act}>
      {word}
    </button>
  )
  return (
    <p className="row gap-16 small muted comment-tools no-print">
      {here && onReply ? tool(t('comment.reply'), onReply) : null}
      {here ? (isMine ? tool(t('comment.delete'), onDelete) : tool(t('comment.report'), onReport)) : null}
    </p>
  )
}
