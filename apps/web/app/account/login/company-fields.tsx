// The company form: both names, e-mail, category, address, phones, the password twice.
import { ORGANISATION_TYPES } from '@menged/contracts/categories'
import { LIMITS } from '@menged/contracts/limits'
import type { ComponentProps } from 'react'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'
import { PasswordPair } from './password-pair.tsx'
import { NewEmailField } from './personal-fields.tsx'
import type { FieldsProps } from './use-registration.ts'

const CATEGORY_WORDS = { Government: 'home.government', Private: 'home.private' } as const

type LineProps = FieldsProps & {
  field: 'companyNameEnglish' | 'companyNameAmharic' | 'address' | 'phonePrimary' | 'phoneSecondary'
  optional?: boolean
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'lang' | 'maxLength' | 'type'>

function Line({ field, optional = false, values, errors, shown: _, onChange, ...input }: LineProps) {
  const t = useT()
  return (
    <TextField
      id={`register-${field}`}
      name={field}
      label={t(`account.${field}`)}
      requiredMark={!optional}
      required={!optional}
      value={values[field]}
      error={errors[field] ?? null}
      onChange={(event) => onChange(field, event.target.value)}
      {...input}
    />
  )
}

export function CompanyFields(props: FieldsProps) {
  const t = useT()
  const { values, onChange } = props
  const phone = { type: 'tel', inputMode: 'tel', maxLength: 40 } as const
  return (
    <>
      <div className="two-columns">
        <Line {...props} field="companyNameEnglish" autoComplete="organization" maxLength={LIMITS.name} />
        <Line {...props} field="companyNameAmharic" autoComplete="off" lang="am" maxLength={LIMITS.name} />
      </div>
      <NewEmailField {...props} />
      <div className="two-columns">
        <SelectField
          id="register-category"
          name="category"
          label={t('account.category')}
          requiredMark
          required
          options={ORGANISATION_TYPES.map((type) => [type, t(CATEGORY_WORDS[type])] as const)}
          value={values.category}
          onChange={(event) => onChange('category', event.target.value)}
        />
        <Line {...props} field="address" autoComplete="street-address" maxLength={LIMITS.name} />
        <Line {...props} {...phone} field="phonePrimary" autoComplete="tel" />
        <Line {...props} {...phone} field="phoneSecondary" autoComplete="off" optional />
        <PasswordPair {...props} />
      </div>
    </>
  )
}
