// The field for a code of the app; a recovery code fits as well where one is taken.
import { TextField } from '../../../ui/forms/field.tsx'
import { useT } from '../../../words/language.tsx'

type Props = { id: string; label: string; error: string | null; orRecovery?: boolean }

export function AppCode({ id, label, error, orRecovery = false }: Props) {
  const t = useT()
  return (
    <TextField
      id={id}
      name="code"
      label={label}
      hint={t(orRecovery ? 'profile.twoStepOrRecovery' : 'account.stepCodeHint')}
      inputMode={orRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={orRecovery ? 40 : 8}
      dir="ltr"
      required
      error={error}
    />
  )
}
