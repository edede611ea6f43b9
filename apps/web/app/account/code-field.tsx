// A code of an app, or a recovery code. Phones offer it above the keyboard.
import type { ComponentProps } from 'react'
import { TextField } from '../ui/forms/field.tsx'

export const CodeField = (input: ComponentProps<typeof TextField>) => (
  <TextField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={8} dir="ltr" required {...input} />
)
