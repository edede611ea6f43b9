// The address of an account, as password managers know it.
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'

export const EmailField = (input: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    name="email"
    type="email"
    label={useT()('account.email')}
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...input}
  />
)
