// What is still to be written: what the server says stands in the way of publishing, and what one language has and the other has not.

import type { DraftProblem } from '@menged/contracts/publishing'
import type { DraftContent } from '@menged/contracts/publishing/content'
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import type { Text } from '@menged/ethiopia/text'
import { at } from './content-paths.ts'

const isPair = (value: object): value is Text => WRITTEN.every((each) => each in value)

function pairsIn(value: unknown, path: string): [path: string, pair: Text][] {
  if (typeof value !== 'object' || value === null) return []
  if (isPair(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, path === '' ? key : `${path}.${key}`))
}

/** Title and body are wanted in every language, anything else where another language has it. */
const emptyIn = (content: DraftContent, language: Written): string[] =>
  pairsIn(content, '').flatMap(([path, pair]) => {
    const isWanted =
      path === 'title' || path === 'body' || WRITTEN.some((other) => other !== language && pair[other].trim() !== '')
    return isWanted && pair[language].trim() === '' ? [`${path}.${language}`] : []
  })

/** In the order of the form; what was filled since the server has looked is missing no more. */
export function missingIn(content: DraftContent, problems: readonly DraftProblem[], language: Written): DraftProblem[] {
  const reported = problems.filter((problem) => {
    const value = at(content, problem.path)
    return problem.language === language && !(problem.code === 'missing' && typeof value === 'string' && value.trim() !== '')
  })
  const known = new Set(reported.map(({ path }) => path))
  const more = emptyIn(content, language).filter((path) => !known.has(path))
  const order = pairsIn(content, '').map(([path]) => `${path}.${language}`)
  const place = ({ path }: DraftProblem): number => (order.includes(path) ? order.indexOf(path) : order.length)
  return [...reported, ...more.map((path): DraftProblem => ({ path, code: 'missing', language }))].sort(
    (a, b) => place(a) - place(b),
  )
}
