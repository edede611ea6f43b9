// Answers that are chosen: one of several, several of them, yes or no, and a box to tick.

import type { Field, Value } from '@menged/documents/preview'
import { textIn } from '@menged/ethiopia/text'
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'

export type ChoiceProps = {
  id: string
  field: Field
  value: Value | undefined
  error: string | null
  hint: ReactNode
  onChange: (value: Value) => void
}

export const Wrong = ({ id, text }: { id: string; text: string }) => (
  <p className="error" id={id}>
    <Icon of={CircleAlert} size="small" />
    <span>{text}</span>
  </p>
)

const noted = (id: string, error: string | null, hint: ReactNode) => {
  const by = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return by ? { 'aria-describedby': by } : {}
}

/** A fieldset with its legend, and what belongs under it. */
function Group({ id, field, error, hint, children }: Omit<ChoiceProps, 'value' | 'onChange'> & { children: ReactNode }) {
  const { language } = useLocale()
  return (
    <fieldset className="field" {...noted(id, error, hint)}>
      <legend className="legend">
        {textIn(field.label, language)}
        {field.required ? (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </legend>
      {children}
      {hint ? (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? <Wrong id={`${id}-error`} text={error} /> : null}
    </fieldset>
  )
}

/** A list to fold out, unless the options need a word of explanation. */
export function ChoiceField({ id, field, value, error, hint, onChange }: ChoiceProps) {
  const { language, t } = useLocale()
  const options = field.options ?? []
  if (options.some((option) => option.hint)) {
    return <RadioField id={id} field={field} value={value} error={error} hint={hint} onChange={onChange} />
  }
  return (
    <SelectField
      id={id}
      name={field.name}
      label={textIn(field.label, language)}
      requiredMark={field.required ?? false}
      error={error}
      hint={hint}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      options={[['', t('documents.choose')], ...options.map((option) => [option.value, textIn(option.label, language)] as const)]}
    />
  )
}

function RadioField({ id, field, value, error, hint, onChange }: ChoiceProps) {
  const { language } = useLocale()
  return (
    <Group id={id} field={field} error={error} hint={hint}>
      <div className="document-options">
        {field.options?.map((option, i) => (
          <label key={option.value} className="check">
            <input
              {...(i === 0 ? { id } : {})}
              className="radio"
              type="radio"
              name={field.name}
              value={option.value}
              checked={value === option.value}
              {...(error ? { 'aria-invalid': true as const } : {})}
              onChange={() => onChange(option.value)}
            />
            <OptionText label={textIn(option.label, language)} hint={option.hint && textIn(option.hint, language)} />
          </label>
        ))}
      </div>
    </Group>
  )
}

const OptionText = ({ label, hint }: { label: string; hint?: string | undefined }) => (
  <span className="stack">
    <span>{label}</span>
    {hint ? <span className="hint">{hint}</span> : null}
  </span>
)

export function ChoicesField({ id, field, value, error, hint, onChange }: ChoiceProps) {
  const { language } = useLocale()
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const turn = (option: string) =>
    // In the order of the options: in that order they are printed.
    (field.options ?? []).flatMap((each) => ((each.value === option) !== chosen.includes(each.value) ? [each.value] : []))
  return (
    <Group id={id} field={field} error={error} hint={hint}>
      <div className="document-options">
        {field.options?.map((option, i) => (
          <label key={option.value} className="check">
            <input
              {...(i === 0 ? { id } : {})}
              className="checkbox"
              type="checkbox"
              name={field.name}
              value={option.value}
              checked={chosen.includes(option.value)}
              {...(error ? { 'aria-invalid': true as const } : {})}
              onChange={() => onChange(turn(option.value))}
            />
            <OptionText label={textIn(option.label, language)} hint={option.hint && textIn(option.hint, language)} />
          </label>
        ))}
      </div>
    </Group>
  )
}

export function YesNoField({ id, field, value, error, hint, onChange }: ChoiceProps) {
  const { t } = useLocale()
  return (
    <Group id={id} field={field} error={error} hint={hint}>
      <div className="row gap-24">
        {([true, false] as const).map((answer) => (
          <label key={String(answer)} className="check">
            <input
              {...(answer ? { id } : {})}
              className="radio"
              type="radio"
              name={field.name}
              value={answer ? 'yes' : 'no'}
              checked={value === answer}
              {...(error ? { 'aria-invalid': true as const } : {})}
              onChange={() => onChange(answer)}
            />
            <span>{t(answer ? 'documents.yes' : 'documents.no')}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}

export function CheckField({ id, field, value, error, hint, onChange }: ChoiceProps) {
  const { language } = useLocale()
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          className="checkbox"
          type="checkbox"
          name={field.name}
          checked={value === true}
          {...noted(id, error, hint)}
          {...(error ? { 'aria-invalid': true as const } : {})}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {textIn(field.label, language)}
          {field.required ? (
            <span className="required" aria-hidden="true">
              {' '}
              *
            </span>
          ) : null}
        </span>
      </label>
      {hint ? (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? <Wrong id={`${id}-error`} text={error} /> : null}
    </div>
  )
}
