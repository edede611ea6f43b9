// A day, chosen in the calendar of the reader: three fields side by side; what holds them says how.
import type { Language } from '@menged/ethiopia/languages'
import { SelectField } from './field.tsx'
import { type Day, dayOf, daysIn, isoOf, monthsOf } from './reader-day.ts'

type DayFieldProps = {
  id: string
  /** Whose calendar it is. */
  language: Language
  labels: Record<keyof Day, string>
  /** Gregorian, as calls carry it. */
  value: string
  onChange: (value: string) => void
  /** Years before and after that of `today`, Gregorian, which may be chosen. */
  years: { today: string; before: number; after: number }
  error?: string | null
}

export function DayField({
  id,
  language,
  labels,
  value,
  onChange,
  years: { today, before, after },
  error = null,
}: DayFieldProps) {
  const own = dayOf(value, language)
  const thisYear = dayOf(today, language).year
  const near = Array.from({ length: before + after + 1 }, (_, i) => thisYear - before + i)
  const numbers = (values: number[]) => values.map((each) => [String(each), String(each)] as const)
  const part = (name: keyof Day, options: readonly (readonly [string, string])[]) => ({
    id: `${id}-${name}`,
    label: labels[name],
    value: own[name],
    options,
    onChange: ({ target }: { target: HTMLSelectElement }) => onChange(isoOf({ ...own, [name]: Number(target.value) }, language)),
  })
  return (
    <>
      <SelectField {...part('day', numbers(Array.from({ length: daysIn(own, language) }, (_, i) => i + 1)))} error={error} />
      <SelectField
        {...part(
          'month',
          monthsOf(language).map((name, i) => [String(i + 1), name] as const),
        )}
      />
      <SelectField {...part('year', numbers([...new Set([...near, own.year])].sort()))} />
    </>
  )
}
