// What a plan asks, as a tsquery of PostgreSQL.
import type { Field, Part } from './part.ts'
import type { Gate, Test } from './plan.ts'

/** Before the lexemes of a place: see `words` of the table. */
const MARKS: Record<Field, string> = { A: 'a', B: 'b', C: '' }

export const testQuery = ({ all, field }: Pick<Test, 'all' | 'field'>): string =>
  all.map((lexemes) => `(${lexemes.map((lexeme) => lexemeIn(lexeme, MARKS[field])).join(' | ')})`).join(' & ')

export const gateQuery = ({ parts: numbers, every, named }: Gate, parts: Part[]): string =>
  numbers
    .map((number) => {
      const ways = parts[number]?.ways ?? []
      return `(${ways.map(({ all, fields }) => testQuery({ all, field: named || !fields.includes('C') ? 'B' : 'C' })).join(' | ')})`
    })
    .join(every ? ' & ' : ' | ')

/** Lexemes hold letters, marks and digits only, so quotes are all the care they need. */
const lexemeIn = (lexeme: string, mark: string): string =>
  lexeme.endsWith('*') ? `'${mark}${lexeme.slice(0, -1)}':*` : `'${mark}${lexeme}'`
