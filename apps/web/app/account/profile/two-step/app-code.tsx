// The field for a code of the app; a recovery code fits as well where one is taken.
import { useT } from '../../../words/language.tsx'
import { CodeField } from '../../code-field.tsx'

type Props = { id: string; label: string; error: string | null; orRecovery?: boolean }

export function AppCode({ id, label, error, orRecovery = false }: Props) {
  const t = useT()
  return (
    <CodeField
      id={id}
      label={label}
      hint={t(orRecovery ? 'profile.twoStepOrRecovery' : 'account.stepCodeHint')}
      autoCapitalize="characters"
      spellCheck={false}
      error={error}
      {...(orRecovery ? { inputMode: 'text' as const, maxLength: 40 } : {})}
    />
  )
}
