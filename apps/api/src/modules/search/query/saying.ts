// Which words of a query a text has, by any of the ways that the plan knows: for choosing a passage of a guide that is found already.
import { lexemesOf, piecesOf } from '../words/analyse.ts'
import type { Plan } from './plan.ts'

/** `part`: its number in the query. `sure`: by the word, its stem or another name of it; not by a guess. `own`: by the word itself, not by another name. */
export type Said = { part: number; weight: number; sure: boolean; own: boolean }

/** Texts are asked about again and again while one question is answered. */
export function sayingOf({ parts }: Pick<Plan, 'parts'>): (text: string) => Said[] {
  const known = new Map<string, Said[]>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const there = new Set(piecesOf(text).flatMap(({ words }) => words.flatMap(lexemesOf)))
    const has = (lexeme: string) => there.has(lexeme)
    const said = parts.flatMap(({ ways, weight }, part): Said[] => {
      const met = ways.filter(({ all }) => all.every((lexemes) => lexemes.some(has)))
      return met.length > 0
        ? [{ part, weight, sure: met.some(({ sure }) => sure), own: met.some(({ otherName }) => !otherName) }]
        : []
    })
    known.set(text, said)
    return said
  }
}
