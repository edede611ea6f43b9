// The text of a document in both languages at once, and what it becomes in one of them or side by side.
import { type DocumentLanguage, SIDES } from '@menged/contracts/documents/lists'
import type { Written } from '@menged/ethiopia/languages'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Block, Inline, Para } from '../doc.ts'
import { DOTS, type Form, fill, plainText } from './fill.ts'

export type Table = {
  k: 'table'
  cols: { w: number; align?: 'start' | 'center' | 'end' }[]
  head: readonly Text[]
  rows: readonly (readonly Text[])[]
  total?: readonly Text[]
}
/** `details`: lines under the name, such as the identity number. */
export type Signer = { role: Text; field: string; details?: readonly { label: Text; field: string }[] }
/** `id`: for references, `{ref_capital}`. An article of one clause has no number before it. */
export type Article = { k: 'article'; id?: string; title: Text; lead?: Text; clauses: readonly Text[]; table?: Table }
export type Piece =
  | { k: 'p'; text: Text; align?: 'start' | 'center' | 'end'; keepNext?: boolean; onlyIn?: 'both' }
  | { k: 'part'; title: Text; subtitle?: Text }
  | Article
  | Table
  | { k: 'note'; text: Text }
  | { k: 'signatures'; people: readonly Signer[] }
  | { k: 'seal'; caption: Text }
  | { k: 'pageBreak' }

/** Clauses of one sentence: each but the last ends in a semicolon. */
export const asList = (items: readonly Text[]): Text[] =>
  items.map((item, n) =>
    inEach((each) => {
      const { semicolon, stop } = punctuationOf(each)
      return item[each].replace(/[;.፤።]$/, '') + (n < items.length - 1 ? semicolon.trim() : stop)
    }),
  )

export const article = (title: Text, ...clauses: readonly Text[]): Article => ({ k: 'article', title, clauses })

export function compose(pieces: readonly Piece[], form: Form, language: DocumentLanguage): Block[] {
  const numbered = withNumbers(
    pieces.filter((piece) => piece.k !== 'p' || piece.onlyIn === undefined || piece.onlyIn === language),
  )
  return language === 'both' ? sideBySide(numbered, form) : numbered.flatMap(({ piece, n }) => inOne(piece, n, form, language))
}

type Numbered = { piece: Piece; n: number }
/** Articles count from 1 in each part. */
function withNumbers(pieces: readonly Piece[]): Numbered[] {
  let n = 0
  return pieces.map((piece) => {
    if (piece.k === 'part') n = 0
    if (piece.k === 'article') n += 1
    return { piece, n }
  })
}

function inOne(piece: Piece, n: number, form: Form, language: Written): Block[] {
  const words = (text: Text): Para => fill(text[language], form, language)
  if (piece.k === 'article')
    return [
      { ...heading(piece, n, words), body: [...clausesOf(piece, words), ...(piece.table ? [tableOf(piece.table, words)] : [])] },
    ]
  return [blockOf(piece, words, (text) => plainText(text[language], form, language))]
}

type Words = (text: Text) => Para
const heading = ({ title }: Article, n: number, words: Words) => ({ k: 'article' as const, n, title: words(title) })

function clausesOf({ lead, clauses }: Article, words: Words): Block[] {
  const [first, ...others] = clauses
  const opening: Block[] = lead ? [{ k: 'p', c: words(lead), keepNext: true }] : []
  if (first === undefined) return opening
  if (others.length === 0 && !lead) return [{ k: 'p', c: words(first) }]
  return [...opening, { k: 'clauses', items: clauses.map((text): Block[] => [{ k: 'p', c: words(text) }]) }]
}

function tableOf({ cols, head, rows, total }: Table, words: Words): Block {
  const row = (cells: readonly Text[]): Para[] => cells.map(words)
  return { k: 'table', cols, head: row(head), rows: rows.map(row), ...(total ? { total: row(total) } : {}) }
}

function blockOf(piece: Exclude<Piece, Article>, words: Words, plain: (text: Text) => string): Block {
  switch (piece.k) {
    case 'p': {
      const { text, onlyIn: _, ...rest } = piece
      return { ...rest, c: words(text) }
    }
    case 'part':
      return { k: 'part', title: words(piece.title), ...(piece.subtitle ? { subtitle: words(piece.subtitle) } : {}) }
    case 'table':
      return tableOf(piece, words)
    case 'note':
      return { k: 'note', c: words(piece.text) }
    case 'seal':
      return { k: 'seal', caption: words(piece.caption) }
    case 'signatures':
      return { k: 'signatures', items: piece.people.map((one) => signer(one, plain)) }
    case 'pageBreak':
      return piece
  }
}

function signer({ role, field, details = [] }: Signer, plain: (text: Text) => string) {
  const line = (one: { label: Text; field: string }): string => {
    const value = `{${one.field}}`
    const [colon = ''] = plain(inEach((each) => punctuationOf(each).colon))
    return `${plain(one.label)}${colon} ${plain(inEach(() => value))}`
  }
  const name = plain(inEach(() => `{${field}}`))
  return { role: plain(role), name: name === DOTS ? '' : name, field, lines: details.map(line) }
}

const [LEFT, RIGHT] = SIDES

/** Amharic on the left; what has no two versions, such as a table or the signatures, stands once across the page. */
function sideBySide(pieces: readonly Numbered[], form: Form): Block[] {
  const blocks: Block[] = []
  let rows: [Block[], Block[]][] = []
  const flush = () => {
    if (rows.length > 0) blocks.push({ k: 'columns', rows, languages: SIDES })
    rows = []
  }
  for (const { piece, n } of pieces) {
    if (piece.k === 'p' || piece.k === 'article') {
      const bare: Piece = piece.k === 'article' ? withoutTable(piece) : piece
      rows.push([inOne(bare, n, form, LEFT), inOne(bare, n, form, RIGHT)])
      if (piece.k !== 'article' || !piece.table) continue
    }
    flush()
    blocks.push(...onceForBoth(piece.k === 'article' ? piece.table : piece, form))
  }
  flush()
  return blocks
}

function onceForBoth(piece: Piece | undefined, form: Form): Block[] {
  if (piece === undefined || piece.k === 'p' || piece.k === 'article') return []
  if (piece.k === 'note')
    return [
      { k: 'note', c: fill(piece.text[LEFT], form, LEFT) },
      { k: 'note', c: [{ lang: RIGHT, t: fill(piece.text[RIGHT], form, RIGHT) }] },
    ]
  const words = (text: Text): Para => together(text, form)
  return [blockOf(piece, words, (text) => plainTogether(text, form))]
}

function withoutTable({ table: _, ...rest }: Article): Article {
  return rest
}

/** `ድምር / Total`; once where both languages say the same. */
function together(text: Text, form: Form): Para {
  const [left, right] = [fill(text[LEFT], form, LEFT), fill(text[RIGHT], form, RIGHT)]
  const second: Inline = { lang: RIGHT, t: right }
  return JSON.stringify(left) === JSON.stringify(right) ? left : [...left, ' / ', second]
}

export function plainTogether(text: Text, form: Form): string {
  const [left, right] = [plainText(text[LEFT], form, LEFT), plainText(text[RIGHT], form, RIGHT)]
  return left === right ? left : `${left} / ${right}`
}
