// Counts as people read them: with commas, in thousands, in hundredths of others.
import { isEthiopic, type Language } from '@menged/ethiopia/languages'

export const thousands = (count: number): string => count.toLocaleString('en')

/** For an axis: `15k`, `15 ሺ`. */
export const shortly = (count: number, language: Language): string =>
  count < 1000 ? String(count) : isEthiopic(language) ? `${count / 1000} ሺ` : `${count / 1000}k`

/** In hundredths; null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

const LINES = 4

/** Whole steps that people count in, from nothing to at least the highest. */
export function stepsTo(highest: number): number[] {
  const wanted = Math.max(1, highest / LINES)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= wanted && Number.isInteger(each * power)) ?? 10
  const step = factor * power
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}
