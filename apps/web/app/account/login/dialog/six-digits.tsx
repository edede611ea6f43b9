// The six digits of a mail.
import { useT } from '../../../words/language.tsx'
import { CodeField } from '../../code-field.tsx'

export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed.trim())

export function SixDigits({ error, autoFocus = false }: { error: string | null; autoFocus?: boolean }) {
  const t = useT()
  const first = autoFocus ? { 'data-first': '' } : {}
  return <CodeField id="mail-code" label={t('account.code')} hint={t('account.codeHint')} error={error} {...first} />
}
