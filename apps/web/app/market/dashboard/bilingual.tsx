// A text in both languages, one of which may be left out.
import type { ReactNode } from 'react'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'

type Both = { en: string | null; am: string | null }
type BilingualProps = {
  name: string
  label: string
  value: Both
  most: number
  error: string | null
  isLong?: boolean
  requiredMark?: boolean
  hint?: ReactNode
}

/** The error stands under the first of the two. */
export function Bilingual({ name, label, value, most, error, isLong = false, requiredMark = false, hint }: BilingualProps) {
  const t = useT()
  const shared = (language: 'en' | 'am') => ({
    id: `own-${name}-${language}`,
    name: `${name}.${language}`,
    lang: language,
    label: t(language === 'en' ? 'dashboard.inEnglish' : 'dashboard.inAmharic', { name: label }),
    requiredMark,
    maxLength: most,
    defaultValue: value[language] ?? '',
    error: language === 'en' ? error : null,
    ...(hint && language === 'en' ? { hint } : {}),
  })
  return (
    <div className="own-two">
      {(['en', 'am'] as const).map((language) =>
        isLong ? (
          <TextArea key={language} rows={4} {...shared(language)} />
        ) : (
          <TextField key={language} autoComplete="off" {...shared(language)} />
        ),
      )}
    </div>
  )
}

/** As the server reads it: an empty text is none. */
export const bothOf = (form: FormData, name: string): { en: string; am: string } => ({
  en: String(form.get(`${name}.en`) ?? ''),
  am: String(form.get(`${name}.am`) ?? ''),
})
