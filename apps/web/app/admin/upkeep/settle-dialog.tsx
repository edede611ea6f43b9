// Marks a reported change as done; a note for other editors may go with it.
import { settleChangeReport } from '@menged/contracts/calls/upkeep'
import type { ReportedChange } from '@menged/contracts/upkeep'
import { LONGEST_UPKEEP_NOTE } from '@menged/contracts/upkeep/lists'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

type Props = { report: ReportedChange; onDone: () => void; onClose: () => void }

export function SettleDialog({ report, onDone, onClose }: Props) {
  const { language, t } = useLocale()
  const { busy, submit, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim()
    const body = { done: true, note: note === '' ? null : note }
    if (!(await submit(() => accountApi(language)(settleChangeReport, { params: { reportId: report._id }, body })))) return
    void toastSuccess(t('upkeep.settled'), { id: 'upkeep' })
    onDone()
    onClose()
  }
  return (
    <Dialog title={t('upkeep.markDone')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={send} noValidate>
        <p className="upkeep-said soft" lang={report.language} dir="auto">
          {report.text}
        </p>
        <TroubleNote text={errorBeside('note')} />
        <TextArea
          id="upkeep-note"
          name="note"
          label={t('upkeep.optional', { label: t('upkeep.note') })}
          hint={t('upkeep.noteHint')}
          rows={3}
          maxLength={LONGEST_UPKEEP_NOTE}
          error={errorOf('note')}
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="button primary" busy={busy} label={t('upkeep.markDone')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
