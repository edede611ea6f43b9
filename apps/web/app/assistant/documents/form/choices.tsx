// Answers that are chosen: one of several, several of them, yes or no, and a box to tick.
import type { Field, Value } from '@menged/documents/preview'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/forms/choice.tsx'
import { described, describedBy, FieldError, RequiredMark, SelectField } from '../../../ui/forms/field.tsx'
import { useLocale } from '../../../words/language.tsx'

export type ChoiceProps = {
  id: string
  field: Field
  value: Value | undefined
  error: string | null
  hint: ReactNode
  onChange: (value: Value) => void
}

/** A fieldset with its legend, and what belongs under it. */
function Group({ id, field, error, hint, children }: Omit<ChoiceProps, 'value' | 'onChange'> & { children: ReactNode }) {
  const { language } = useLocale()
  return (
    <fieldset className="field" {...describedBy({ id, error, hint })}>
      <legend className="legend">
        {field.label[language]}
        {field.required ? <RequiredMark /> : null}
      </legend>
      {children}
      {hint ? (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
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
      label={field.label[language]}
      requiredMark={field.required ?? false}
      error={error}
      hint={hint}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      options={[['', t('documents.choose')], ...options.map((option) => [option.value, option.label[language]] as const)]}
    />
  )
}

function RadioField({ id, field, value, error, hint, onChange }: ChoiceProps) {
  const { language } = useLocale()
  return (
    <Group id={id} field={field} error={error} hint={hint}>
      <div className="document-options">
        {field.options?.map((option, i) => (
          <Choice
            key={option.value}
            look="radio"
            {...(i === 0 ? { id } : {})}
            name={field.name}
            value={option.value}
            checked={value === option.value}
            invalid={error !== null}
            onChange={() => onChange(option.value)}
          >
            <OptionText label={option.label[language]} hint={option.hint?.[language]} />
          </Choice>
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
          <Choice
            key={option.value}
            look="checkbox"
            {...(i === 0 ? { id } : {})}
            name={field.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            invalid={error !== null}
            onChange={() => onChange(turn(option.value))}
          >
            <OptionText label={option.label[language]} hint={option.hint?.[language]} />
          </Choice>
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
          <Choice
            key={String(answer)}
            look="radio"
            {...(answer ? { id } : {})}
            name={field.name}
            value={answer ? 'yes' : 'no'}
            checked={value === answer}
            invalid={error !== null}
            onChange={() => onChange(answer)}
          >
            {t(answer ? 'documents.yes' : 'documents.no')}
          </Choice>
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
          {...described({ id, error, hint })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {field.label[language]}
          {field.required ? <RequiredMark /> : null}
        </span>
      </label>
      {hint ? (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  )
}
