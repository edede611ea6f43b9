// What a template prints in English, line by line.
import type { Block, Inline, Para } from '../doc.ts'
import type { Template, Values } from '../template.ts'

/** `…` is what will be written by hand, and each answer where they are left out. */
export const wordsOf = (para: Para, withAnswers = true): string =>
  para
    .map((part: Inline): string => {
      if (typeof part === 'string') return part
      if ('blank' in part) return '…'
      if ('text' in part) return withAnswers ? part.text : '…'
      return wordsOf('b' in part ? part.b : part.t, withAnswers)
    })
    .join('')

const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    if (block.k === 'p' || block.k === 'note') return [wordsOf(block.c)]
    if (block.k === 'article') return [wordsOf(block.title), ...linesOf(block.body)]
    if (block.k === 'clauses') return block.items.flatMap(linesOf)
    if (block.k === 'table')
      return [...block.rows, ...(block.total ? [block.total] : [])].map((row) => row.map((cell) => wordsOf(cell)).join(' | '))
    if (block.k === 'signatures') return block.items.map(({ role, name, lines }) => [role, name, ...lines].join(' | '))
    return block.k === 'part' ? [wordsOf(block.title)] : []
  })

export const paperOf = (template: Template, values: Values): string[] =>
  linesOf(template.build(values, { language: 'en', issuedAt: '2026-11-23', reference: '1' }).blocks)

/** The lines that a changed answer brings and those that it takes away. */
export function difference(template: Template, base: Values, change: Values): { comes: string[]; goes: string[] } {
  const [before, after] = [paperOf(template, base), paperOf(template, { ...base, ...change })]
  return { comes: after.filter((line) => !before.includes(line)), goes: before.filter((line) => !after.includes(line)) }
}
