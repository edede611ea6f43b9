// A password to be chosen, and what it must be.
import type { ComponentProps } from 'react'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { useT } from '../words/language.tsx'

export function NewPassword(input: Omit<ComponentProps<typeof PasswordField>, 'label' | 'hint'>) {
  const t = useT()
  return (
    <PasswordField
      name="password"
      label={t('account.newPassword')}
      hint={t('account.passwordHint')}
      autoComplete="new-password"
      required
      {...input}
    />
  )
}
