// Tells the moderators about a comment, with a reason.
import { reportComment } from '@menged/contracts/calls/comments'
import type { Comment } from '@menged/contracts/comments'
import { LIMITS } from '@menged/contracts/limits'
import type { FormEvent } from 'react'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Dialog } from '../../../ui/forms/dialog.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../../words/language.tsx'

export default function ReportDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setTrouble({ field: 'reason', text: t('account.required') })
    if (!(await submit(() => accountApi(language)(reportComment, { params: { commentId: comment._id }, body: { reason } }))))
      return
    void toastSuccess(t('comment.reported'), { id: 'comment', duration: 4000 })
    onClose()
  }
  return (
    <Dialog title={t('comment.reportTitle')} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack g16" onSubmit={send} noValidate>
        <blockquote className="quoted soft" lang={comment.language}>
          {comment.text}
        </blockquote>
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
        <div className="row g12 modal-actions">
          <button type="button" className="btn o" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="btn p" busy={busy} label={t('comment.report')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
