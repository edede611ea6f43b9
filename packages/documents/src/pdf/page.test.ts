// What the page description is given: each block with its measures, and places where a long word may break.
import { expect, test } from 'vitest'
import type { Block, Doc, Para } from '../doc.ts'
import { LABELS } from '../labels.ts'
import { frame } from '../testing/frame.ts'
import { broken, pageOf } from './page.ts'

type Page = Record<string, unknown> & { blocks: Record<string, unknown>[] }
const page = (change: Partial<Doc> = {}): Page => pageOf({ ...frame, ...change }) as Page
const blocksOf = (...blocks: Block[]) => page({ blocks }).blocks
type Row = { cells: string[][]; title: boolean; sticky: boolean; long: boolean }
const rowsOf = (block: Block) => blocksOf(block)[0]?.rows as Row[]
const p = (...c: Para): Block => ({ k: 'p', c })
const columns = (...rows: [Block[], Block[]][]): Block => ({ k: 'columns', languages: ['am', 'en'], rows })
const long = 'word '.repeat(250)

test('a document has its frame, its day in numbers, and the fonts of its script first', () => {
  expect(page()).toEqual({
    size: 11,
    leading: 0.72,
    lang: 'en',
    fonts: ['Noto Sans', 'Noto Sans Ethiopic'],
    name: 'Lease',
    title: 'Lease',
    reference: 'R-1',
    header: 'Header',
    footer: 'Footer',
    labels: LABELS.en,
    issued: [2026, 11, 23],
    level: 2,
    blocks: [],
  })
  expect(page({ lang: 'am' }).fonts).toEqual(['Noto Sans Ethiopic', 'Noto Sans'])
  expect(page({ subtitle: 'Of a shop' }).subtitle).toBe('Of a shop')
})

test('two languages side by side are printed smaller; articles below parts stand a level deeper', () => {
  expect(page({ blocks: [columns([[p('ሀ')], [p('a')]])] })).toMatchObject({ size: 9.5, leading: 0.66, level: 2 })
  expect(page({ blocks: [{ k: 'part', title: ['P'] }] })).toMatchObject({ size: 11, level: 3 })
})

test.each<[string, Block, object]>([
  ['a paragraph', p('a'), { k: 'p', c: ['a'], title: false }],
  ['a bold line that stays with the next is a title', { k: 'p', c: [{ b: ['a'] }], keepNext: true }, { title: true }],
  ['a bold line is none', p({ b: ['a'] }), { c: [{ b: ['a'] }], title: false }],
  ['a plain one that stays with the next is none', { k: 'p', c: ['a'], keepNext: true }, { title: false }],
  ['nor one that is bold in part', { k: 'p', c: [{ b: ['a'] }, 'b'], keepNext: true }, { title: false }],
  ['nor an answer', { k: 'p', c: [{ field: 'x', text: 'a' }], keepNext: true }, { c: ['a'], title: false }],
  ['another language', p({ lang: 'am', t: ['ሀ'] }), { c: [{ lang: 'am', t: ['ሀ'] }] }],
  ['a remark', { k: 'note', c: ['a'] }, { k: 'note', c: ['a'] }],
  ['a part', { k: 'part', title: ['P'], subtitle: ['S'] }, { k: 'part', title: ['P'], subtitle: ['S'] }],
  ['an article', { k: 'article', n: 3, title: ['T'], body: [] }, { k: 'heading', label: 'Article 3.', title: ['T'] }],
  ['a seal', { k: 'seal', caption: ['C'] }, { k: 'seal', caption: ['C'] }],
  ['a new page', { k: 'pageBreak' }, { k: 'pageBreak' }],
])('%s', (_, block, made) => {
  expect(blocksOf(block)).toEqual([expect.objectContaining(made)])
})

test('a place to fill is as wide as its letters, and no wider than its column', () => {
  const widths = (blank: number, around: (block: Block) => Block = (block) => block) =>
    JSON.stringify(blocksOf(around(p({ blank })))).match(/"blank":[\d.]+/g)
  expect(widths(10)).toEqual(['"blank":6'])
  const [wide = ''] = widths(1000) ?? []
  const [narrow = ''] = widths(1000, (block) => columns([[block], []])) ?? []
  const width = (text: string): number => Number(text.replace('"blank":', ''))
  expect(width(wide)).toBeCloseTo(160 / (11 * 0.3528) - 1)
  expect(width(narrow)).toBeCloseTo(76 / (9.5 * 0.3528) - 1)
})

test('what ends a sentence is joined to the place to fill before it', () => {
  expect(blocksOf(p('a ', { blank: 5 }, '. b'))[0]?.c).toEqual(['a ', { blank: 3 }, '\u2060. b'])
  expect(blocksOf(p({ blank: 5 }, ' b'))[0]?.c).toEqual([{ blank: 3 }, ' b'])
  expect(blocksOf(p({ field: 'x', text: 'a' }, '. b'))[0]?.c).toEqual(['a', '. b'])
})

test('clauses of one depth begin at one line: the one that the longest number needs', () => {
  const clauses = (count: number): Block => ({ k: 'clauses', items: Array.from({ length: count }, () => [p('a')]) })
  const widths = (...blocks: Block[]) => blocksOf(...blocks).flatMap(({ k, wide }) => (k === 'clauses' ? [wide] : []))
  const article = (n: number): Block => ({ k: 'article', n, title: ['T'], body: [clauses(2)] })
  expect(widths(clauses(2))).toEqual([2.2])
  expect(widths(article(1), article(100))).toEqual([5 * 0.62, 5 * 0.62])
  expect(JSON.stringify(blocksOf(columns([[article(100)], [article(100)]]))).match(/"wide":[\d.]+/g)).toEqual(
    Array(4).fill(`"wide":${5 * 0.62}`),
  )
  expect(blocksOf(clauses(1))[0]?.items).toEqual([{ label: '1.', body: [{ k: 'p', c: ['a'], title: false }] }])
})

test('the cells of a table have the width of their column, and a long row may be split', () => {
  const word = 'w'.repeat(40)
  const table = {
    k: 'table' as const,
    cols: [{ w: 9 }, { w: 1 }],
    head: [['A'], ['B']],
    rows: [[[word], [word]], [[long], ['b']], [['a']]],
    total: [['T'], ['2']],
  }
  expect(blocksOf(table)).toMatchObject([
    {
      k: 'table',
      cols: table.cols,
      head: [['A'], ['B']],
      rows: [{ cells: [[word], [expect.stringContaining('\u00ad')]] }, {}, {}],
      total: [['T'], ['2']],
    },
  ])
  expect(rowsOf(table).map((row) => row.long)).toEqual([false, true, false])
  expect(rowsOf(table)[2]?.cells).toEqual([['a'], []])
  // Six more are marks around the words.
  const isLong = (letters: number) => rowsOf({ ...table, rows: [[['a'.repeat(letters)]]] }).map(({ long }) => long)
  expect([isLong(894), isLong(895)]).toEqual([[false], [true]])
  expect(blocksOf({ k: 'table', cols: [{ w: 1 }], rows: [] })).toEqual([{ k: 'table', cols: [{ w: 1 }], rows: [] }])
})

test('a row of two languages says whether it is a title, stays with the next, or may be split', () => {
  const title: Block = { k: 'p', c: [{ b: ['T'] }], keepNext: true }
  const marksOf = (row: [Block[], Block[]]) => rowsOf(columns(row)).map(({ title, sticky, long }) => [title, sticky, long])
  expect(marksOf([[p('ሀ')], [p('a')]])).toEqual([[false, false, false]])
  expect(marksOf([[title], [title]])).toEqual([[true, true, false]])
  expect(marksOf([[{ k: 'p', c: ['ሀ'], keepNext: true }], [p('a')]])).toEqual([[false, true, false]])
  expect(marksOf([[{ k: 'article', n: 1, title: ['T'], body: [] }], [{ k: 'article', n: 1, title: ['T'], body: [] }]])).toEqual([
    [true, true, false],
  ])
  expect(marksOf([[p(long)], [p('a')]])).toEqual([[false, false, true]])
  expect(marksOf([[p('ሀ'), p('ለ')], [p('a')]])).toEqual([[false, false, true]])
  expect(blocksOf(columns([[p('ሀ')], [p('a')]]))[0]?.languages).toEqual(['am', 'en'])
})

test('signatures stay with the seal below them, and are narrow beside another language', () => {
  const signatures: Block = {
    k: 'signatures',
    items: [
      { role: 'Tenant', name: 'Hana', field: 'x', lines: ['ID: 1'] },
      { role: 'Tenant', name: long, lines: [] },
    ],
  }
  const [made] = blocksOf(signatures, { k: 'seal', caption: ['C'] })
  expect(made).toMatchObject({ k: 'signatures', narrow: false, keepNext: true })
  expect(made).toMatchObject({ labels: { name: 'Name:', signature: 'Signature:', date: 'Date:' } })
  expect(made?.items).toEqual([
    { role: 'Tenant', name: 'Hana', lines: ['ID: 1'], long: false },
    { role: 'Tenant', name: long, lines: [], long: true },
  ])
  expect(blocksOf(signatures, p('a'))[0]).toMatchObject({ keepNext: false })
  expect(blocksOf(signatures)[0]).toMatchObject({ keepNext: false })
  expect(JSON.stringify(blocksOf(columns([[signatures], [signatures]])))).toContain('"narrow":true')
})

test('a word that is wider than its column may break after each third of it, a mark stays with its letter', () => {
  expect(broken('short words stay', 10)).toBe('short words stay')
  expect(broken('aaaaaaaaaa', 3.6)).toBe('aa\u00adaa\u00adaa\u00adaa\u00adaa')
  expect(broken('1111111111', 3.6)).not.toContain('\u00ad')
  expect(broken('aaaaa@aaaa', 3.6)).not.toContain('\u00ad')
  expect(broken('ሀሀሀሀሀሀ', 3)).toBe('ሀ\u200bሀ\u200bሀ\u200bሀ\u200bሀ\u200bሀ')
  expect(broken('AAAAAAAAAA', 4.4)).toBe('AA\u00adAA\u00adAA\u00adAA\u00adAA')
  expect(broken('x\u0331'.repeat(6), 1.8)).toBe(Array(6).fill('x\u0331').join('\u00ad'))
  expect(broken('aaaaaaaaaa', 6)).toBe('aaaaaaaaaa')
})

test('the number of a phone stays on one line', () => {
  expect(broken('Phone: 0911 234 567, 011 551 2345.', 40)).toBe('Phone: 0911\u00a0234\u00a0567, 011\u00a0551\u00a02345.')
  expect(broken('1 234 567', 40)).toBe('1 234 567')
})
