// One field of a template, as its type asks for it: with what it says in words, what is warned of, and answers that are known already.

import type { Field, FieldType } from '@menged/documents/preview'
import { textIn } from '@menged/ethiopia/text'
import type { ComponentProps, ReactNode } from 'react'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { useLocale } from '../../../words/language.tsx'
import { amountInWords } from './amount.ts'
import { mostOf } from './answers.ts'
import { CheckField, ChoiceField, ChoicesField, YesNoField } from './choices.tsx'
import { DateField } from './date-field.tsx'
import { type AnswersState, answerId, datePartsOf } from './use-answers.ts'

type AnswerProps = { field: Field; answers: AnswersState; warning: string | null; offers: readonly string[] }

const CHOSEN: Partial<Record<FieldType, typeof ChoiceField>> = {
  choice: ChoiceField,
  choices: ChoicesField,
  yesNo: YesNoField,
  check: CheckField,
}
/** Numbers are read from left to right, whatever the layout. */
const LTR = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } as const
const INPUTS: Partial<Record<FieldType, Omit<ComponentProps<'input'>, 'id'>>> = {
  phone: { type: 'tel', autoComplete: 'off', ...LTR },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off', ...LTR },
  number: { inputMode: 'decimal', autoComplete: 'off', ...LTR },
  money: { inputMode: 'decimal', autoComplete: 'off', ...LTR },
}

export function AnswerField({ field, answers, warning, offers }: AnswerProps) {
  const { language } = useLocale()
  const { name, type } = field
  const id = answerId(name)
  const hint = useHint({ field, answers, warning })
  const value = answers.values[name]
  const error = answers.errors[name] ?? null
  const look = field.half ? 'half' : ''
  if (type === 'date') {
    return (
      <div className={look}>
        <DateField
          id={id}
          error={error}
          warning={warning}
          label={textIn(field.label, language)}
          hint={field.hint && textIn(field.hint, language)}
          isRequired={field.required ?? false}
          typed={datePartsOf(answers, name)}
          calendar={answers.calendar}
          onChange={(typed) => answers.setDate(name, typed)}
          onCalendar={answers.setCalendar}
        />
      </div>
    )
  }
  const Chosen = CHOSEN[type]
  return (
    <div className={look}>
      {Chosen ? (
        <Chosen id={id} field={field} value={value} error={error} hint={hint} onChange={(next) => answers.set(name, next)} />
      ) : (
        <TypedField
          id={id}
          field={field}
          error={error}
          hint={hint}
          answers={answers}
          value={typeof value === 'string' ? value : ''}
        />
      )}
      <Offers field={field} offers={offers} onUse={(text) => answers.set(name, text)} />
    </div>
  )
}

type TypedProps = { id: string; field: Field; value: string; error: string | null; hint: ReactNode; answers: AnswersState }

function TypedField({ id, field, value, error, hint, answers }: TypedProps) {
  const { language } = useLocale()
  const { name, type, known, label, placeholder } = field
  const shared = {
    id,
    name,
    value,
    error,
    hint,
    label: textIn(label, language),
    requiredMark: field.required ?? false,
    ...(field.required ? { required: true } : {}),
    ...(placeholder ? { placeholder: textIn(placeholder, language) } : {}),
  }
  if (type === 'longText') {
    return <TextArea {...shared} rows={4} maxLength={mostOf(field)} onChange={(event) => answers.set(name, event.target.value)} />
  }
  const isNumber = known === 'idNumber' || known === 'tin'
  return (
    <TextField
      {...shared}
      {...(isNumber ? { autoComplete: 'off', ...LTR } : (INPUTS[type] ?? { autoComplete: 'off' }))}
      maxLength={mostOf(field)}
      onChange={(event) => answers.set(name, event.target.value)}
    />
  )
}

function useHint({ field, answers, warning }: Omit<AnswerProps, 'offers'>): ReactNode {
  const { language } = useLocale()
  const { name, type, hint } = field
  const { values, language: written } = answers
  const words =
    type === 'money'
      ? amountInWords(
          String(values[name] ?? ''),
          String(field.currency === undefined ? '' : (values[field.currency] ?? '')),
          written === 'both' ? language : written,
        )
      : null
  if (!words && !warning && !hint) return null
  return (
    <>
      {hint ? <span className="document-hint">{textIn(hint, language)}</span> : null}
      {words ? (
        <span className="document-words" lang={written === 'both' ? language : written}>
          {words}
        </span>
      ) : null}
      {warning ? <span className="document-warning">{warning}</span> : null}
    </>
  )
}

function Offers({ field, offers, onUse }: { field: Field; offers: readonly string[]; onUse: (text: string) => void }) {
  const { t } = useLocale()
  if (offers.length === 0) return null
  return (
    <ul className="document-offers">
      {offers.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => {
              onUse(text)
              document.getElementById(answerId(field.name))?.focus()
            }}
          >
            {t('documents.use', { answer: text })}
          </button>
        </li>
      ))}
    </ul>
  )
}
