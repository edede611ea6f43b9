// Asks for the reason of a refusal, which the person concerned will read.
import { LIMITS } from '@menged/contracts/limits'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'

type Props = {
  title: string
  text: string
  label: string
  defaultValue?: string
  send: (reason: string) => Promise<void>
  onClose: () => void
}

export function ReasonDialog({ title, text, label, defaultValue = '', send, onClose }: Props) {
  const t = useT()
  const { busy, submit, setTrouble, errorOf, errorBeside } = useSubmission()
  const submitForm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setTrouble({ field: 'reason', text: t('account.required') })
    if (await submit(() => send(reason))) onClose()
  }
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={submitForm} noValidate>
        <p className="soft">{text}</p>
        <TroubleNote text={errorBeside('reason')} />
        <TextArea
          id="people-reason"
          name="reason"
          label={t('people.reason')}
          hint={t('people.reasonHint')}
          required
          requiredMark
          rows={3}
          maxLength={LIMITS.feedback}
          defaultValue={defaultValue}
          error={errorOf('reason')}
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="button danger" busy={busy} label={label} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
