// A day and an hour, chosen in the calendar and on the clock of the reader: Ethiopian in Amharic, Gregorian in English. What is likely is one tap.

import { addisDate, isoDate } from '@menged/ethiopia/calendar'
import { formatDayMinute } from '@menged/ethiopia/clock'
import { useState } from 'react'
import { serverNow } from '../../page/deferred/server-time.ts'
import { DayField } from '../../ui/forms/day-field.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { useLocale } from '../../words/language.tsx'
import { likelyMoments, type Moment, minuteOf, nearText, timeOf } from './moment.ts'

/** From six in the morning to half past nine in the evening. */
const TIMES = Array.from({ length: 32 }, (_, i) => 6 * 60 + i * 30)

type TimeFieldsProps = { id: string; value: Moment; onChange: (value: Moment) => void; error?: string | null }

export function TimeFields({ id, value, onChange, error = null }: TimeFieldsProps) {
  const { language, t } = useLocale()
  return (
    <div className="time-fields">
      <Likely value={value} onChange={onChange} />
      <DayField
        id={id}
        language={language}
        labels={{ day: t('ask.day'), month: t('ask.month'), year: t('ask.year') }}
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
        years={{ today: isoDate(addisDate(serverNow())), before: 0, after: 1 }}
        error={error}
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
