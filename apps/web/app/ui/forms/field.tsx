// Label above, control, then hint or error. The control is uncontrolled: text typed before takeover stays.
import { CircleAlert } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icon.tsx'

export type Shared = { id: string; label: string; error?: string | null; hint?: ReactNode; requiredMark?: boolean }

export function described({ id, error, hint }: Pick<Shared, 'id' | 'error' | 'hint'>) {
  const by = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return { ...(by ? { 'aria-describedby': by } : {}), ...(error ? { 'aria-invalid': true as const } : {}) }
}

export const RequiredMark = () => (
  <span className="required" aria-hidden="true">
    {' '}
    *
  </span>
)

export const FieldError = ({ text, ...rest }: { text: string } & ComponentProps<'p'>) => (
  <p className="error" {...rest}>
    <Icon of={CircleAlert} size="small" />
    <span>{text}</span>
  </p>
)

export function Frame({ id, label, error, hint, requiredMark, children }: Shared & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {requiredMark ? <RequiredMark /> : null}
      </label>
      {children}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  )
}

/** What the frame of a control needs, and what the control itself. */
const partsOf = <Input extends object>({ id, label, error = null, hint, requiredMark = false, ...input }: Shared & Input) => ({
  frame: { id, label, error, hint, requiredMark },
  input: { id, className: `input ${error ? 'invalid' : ''}`, ...described({ id, error, hint }), ...input },
})

export function TextField(props: Shared & Omit<ComponentProps<'input'>, 'id'>) {
  const { frame, input } = partsOf(props)
  return (
    <Frame {...frame}>
      <input {...input} />
    </Frame>
  )
}

export function TextArea(props: Shared & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { frame, input } = partsOf(props)
  return (
    <Frame {...frame}>
      <textarea {...input} />
      {props.maxLength ? <Counter of={props.id} most={props.maxLength} /> : null}
    </Frame>
  )
}

/** Where typing stops, before it does. For the eyes: the browser tells others when the field is full. */
function Counter({ of: id, most }: { of: string; most: number }) {
  const [length, setLength] = useState<number | null>(null)
  useEffect(() => {
    const area = document.getElementById(id) as HTMLTextAreaElement
    const count = () => setLength(area.value.length)
    count()
    area.addEventListener('input', count)
    return () => area.removeEventListener('input', count)
  }, [id])
  return (
    <p className="hint tabular ltr counter" aria-hidden="true">
      {length === null ? null : `${length} / ${most}`}
    </p>
  )
}

type Options = { options: readonly (readonly [value: string, label: string])[] }

export function SelectField({ options, ...props }: Shared & Options & Omit<ComponentProps<'select'>, 'id'>) {
  const { frame, input } = partsOf(props)
  return (
    <Frame {...frame}>
      <select {...input}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  )
}
