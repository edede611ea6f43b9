// Label above, control, then hint or error. The control is uncontrolled: text typed before takeover stays.
import { CircleAlert } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icon.tsx'

export type Shared = { id: string; label: string; error?: string | null; hint?: ReactNode; requiredMark?: boolean }

type Described = Pick<Shared, 'id' | 'error' | 'hint'>

export function describedBy({ id, error, hint }: Described) {
  const by = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return by ? { 'aria-describedby': by } : {}
}

export const described = (field: Described) => ({
  ...describedBy(field),
  ...(field.error ? { 'aria-invalid': true as const } : {}),
})

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

export function TextField({ id, label, error, hint, requiredMark, ...input }: Shared & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Frame id={id} label={label} error={error ?? null} hint={hint} requiredMark={requiredMark ?? false}>
      <input
        id={id}
        className={`input ${error ? 'invalid' : ''}`}
        {...described({ id, error: error ?? null, hint })}
        {...input}
      />
    </Frame>
  )
}

export function TextArea({ id, label, error, hint, requiredMark, ...input }: Shared & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Frame id={id} label={label} error={error ?? null} hint={hint} requiredMark={requiredMark ?? false}>
      <textarea
        id={id}
        className={`input ${error ? 'invalid' : ''}`}
        {...described({ id, error: error ?? null, hint })}
        {...input}
      />
      {input.maxLength ? <Counter of={id} most={input.maxLength} /> : null}
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

export function SelectField({
  id,
  label,
  error,
  hint,
  requiredMark,
  options,
  ...select
}: Shared & Options & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Frame id={id} label={label} error={error ?? null} hint={hint} requiredMark={requiredMark ?? false}>
      <select
        id={id}
        className={`input ${error ? 'invalid' : ''}`}
        {...described({ id, error: error ?? null, hint })}
        {...select}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  )
}
