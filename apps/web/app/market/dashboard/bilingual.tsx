// A text in both languages, one of which may be left out.

import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import { type InEach, inEach, type Text } from '@menged/ethiopia/text'
import type { ReactNode } from 'react'
import { RequiredMark, TextArea, TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'

type Both = InEach<string | null>
type BilingualProps = {
  name: string
  label: string
  value: Both
  most: number
  error: string | null
  isLong?: boolean
  /** In one of the languages at least. */
  isNeeded?: boolean
  hint?: ReactNode
}

/** The error stands under the first of the two. */
export function Bilingual({ name, label, value, most, error, isLong = false, isNeeded = false, hint }: BilingualProps) {
  const t = useT()
  const shared = (language: Written, isFirst: boolean) => ({
    id: `own-${name}-${language}`,
    name: `${name}.${language}`,
    lang: language,
    label: t(`dashboard.in_${language}`),
    maxLength: most,
    defaultValue: value[language] ?? '',
    error: isFirst ? error : null,
    ...(hint && isFirst ? { hint } : {}),
  })
  return (
    <fieldset className="own-both">
      <legend className="legend">
        {label}
        {isNeeded ? <RequiredMark /> : null}
        {isNeeded ? <span className="hint quiet-hint">{t('dashboard.oneEnough')}</span> : null}
      </legend>
      <div className="own-two">
        {WRITTEN.map((language, i) =>
          isLong ? (
            <TextArea key={language} rows={4} {...shared(language, i === 0)} />
          ) : (
            <TextField key={language} autoComplete="off" {...shared(language, i === 0)} />
          ),
        )}
      </div>
    </fieldset>
  )
}

/** As the server reads it: an empty text is none. */
export const bothOf = (form: FormData, name: string): Text => inEach((each) => String(form.get(`${name}.${each}`) ?? ''))
