// The personal form: name, e-mail, the password twice.
import { LIMITS } from '@menged/contracts/limits'
import { TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { PasswordPair } from './password-pair.tsx'
import type { FieldsProps } from './use-registration.ts'

export function PersonalFields(props: FieldsProps) {
  const t = useT()
  const { values, errors, onChange } = props
  return (
    <>
      <TextField
        id="register-fullName"
        name="fullName"
        label={t('account.fullName')}
        requiredMark
        required
        autoComplete="name"
        maxLength={LIMITS.name}
        value={values.fullName}
        error={errors.fullName ?? null}
        onChange={(event) => onChange('fullName', event.target.value)}
      />
      <EmailField {...props} />
      <PasswordPair {...props} />
    </>
  )
}

/** The user name of the new account, for password managers. */
export function EmailField({ values, errors, onChange }: FieldsProps) {
  const t = useT()
  return (
    <TextField
      id="register-companyEmail"
      name="companyEmail"
      type="email"
      label={t('account.email')}
      requiredMark
      required
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      value={values.companyEmail}
      hint={<DidYouMean email={values.companyEmail} onTake={(email) => onChange('companyEmail', email)} />}
      error={errors.companyEmail ?? null}
      onChange={(event) => onChange('companyEmail', event.target.value)}
    />
  )
}
