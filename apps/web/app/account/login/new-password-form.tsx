// The new password of somebody who came by the link of a mail.
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useT } from '../../words/language.tsx'

export function NewPasswordForm({ error }: { error: string | null }) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form discover="none" method="post" className="stack gap-16" noValidate>
      <PasswordField
        id="new-password"
        name="password"
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        required
        shown={shown}
        error={error}
      />
      <div className="needs-script">
        <CheckField label={t('account.showPassword')} checked={shown} onChange={setShown} />
      </div>
      <BusyButton busy={busy} label={t('account.setPassword')} busyLabel={t('common.sending')} />
    </Form>
  )
}
