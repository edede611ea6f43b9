// Radio buttons that look like segments.
import type { ReactNode } from 'react'

type RadioSegmentsProps<Value> = {
  name: string
  look?: string
  values: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
  /** What stands beside one. */
  children: (value: Value) => ReactNode
}

export const RadioSegments = <Value extends string>(props: RadioSegmentsProps<Value>) => (
  <div className={props.look ? `segments ${props.look}` : 'segments'}>
    {props.values.map((each) => (
      <label key={each} className={each === props.value ? 'active' : undefined}>
        <input
          className="sr-only"
          type="radio"
          name={props.name}
          value={each}
          checked={each === props.value}
          onChange={() => props.onChoose(each)}
        />
        {props.children(each)}
      </label>
    ))}
  </div>
)
