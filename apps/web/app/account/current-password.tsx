// The password that stands: asked for before something of the account changes.
import type { ComponentProps } from 'react'
import { TextField } from '../ui/forms/field.tsx'
import { useT } from '../words/language.tsx'

export const CurrentPassword = (input: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField type="password" label={useT()('profile.currentPassword')} autoComplete="current-password" required {...input} />
)
