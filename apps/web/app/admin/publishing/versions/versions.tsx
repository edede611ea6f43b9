// The versions that are kept: looked at beside what is written now, or beside another one, and put back.
import { draftVersion, draftVersions, keepVersion, restoreVersion } from '@menged/contracts/calls/admin/publishing'
import type { DraftVersion } from '@menged/contracts/publishing'
import type { DraftContent } from '@menged/contracts/publishing/content'
import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import { History } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { showModal } from '../../../dialogs/modal-host.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { Empty } from '../../../ui/empty.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { submitted, textIn } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'
import { Differences } from '../differences.tsx'
import { Moment } from '../draft-marks.tsx'
import { momentText } from '../moments.ts'
import { useDraft, useWriting } from '../use-draft.ts'

export function Versions({ onRestored }: { onRestored: () => void }) {
  const { language, t } = useLocale()
  const draftId = useDraft(({ draft }) => draft.id)
  const params = { draftId }
  const loaded = useLoaded(async () => (await accountApi(language)(draftVersions, { params })).data)
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <div className="draft-versions">
      <section className="card draft-part" aria-label={t('publishing.view_versions')}>
        <KeepForm onKept={(versions) => loaded.set(() => versions)} />
        <LoadedFrame loaded={loaded}>
          {(versions) =>
            versions.length === 0 ? (
              <Empty icon={History} title={t('publishing.noVersions')} text={t('publishing.noVersionsText')} />
            ) : (
              <ol className="draft-version-list">
                {versions.map((version) => (
                  <li key={version.number}>
                    <button
                      type="button"
                      aria-current={chosen === version.number ? 'true' : undefined}
                      onClick={() => setChosen(version.number)}
                    >
                      <VersionLine version={version} />
                    </button>
                  </li>
                ))}
              </ol>
            )
          }
        </LoadedFrame>
      </section>
      {chosen === null ? null : <Compare key={chosen} number={chosen} versions={loaded.data ?? []} onRestored={onRestored} />}
    </div>
  )
}

function VersionLine({ version: { number, kind, by, at, note } }: { version: DraftVersion }) {
  const { t } = useLocale()
  return (
    <>
      <span className="row between">
        <span className="strong">{t('publishing.versionNumber', { number })}</span>
        <span className={`tag ${kind === 'published' ? 'green' : kind === 'submitted' ? 'gold' : ''}`}>
          {t(`publishing.kind_${kind}`)}
        </span>
      </span>
      <span className="small muted ltr">
        <Moment at={at} />
        {by ? ' · ' : null}
        {by ? <span className="draft-whole">{by.name}</span> : null}
      </span>
      {note ? <span className="small soft">{note}</span> : null}
    </>
  )
}

function KeepForm({ onKept }: { onKept: (versions: DraftVersion[]) => void }) {
  const { language, t } = useLocale()
  const { store, saver } = useWriting()
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const keep = async (typed: FormData, { currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const note = textIn(typed, 'note')
    if (!(await saver.flush())) return setTrouble({ field: null, text: t('publishing.saveFirst') })
    await submit(async () => {
      const { id, revision } = store.getState().draft
      const body = { revision, ...(note ? { note } : {}) }
      const { data } = await accountApi(language)(keepVersion, { params: { draftId: id }, body })
      store.setState(({ draft }) => ({ draft: { ...draft, versions: data.length } }))
      form.reset()
      onKept(data)
    })
  }
  return (
    <form className="draft-keep" onSubmit={submitted(keep)} noValidate>
      <TroubleNote text={formError('note')} />
      <TextField
        {...field('note', 'version-note')}
        label={t('publishing.versionNote')}
        maxLength={PUBLISHING_LIMITS.versionNote}
        autoComplete="off"
      />
      <BusyButton className="button outline" busy={busy} label={t('publishing.keepVersion')} busyLabel={t('publishing.saving')} />
    </form>
  )
}

type CompareProps = { number: number; versions: readonly DraftVersion[]; onRestored: () => void }

function Compare({ number, versions, onRestored }: CompareProps) {
  const { language, t } = useLocale()
  const draftId = useDraft(({ draft }) => draft.id)
  const now = useDraft(({ written }) => written.content)
  const mayWrite = useDraft(({ draft }) => draft.steps.includes('save'))
  const [other, setOther] = useState<number | null>(null)
  const contentOf = async (of: number): Promise<DraftContent> =>
    (await accountApi(language)(draftVersion, { params: { draftId, number: String(of) } as never })).data.content
  const loaded = useLoaded(async () => {
    const [before, after] = await Promise.all([contentOf(number), other === null ? null : contentOf(other)])
    return { before, after }
  }, String(other))
  const { restore, trouble } = useRestore(number, onRestored)
  const others = versions.filter((version) => version.number !== number)
  return (
    <section className="card draft-part" aria-labelledby="draft-compare">
      <div className="row between wraps">
        <h2 id="draft-compare" className="admin-title">
          {t('publishing.compare', { number })}
        </h2>
        {mayWrite ? (
          <button type="button" className="button outline" onClick={restore}>
            {t('publishing.restore')}
          </button>
        ) : null}
      </div>
      <TroubleNote text={trouble} />
      <label className="field">
        <span className="draft-label">{t('publishing.compareWith')}</span>
        <select
          className="input draft-narrow"
          value={other ?? ''}
          onChange={(event) => setOther(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{t('publishing.now')}</option>
          {others.map((version) => (
            <option key={version.number} value={version.number}>
              {t('publishing.versionNumber', { number: version.number })} · {momentText(version.at, language)}
            </option>
          ))}
        </select>
      </label>
      <LoadedFrame loaded={loaded}>{({ before, after }) => <Differences before={before} after={after ?? now} />}</LoadedFrame>
    </section>
  )
}

/** What stands there now is kept as a version by the server before another one is put in its place. */
function useRestore(number: number, onRestored: () => void) {
  const { language, t } = useLocale()
  const { store, saver } = useWriting()
  const { submit, formError, setTrouble } = useSubmission()
  const act = async () => {
    if (!(await saver.flush())) return setTrouble({ field: null, text: t('publishing.saveFirst') })
    const { id, revision } = store.getState().draft
    const params = { draftId: id, number: String(number) } as never
    const isDone = await submit(async () => {
      const { data } = await accountApi(language)(restoreVersion, { params, body: { revision } })
      saver.adopt(data)
      void toastSuccess(t('publishing.restored', { number }), { id: 'draft-step' })
    })
    if (isDone) onRestored()
  }
  const restore = () =>
    showModal('alert', {
      title: t('publishing.restoreTitle', { number }),
      text: t('publishing.restoreText'),
      confirm: t('publishing.restore'),
      onConfirm: () => void act(),
    })
  return { restore, trouble: formError() }
}
