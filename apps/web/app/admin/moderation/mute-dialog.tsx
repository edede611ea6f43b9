// Lets an account write nothing for a time: how long, and why.
import { muteAccount } from '@menged/contracts/calls/moderation'
import { LIMITS } from '@menged/contracts/limits'
import { MUTE_DAYS } from '@menged/contracts/moderation/lists'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { SelectField, TextArea } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

type MuteProps = { userId: string; name: string; onMuted: () => void; onClose: () => void }

export function MuteDialog({ userId, name, onMuted, onClose }: MuteProps) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = String(form.get('reason') ?? '').trim()
    if (reason === '') return setTrouble({ field: 'reason', text: t('moderation.reasonNeeded') })
    const body = { userId, days: Number(form.get('days')), reason }
    if (!(await submit(() => accountApi(language)(muteAccount, { body })))) return
    void toastSuccess(t('moderation.muted', { name }), { id: 'mute' })
    onMuted()
    onClose()
  }
  return (
    <Dialog
      title={t('moderation.muteTitle', { name })}
      closeLabel={t('common.close')}
      onClose={onClose}
      subtitle={t('moderation.muteText')}
    >
      <form className="stack gap-16" onSubmit={send} noValidate>
        <TroubleNote text={errorBeside('reason', 'days')} />
        <SelectField
          id="mute-days"
          name="days"
          label={t('moderation.muteDays')}
          options={MUTE_DAYS.map((days) => [String(days), t('moderation.days', { count: days })] as const)}
        />
        <TextArea
          id="mute-reason"
          name="reason"
          label={t('moderation.muteReason')}
          requiredMark
          rows={3}
          maxLength={LIMITS.feedback}
          error={errorOf('reason')}
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="button danger" busy={busy} label={t('moderation.mute')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
