// Writes a comment or a reply. It stands in the list at once; when it is refused its words come back. Unsent words are kept on the device.

import { displayName } from '@menged/contracts/accounts/rules'
import { writeComment } from '@menged/contracts/calls/read/comments'
import type { Comment } from '@menged/contracts/comments'
import { LIMITS } from '@menged/contracts/limits'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { showModal } from '../../../dialogs/modal-host.ts'
import { randomId } from '../../../page/random-id.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { type Avatar, storedAvatar } from '../../../session/deferred/avatar.ts'
import { useSession } from '../../../session/session.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CommentAvatar } from '../comment-row.tsx'
import { keepDraft, languageIn } from '../draft.ts'
import { StoredDraft, useStoredDraft } from '../stored-draft.tsx'
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

export default function CommentForm(props: CommentFormProps) {
  const { parent, onClose } = props
  const { t } = useLocale()
  const { by, text, type, field, send, busy, error, draft } = useWriting(props)
  const isTooLong = text.trim().length > LIMITS.comment
  return (
    <form className={`card comment-form no-print${parent ? ' reply-form' : ''}`} onSubmit={send} aria-busy={busy}>
      <Face by={by} />
      <div className="stack">
        {draft.kept === '' ? null : <StoredDraft text={draft.kept} onRestore={draft.restore} onDiscard={draft.discard} />}
        <TroubleNote text={isTooLong ? t('comment.tooLong', { count: LIMITS.comment }) : error} />
        <CommentText field={field} text={text} parent={parent} isTooLong={isTooLong} onType={type} onFocus={draft.offer} />
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

function Face({ by: { author, avatar, setAvatar } }: { by: ReturnType<typeof useAuthor> }) {
  const { t } = useLocale()
  return (
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
  )
}

/** As it stands in the list until it has been stored. */
const sending = (comment: Pick<Comment, 'text' | 'parentId' | 'avatar' | 'language' | 'author'>, key: string): Comment => ({
  ...comment,
  _id: SENDING + key,
  official: false,
  state: 'shown',
  createdAt: new Date().toISOString(),
  sample: false,
})

function useAuthor() {
  const profile = useSession(({ userData }) => userData)
  const [avatar, setAvatar] = useState<Avatar | null>(() => storedAvatar() ?? profile?.avatarImg ?? null)
  return { author: displayName(profile ?? {}), avatar, setAvatar }
}

function useWriting({ postId, parent, isAsked = false, onSend, onSettled, onClose }: CommentFormProps) {
  const { language } = useLocale()
  const by = useAuthor()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  /** The same words sent once more are the same comment. */
  const sent = useRef({ key: '', text: '' })
  const { busy, submit, formError } = useSubmission()
  useEffect(() => {
    if (isAsked || parent) field.current?.focus()
  }, [isAsked, parent])
  const type = (typed: string) => {
    setText(typed)
    keepDraft(postId, parent?._id, typed)
  }
  const draft = useStoredDraft(postId, parent?._id, text, type)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '' || words.length > LIMITS.comment || busy) return field.current?.focus()
    if (sent.current.text !== words) sent.current = { key: randomId(), text: words }
    const { key } = sent.current
    const comment = { text: words, parentId: parent?._id ?? null, avatar: by.avatar, language: languageIn(words) }
    onSend(sending({ ...comment, author: by.author }, key))
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
  return { by, text, type, field, send, busy, error: formError(), draft }
}

type CommentTextProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  parent: Comment | null
  isTooLong: boolean
  onType: (text: string) => void
  onFocus: () => void
}

/** The box for the words, and how many they are. */
function CommentText({ field, text, parent, isTooLong, onType, onFocus }: CommentTextProps) {
  const { t } = useLocale()
  const id = useId()
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {parent ? t('comment.replyTo', { name: parent.author }) : t('comment.write')}
      </label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={3}
        value={text}
        aria-invalid={isTooLong}
        placeholder={t(parent ? 'comment.replyPlaceholder' : 'comment.placeholder')}
        aria-describedby={`${id}-hint`}
        onFocus={onFocus}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="row between align-top">
        <p className="hint" id={`${id}-hint`}>
          {t('comment.shownWith')}
        </p>
        <span className={`hint tabular ltr${isTooLong ? ' red' : ''}`} aria-hidden="true">
          {text.length} / {LIMITS.comment}
        </span>
      </div>
    </>
  )
}
