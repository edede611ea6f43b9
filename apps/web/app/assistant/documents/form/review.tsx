// All answers before the document is made, step by step, each with a way back to its step.

import { type Field, type Step, spellingWarnings, type Value } from '@menged/documents/preview'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { type Text, textIn } from '@menged/ethiopia/text'
import type { Translate } from '@menged/i18n/translate'
import { CircleAlert } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { amountText } from './amount.ts'
import { isEmpty } from './answers.ts'
import type { AnswersState } from './use-answers.ts'

export function Review({ answers, upTo }: { answers: AnswersState; upTo: number }) {
  const { language, t } = useLocale()
  const { steps, values, open, errorsOf } = answers
  const warnings = spellingWarnings(steps, values, answers.language)
  const warningOf = (name: string) => warnings.find(({ field }) => field === name)?.message
  return (
    <div className="document-review">
      {steps.slice(0, upTo).map((step, i) => {
        if (step.fields.length === 0) return null
        const wrong = errorsOf(step)
        return (
          <section key={step.id} aria-labelledby={`review-${step.id}`}>
            <div className="row between">
              <h2 id={`review-${step.id}`}>{textIn(step.title, language)}</h2>
              <button
                type="button"
                className="button quiet small"
                aria-label={t('documents.changeStep', { step: textIn(step.title, language) })}
                onClick={() => open(i, wrong)}
              >
                {t('documents.change')}
              </button>
            </div>
            <dl>
              {step.fields
                .filter(({ name, spells }) => !spells || !isEmpty(values[name]))
                .map((field) => (
                  <Answer
                    key={field.name}
                    field={field}
                    value={values[field.name]}
                    error={wrong[field.name] ?? null}
                    warning={warningOf(field.name)}
                  />
                ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}

type AnswerProps = { field: Field; value: Value | undefined; error: string | null; warning: Text | undefined }

function Answer({ field, value, error, warning }: AnswerProps) {
  const { language, t } = useLocale()
  const shown = answerText(field, value, language, t)
  return (
    <div>
      <dt>{textIn(field.label, language)}</dt>
      <dd className={shown === null ? 'muted' : ''}>
        {shown ?? t('documents.leftEmpty')}
        {warning ? <span className="document-warning">{textIn(warning, language)}</span> : null}
        {error ? (
          <span className="error">
            <Icon of={CircleAlert} size="small" />
            <span>{error}</span>
          </span>
        ) : null}
      </dd>
    </div>
  )
}

/** As a person says it; null for what was left empty. */
export function answerText({ type, options }: Field, value: Value | undefined, language: Language, t: Translate): string | null {
  if (type === 'yesNo' && typeof value === 'boolean') return t(value ? 'documents.yes' : 'documents.no')
  if (value === undefined || isEmpty(value)) return null
  const labelOf = (each: string) => textIn(options?.find((option) => option.value === each)?.label ?? {}, language) || each
  if (typeof value === 'boolean') return t('documents.yes')
  if (typeof value !== 'string') return value.map(labelOf).join(punctuationOf(language).comma)
  if (type === 'date') return dateText(value, language)
  if (type === 'money' || type === 'number') return amountText(value)
  return type === 'choice' ? labelOf(value) : value
}

function dateText(iso: string, language: Language): string {
  try {
    return formatDate(parseIsoDate(iso), language)
  } catch {
    return iso
  }
}

/** A template without a step for it shows its answers in the last one. */
export const isReview = ({ id, fields }: Step): boolean => id === 'review' && fields.length === 0
