// A password that can be shown. What shows it stands beside it, for it may show two fields at once.
import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

export const PasswordField = ({ shown, ...field }: ComponentProps<typeof TextField> & { shown: boolean }) => (
  <TextField {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
)
