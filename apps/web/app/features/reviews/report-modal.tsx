// Tells the moderators about a review, with a reason.
import { reportReview } from '@menged/contracts/calls/reviews'
import { LIMITS } from '@menged/contracts/limits'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import type { ModalProps } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

export default function ReviewReportModal({ review, onClose }: ModalProps<'reviewReport'>) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setTrouble({ field: 'reason', text: t('account.required') })
    const sent = { params: { reviewId: review.id }, body: { reason } }
    if (!(await submit(() => accountApi(language)(reportReview, sent)))) return
    void toastSuccess(t('comment.reported'), { id: 'review', duration: 4000 })
    onClose()
  }
  return (
    <Dialog title={t('review.reportTitle')} closeLabel={t('common.close')} onClose={onClose} subtitle={review.clientName}>
      <form className="stack gap-16" onSubmit={send} noValidate>
        {review.comment ? <blockquote className="quoted soft">{review.comment}</blockquote> : null}
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
          <BusyButton className="button primary" busy={busy} label={t('review.report')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
