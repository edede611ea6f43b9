// What the page description reads: the tree with its measures. A word that is wider than its column gets places to break.

import { scriptOf } from '@menged/ethiopia/scripts'
import type { Doc, Inline, Para } from '../doc.ts'
import { printable } from '../fonts/unsupported.ts'
import { type Printed, printed } from '../printed.ts'

/** In millimetres: what a line of the page, and of one of two columns, is long. */
const LINE = 160
const COLUMN = 76
const POINT = 0.3528
const SIZES = { one: { size: 11, leading: 0.72 }, two: { size: 9.5, leading: 0.66 } } as const
/** Rows, paragraphs and signatures of so many letters may be split over two pages: they might not fit on one. */
const LONG = 900

const FONTS = { ethiopic: ['Noto Sans Ethiopic', 'Noto Sans'], latin: ['Noto Sans', 'Noto Sans Ethiopic'] } as const
/** The page description puts a place to break here, and a hyphen where a word of Latin letters is broken. */
const [BREAK, HYPHEN] = ['\u200b', '\u00ad']
/** No number and no address: a hyphen in those would be read as theirs. */
const LATIN_WORD = /^[\p{Script=Latin}\p{M}]+[.,;:]?$/u

/** `em`: how wide the column is. */
type Room = { em: number; labels: LabelWidths }
/** By depth, so that the clauses of all articles begin at one line. */
type LabelWidths = Map<number, number>

export function pageOf(doc: Doc): object {
  const tree = printed(doc)
  const look = tree.blocks.some(({ k }) => k === 'columns') ? SIZES.two : SIZES.one
  const room = { em: LINE / (look.size * POINT), labels: labelWidths(tree.blocks) }
  const plain = (value: string): string => broken(value, room.em / 3)
  return {
    ...look,
    lang: tree.lang,
    fonts: FONTS[scriptOf(tree.lang)],
    name: printable(doc.title),
    title: broken(tree.title, 24),
    ...(tree.subtitle ? { subtitle: plain(tree.subtitle) } : {}),
    reference: plain(tree.reference),
    header: plain(tree.header),
    footer: plain(tree.footer),
    labels: tree.labels,
    issued: tree.issuedAt.split('-').map(Number),
    level: tree.hasParts ? 3 : 2,
    ...(tree.cover
      ? { cover: { title: plain(tree.cover.title), paragraphs: tree.cover.paragraphs.map((para) => paraOf(para, room)) } }
      : {}),
    blocks: blocksOf(tree.blocks, room),
  }
}

/** Signatures stay with the seal below them. */
const blocksOf = (blocks: readonly Printed[], room: Room): object[] =>
  blocks.map((block, i) => {
    const made = blockOf(block, room)
    return block.k === 'signatures' ? { ...made, keepNext: blocks[i + 1]?.k === 'seal' } : made
  })

function blockOf(block: Printed, room: Room): object {
  const line = (para: Para) => paraOf(para, room)
  switch (block.k) {
    case 'p':
      return { ...block, title: isTitle(block), c: line(block.c) }
    case 'note':
      return { ...block, c: line(block.c) }
    case 'part':
      return { ...block, title: line(block.title), ...(block.subtitle ? { subtitle: line(block.subtitle) } : {}) }
    case 'heading':
      return { k: block.k, label: block.label, title: line(block.title) }
    case 'clauses':
      return clauses(block, room)
    case 'table':
      return table(block, room)
    case 'columns':
      return columns(block, room)
    case 'signatures':
      return signatures(block, room)
    case 'seal':
      return { ...block, caption: paraOf(block.caption, { ...room, em: 14 }) }
    case 'pageBreak':
      return block
  }
}

/** A line in bold that stays with what follows is the title of it. */
const isTitle = (block: Printed): boolean => {
  if (block.k !== 'p' || !block.keepNext || block.c.length !== 1) return block.k === 'heading'
  return typeof block.c[0] === 'object' && 'b' in block.c[0]
}

const LABEL_EM = 0.62
const LEAST_LABEL = 2.2

function labelWidths(blocks: readonly Printed[], found: LabelWidths = new Map()): LabelWidths {
  for (const block of blocks) {
    if (block.k === 'columns') for (const side of block.rows.flat()) labelWidths(side, found)
    if (block.k !== 'clauses') continue
    for (const { path, label, body } of block.items) {
      found.set(path.length, Math.max(found.get(path.length) ?? LEAST_LABEL, label.length * LABEL_EM))
      labelWidths(body, found)
    }
  }
  return found
}

function clauses({ items }: Extract<Printed, { k: 'clauses' }>, room: Room): object {
  const wide = room.labels.get(items[0]?.path.length ?? 0) ?? LEAST_LABEL
  const inner = { ...room, em: room.em - wide - 0.5 }
  return { k: 'clauses', wide, items: items.map(({ label, body }) => ({ label, body: blocksOf(body, inner) })) }
}

function table({ cols, head, rows, total }: Extract<Printed, { k: 'table' }>, room: Room): object {
  const whole = cols.reduce((sum, { w }) => sum + w, 0)
  // Smaller letters, less what stands free on both sides.
  const em = cols.map(({ w }) => (room.em / 0.93) * (w / whole) - 1.2)
  const cells = (row: readonly Para[]) => cols.map((_, i) => paraOf(row[i] ?? [], { ...room, em: em[i] ?? room.em }))
  return {
    k: 'table',
    cols,
    rows: rows.map((row) => ({ cells: cells(row), long: lettersOf(row) > LONG })),
    ...(head ? { head: cells(head) } : {}),
    ...(total ? { total: cells(total) } : {}),
  }
}

function columns({ languages, rows }: Extract<Printed, { k: 'columns' }>, room: Room): object {
  const inner = { ...room, em: (room.em * COLUMN) / LINE }
  return {
    k: 'columns',
    languages,
    rows: rows.map((row) => {
      const sides = row.map((side) => blocksOf(side, inner).map(narrow))
      const title = row.some(([first]) => first !== undefined && isTitle(first))
      const sticky = row.some((side) => staysWithNext(side.at(-1)))
      return { sides, title, sticky, long: lettersOf(row) > LONG || row.some((side) => side.length > 1) }
    }),
  }
}

const staysWithNext = (block: Printed | undefined): boolean =>
  block?.k === 'heading' || (block?.k === 'p' && block.keepNext === true)
const narrow = (block: object): object => ('narrow' in block ? { ...block, narrow: true } : block)

function signatures({ items, labels }: Extract<Printed, { k: 'signatures' }>, room: Room): object {
  const em = room.em < 30 ? room.em - 5 : room.em / 2 - 6
  const plain = (value: string): string => broken(value, em)
  return {
    k: 'signatures',
    labels,
    narrow: false,
    items: items.map((item) => ({
      role: plain(item.role),
      name: plain(item.name),
      lines: item.lines.map(plain),
      long: lettersOf([item.role, item.name, item.lines]) > LONG,
    })),
  }
}

const lettersOf = (value: unknown): number => JSON.stringify(value).length

/** A mark that ends a sentence does not begin a line. */
const CLOSING = /^[።፣፤፥፦,.;:!?)»›”]/
const JOINER = '\u2060'

function paraOf(para: Para, room: Room): unknown[] {
  const isAfterBlank = (i: number): boolean => typeof para[i - 1] === 'object' && 'blank' in (para[i - 1] as object)
  return para.map((part, i) => {
    const made = inlineOf(part, room)
    return typeof made === 'string' && CLOSING.test(made) && isAfterBlank(i) ? JOINER + made : made
  })
}

function inlineOf(part: Inline, room: Room): unknown {
  if (typeof part === 'string') return broken(part, room.em)
  if ('b' in part) return { b: paraOf(part.b, { ...room, em: room.em * 0.93 }) }
  if ('blank' in part) return { blank: Math.min(part.blank * 0.6, Math.max(2, room.em - 1)) }
  if ('lang' in part) return { lang: part.lang, t: paraOf(part.t, room) }
  return broken(part.text, room.em)
}

/** About: in parts of the height of the letters. */
function widthOf(letter: string): number {
  if (/\p{Script=Ethiopic}|[MWmw@%]/u.test(letter)) return 0.9
  return /\p{Lu}/u.test(letter) ? 0.72 : 0.6
}
const width = (word: string): number => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)

const PHONE = /\b(\d{2,4}) (\d{3}) (\d{3,4})\b/g

/** The text as it is printed: a number of a phone stays on one line; a word that cannot stand on one line may be broken after each third of it. */
export function broken(value: string, em: number): string {
  return printable(value)
    .replace(PHONE, '$1\u00a0$2\u00a0$3')
    .replace(/[^\s\u1361]{4,}/gu, (word) => {
      if (width(word) <= em) return word
      const between = LATIN_WORD.test(word) ? HYPHEN : BREAK
      let reached = 0
      return [...word].reduce((done, letter) => {
        reached += widthOf(letter)
        // A mark stays with its letter.
        if (reached <= em / 3 || done === '' || /\p{M}/u.test(letter)) return done + letter
        reached = widthOf(letter)
        return done + between + letter
      }, '')
    })
}
