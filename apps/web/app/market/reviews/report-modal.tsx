// Reports a review.
import { reportReview } from '@menged/contracts/calls/market/reviews'
import { ReportDialog } from '../../dialogs/forms/report-dialog.tsx'
import type { ModalProps } from '../../dialogs/modal-host.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'

export default function ReviewReportModal({ review, onClose }: ModalProps<'reviewReport'>) {
  const { language, t } = useLocale()
  return (
    <ReportDialog
      title={t('review.reportTitle')}
      subtitle={review.clientName}
      label={t('review.report')}
      report={(reason) => accountApi(language)(reportReview, { params: { reviewId: review.id }, body: { reason } })}
      onClose={onClose}
    >
      {review.comment ? <blockquote className="quoted soft">{review.comment}</blockquote> : null}
    </ReportDialog>
  )
}
