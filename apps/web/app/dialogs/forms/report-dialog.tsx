// Tells the moderators about what somebody has written, with a reason.
import { LIMITS } from '@menged/contracts/limits'
import type { FormEvent, ReactNode } from 'react'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
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
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setTrouble({ field: 'reason', text: t('account.required') })
    if (!(await submit(() => report(reason)))) return
    void toastSuccess(t('comment.reported'), { id: 'report', duration: 4000 })
    onClose()
  }
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose} subtitle={subtitle}>
      <form className="stack gap-16" onSubmit={send} noValidate>
        {children}
        <TroubleNote text={errorBeside('reason')} />
        <TextArea
          id="report-reason"
          name="reason"
          label={t('comment.reportReason')}
          required
          requiredMark
          rows={3}
          maxLength={LIMITS.feedback}
          error={errorOf('reason')}
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
