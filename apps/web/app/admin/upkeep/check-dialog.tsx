// Says of guides that they were looked at today and are right, and what they were compared with.
import { checkGuides, takeBackChecks } from '@menged/contracts/calls/admin/upkeep'
import type { AnswerOf } from '@menged/contracts/calls/call'
import type { OverdueGuide } from '@menged/contracts/upkeep'
import { LONGEST_UPKEEP_NOTE } from '@menged/contracts/upkeep/lists'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
import { useLocale } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import { titleOf } from './guide-name.tsx'

type Props = { guides: readonly OverdueGuide[]; onDone: () => void; onClose: () => void }

export function CheckDialog({ guides, onDone, onClose }: Props) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const { submit, field } = submission
  const toastWithUndo = useUndoToast(onDone)
  const say = ({ nextReview, before }: AnswerOf<typeof checkGuides>['data']) => {
    const words = t('upkeep.checkedDone', { count: guides.length, date: formatDate(parseIsoDate(nextReview), language) })
    if (before.length === 0) return void toastSuccess(words, { id: 'upkeep' })
    toastWithUndo(words, () => accountApi(language)(takeBackChecks, { body: { posts: before, was: nextReview } }))
  }
  const send = async (form: FormData) => {
    const body = { posts: guides.map(({ post }) => post._id), looked: textIn(form, 'looked') }
    const isSent = await submit(async () => say((await accountApi(language)(checkGuides, { body })).data))
    if (!isSent) return
    onDone()
    onClose()
  }
  return (
    <FormDialog
      title={t('upkeep.checked')}
      submission={submission}
      fields={['looked']}
      onSend={send}
      onClose={onClose}
      button={t('upkeep.checked')}
      intro={
        <ul className="upkeep-checked">
          {guides.map(({ post }) => (
            <li key={post._id}>{titleOf(post, language).text}</li>
          ))}
        </ul>
      }
    >
      <TextArea
        {...field('looked', 'upkeep-looked')}
        label={t('upkeep.looked')}
        hint={t('upkeep.lookedHint')}
        rows={3}
        maxLength={LONGEST_UPKEEP_NOTE}
      />
    </FormDialog>
  )
}
