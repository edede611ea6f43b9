// One message of the inbox: who wrote it and what, how it was answered, and what can be done with it.

import { putMessageState } from '@menged/contracts/calls/admin/messages'
import type { Message } from '@menged/contracts/messages'
import type { MessageKind, MessageState } from '@menged/contracts/messages/lists'
import { isOwnPath } from '@menged/contracts/own-path'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { writtenFor } from '@menged/ethiopia/languages'
import { Crown, type IconNode, Mail, MessageSquareHeart } from 'lucide'
import { useState } from 'react'
import { onConflict } from '../../dialogs/forms/on-conflict.ts'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import { ReplyForm } from './reply-form.tsx'

const LOOKS: Record<MessageKind, { icon: IconNode; tile: string }> = {
  contact: { icon: Mail, tile: 'tile sky' },
  feedback: { icon: MessageSquareHeart, tile: 'tile gold' },
  plan: { icon: Crown, tile: 'tile' },
}

type RowProps = { message: Message; now: Date; onChange: (message: Message) => void; onStale: () => void }

export function MessageRow(props: RowProps) {
  const { message, now, onChange, onStale } = props
  const [isAnswering, setAnswering] = useState(false)
  const { busy, put, error } = usePutting(props)
  const { id, kind, subject, text, state } = message
  const { icon, tile } = LOOKS[kind]
  const done = (answered: Message) => {
    setAnswering(false)
    onChange(answered)
  }
  return (
    <li className="card padded messages-row" aria-labelledby={`message-${id}`}>
      <span className={tile}>
        <Icon of={icon} />
      </span>
      <div className="stack gap-8">
        <MessageHead message={message} now={now} />
        <Sender message={message} />
        {text === subject ? null : <MessageText message={message} />}
        <Answered message={message} />
        <TroubleNote text={error} />
        {isAnswering ? (
          <ReplyForm message={message} onDone={done} onStale={onStale} onClose={() => setAnswering(false)} />
        ) : (
          <RowActions state={state} busy={busy} onAnswer={() => setAnswering(true)} onPut={put} />
        )}
      </div>
    </li>
  )
}

function MessageText({ message: { language, text } }: { message: Message }) {
  return (
    <p className="messages-text" dir="auto" lang={language}>
      {text}
    </p>
  )
}

type RowActionsProps = { state: Message['state']; busy: boolean; onAnswer: () => void; onPut: (next: 'open' | 'closed') => void }

function RowActions({ state, busy, onAnswer, onPut }: RowActionsProps) {
  const { t } = useLocale()
  return (
    <div className="row wraps gap-8">
      {state === 'open' ? (
        <button type="button" className="button tinted small" onClick={onAnswer}>
          {t('messages.answer')}
        </button>
      ) : null}
      <button
        type="button"
        className="button outline small"
        aria-disabled={busy}
        onClick={() => onPut(state === 'closed' || state === 'answered' ? 'open' : 'closed')}
      >
        {t(state === 'open' ? 'messages.close' : 'messages.reopen')}
      </button>
      {state === 'answered' ? (
        <button type="button" className="button outline small" aria-disabled={busy} onClick={() => onPut('closed')}>
          {t('messages.close')}
        </button>
      ) : null}
    </div>
  )
}

function Sender({ message: { name, contact, page, language } }: { message: Message }) {
  const { t } = useLocale()
  return (
    <p className="small muted">
      {[name, contact].filter(Boolean).join(' · ') || t('messages.unknown')} · {t(`messages.in_${writtenFor(language)}`)}
      {page ? (
        <>
          {' · '}
          {isOwnPath(page) ? <Link to={page}>{page}</Link> : page}
        </>
      ) : null}
    </p>
  )
}

function usePutting({ message: { id, kind, version, state: before }, onChange, onStale }: RowProps) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const toastWithUndo = useUndoToast(onStale)
  const send = async (body: { state: MessageState; version: string }) =>
    (await accountApi(language)(putMessageState, { params: { kind, messageId: id }, body })).data
  const put = (next: 'open' | 'closed') =>
    submit(async () => {
      const changed = await onConflict(send({ state: next, version }), onStale)
      toastWithUndo(t(`messages.was_${next}`), () => send({ state: before, version: changed.version }))
      onChange(changed)
    })
  return { busy, put, error: formError() }
}

function MessageHead({ message: { id, subject, state, createdAt }, now }: Pick<RowProps, 'message' | 'now'>) {
  const { language, t } = useLocale()
  return (
    <div className="row wraps between">
      <h2 id={`message-${id}`} dir="auto">
        {subject}
      </h2>
      <span className="row gap-8">
        <span className={`tag ${state === 'open' ? 'gold' : state === 'answered' ? 'green' : ''}`}>
          {t(`messages.is_${state}`)}
        </span>
        <time className="small muted" dateTime={createdAt}>
          {formatShortAge(shortAge(createdAt, now), language)}
        </time>
      </span>
    </div>
  )
}

function Answered({ message: { answer } }: { message: Message }) {
  const { language, t } = useLocale()
  if (!answer) return null
  const { way, by, at, text } = answer
  const values = { name: by ?? t('messages.somebody'), date: formatDate(addisDate(at), language) }
  return (
    <div className="messages-answer">
      <p className="tiny muted">{t(`messages.by_${way}`, values)}</p>
      <p className="messages-text" dir="auto">
        {text}
      </p>
    </div>
  )
}
