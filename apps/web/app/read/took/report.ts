// What somebody tells of an errand: as it was typed, and as the API takes it.
import { experienceReportSchema } from '@menged/contracts/experiences'
import type { Language } from '@menged/ethiopia/languages'
import { fromGeez } from '@menged/ethiopia/numeral-reading'
import type { Typed } from '../../page/form-result.ts'
import type { TookField } from './took-form.tsx'

export const checkedReport = ({ paid, days, office }: Typed<TookField>, language: Language) =>
  experienceReportSchema.safeParse({
    paid: amountIn(paid),
    days: amountIn(days),
    office: office.trim() || null,
    language,
  })

/** `1,500`, `1500 birr` and numerals of Ethiopic; null for nothing, NaN for what is no whole number. */
export function amountIn(text: string): number | null {
  const digits = text.replace(/birr|etb|ብር|ቀን|days?|[\s,]/gi, '')
  if (digits === '') return text.trim() === '' ? null : Number.NaN
  if (/^\d{1,9}$/.test(digits)) return Number(digits)
  try {
    return Number(fromGeez(digits))
  } catch {
    return Number.NaN
  }
}
