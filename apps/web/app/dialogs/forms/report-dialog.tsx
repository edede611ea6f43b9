// Tells the moderators about what somebody has written, with a reason. No FormDialog: readers would fetch its code with every dialog.
import { LIMITS } from '@menged/contracts/limits'
import type { ReactNode } from 'react'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import { toastSuccess } from '../toast.ts'
import { useSubmission } from './submission.ts'

type ReportProps = {
  title: string
  subtitle?: string
  /** What it is about. */
  children: ReactNode
  label: string
  report: (reason: string) => Promise<unknown>
  onClose: () => void
}

export function ReportDialog({ title, subtitle, children, label, report, onClose }: ReportProps) {
  const t = useT()
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const send = async (form: FormData) => {
    const reason = textIn(form, 'reason')
    if (reason === '') return setTrouble({ field: 'reason', text: t('account.required') })
    if (!(await submit(() => report(reason)))) return
    void toastSuccess(t('comment.reported'), { id: 'report', duration: 4000 })
    onClose()
  }
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose} subtitle={subtitle}>
      <form className="stack gap-16" onSubmit={submitted(send)} noValidate>
        {children}
        <TroubleNote text={formError('reason')} />
        <TextArea
          {...field('reason', 'report-reason')}
          label={t('comment.reportReason')}
          required
          requiredMark
          rows={3}
          maxLength={LIMITS.feedback}
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="button primary" busy={busy} label={label} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
