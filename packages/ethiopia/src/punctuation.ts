// The marks of a script: what stands between the parts of a sentence that is put together.

import { type Language, rowOf } from './languages.ts'

const MARKS = {
  latin: { comma: ', ', semicolon: '; ', colon: ': ', stop: '.' },
  ethiopic: { comma: '፣ ', semicolon: '፤ ', colon: '፦ ', stop: '።' },
} as const

export const punctuationOf = (language: Language) => MARKS[rowOf(language).script]
