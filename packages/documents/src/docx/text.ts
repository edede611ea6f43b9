// Runs of a paragraph: bold, other languages, lines to write on, and line breaks where somebody has typed them.

import type { Written } from '@menged/ethiopia/languages'
import type { InEach } from '@menged/ethiopia/text'
import { type IRunOptions, TextRun } from 'docx'
import type { Para } from '../doc.ts'
import { printable } from '../fonts/unsupported.ts'

const FAMILY = 'Noto Sans Ethiopic'
/** Word picks one of the four by the letter; Ethiopic is in another one than Latin. */
export const FONT = { ascii: FAMILY, hAnsi: FAMILY, eastAsia: FAMILY, cs: FAMILY }
const CODES: InEach<string> = { am: 'am-ET', en: 'en-GB' }
export const languageOf = (lang: Written) => ({ value: CODES[lang], eastAsia: CODES[lang], bidirectional: CODES[lang] })

type Look = Pick<IRunOptions, 'bold' | 'color' | 'size' | 'language'>

export function textRuns(value: string, look: Look = {}): TextRun[] {
  return printable(value)
    .split('\n')
    .map((text, i) => new TextRun({ ...look, text, ...(i > 0 ? { break: 1 } : {}) }))
}

export const runs = (para: Para, look: Look = {}): TextRun[] =>
  para.flatMap((part) => {
    if (typeof part === 'string') return textRuns(part, look)
    if ('b' in part) return runs(part.b, { ...look, bold: true })
    if ('blank' in part)
      return [new TextRun({ ...look, text: '\u00a0'.repeat(Math.min(Math.round(part.blank * 2.2), 120)), underline: {} })]
    if ('lang' in part) return runs(part.t, { ...look, language: languageOf(part.lang) })
    return textRuns(part.text, look)
  })
