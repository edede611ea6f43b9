// A new password and its repetition, which never leaves the browser.
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useT } from '../../words/language.tsx'
import type { FieldsProps } from './use-registration.ts'

export function PasswordPair({ values, errors, shown, onChange }: FieldsProps) {
  const t = useT()
  return (
    <>
      <PasswordField
        id="register-password"
        name="password"
        label={t('account.password')}
        hint={t('account.passwordHint')}
        requiredMark
        required
        autoComplete="new-password"
        shown={shown}
        value={values.password}
        error={errors.password ?? null}
        onChange={(event) => onChange('password', event.target.value)}
      />
      <PasswordField
        id="register-confirmPassword"
        name="confirmPassword"
        label={t('account.confirmPassword')}
        requiredMark
        required
        autoComplete="new-password"
        shown={shown}
        value={values.confirmPassword}
        error={errors.confirmPassword ?? null}
        onChange={(event) => onChange('confirmPassword', event.target.value)}
      />
    </>
  )
}
