// What tells a step of a guide from the step as it was before: a short hash of its words in one language. No schema library here: the browser marks
// what the reader has seen, the server what stands now.

import type { Written } from '@menged/ethiopia/languages'
import type { Text } from '@menged/ethiopia/text'

type StepWords = { title: string; text: string; fee?: string | undefined; days?: string | undefined }

/** FNV-1a, 32 bits: enough to notice a change, too little to be a name. */
export function stepMark({ title, text, fee = '', days = '' }: StepWords): string {
  let hash = 0x811c9dc5
  for (const letter of [title, text, fee, days].join('\0')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36)
}

type StepInBoth = { title: Text; text: Text; fee?: Text | undefined; days?: Text | undefined }

export const stepMarks = (steps: readonly StepInBoth[], language: Written): string[] =>
  steps.map(({ title, text, fee, days }) =>
    stepMark({ title: title[language], text: text[language], fee: fee?.[language], days: days?.[language] }),
  )

/** Numbers of the steps that are not as they were seen; a step that is new is none of them. */
export const changedSteps = (seen: readonly string[], now: readonly string[]): number[] =>
  now.flatMap((mark, i) => (seen[i] !== undefined && seen[i] !== mark ? [i + 1] : []))
