// Papers by which the worker is verified: handed in here, seen by administrators only, deleted with the decision. Their pictures are never shown again.
import { addPaper, ownVerification, putReferences, removePaper, withdrawVerification } from '@menged/contracts/calls/admin/papers'
import { IMAGE_TYPES } from '@menged/contracts/marketplace/joining-rules'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import { PAPER_KINDS, type PaperKind } from '@menged/contracts/marketplace/lists'
import type { OwnVerification } from '@menged/contracts/papers'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { ShieldCheck, Trash2 } from 'lucide'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { sendForm } from '../../session/account/send-form.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { useUpload } from './use-upload.ts'

type Props = { found: OwnVerification; onChange: (found: OwnVerification) => void }

export default function PapersTab() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(ownVerification)).data)
  return (
    <div className="stack gap-16">
      <p className="small muted">{t('dashboard.papersLead')}</p>
      <LoadedFrame loaded={loaded}>
        {(found) => {
          const props = { found, onChange: (next: OwnVerification) => loaded.set(() => next) }
          return (
            <>
              <State {...props} />
              {PAPER_KINDS.map((kind) => (
                <Papers key={kind} kind={kind} {...props} />
              ))}
              <References {...props} />
            </>
          )
        }}
      </LoadedFrame>
    </div>
  )
}

function State({ found: { state, reason, papers, references }, onChange }: Props) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const hasSome = state === 'waiting' && (papers.length > 0 || references !== null)
  const withdraw = () => submit(async () => onChange((await accountApi(language)(withdrawVerification)).data))
  return (
    <div className="card padded stack gap-12">
      <p className="row gap-12 strong" role="status">
        <span className="tile">
          <Icon of={ShieldCheck} />
        </span>
        {t(`dashboard.state_${state ?? 'none'}`)}
      </p>
      {state === 'refused' && reason ? <p className="own-title">{t('dashboard.reason', { reason })}</p> : null}
      <TroubleNote text={formError()} />
      {hasSome ? (
        <button type="button" className="button outline own-save" aria-disabled={busy} onClick={withdraw}>
          {t('dashboard.withdraw')}
        </button>
      ) : null}
    </div>
  )
}

function Papers({ kind, found, onChange }: Props & { kind: PaperKind }) {
  const { language, t } = useLocale()
  const { input, choose, busy, submit, errorOf, formError } = useUpload(async (file) => {
    const form = new FormData()
    form.set('kind', kind)
    form.set('picture', file)
    onChange((await sendForm(addPaper, form, language)).data)
  })
  const remove = (paperId: string) =>
    submit(async () => onChange((await accountApi(language)(removePaper, { params: { paperId } })).data))
  const id = `own-papers-${kind}`
  return (
    <section className="card padded stack gap-12" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`dashboard.kind_${kind}`)}</h2>
      <p className="small muted">{t(`dashboard.kindText_${kind}`)}</p>
      <ul className="own-notes">
        {found.papers
          .filter((paper) => paper.kind === kind)
          .map((paper) => (
            <PaperRow key={paper.id} paper={paper} busy={busy} onRemove={() => void remove(paper.id)} />
          ))}
      </ul>
      <div>
        <FileButton ref={input} id={id} accept={IMAGE_TYPES.join()} onChange={choose} busy={busy}>
          {t('dashboard.addPaper')}
          <span className="sr-only"> {t(`dashboard.kind_${kind}`)}</span>
        </FileButton>
      </div>
      <TroubleNote text={errorOf('picture') ?? formError('picture')} />
    </section>
  )
}

type RowProps = { paper: OwnVerification['papers'][number]; busy: boolean; onRemove: () => void }

function PaperRow({ paper: { kind, createdAt }, busy, onRemove }: RowProps) {
  const { language, t } = useLocale()
  const name = `${t(`dashboard.kind_${kind}`)}, ${formatDate(addisDate(createdAt), language)}`
  return (
    <li className="row between gap-12">
      <span className="grow">{name}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('dashboard.removeOf', { name })}
        aria-disabled={busy}
        onClick={onRemove}
      >
        <Icon of={Trash2} />
      </button>
    </li>
  )
}

function References({ found, onChange }: Props) {
  const { language, t } = useLocale()
  const { busy, submit, formError, field } = useSubmission()
  const save = async (form: FormData) => {
    const references = String(form.get('references') ?? '')
    await submit(async () => onChange((await accountApi(language)(putReferences, { body: { references } })).data))
  }
  return (
    <form className="card padded stack gap-12" onSubmit={submitted(save)} noValidate>
      <TextArea
        {...field('references', 'own-references')}
        label={t('dashboard.references')}
        hint={t('dashboard.referencesHint')}
        rows={3}
        maxLength={WORKER_LIMITS.references}
        defaultValue={found.references ?? ''}
      />
      <TroubleNote text={formError('references')} />
      <BusyButton
        className="button outline own-save"
        busy={busy}
        label={t('dashboard.saveReferences')}
        busyLabel={t('dashboard.saving')}
      />
    </form>
  )
}
