// Two times of the day, chosen from a list in the reader's own clock, or none.

import { formatDayMinute } from '@menged/ethiopia/clock'
import type { Language } from '@menged/ethiopia/languages'
import { Choice } from '../forms/choice.tsx'

type Range = { from: number; to: number }
type QuietHoursProps = {
  id: string
  value: Range | null
  onChange: (value: Range | null) => void
  language: Language
  words: { title: string; hint: string; from: string; to: string }
}

const STEP_MINUTES = 30
const TIMES = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, i) => i * STEP_MINUTES)
/** From nine in the evening to six in the morning. */
const USUAL: Range = { from: 21 * 60, to: 6 * 60 }

export function QuietHoursField({ id, value, onChange, language, words }: QuietHoursProps) {
  const time = (end: 'from' | 'to') => (
    <div className="field grow">
      <label htmlFor={`${id}-${end}`}>{words[end]}</label>
      <select
        id={`${id}-${end}`}
        className="input"
        value={value?.[end]}
        onChange={(event) => value && onChange({ ...value, [end]: Number(event.target.value) })}
      >
        {[...new Set([...TIMES, value?.[end] ?? 0])]
          .sort((a, b) => a - b)
          .map((minute) => (
            <option key={minute} value={minute}>
              {formatDayMinute(minute, language)}
            </option>
          ))}
      </select>
    </div>
  )
  return (
    <fieldset className="stack">
      <legend className="sr-only">{words.title}</legend>
      <Choice look="checkbox" checked={value !== null} onChange={(event) => onChange(event.target.checked ? USUAL : null)}>
        <span>
          <span className="strong">{words.title}</span>
          <span className="hint quiet-hint">{words.hint}</span>
        </span>
      </Choice>
      {value ? (
        <div className="row gap-12 time-range">
          {time('from')}
          {time('to')}
        </div>
      ) : null}
    </fieldset>
  )
}
