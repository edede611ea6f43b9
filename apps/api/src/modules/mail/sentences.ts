// Sentences of a mail, each as plain text and as HTML. What somebody typed is put in as text, and kept to itself.
import type { Language } from '@menged/contracts'
import { translateIn, type WordKey } from '@menged/i18n'
import { escapeText } from '../../platform/sanitise.ts'

export type Sentence = { plain: string; html: string }

const CONTROLS = /[^\P{Cc}\n]/gu
const SEPARATORS = /[\u2028\u2029]/g
/** Signs that turn the order of letters round: a name could look like what it is not. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069']

/** Several lines, without what cannot be seen and does something. */
export const cleanLines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(SEPARATORS, '\n').replace(CONTROLS, ' ').replace(TURNING, '').toWellFormed().trim()

/** One line. Nothing that is left could begin another header. */
export const cleanLine = (text: string): string => cleanLines(text).replace(/\s+/g, ' ')

/** One line of at most so many letters, none of them cut in half. */
export const shortLine = (text: string, most: number): string => [...cleanLine(text)].slice(0, most).join('')

const plainValue = (text: string): string => (RIGHT_TO_LEFT.test(text) ? ISOLATE + text + END_OF_ISOLATE : text)
const htmlValue = (text: string): string => `<bdi>${escapeText(text).replaceAll('\n', '<br>')}</bdi>`

/** What somebody typed, as it is. */
export const verbatim = (text: string): Sentence => ({ plain: plainValue(text), html: htmlValue(text) })

export type Say = (key: WordKey, values?: Record<string, string>) => Sentence

/** The caller cleans the values. */
export function sayIn(language: Language): Say {
  const t = translateIn(language)
  return (key, values = {}) => {
    const wrapped = (wrap: (text: string) => string) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wrap(value)]))
    return { plain: t(key, wrapped(plainValue)), html: filled(escapeText(t(key)), wrapped(htmlValue)) }
  }
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
