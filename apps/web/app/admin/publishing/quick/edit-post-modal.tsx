// A quick edit: what changes most often, without the whole editor. What is saved here is the draft; readers see it once it is published.

import { openDraft, publishDraft, draft as readDraft, saveDraft, submitDraft } from '@menged/contracts/calls/admin/publishing'
import { LIMITS } from '@menged/contracts/limits'
import { may } from '@menged/contracts/permissions'
import type { Draft } from '@menged/contracts/publishing'
import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import type { ModalProps } from '../../../dialogs/modal-host.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { Link } from '../../../page/link.tsx'
import { accountApi } from '../../../session/account/account-api.ts'
import { useSession } from '../../../session/session.ts'
import { Dialog } from '../../../ui/forms/dialog.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { exactIn, submitted, textIn } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'
import { at, put } from '../content-paths.ts'
import { fullName } from '../field-names.ts'
import { draftPath } from '../list/post-rows.tsx'
import { Locked } from '../locked.tsx'

export default function EditPostModal({ draftId, postId, onSaved, onClose }: ModalProps<'editPost'>) {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => {
    const api = accountApi(language)
    const { data } = await (draftId
      ? api(readDraft, { params: { draftId } })
      : api(openDraft, { params: { postId: postId ?? '' } }))
    return data
  })
  return (
    <Dialog
      title={t('publishing.quickEdit')}
      closeLabel={t('common.close')}
      onClose={onClose}
      lead={t('publishing.quickText')}
      wide
    >
      <LoadedFrame loaded={loaded}>
        {(draft) => (
          <QuickForm
            draft={draft}
            onDone={() => {
              onClose()
              onSaved?.()
            }}
            onClose={onClose}
          />
        )}
      </LoadedFrame>
    </Dialog>
  )
}

/** What is written in no language runs as digits do. */
function languageOf(path: string): { lang: Written } | { dir: 'ltr' } {
  const lang = WRITTEN.find((each) => path.endsWith(`.${each}`))
  return lang ? { lang } : { dir: 'ltr' }
}

/** What stands in the quick form: titles, fees, hours and telephones of the office. */
function pathsOf({ content: { guide } }: Draft): { path: string; most: number }[] {
  const both = (path: string, most: number) => WRITTEN.map((language) => ({ path: `${path}.${language}`, most }))
  if (!guide) return both('title', LIMITS.title)
  return [
    ...both('title', LIMITS.title),
    ...guide.fees.flatMap((_, i) => both(`guide.fees.${i}.amount`, PUBLISHING_LIMITS.words)),
    ...both('guide.office.hours', PUBLISHING_LIMITS.words),
    ...guide.office.phone.map((_, i) => ({ path: `guide.office.phone.${i}`, most: 20 })),
  ]
}

type QuickFormProps = { draft: Draft; onDone: () => void; onClose: () => void }
type After = 'publish' | 'submit' | null

function QuickForm({ draft, onDone, onClose }: QuickFormProps) {
  const { t } = useLocale()
  const { held, paths, next, busy, send, error } = useQuickSave(draft, onDone)
  const mayWrite = held.steps.includes('save')
  return (
    <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
      <TroubleNote text={error} />
      {mayWrite ? null : <Locked state={held.state} />}
      <fieldset className="draft-quick" disabled={!mayWrite}>
        {paths.map(({ path, most }) => (
          <TextField
            key={path}
            id={`quick-${path.replaceAll('.', '-')}`}
            name={path}
            label={labelOf(path, t, held)}
            defaultValue={String(at(held.content, path) ?? '')}
            maxLength={most}
            autoComplete="off"
            {...languageOf(path)}
          />
        ))}
        <TextField
          id="quick-review"
          name="nextReview"
          type="date"
          label={t('publishing.f_nextReview')}
          defaultValue={held.nextReview ?? ''}
        />
      </fieldset>
      <FullEditor id={held.id} onFollow={onClose} />
      {mayWrite ? <Buttons next={next} busy={busy} /> : null}
    </form>
  )
}

function FullEditor({ id, onFollow }: { id: string; onFollow: () => void }) {
  const { t } = useLocale()
  return (
    <p className="small draft-quick-more">
      <Link className="link" to={draftPath(id)} onClick={onFollow}>
        {t('publishing.fullEditor')}
      </Link>
    </p>
  )
}

function Buttons({ next, busy }: { next: 'publish' | 'submit'; busy: boolean }) {
  const { t } = useLocale()
  return (
    <div className="row gap-12 modal-actions">
      <button type="submit" className="button outline" aria-disabled={busy}>
        {t('publishing.saveDraft')}
      </button>
      <button type="submit" className="button primary" value={next} aria-disabled={busy}>
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        <span>{t(next === 'publish' ? 'publishing.savePublish' : 'publishing.saveSubmit')}</span>
      </button>
    </div>
  )
}

function useQuickSave(draft: Draft, onDone: () => void) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const [held, setHeld] = useState(draft)
  const paths = pathsOf(draft)
  const role = useSession(({ userData }) => userData?.role)
  // What is published becomes a draft by being changed; then the next step is open.
  const next = role !== undefined && may(role, 'posts.publish') ? 'publish' : 'submit'
  const send = async (form: FormData, { nativeEvent }: FormEvent<HTMLFormElement>) => {
    const { submitter } = nativeEvent as SubmitEvent
    const after = (submitter?.getAttribute('value') || null) as After
    const content = paths.reduce((so, { path }) => put(so, path, textIn(form, path)), held.content)
    const isSent = await submit(async () => {
      const api = accountApi(language)
      const params = { draftId: held.id }
      const nextReview = exactIn(form, 'nextReview') || null
      const { data: saved } = await api(saveDraft, { params, body: { revision: held.revision, content, nextReview } })
      // Even if the step is refused: what was saved is saved, and is not sent twice.
      setHeld(saved)
      // Nothing was changed: then there is nothing to do either.
      const step = after && saved.steps.includes(after) ? after : null
      if (step) await api(step === 'publish' ? publishDraft : submitDraft, { params, body: { revision: saved.revision } })
      const done = { publish: 'publishing.published', submit: 'publishing.submitted', saved: 'publishing.quickSaved' } as const
      void toastSuccess(t(done[step ?? 'saved']), { id: 'draft-step' })
    })
    if (isSent) onDone()
  }
  return { held, paths, next, busy, send, error: formError() } as const
}

/** "Amount of Registration (English)": a row is known by what it is for. */
function labelOf(path: string, t: ReturnType<typeof useLocale>['t'], { content }: Draft): string {
  const fee = /^guide\.fees\.(\d+)\.amount\.(en|am)$/.exec(path)
  const item = fee ? String(at(content, `guide.fees.${fee[1]}.item.${fee[2]}`) ?? '') : ''
  return item || fullName(path, t)
}
