// Lets an account write nothing for a time: how long, and why.
import { muteAccount } from '@menged/contracts/calls/admin/moderation'
import { LIMITS } from '@menged/contracts/limits'
import { MUTE_DAYS } from '@menged/contracts/moderation/lists'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { SelectField, TextArea } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
import { useLocale } from '../../words/language.tsx'

type MuteProps = { userId: string; name: string; onMuted: () => void; onClose: () => void }

export function MuteDialog({ userId, name, onMuted, onClose }: MuteProps) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const { submit, setTrouble, field } = submission
  const send = async (form: FormData) => {
    const reason = textIn(form, 'reason')
    if (reason === '') return setTrouble({ field: 'reason', text: t('moderation.reasonNeeded') })
    const body = { userId, days: Number(form.get('days')), reason }
    if (!(await submit(() => accountApi(language)(muteAccount, { body })))) return
    void toastSuccess(t('moderation.muted', { name }), { id: 'mute' })
    onMuted()
    onClose()
  }
  return (
    <FormDialog
      title={t('moderation.muteTitle', { name })}
      subtitle={t('moderation.muteText')}
      submission={submission}
      fields={['reason', 'days']}
      onSend={send}
      onClose={onClose}
      button={t('moderation.mute')}
      danger
    >
      <SelectField
        id="mute-days"
        name="days"
        label={t('moderation.muteDays')}
        options={MUTE_DAYS.map((days) => [String(days), t('moderation.days', { count: days })] as const)}
      />
      <TextArea
        {...field('reason', 'mute-reason')}
        label={t('moderation.muteReason')}
        requiredMark
        rows={3}
        maxLength={LIMITS.feedback}
      />
    </FormDialog>
  )
}
