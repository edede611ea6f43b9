// Says of guides that they were looked at today and are right, and what they were compared with.
import { checkGuides } from '@menged/contracts/calls/admin/upkeep'
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
import { titleOf } from './guide-name.tsx'

type Props = { guides: readonly OverdueGuide[]; onDone: () => void; onClose: () => void }

export function CheckDialog({ guides, onDone, onClose }: Props) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const { submit, field } = submission
  const send = async (form: FormData) => {
    const body = { posts: guides.map(({ post }) => post._id), looked: textIn(form, 'looked') }
    const isSent = await submit(async () => {
      const { data } = await accountApi(language)(checkGuides, { body })
      void toastSuccess(t('upkeep.checkedDone', { date: formatDate(parseIsoDate(data.nextReview), language) }), { id: 'upkeep' })
    })
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
