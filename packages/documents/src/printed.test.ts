import { expect, test } from 'vitest'
import type { Block, Doc } from './doc.ts'
import { LABELS } from './labels.ts'
import { type Printed, printed } from './printed.ts'

const p = (text: string): Block[] => [{ k: 'p', c: [text] }]
const clauses = (...texts: string[]): Block => ({ k: 'clauses', items: texts.map(p) })
const article = (n: number, ...body: Block[]): Block => ({ k: 'article', n, title: ['T'], body })
const docOf = (...blocks: Block[]): Doc => ({
  lang: 'am',
  title: 'T',
  reference: 'R',
  issuedAt: '2026-11-23',
  header: '',
  footer: '',
  labels: LABELS.am,
  blocks,
})

/** Numbers and texts in their order; `|` between two languages. */
function told(blocks: readonly Printed[]): string {
  return blocks
    .map((block) => {
      if (block.k === 'heading') return block.label
      if (block.k === 'clauses') return block.items.map(({ label, body }) => `${label} ${told(body)}`).join(' ')
      if (block.k === 'columns') return block.rows.map(([left, right]) => `${told(left)}|${told(right)}`).join(' / ')
      if (block.k === 'signatures') return `${block.labels.name} ${block.labels.date}`
      return block.k === 'p' ? block.c.join('') : block.k
    })
    .join(' ')
}
const toldOf = (...blocks: Block[]): string => told(printed(docOf(...blocks)).blocks)

test.each<[string, string, Block[]]>([
  ['of an article', 'አንቀጽ 3። 3.1 a 3.2 b', [article(3, clauses('a', 'b'))]],
  ['goes on after what comes between', 'አንቀጽ 1። 1.1 a x 1.2 b', [article(1, clauses('a'), ...p('x'), clauses('b'))]],
  ['begins anew with each article', 'አንቀጽ 1። 1.1 a አንቀጽ 2። 2.1 b', [article(1, clauses('a')), article(2, clauses('b'))]],
  ['without an article', '1. a 2. b', [clauses('a', 'b')]],
  ['begins anew with a part', 'አንቀጽ 1። 1.1 a part 1. b', [article(1, clauses('a')), { k: 'part', title: ['P'] }, clauses('b')]],
  ['inside a clause', 'አንቀጽ 2። 2.1 a 2.1.1 b', [article(2, { k: 'clauses', items: [[...p('a'), clauses('b')]] })]],
])('a number %s', (_, expected, blocks) => {
  expect(toldOf(...blocks)).toBe(expected)
})

test('two languages stand paragraph beside paragraph, each with its own labels and the same numbers', () => {
  const rows: [Block[], Block[]][] = [
    [p('ሀ'), p('a')],
    [[article(1, clauses('ለ', 'ሐ'))], [article(1, clauses('b', 'c'))]],
    [[clauses('መ')], [clauses('d')]],
  ]
  expect(toldOf({ k: 'columns', languages: ['am', 'en'], rows })).toBe(
    'ሀ|a / አንቀጽ 1።|Article 1. / 1.1 ለ|1.1 b / 1.2 ሐ|1.2 c / 1.3 መ|1.3 d',
  )
})

test('sides that are not built alike stay one row', () => {
  const rows: [Block[], Block[]][] = [[[...p('ሀ'), ...p('ለ')], p('a')]]
  expect(toldOf({ k: 'columns', languages: ['am', 'en'], rows })).toBe('ሀ ለ|a')
})

test('labels before a value end as their language has it, once', () => {
  const signatures: Block = { k: 'signatures', items: [] }
  expect(toldOf(signatures)).toBe('ስም፦ ቀን፦')
  const labels = { ...LABELS.en, name: 'Name:' }
  expect(told(printed({ ...docOf(signatures), lang: 'en', labels }).blocks)).toBe('Name: Date:')
})
