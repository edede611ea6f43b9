// Writes a comment or a reply. It stands in the list at once; when it is refused its words come back. Unsent words are kept on the device.

import { displayName } from '@menged/contracts/accounts/rules'
import { writeComment } from '@menged/contracts/calls/read/comments'
import type { Comment } from '@menged/contracts/comments'
import { LIMITS } from '@menged/contracts/limits'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { showModal } from '../../../dialogs/modal-host.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { type Avatar, storedAvatar } from '../../../session/deferred/avatar.ts'
import { useSession } from '../../../session/session.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CommentAvatar } from '../comment-row.tsx'
import { keepDraft, languageIn } from '../draft.ts'
import { KeptDraft, useKeptDraft } from '../kept-draft.tsx'
import { SENDING } from '../use-comments.ts'

type CommentFormProps = {
  postId: string
  /** The comment that is answered; null for a comment of its own. */
  parent: Comment | null
  /** The reader has asked for the form: it takes the focus. */
  isAsked?: boolean
  onSend: (comment: Comment) => void
  onSettled: (sendingId: string, answer: Comment | null) => void
  onClose?: () => void
}

export default function CommentForm({ postId, parent, isAsked = false, onSend, onSettled, onClose }: CommentFormProps) {
  const { language, t } = useLocale()
  const id = useId()
  const profile = useSession(({ userData }) => userData)
  const [avatar, setAvatar] = useState<Avatar | null>(() => storedAvatar() ?? profile?.avatarImg ?? null)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  /** The same words sent once more are the same comment. */
  const sent = useRef({ key: '', text: '' })
  const { busy, submit, formError } = useSubmission()
  const author = displayName(profile ?? {})
  useEffect(() => {
    if (isAsked || parent) field.current?.focus()
  }, [isAsked, parent])
  const type = (typed: string) => {
    setText(typed)
    keepDraft(postId, parent?._id, typed)
  }
  const { kept, offer, restore, discard } = useKeptDraft(postId, parent?._id, text, type)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '' || words.length > LIMITS.comment || busy) return field.current?.focus()
    if (sent.current.text !== words) sent.current = { key: crypto.randomUUID(), text: words }
    const { key } = sent.current
    const comment = { text: words, parentId: parent?._id ?? null, avatar, language: languageIn(words) }
    onSend({
      ...comment,
      _id: SENDING + key,
      author,
      official: false,
      state: 'shown',
      createdAt: new Date().toISOString(),
      sample: false,
    })
    setText('')
    const { parentId, ...body } = comment
    const done = await submit(async () => {
      const sent = { ...body, ...(parentId ? { parentId } : {}), key }
      const { data } = await accountApi(language)(writeComment, { params: { postId }, body: sent })
      onSettled(SENDING + key, data)
    })
    if (done) {
      keepDraft(postId, parent?._id, '')
      return onClose?.()
    }
    onSettled(SENDING + key, null)
    setText((typed) => typed || words)
  }
  const tooLong = text.trim().length > LIMITS.comment
  return (
    <form className={`card comment-form no-print${parent ? ' reply-form' : ''}`} onSubmit={send} aria-busy={busy}>
      <div className="comment-face">
        <CommentAvatar author={author} avatar={avatar} />
        <button
          type="button"
          className="tiny strong green"
          aria-label={t('comment.changeAvatarLabel')}
          onClick={() => showModal('avatar', { onChosen: setAvatar })}
        >
          {t('comment.changeAvatar')}
        </button>
      </div>
      <div className="stack">
        {kept === '' ? null : <KeptDraft text={kept} onRestore={restore} onDiscard={discard} />}
        <TroubleNote text={tooLong ? t('comment.tooLong', { count: LIMITS.comment }) : formError()} />
        <label className="sr-only" htmlFor={id}>
          {parent ? t('comment.replyTo', { name: parent.author }) : t('comment.write')}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input"
          rows={3}
          value={text}
          aria-invalid={tooLong}
          placeholder={t(parent ? 'comment.replyPlaceholder' : 'comment.placeholder')}
          aria-describedby={`${id}-hint`}
          onFocus={offer}
          onChange={(event) => type(event.target.value)}
        />
        <div className="row between align-top">
          <p className="hint" id={`${id}-hint`}>
            {t('comment.shownWith')}
          </p>
          <span className={`hint tabular ltr${tooLong ? ' red' : ''}`} aria-hidden="true">
            {text.length} / {LIMITS.comment}
          </span>
        </div>
        <div className="row gap-12 end">
          {onClose ? (
            <button type="button" className="button quiet" onClick={onClose}>
              {t('common.cancel')}
            </button>
          ) : null}
          <BusyButton
            className="button primary"
            busy={busy}
            label={t(parent ? 'comment.reply' : 'comment.post')}
            busyLabel={t('common.sending')}
          />
        </div>
      </div>
    </form>
  )
}
