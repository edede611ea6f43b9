// A day and an hour, chosen in the calendar and on the clock of the reader: Ethiopian in Amharic, Gregorian in English. What is likely is one tap.

import { addisDate, isoDate } from '@menged/ethiopia/calendar'
import { formatDayMinute } from '@menged/ethiopia/clock'
import { useState } from 'react'
import { serverNow } from '../../page/deferred/server-time.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { useLocale } from '../../words/language.tsx'
import { type Day, dayOf, daysIn, isoOf, likelyMoments, type Moment, minuteOf, monthsOf, nearText, timeOf } from './moment.ts'

/** From six in the morning to half past nine in the evening. */
const TIMES = Array.from({ length: 32 }, (_, i) => 6 * 60 + i * 30)

type TimeFieldsProps = { id: string; value: Moment; onChange: (value: Moment) => void; error?: string | null }

export function TimeFields({ id, value, onChange, error = null }: TimeFieldsProps) {
  const { language, t } = useLocale()
  const own = dayOf(value.date, language)
  const thisYear = dayOf(isoDate(addisDate(serverNow())), language).year
  const years = [...new Set([thisYear, thisYear + 1, own.year])].sort()
  const choose = (part: Partial<Day>) => onChange({ ...value, date: isoOf({ ...own, ...part }, language) })
  const numbers = (values: number[]) => values.map((each) => [String(each), String(each)] as const)
  return (
    <div className="time-fields">
      <Likely value={value} onChange={onChange} />
      <SelectField
        id={`${id}-day`}
        label={t('ask.day')}
        value={own.day}
        error={error}
        options={numbers(Array.from({ length: daysIn(own, language) }, (_, i) => i + 1))}
        onChange={(event) => choose({ day: Number(event.target.value) })}
      />
      <SelectField
        id={`${id}-month`}
        label={t('ask.month')}
        value={own.month}
        options={monthsOf(language).map((name, i) => [String(i + 1), name] as const)}
        onChange={(event) => choose({ month: Number(event.target.value) })}
      />
      <SelectField
        id={`${id}-year`}
        label={t('ask.year')}
        value={own.year}
        options={numbers(years)}
        onChange={(event) => choose({ year: Number(event.target.value) })}
      />
      <SelectField
        id={`${id}-time`}
        label={t('ask.time')}
        value={minuteOf(value.time)}
        options={[...new Set([...TIMES, minuteOf(value.time)])].map(
          (each) => [String(each), formatDayMinute(each, language)] as const,
        )}
        onChange={(event) => onChange({ ...value, time: timeOf(Number(event.target.value)) })}
      />
    </div>
  )
}

function Likely({ value, onChange }: Pick<TimeFieldsProps, 'value' | 'onChange'>) {
  const { language, t } = useLocale()
  const [moments] = useState(() => likelyMoments(new Date(serverNow())))
  return (
    <fieldset className="likely-times">
      <legend className="sr-only">{t('ask.likely')}</legend>
      {moments.map((each) => (
        <button
          key={each.date + each.time}
          type="button"
          className="chip"
          aria-pressed={each.date === value.date && each.time === value.time}
          onClick={() => onChange(each)}
        >
          {nearText(each, language)}
        </button>
      ))}
    </fieldset>
  )
}
