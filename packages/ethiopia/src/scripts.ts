// Scripts: which one a language is written in, and the marks of each.

import { type Language, rowOf, WRITTEN, type Written } from './languages.ts'

export type Script = 'latin' | 'ethiopic'
export const scriptOf = (language: Language): Script => rowOf(language).script ?? 'latin'

/** Of what was typed: Ethiopic with one letter of it, whatever stands beside; null without letters of either. */
export const scriptIn = (text: string): Script | null =>
  /(?=\p{Script=Ethiopic})\p{L}/u.test(text) ? 'ethiopic' : /\p{Script=Latin}/u.test(text) ? 'latin' : null

/** The first language that content is written in by this script. */
export const writtenIn = (script: Script): Written => WRITTEN.find((each) => scriptOf(each) === script) ?? 'en'

const MARKS = {
  latin: { comma: ', ', semicolon: '; ', colon: ': ', stop: '.' },
  ethiopic: { comma: '፣ ', semicolon: '፤ ', colon: '፦ ', stop: '።' },
} as const

/** What stands between the parts of a sentence that is put together. */
export const punctuationOf = (language: Language) => MARKS[scriptOf(language)]

/** After a label: no colon where it ends in a mark of its own. */
export const colonAfter = (label: string, language: Language): string =>
  /[?!:፦፧]$/.test(label) ? ' ' : punctuationOf(language).colon
