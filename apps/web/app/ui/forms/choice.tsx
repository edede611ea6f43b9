// A box or a circle to tick, and its words.
import type { ComponentProps, ReactNode } from 'react'

/** `checkbox round`: one of several, drawn with a tick. */
type Look = 'checkbox' | 'radio' | 'checkbox round'
type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { look: Look; invalid?: boolean; children: ReactNode }

/** Several elements, or words, which stand in one. */
export const Choice = ({ look, invalid, children, ...input }: ChoiceProps) => (
  <label className="check">
    <input className={look} type={look === 'checkbox' ? 'checkbox' : 'radio'} aria-invalid={invalid || undefined} {...input} />
    {typeof children === 'string' ? <span>{children}</span> : children}
  </label>
)

type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
  <Choice look="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)}>
    {label}
  </Choice>
)
