// Blocks of a document as Word knows them.

import type { Written } from '@menged/ethiopia/languages'
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  PageBreak,
  Paragraph,
  ShadingType,
  Tab,
  type Table,
  TextRun,
} from 'docx'
import type { Block } from '../doc.ts'
import type { Clause, Printed } from '../printed.ts'
import { INDENT, type Numbered } from './numbers.ts'
import type { Place } from './place.ts'
import { columnsTable, numbersTable, SOFT, sealFrame, signatureTable } from './tables.ts'
import { languageOf, runs, textRuns } from './text.ts'

type Piece = Paragraph | Table

const ALIGN = { start: AlignmentType.START, center: AlignmentType.CENTER, end: AlignmentType.END } as const

export const pieces = (blocks: readonly Printed[], place: Place): Piece[] => blocks.flatMap((block) => piecesOf(block, place))

function piecesOf(block: Printed, place: Place): Piece[] {
  switch (block.k) {
    case 'p':
      return [paragraph(block, place)]
    case 'part':
      return part(block, place)
    case 'heading':
      return [heading(block, place)]
    case 'clauses':
      return block.items.flatMap((item) => clause(item, block.lang, place))
    case 'table':
      return [numbersTable(block, place), gap()]
    case 'columns':
      return [columnsTable(block, place, pieces), gap(staysWithNext(block.rows.at(-1)?.[0].at(-1)))]
    case 'signatures':
      return [gap(true), signatureTable(block, place), gap()]
    case 'note':
      return [note(block, place)]
    case 'seal':
      return [sealFrame(block, place), gap()]
    case 'pageBreak':
      return [new Paragraph({ children: [new PageBreak()], spacing: { after: 0 } })]
  }
}

/** Word joins tables that follow each other. */
const gap = (keepNext = false): Paragraph => new Paragraph({ keepNext, spacing: { before: 0, after: 120 } })
const staysWithNext = (block: Printed | undefined): boolean => block?.k === 'p' && block.keepNext === true

const withLanguage = (place: Place) => ({ language: languageOf(place.lang) })
const indented = ({ left }: Place) => (left > 0 ? { indent: { left } } : {})

function paragraph({ c, align, keepNext }: Extract<Block, { k: 'p' }>, place: Place, first: IParagraphOptions = {}): Paragraph {
  return new Paragraph({
    children: runs(c, withLanguage(place)),
    ...(align ? { alignment: ALIGN[align] } : {}),
    ...(keepNext ? { keepNext } : {}),
    ...indented(place),
    ...first,
  })
}

function part({ title, subtitle }: Extract<Block, { k: 'part' }>, place: Place): Paragraph[] {
  const centred = { alignment: AlignmentType.CENTER, keepNext: true }
  return [
    new Paragraph({ ...centred, heading: HeadingLevel.HEADING_1, children: runs(title, withLanguage(place)) }),
    ...(subtitle ? [new Paragraph({ ...centred, children: runs(subtitle, { ...withLanguage(place), color: SOFT }) })] : []),
  ]
}

function heading({ n, label, pattern, lang, title }: Extract<Printed, { k: 'heading' }>, place: Place): Paragraph {
  const numbering = place.numbers.article(lang, pattern, n)
  const typed = numbering || label === '' ? [] : textRuns(`${label} `, withLanguage(place))
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    children: [...typed, ...runs(title, withLanguage(place))],
    ...(numbering ? { numbering } : {}),
  })
}

function clause({ path, label, body }: Clause, lang: Written, place: Place): Piece[] {
  const numbering = place.numbers.clause(lang, path)
  const inner = { ...place, left: place.left + INDENT, wide: place.wide - INDENT }
  const [first, ...rest] = body
  const opening = first?.k === 'p' ? first : { k: 'p' as const, c: [] }
  return [numberedParagraph(opening, { numbering, label }, inner), ...pieces(first?.k === 'p' || !first ? rest : body, inner)]
}

function numberedParagraph(
  block: Extract<Block, { k: 'p' }>,
  { numbering, label }: { numbering: Numbered | undefined; label: string },
  place: Place,
): Paragraph {
  const indent = { left: place.left, hanging: INDENT }
  if (numbering) return paragraph(block, place, { numbering, indent })
  const number = new TextRun({ ...withLanguage(place), children: [label, new Tab()] })
  return new Paragraph({ children: [number, ...runs(block.c, withLanguage(place))], indent })
}

const note = ({ c }: Extract<Block, { k: 'note' }>, place: Place): Paragraph =>
  new Paragraph({
    children: runs(c, { ...withLanguage(place), size: 19 }),
    border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: SOFT } },
    shading: { type: ShadingType.CLEAR, fill: 'F4F5F4' },
    indent: { left: place.left + 180, right: 120 },
    spacing: { before: 160, after: 240 },
    keepLines: true,
  })
