// Which characters of a text cannot be printed: no font of documents has them, or they are no letters at all. Browser-safe: the form
// refuses what the server would.
import { COVERAGE } from './coverage.ts'

/** Taken out before printing: marks that nobody sees, and that come with what is pasted. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|\p{Variation_Selector}/gu
const BREAKS = /\r\n?|[\u2028\u2029\u0085\v\f]/g

const RANGES = COVERAGE.split(' ').map((range) => range.split('-').map((code) => Number.parseInt(code, 16)))
const isCovered = (code: number): boolean => RANGES.some(([first = 0, last = first]) => code >= first && code <= last)

/** A text as it is printed: one kind of line break, composed letters, nothing unseen. */
export const printable = (text: string): string =>
  text.replace(BREAKS, '\n').replace(UNSEEN, '').replaceAll('\t', ' ').normalize('NFC')

/** Each once, as they come; empty when the text can be printed. Half a character is none. */
export function unsupportedIn(text: string): string[] {
  const found = new Set<string>()
  for (const character of printable(text)) {
    if (character !== '\n' && !isCovered(character.codePointAt(0) ?? 0)) found.add(character)
  }
  return [...found]
}

/** The first one in any text of a document. */
export function firstUnsupported(value: unknown): string | undefined {
  if (typeof value === 'string') return unsupportedIn(value)[0]
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const found = firstUnsupported(inner)
    if (found !== undefined) return found
  }
  return undefined
}
