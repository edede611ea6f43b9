// The personal form: name, e-mail, the password twice.
import { LIMITS } from '@menged/contracts/limits'
import { TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'
import { DidYouMean } from './did-you-mean.tsx'
import { EmailField } from './email-field.tsx'
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
      <NewEmailField {...props} />
      <PasswordPair {...props} />
    </>
  )
}

/** The user name of the new account, for password managers. */
export function NewEmailField({ values, errors, onChange }: FieldsProps) {
  return (
    <EmailField
      id="register-companyEmail"
      name="companyEmail"
      requiredMark
      value={values.companyEmail}
      hint={<DidYouMean email={values.companyEmail} onTake={(email) => onChange('companyEmail', email)} />}
      error={errors.companyEmail ?? null}
      onChange={(event) => onChange('companyEmail', event.target.value)}
    />
  )
}
