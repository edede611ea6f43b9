// A password that can be shown. The check box is beside it, for it may show two fields at once.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { TextField } from './field.tsx'

export const PasswordField = ({ shown, ...field }: ComponentProps<typeof TextField> & { shown: boolean }) => (
  <TextField {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
)

type CheckFieldProps = { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <label className="check" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
