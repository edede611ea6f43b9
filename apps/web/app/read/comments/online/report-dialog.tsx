// Reports a comment.
import { reportComment } from '@menged/contracts/calls/read/comments'
import type { Comment } from '@menged/contracts/comments'
import { ReportDialog } from '../../../dialogs/forms/report-dialog.tsx'
import { accountApi } from '../../../session/account/account-api.ts'
import { useLocale } from '../../../words/language.tsx'

export default function CommentReport({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { language, t } = useLocale()
  return (
    <ReportDialog
      title={t('comment.reportTitle')}
      label={t('comment.report')}
      report={(reason) => accountApi(language)(reportComment, { params: { commentId: comment._id }, body: { reason } })}
      onClose={onClose}
    >
      <blockquote className="quoted soft" lang={comment.language}>
        {comment.text}
      </blockquote>
    </ReportDialog>
  )
}
