// Asks for the reason of a refusal, which the person concerned will read.
import { LIMITS } from '@menged/contracts/limits'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
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
  const submission = useSubmission()
  const { submit, setTrouble, field } = submission
  const sendReason = async (form: FormData) => {
    const reason = textIn(form, 'reason')
    if (reason === '') return setTrouble({ field: 'reason', text: t('account.required') })
    if (await submit(() => send(reason))) onClose()
  }
  return (
    <FormDialog
      title={title}
      submission={submission}
      fields={['reason']}
      onSend={sendReason}
      onClose={onClose}
      button={label}
      danger
      intro={<p className="soft">{text}</p>}
    >
      <TextArea
        {...field('reason', 'people-reason')}
        label={t('people.reason')}
        hint={t('people.reasonHint')}
        required
        requiredMark
        rows={3}
        maxLength={LIMITS.feedback}
        defaultValue={defaultValue}
      />
    </FormDialog>
  )
}
