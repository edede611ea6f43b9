import { expect, test } from 'vitest'
import { both } from './fields.ts'
import { formOf } from './fill.ts'
import { article, compose, type Piece } from './pieces.ts'

const form = formOf({ name: 'Hana' }, [])
const [a, b] = [both('ሀ', 'a'), both('ለ', 'b')]
const title = both('ርዕስ', 'Title')
const p = (text: string) => ({ k: 'p', c: [text] })
const inEnglish = (...pieces: Piece[]) => compose(pieces, form, 'en')
const table: Extract<Piece, { k: 'table' }> = { k: 'table', cols: [{ w: 1 }], head: [a], rows: [[b]], total: [both('1', '1')] }

test('one clause has no number; with another, or below its lead, each has one', () => {
  const bodyOf = (piece: Piece) => inEnglish(piece).map((block) => block.k === 'article' && block.body)
  const lead = { k: 'p', c: ['a'], keepNext: true }
  expect(bodyOf(article(title, a))).toEqual([[p('a')]])
  expect(bodyOf(article(title, a, b))).toEqual([[{ k: 'clauses', items: [[p('a')], [p('b')]] }]])
  expect(bodyOf({ ...article(title, b), lead: a })).toEqual([[lead, { k: 'clauses', items: [[p('b')]] }]])
  expect(bodyOf({ ...article(title), lead: a })).toEqual([[lead]])
  expect(bodyOf(article(title))).toEqual([[]])
})

test('articles count from one in each part', () => {
  const numbers = inEnglish(article(title, a), { k: 'p', text: a }, article(title, a), { k: 'part', title }, article(title, a))
  expect(numbers.flatMap((block) => (block.k === 'article' ? [block.n] : []))).toEqual([1, 2, 1])
})

test('a table stands below the clauses of its article; a seal, a remark and a new page stand as they are', () => {
  const made = { k: 'table', cols: [{ w: 1 }], head: [['a']], rows: [[['b']]], total: [['1']] }
  expect(inEnglish({ ...article(title, a), table })).toEqual([{ k: 'article', n: 1, title: ['Title'], body: [p('a'), made] }])
  const { total: _, ...withoutTotal } = table
  expect(inEnglish(withoutTotal)[0]).not.toHaveProperty('total')
  expect(
    inEnglish({ k: 'seal', caption: a }, { k: 'note', text: a }, { k: 'pageBreak' }, { k: 'part', title, subtitle: a }),
  ).toEqual([
    { k: 'seal', caption: ['a'] },
    { k: 'note', c: ['a'] },
    { k: 'pageBreak' },
    { k: 'part', title: ['Title'], subtitle: ['a'] },
  ])
})

test('a signer has a name that was typed or none, and a line for each particular', () => {
  const people = [
    { role: a, field: 'name', details: [{ label: b, field: 'name' }] },
    { role: b, field: 'other' },
  ]
  expect(inEnglish({ k: 'signatures', people })).toEqual([
    {
      k: 'signatures',
      items: [
        { role: 'a', name: 'Hana', field: 'name', lines: ['b: Hana'] },
        { role: 'b', name: '', field: 'other', lines: [] },
      ],
    },
  ])
})

test('in two languages paragraphs and articles stand side by side, what has no two versions once across', () => {
  const blocks = compose(
    [
      { k: 'p', text: a },
      { ...article(title, a), table },
      { k: 'p', text: b },
      { k: 'seal', caption: a },
    ],
    form,
    'both',
  )
  const lang = (text: string) => ({ lang: 'en', t: [text] })
  expect(blocks).toEqual([
    {
      k: 'columns',
      languages: ['am', 'en'],
      rows: [
        [[p('ሀ')], [p('a')]],
        [[{ k: 'article', n: 1, title: ['ርዕስ'], body: [p('ሀ')] }], [{ k: 'article', n: 1, title: ['Title'], body: [p('a')] }]],
      ],
    },
    { k: 'table', cols: [{ w: 1 }], head: [['ሀ', ' / ', lang('a')]], rows: [[['ለ', ' / ', lang('b')]]], total: [['1']] },
    { k: 'columns', languages: ['am', 'en'], rows: [[[p('ለ')], [p('b')]]] },
    { k: 'seal', caption: ['ሀ', ' / ', lang('a')] },
  ])
  expect(compose([{ k: 'note', text: a }], form, 'both')).toEqual([
    { k: 'note', c: ['ሀ'] },
    { k: 'note', c: [lang('a')] },
  ])
})
