// The fields of a draft. Each knows its path, and by it its name, its value and what is wrong with it.
import { CERTAINTIES } from '@menged/contracts/certainties'
import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import { usesEthiopian } from '@menged/ethiopia/calendar'
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import { gregorianMonthName } from '@menged/ethiopia/month-names'
import type { ReactNode } from 'react'
import { monthText } from '../../../page/month-text.ts'
import { CheckField } from '../../../ui/forms/choice.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/forms/field.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import { fieldId, fieldName, inLanguage } from '../field-names.ts'
import { useField } from './use-field.ts'

/** A part of the form in both languages: beside each other, or on a phone one at a time. */
export const Sides = ({ children }: { children: (language: Written) => ReactNode }) => (
  <div className="draft-sides">
    {WRITTEN.map((language) => (
      <div key={language} data-side={language}>
        {children(language)}
      </div>
    ))}
  </div>
)

type TextsProps = { path: string; most?: number; long?: boolean; hint?: string }

/** A text in both languages. */
export const Texts = ({ path, ...rest }: TextsProps) => (
  <Sides>{(language) => <OneText path={`${path}.${language}`} language={language} {...rest} />}</Sides>
)

type OneTextProps = TextsProps & { language?: Written; ltr?: boolean; inputMode?: 'url' | 'tel' }

export function OneText({ path, language, most = PUBLISHING_LIMITS.words, long = false, hint, ltr, inputMode }: OneTextProps) {
  const t = useT()
  const { value = '', set, error } = useField<string>(path)
  const name = fieldName(path, t)
  const shared = {
    id: fieldId(path),
    label: language ? inLanguage(name, language, t) : name,
    value,
    error,
    maxLength: most,
    autoComplete: 'off',
    ...(language ? { lang: language } : {}),
    ...(hint ? { hint } : {}),
    ...(ltr ? { dir: 'ltr' } : {}),
    ...(inputMode ? { inputMode } : {}),
  }
  if (!long) return <TextField {...shared} onChange={(event) => set(event.target.value)} />
  // Counted only where the end is near.
  const { maxLength, ...area } = shared
  return (
    <TextArea
      {...area}
      {...(value.length > most * 0.8 ? { maxLength } : {})}
      rows={2}
      className={`input draft-area ${error ? 'invalid' : ''}`}
      onChange={(event) => set(event.target.value.slice(0, most))}
    />
  )
}

export function Check({ path }: { path: string }) {
  const t = useT()
  const { value = false, set } = useField<boolean>(path)
  return <CheckField label={fieldName(path, t)} checked={value} onChange={set} />
}

export function CertaintyField({ path }: { path: string }) {
  const t = useT()
  const { value = 'medium', set, error } = useField<string>(path)
  return (
    <SelectField
      id={fieldId(path)}
      label={fieldName(path, t)}
      value={value}
      error={error}
      options={CERTAINTIES.map((each) => [each, t(`publishing.certainty_${each}`)] as const)}
      onChange={(event) => set(event.target.value)}
    />
  )
}

const YEARS_BACK = 25

/** Of when something is known: a year, or a month of it. Two choices, so that nothing is half typed. */
export function MonthField({ path }: { path: string }) {
  const { language, t } = useLocale()
  const { value = '', set, error } = useField<string>(path)
  const [year = '', month = ''] = value.split('-')
  const now = new Date().getFullYear()
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(now - back))
  const put = (newYear: string, newMonth: string) => set(newYear && newMonth ? `${newYear}-${newMonth}` : newYear)
  const known = year === '' || years.includes(year) ? years : [...years, year]
  return (
    <fieldset className="field draft-month">
      <legend className="legend">{fieldName(path, t)}</legend>
      <div className="draft-month-parts">
        <select
          id={fieldId(path)}
          className={`input ${error ? 'invalid' : ''}`}
          aria-label={t('publishing.year')}
          value={year}
          onChange={(event) => put(event.target.value, event.target.value ? month : '')}
        >
          <option value="">{t('publishing.noDate')}</option>
          {known.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <select
          className="input"
          aria-label={t('publishing.month')}
          value={month}
          disabled={year === ''}
          onChange={(event) => put(year, event.target.value)}
        >
          <option value="">{t('publishing.wholeYear')}</option>
          {Array.from({ length: 12 }, (_, i) => (
            <option key={gregorianMonthName(i + 1, language)} value={String(i + 1).padStart(2, '0')}>
              {gregorianMonthName(i + 1, language)}
            </option>
          ))}
        </select>
      </div>
      {value && usesEthiopian(language) ? <p className="hint">{monthText(value, language)}</p> : null}
      {error ? <p className="error">{error}</p> : null}
    </fieldset>
  )
}
