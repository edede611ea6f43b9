// A date in three parts, in the calendar of the one who types it; below it stands the same day in the other one.
import { FieldError } from '../../../ui/forms/field.tsx'
import { useLocale } from '../../../words/language.tsx'
import { CALENDARS, type Calendar, daysIn, inTheOther, isoOf, monthsOf, type TypedDate } from './typed-date.ts'

type DateFieldProps = {
  id: string
  label: string
  hint?: string | undefined
  isRequired: boolean
  error: string | null
  warning: string | null
  typed: TypedDate
  calendar: Calendar
  onChange: (typed: TypedDate) => void
  onCalendar: (calendar: Calendar) => void
}

export function DateField({
  id,
  label,
  hint,
  isRequired,
  error,
  warning,
  typed,
  calendar,
  onChange,
  onCalendar,
}: DateFieldProps) {
  const { language, t } = useLocale()
  const iso = isoOf(typed, calendar)
  const other = iso === '' ? null : inTheOther(iso, calendar, language)
  const described = { 'aria-describedby': `${id}-note` }
  const part = { ...described, ...(error ? { 'aria-invalid': true as const } : {}) }
  const look = `input ${error ? 'invalid' : ''}`
  return (
    <fieldset className="field document-date">
      <legend className="legend">
        {label}
        {isRequired ? (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </legend>
      <div className="document-date-parts">
        <select
          id={id}
          className={look}
          aria-label={`${label}: ${t('documents.day')}`}
          {...part}
          value={typed.day}
          onChange={(event) => onChange({ ...typed, day: event.target.value })}
        >
          <option value="">{t('documents.day')}</option>
          {Array.from({ length: Math.max(daysIn(typed, calendar), Number(typed.day)) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days are their numbers
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
        <select
          className={look}
          aria-label={`${label}: ${t('documents.month')}`}
          {...part}
          value={typed.month}
          onChange={(event) => onChange({ ...typed, month: event.target.value })}
        >
          <option value="">{t('documents.month')}</option>
          {monthsOf(calendar, language).map((name, i) => (
            <option key={name} value={i + 1}>
              {name}
            </option>
          ))}
        </select>
        <input
          className={`${look} tabular`}
          dir="ltr"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          placeholder={t('documents.year')}
          aria-label={`${label}: ${t('documents.year')}`}
          {...part}
          value={typed.year}
          onChange={(event) => onChange({ ...typed, year: event.target.value.replace(/\D/g, '') })}
        />
      </div>
      <div className="segments document-calendar">
        {CALENDARS.map((each) => (
          <button
            key={each}
            type="button"
            className={each === calendar ? 'active' : ''}
            aria-pressed={each === calendar}
            onClick={() => onCalendar(each)}
          >
            {t(`documents.calendar_${each}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-note`}>
        {other ? <p className="hint">{other}</p> : hint ? <p className="hint">{hint}</p> : null}
        {warning ? <p className="document-warning">{warning}</p> : null}
        {error ? <FieldError id={`${id}-error`} text={error} /> : null}
      </div>
    </fieldset>
  )
}
