// Marks a reported change as done; a note for other editors may go with it.
import { settleChangeReport } from '@menged/contracts/calls/admin/upkeep'
import type { ReportedChange } from '@menged/contracts/upkeep'
import { LONGEST_UPKEEP_NOTE } from '@menged/contracts/upkeep/lists'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
import { useLocale } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'

type Props = { report: ReportedChange; onDone: () => void; onClose: () => void }

export function SettleDialog({ report, onDone, onClose }: Props) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const { submit, field } = submission
  const toastWithUndo = useUndoToast(onDone)
  const send = async (form: FormData) => {
    const note = textIn(form, 'note')
    const put = (body: { done: boolean; note: string | null }) =>
      accountApi(language)(settleChangeReport, { params: { reportId: report._id }, body })
    if (!(await submit(() => put({ done: true, note: note === '' ? null : note })))) return
    toastWithUndo(t('upkeep.settled'), () => put({ done: false, note: null }))
    onDone()
    onClose()
  }
  return (
    <FormDialog
      title={t('upkeep.markDone')}
      submission={submission}
      fields={['note']}
      onSend={send}
      onClose={onClose}
      button={t('upkeep.markDone')}
      intro={
        <p className="upkeep-said soft" lang={report.language} dir="auto">
          {report.text}
        </p>
      }
    >
      <TextArea
        {...field('note', 'upkeep-note')}
        label={t('upkeep.optional', { label: t('upkeep.note') })}
        hint={t('upkeep.noteHint')}
        rows={3}
        maxLength={LONGEST_UPKEEP_NOTE}
      />
    </FormDialog>
  )
}
