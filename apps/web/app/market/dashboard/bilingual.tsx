// A text in both languages, one of which may be left out.

import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import { type InEach, inEach, type Text } from '@menged/ethiopia/text'
import type { ReactNode } from 'react'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'

type Both = InEach<string | null>
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
  const shared = (language: Written, isFirst: boolean) => ({
    id: `own-${name}-${language}`,
    name: `${name}.${language}`,
    lang: language,
    label: t(`dashboard.in_${language}`, { name: label }),
    requiredMark,
    maxLength: most,
    defaultValue: value[language] ?? '',
    error: isFirst ? error : null,
    ...(hint && isFirst ? { hint } : {}),
  })
  return (
    <div className="own-two">
      {WRITTEN.map((language, i) =>
        isLong ? (
          <TextArea key={language} rows={4} {...shared(language, i === 0)} />
        ) : (
          <TextField key={language} autoComplete="off" {...shared(language, i === 0)} />
        ),
      )}
    </div>
  )
}

/** As the server reads it: an empty text is none. */
export const bothOf = (form: FormData, name: string): Text => inEach((each) => String(form.get(`${name}.${each}`) ?? ''))
