// The six digits of a mail. Phones offer them above the keyboard.
import { TextField } from '../../../ui/forms/field.tsx'
import { useT } from '../../../words/language.tsx'

export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed.trim())

export function SixDigits({ error, autoFocus = false }: { error: string | null; autoFocus?: boolean }) {
  const t = useT()
  return (
    <TextField
      id="mail-code"
      name="code"
      label={t('account.code')}
      hint={t('account.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      dir="ltr"
      required
      error={error}
      {...(autoFocus ? { 'data-first': '' } : {})}
    />
  )
}
