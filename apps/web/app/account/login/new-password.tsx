// A new password, and the box that shows what is typed.
import { type ComponentProps, useState } from 'react'
import { CheckField } from '../../ui/forms/choice.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useT } from '../../words/language.tsx'

export function NewPassword(field: Omit<ComponentProps<typeof PasswordField>, 'shown'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <>
      <PasswordField {...field} name="password" autoComplete="new-password" required shown={shown} />
      <div className="needs-script">
        <CheckField label={t('account.showPassword')} checked={shown} onChange={setShown} />
      </div>
    </>
  )
}
