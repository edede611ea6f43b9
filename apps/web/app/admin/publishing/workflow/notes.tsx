// What author and reviewers say to each other about a post.
import { addDraftNote, draftNotes } from '@menged/contracts/calls/admin/publishing'
import type { DraftNote } from '@menged/contracts/publishing'
import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import { MessagesSquare } from 'lucide'
import { useRef } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { useSession } from '../../../session/session.ts'
import { Empty } from '../../../ui/empty.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { submitted, textIn } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'
import { Moment } from '../draft-marks.tsx'
import { useDraft, useWriting } from '../use-draft.ts'

export function Notes() {
  const { language, t } = useLocale()
  const { store } = useWriting()
  const draftId = useDraft(({ draft }) => draft.id)
  const mayWrite = useDraft(({ draft }) => draft.steps.includes('note'))
  const params = { draftId }
  const loaded = useLoaded(async () => (await accountApi(language)(draftNotes, { params })).data)
  const form = useRef<HTMLFormElement>(null)
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const send = async (typed: FormData) => {
    const text = textIn(typed, 'text')
    if (text === '') return setTrouble({ field: 'text', text: t('publishing.noteMissing') })
    await submit(async () => {
      const { data } = await accountApi(language)(addDraftNote, { params, body: { text } })
      loaded.set(() => data)
      store.setState(({ draft }) => ({ draft: { ...draft, notes: data.length } }))
      form.current?.reset()
    })
  }
  return (
    <section className="card draft-part draft-notes" aria-label={t('publishing.view_notes')}>
      <LoadedFrame loaded={loaded}>{(notes) => <NoteList notes={notes} />}</LoadedFrame>
      {mayWrite ? (
        <form ref={form} className="stack gap-12" onSubmit={submitted(send)} noValidate>
          <TroubleNote text={formError('text')} />
          <TextArea
            {...field('text', 'draft-note')}
            rows={3}
            label={t('publishing.writeNote')}
            maxLength={PUBLISHING_LIMITS.note}
          />
          <div>
            <BusyButton className="button primary" busy={busy} label={t('common.send')} busyLabel={t('common.sending')} />
          </div>
        </form>
      ) : null}
    </section>
  )
}

function NoteList({ notes }: { notes: readonly DraftNote[] }) {
  const { t } = useLocale()
  const me = useSession(({ userId }) => userId)
  if (notes.length === 0)
    return <Empty icon={MessagesSquare} title={t('publishing.noNotes')} text={t('publishing.noNotesText')} />
  return (
    <ol className="draft-note-list">
      {notes.map(({ id, by, at, text }) => (
        <li key={id} className={by?.id === me ? 'mine' : ''}>
          <p className="tiny muted">
            <span className="strong">{by?.name ?? t('publishing.somebody')}</span> · <Moment at={at} />
          </p>
          <p className="draft-note-text">{text}</p>
        </li>
      ))}
    </ol>
  )
}
