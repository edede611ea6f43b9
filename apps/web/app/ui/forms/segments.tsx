// A few choices side by side, one of which holds.
import type { ReactNode } from 'react'

type SegmentsProps<Value> = {
  label: string
  look?: string
  values: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
  /** What stands on the button of one. */
  children: (value: Value) => ReactNode
}

export const Segments = <Value extends string>({ label, look, values, value, onChoose, children }: SegmentsProps<Value>) => (
  <fieldset className={look ? `segments ${look}` : 'segments'} aria-label={label}>
    {values.map((each) => (
      <button
        key={each}
        type="button"
        className={each === value ? 'active' : undefined}
        aria-pressed={each === value}
        onClick={() => onChoose(each)}
      >
        {children(each)}
      </button>
    ))}
  </fieldset>
)
