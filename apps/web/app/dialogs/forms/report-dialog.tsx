// Tells the moderators about what somebody has written, with a reason.
import { LIMITS } from '@menged/contracts/limits'
import type { ReactNode } from 'react'
import { TextArea } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
import { useT } from '../../words/language.tsx'
import { toastSuccess } from '../toast.ts'
import { FormDialog } from './form-dialog.tsx'
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
  const submission = useSubmission()
  const { submit, setTrouble, field } = submission
  const send = async (form: FormData) => {
    const reason = textIn(form, 'reason')
    if (reason === '') return setTrouble({ field: 'reason', text: t('account.required') })
    if (!(await submit(() => report(reason)))) return
    void toastSuccess(t('comment.reported'), { id: 'report', duration: 4000 })
    onClose()
  }
  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      submission={submission}
      fields={['reason']}
      onSend={send}
      onClose={onClose}
      button={label}
      intro={children}
    >
      <TextArea
        {...field('reason', 'report-reason')}
        label={t('comment.reportReason')}
        required
        requiredMark
        rows={3}
        maxLength={LIMITS.feedback}
      />
    </FormDialog>
  )
}
