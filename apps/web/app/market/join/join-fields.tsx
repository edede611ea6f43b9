// The fields of the form, section by section. They keep what is typed themselves.

import { LIMITS } from '@menged/contracts/limits'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import { EXPERIENCES, SPECIALTIES } from '@menged/contracts/marketplace/lists'
import { pathTo } from '@menged/contracts/path-to'
import { CITIES } from '@menged/ethiopia/cities'
import { textIn } from '@menged/ethiopia/text'
import { CircleAlert, Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import type { Errors, Values } from './joining.ts'

export type FieldsProps = { values: Values; errors: Errors }

const idOf = (name: string): string => `join-${name}`

export function PersonalFields({ values, errors }: FieldsProps) {
  const t = useT()
  return (
    <div className="join-two">
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextField
          key={name}
          id={idOf(name)}
          name={name}
          label={t(`join.${name}`)}
          requiredMark
          required
          maxLength={WORKER_LIMITS.name}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          defaultValue={values[name]}
          error={errors[name] ?? null}
        />
      ))}
    </div>
  )
}

export function ContactFields({ values, errors }: FieldsProps) {
  const { language, t } = useLocale()
  return (
    <>
      <div className="join-two">
        <TextField
          id={idOf('email')}
          name="email"
          type="email"
          dir="ltr"
          label={t('account.email')}
          requiredMark
          required
          maxLength={LIMITS.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.email}
          error={errors.email ?? null}
        />
        <TextField
          id={idOf('phone')}
          name="phone"
          type="tel"
          dir="ltr"
          label={t('join.phone')}
          requiredMark
          required
          maxLength={40}
          autoComplete="tel"
          defaultValue={values.phone}
          error={errors.phone ?? null}
        />
      </div>
      <TextField
        id={idOf('location')}
        name="location"
        label={t('join.location')}
        requiredMark
        required
        list="join-cities"
        maxLength={LIMITS.name}
        autoComplete="address-level2"
        defaultValue={values.location}
        error={errors.location ?? null}
      />
      <datalist id="join-cities">
        {CITIES.map(({ id, name }) => (
          <option key={id} value={textIn(name, language)} />
        ))}
      </datalist>
    </>
  )
}

export function ProfessionalFields({ values, errors }: FieldsProps) {
  const t = useT()
  return (
    <>
      <Specialties values={values} errors={errors} />
      <div className="join-two">
        <SelectField
          id={idOf('experience')}
          name="experience"
          label={t('market.experience')}
          requiredMark
          required
          options={[['', t('join.choose')], ...EXPERIENCES.map((id) => [id, t(`market.years_${id}`)] as const)]}
          defaultValue={values.experience}
          error={errors.experience ?? null}
        />
        <div className="join-rate">
          <TextField
            id={idOf('hourlyRate')}
            name="hourlyRate"
            type="number"
            dir="ltr"
            min="0"
            step="0.01"
            label={t('join.hourlyRate')}
            requiredMark
            required
            defaultValue={values.hourlyRate}
            error={errors.hourlyRate ?? null}
          />
          <span className="small muted" aria-hidden="true">
            {t('market.birrUnit')}
          </span>
        </div>
      </div>
      <TextArea
        id={idOf('description')}
        name="description"
        label={t('join.description')}
        hint={t('join.descriptionHint')}
        requiredMark
        required
        rows={5}
        maxLength={WORKER_LIMITS.description}
        defaultValue={values.description}
        error={errors.description ?? null}
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
      <div className="join-specialties">
        {SPECIALTIES.map((id) => (
          <label key={id} className="check">
            <input
              className="checkbox"
              type="checkbox"
              name="specialties"
              value={id}
              defaultChecked={values.specialties.includes(id)}
              {...(error ? { 'aria-invalid': true as const } : {})}
            />
            <span>{t(`worker.${id}`)}</span>
          </label>
        ))}
      </div>
      {error ? <Wrong id="join-specialties-error" text={error} /> : null}
    </fieldset>
  )
}

const Wrong = ({ id, text }: { id: string; text: string }) => (
  <p className="error" id={id}>
    <Icon of={CircleAlert} size="small" />
    <span>{text}</span>
  </p>
)

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
  const [before, terms, between, privacy, after] = t('join.agree', { cut: '\n' }).split('\n')
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
          {before}
          <a className="link" href={pathTo('terms-of-service')} target="_blank" rel="noopener">
            {terms}
          </a>
          {between}
          <a className="link" href={pathTo('privacy-policy')} target="_blank" rel="noopener">
            {privacy}
          </a>
          {after}
        </span>
      </label>
      {error ? <Wrong id="join-terms-error" text={error} /> : null}
    </div>
  )
}
