// A date in three parts, in the calendar of the one who types it; below it stands the same day in the other one.
import { FieldError, RequiredMark } from '../../../ui/forms/field.tsx'
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

export function DateField(props: DateFieldProps) {
  const { id, label, hint, isRequired, error, warning, typed, calendar, onCalendar } = props
  const { language } = useLocale()
  const iso = isoOf(typed, calendar)
  const note = (iso === '' ? null : inTheOther(iso, calendar, language)) || hint
  return (
    <fieldset className="field document-date">
      <legend className="legend">
        {label}
        {isRequired ? <RequiredMark /> : null}
      </legend>
      <DateParts {...props} />
      <CalendarChoice calendar={calendar} onChoose={onCalendar} />
      <div id={`${id}-note`}>
        {note ? <p className="hint">{note}</p> : null}
        {warning ? <p className="document-warning">{warning}</p> : null}
        {error ? <FieldError id={`${id}-error`} text={error} /> : null}
      </div>
    </fieldset>
  )
}

function DateParts({ id, label, error, typed, calendar, onChange }: DateFieldProps) {
  const { language, t } = useLocale()
  const part = (name: 'day' | 'month' | 'year') => ({
    className: `input ${error ? 'invalid' : ''}`,
    'aria-label': `${label}: ${t(`documents.${name}`)}`,
    'aria-describedby': `${id}-note`,
    ...(error ? { 'aria-invalid': true as const } : {}),
    value: typed[name],
  })
  const select = (name: 'day' | 'month', options: readonly string[]) => (
    <select
      {...(name === 'day' ? { id } : {})}
      {...part(name)}
      onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
    >
      <option value="">{t(`documents.${name}`)}</option>
      {options.map((words, i) => (
        <option key={words} value={i + 1}>
          {words}
        </option>
      ))}
    </select>
  )
  const days = Array.from({ length: Math.max(daysIn(typed, calendar), Number(typed.day)) }, (_, i) => i + 1)
  return (
    <div className="document-date-parts">
      {select('day', days.map(String))}
      {select('month', monthsOf(calendar, language))}
      <input
        dir="ltr"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        placeholder={t('documents.year')}
        {...part('year')}
        className={`${part('year').className} tabular`}
        onChange={(event) => onChange({ ...typed, year: event.target.value.replace(/\D/g, '') })}
      />
    </div>
  )
}

function CalendarChoice({ calendar, onChoose }: { calendar: Calendar; onChoose: (calendar: Calendar) => void }) {
  const { t } = useLocale()
  return (
    <div className="segments document-calendar">
      {CALENDARS.map((each) => (
        <button
          key={each}
          type="button"
          className={each === calendar ? 'active' : ''}
          aria-pressed={each === calendar}
          onClick={() => onChoose(each)}
        >
          {t(`documents.calendar_${each}`)}
        </button>
      ))}
    </div>
  )
}
