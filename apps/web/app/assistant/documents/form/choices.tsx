// Answers that are chosen: one of several, several of them, yes or no, and a box to tick.

import type { Field, Value } from '@menged/documents/preview'
import { textIn } from '@menged/ethiopia/text'
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/forms/choice.tsx'
import { described, FieldError, RequiredMark, SelectField } from '../../../ui/forms/field.tsx'
import { useLocale } from '../../../words/language.tsx'

export type ChoiceProps = {
  id: string
  field: Field
  value: Value | undefined
  error: string | null
  hint: ReactNode
  onChange: (value: Value) => void
}

type GroupProps = Omit<ChoiceProps, 'value' | 'onChange'>
type OptionsProps = GroupProps & {
  look: 'radio' | 'checkbox'
  isChosen: (option: string) => boolean
  onTurn: (option: string) => void
}

const Below = ({ id, hint, error }: Pick<GroupProps, 'id' | 'hint' | 'error'>) => (
  <>
    {hint ? (
      <div className="hint" id={`${id}-hint`}>
        {hint}
      </div>
    ) : null}
    {error ? <FieldError id={`${id}-error`} text={error} /> : null}
  </>
)

/** A fieldset with its legend, and what belongs under it. */
function Group({ id, field, error, hint, children }: GroupProps & { children: ReactNode }) {
  const { language } = useLocale()
  return (
    <fieldset className="field" aria-describedby={described({ id, error, hint })['aria-describedby']}>
      <legend className="legend">
        {textIn(field.label, language)}
        {field.required ? <RequiredMark /> : null}
      </legend>
      {children}
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  )
}

/** A list to fold out, unless the options need a word of explanation. */
export function ChoiceField({ id, field, value, error, hint, onChange }: ChoiceProps) {
  const { language, t } = useLocale()
  const options = field.options ?? []
  if (options.some((option) => option.hint)) {
    const group = { id, field, error, hint }
    return <Options {...group} look="radio" isChosen={(option) => option === value} onTurn={onChange} />
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

/** Options with their words of explanation, one below the other. */
function Options({ look, isChosen, onTurn, ...group }: OptionsProps) {
  const { language } = useLocale()
  const { id, field, error } = group
  return (
    <Group {...group}>
      <div className="document-options">
        {field.options?.map((option, i) => (
          <Choice
            key={option.value}
            look={look}
            {...(i === 0 ? { id } : {})}
            name={field.name}
            value={option.value}
            checked={isChosen(option.value)}
            invalid={error !== null}
            onChange={() => onTurn(option.value)}
          >
            <span className="stack">
              <span>{textIn(option.label, language)}</span>
              {option.hint ? <span className="hint">{textIn(option.hint, language)}</span> : null}
            </span>
          </Choice>
        ))}
      </div>
    </Group>
  )
}

export function ChoicesField({ value, onChange, ...group }: ChoiceProps) {
  const { options = [] } = group.field
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const turn = (option: string) =>
    // In the order of the options: in that order they are printed.
    options.flatMap((each) => ((each.value === option) !== chosen.includes(each.value) ? [each.value] : []))
  return (
    <Options
      {...group}
      look="checkbox"
      isChosen={(option) => chosen.includes(option)}
      onTurn={(option) => onChange(turn(option))}
    />
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
          {textIn(field.label, language)}
          {field.required ? <RequiredMark /> : null}
        </span>
      </label>
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}
