// The fields of the form, section by section. They keep what is typed themselves.

import { LIMITS } from '@menged/contracts/limits'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import { EXPERIENCES } from '@menged/contracts/marketplace/lists'
import { CITIES } from '@menged/ethiopia/cities'
import { textIn } from '@menged/ethiopia/text'
import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { TermsText } from '../../page/deferred/terms-text.tsx'
import { FieldError, SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { SpecialtyChoices } from '../specialty-choices.tsx'
import type { Errors, TextName, Values } from './joining.ts'

export type FieldsProps = { values: Values; errors: Errors }

const idOf = (name: string): string => `join-${name}`

const required = (name: TextName, { values, errors }: FieldsProps) => ({
  id: idOf(name),
  name,
  requiredMark: true,
  required: true,
  defaultValue: values[name],
  error: errors[name] ?? null,
})

export function PersonalFields(fields: FieldsProps) {
  const t = useT()
  return (
    <div className="join-two">
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextField
          {...required(name, fields)}
          key={name}
          label={t(`join.${name}`)}
          maxLength={WORKER_LIMITS.name}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
        />
      ))}
    </div>
  )
}

export function ContactFields(fields: FieldsProps) {
  const { language, t } = useLocale()
  return (
    <>
      <div className="join-two">
        <TextField
          {...required('email', fields)}
          type="email"
          dir="ltr"
          label={t('account.email')}
          maxLength={LIMITS.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...required('phone', fields)}
          type="tel"
          dir="ltr"
          label={t('join.phone')}
          maxLength={40}
          autoComplete="tel"
        />
      </div>
      <TextField
        {...required('location', fields)}
        label={t('join.location')}
        list="join-cities"
        maxLength={LIMITS.name}
        autoComplete="address-level2"
      />
      <datalist id="join-cities">
        {CITIES.map(({ id, name }) => (
          <option key={id} value={textIn(name, language)} />
        ))}
      </datalist>
    </>
  )
}

export function ProfessionalFields(fields: FieldsProps) {
  const t = useT()
  return (
    <>
      <Specialties {...fields} />
      <div className="join-two">
        <SelectField
          {...required('experience', fields)}
          label={t('market.experience')}
          options={[['', t('join.choose')], ...EXPERIENCES.map((id) => [id, t(`market.years_${id}`)] as const)]}
        />
        <div className="join-rate">
          <TextField
            {...required('hourlyRate', fields)}
            type="number"
            dir="ltr"
            min="0"
            step="0.01"
            label={t('join.hourlyRate')}
          />
          <span className="small muted" aria-hidden="true">
            {t('market.birrUnit')}
          </span>
        </div>
      </div>
      <TextArea
        {...required('description', fields)}
        label={t('join.description')}
        hint={t('join.descriptionHint')}
        rows={5}
        maxLength={WORKER_LIMITS.description}
      />
    </>
  )
}

function Specialties({ values, errors: { specialties: error } }: FieldsProps) {
  const t = useT()
  const chosen = values.specialties.length
  return (
    <fieldset className="field" {...(error ? { 'aria-describedby': 'join-specialties-error' } : {})}>
      <legend className="legend">
        {t('join.specialties')}{' '}
        <span className="required" aria-hidden="true">
          *
        </span>{' '}
        <span className="muted join-chosen" role="status">
          {chosen > 0 ? t('join.chosen', { count: chosen }) : null}
        </span>
      </legend>
      <SpecialtyChoices className="join-specialties" chosen={values.specialties} invalid={error !== undefined} />
      {error ? <FieldError id="join-specialties-error" text={error} /> : null}
    </fieldset>
  )
}

export function SecurityFields({ errors }: Pick<FieldsProps, 'errors'>) {
  const t = useT()
  const shared = { requiredMark: true, required: true, autoComplete: 'new-password' }
  return (
    <div className="join-two">
      <Secret
        {...shared}
        id={idOf('password')}
        name="password"
        label={t('account.password')}
        hint={t('account.passwordHint')}
        error={errors.password ?? null}
      />
      <Secret
        {...shared}
        id={idOf('confirmPassword')}
        name="confirmPassword"
        label={t('account.confirmPassword')}
        error={errors.confirmPassword ?? null}
      />
    </div>
  )
}

/** Each can be shown by itself. */
function Secret(field: ComponentProps<typeof TextField>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <div className="join-secret">
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="icon-button with-code"
        aria-pressed={isShown}
        aria-label={`${t(isShown ? 'join.hide' : 'join.show')}: ${field.label}`}
        onClick={() => setShown(!isShown)}
      >
        <Icon of={isShown ? EyeOff : Eye} />
      </button>
    </div>
  )
}

export function TermsField({ errors: { agreeToTerms: error } }: Pick<FieldsProps, 'errors'>) {
  const t = useT()
  return (
    <div className="stack gap-4">
      <label className="check" htmlFor="join-agreeToTerms">
        <input
          id="join-agreeToTerms"
          className="checkbox"
          type="checkbox"
          name="agreeToTerms"
          {...(error ? { 'aria-invalid': true as const, 'aria-describedby': 'join-terms-error' } : {})}
        />
        <span>
          <TermsText cut={t('join.agree', { cut: '\n' })} />
        </span>
      </label>
      {error ? <FieldError id="join-terms-error" text={error} /> : null}
    </div>
  )
}
