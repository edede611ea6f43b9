// A file is chosen, looked at without storing anything, and brought in when nothing of it is refused.

import { importContent } from '@menged/contracts/calls/admin/publishing'
import type { AnswerOf } from '@menged/contracts/calls/call'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { textOfFile } from '../../page/deferred/file-text.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { type Content, contentIn } from './content-file.ts'
import { ImportReport } from './import-report.tsx'

type Report = AnswerOf<typeof importContent>['data']

const isReady = ({ applied, rows }: Report): boolean =>
  !applied && rows.some(({ outcome }) => outcome !== 'same') && rows.every(({ outcome }) => outcome !== 'refused')

export function BringIn() {
  const { t } = useLocale()
  const { file, publish, setPublish, report, busy, error, choose, send } = useImport()
  return (
    <section className="card padded stack gap-16" aria-labelledby="moving-in">
      <div>
        <h2 id="moving-in" className="admin-title">
          {t('moving.bringIn')}
        </h2>
        <p className="small muted moving-text">{t('moving.bringInText')}</p>
      </div>
      <form className="stack gap-12" onSubmit={send(true)} noValidate>
        <TroubleNote text={error} />
        <div className="row gap-12 wraps">
          <FileButton id="moving-file" accept=".json,.csv,application/json,text/csv" onChange={choose}>
            {t('moving.chooseFile')}
          </FileButton>
          {file ? <bdi className="small file-name">{file.name}</bdi> : null}
        </div>
        <CheckField label={t('moving.publish')} checked={publish} onChange={setPublish} />
        <div>
          <BusyButton className="button tinted" busy={busy} label={t('moving.check')} busyLabel={t('common.sending')} />
        </div>
      </form>
      {report ? <ImportReport report={report} /> : null}
      {report && isReady(report) ? (
        <form onSubmit={send(false)}>
          <BusyButton className="button primary" busy={busy} label={t('moving.bringIn')} busyLabel={t('common.sending')} />
        </form>
      ) : null}
    </section>
  )
}

function useImport() {
  const { language, t } = useLocale()
  const [file, setFile] = useState<{ name: string; content: Content } | null>(null)
  const [publish, setPublish] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const { busy, submit, setTrouble, formError } = useSubmission()
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const chosen = input.files?.[0]
    if (!chosen) return
    const content = contentIn(await textOfFile(chosen))
    // So that the same file can be chosen again, once it was changed.
    input.value = ''
    setReport(null)
    setFile(content && { name: chosen.name, content })
    setTrouble(content ? null : { field: null, text: t('moving.otherFile') })
  }
  const send = (dryRun: boolean) => async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return setTrouble({ field: null, text: t('moving.noFile') })
    await submit(async () => {
      const { data } = await accountApi(language)(importContent, { body: { ...file.content, publish, dryRun } })
      setReport(data)
      if (data.applied) void toastSuccess(t('moving.broughtIn'), { id: 'moving' })
    })
  }
  return { file, publish, setPublish, report, busy, error: formError(), choose, send }
}
