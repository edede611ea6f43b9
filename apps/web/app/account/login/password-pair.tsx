// A new password and its repetition, which never leaves the browser.
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useT } from '../../words/language.tsx'
import type { FieldsProps } from './use-registration.ts'

export function PasswordPair({ values, errors, shown, onChange }: FieldsProps) {
  const t = useT()
  return (['password', 'confirmPassword'] as const).map((name) => (
    <PasswordField
      key={name}
      id={`register-${name}`}
      name={name}
      label={t(`account.${name}`)}
      hint={name === 'password' ? t('account.passwordHint') : null}
      requiredMark
      required
      autoComplete="new-password"
      shown={shown}
      value={values[name]}
      error={errors[name] ?? null}
      onChange={(event) => onChange(name, event.target.value)}
    />
  ))
}
