// The new password of somebody who came by the link of a mail.
import { Form, useNavigation } from 'react-router'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { useT } from '../../words/language.tsx'
import { NewPassword } from './new-password.tsx'

export function NewPasswordForm({ error }: { error: string | null }) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form discover="none" method="post" className="stack gap-16" noValidate>
      <NewPassword id="new-password" label={t('account.newPassword')} hint={t('account.passwordHint')} error={error} />
      <BusyButton busy={busy} label={t('account.setPassword')} busyLabel={t('common.sending')} />
    </Form>
  )
}
