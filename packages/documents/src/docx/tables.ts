// What Word lays out as tables: tables of numbers, two languages side by side, places for signatures, the frame for a seal.
import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  type ITableCellOptions,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { Block, Para } from '../doc.ts'
import type { Printed } from '../printed.ts'
import type { Place } from './place.ts'
import { languageOf, runs, textRuns } from './text.ts'

export const INK = '14231B'
export const SOFT = '5F6B64'
const HAIR = { style: BorderStyle.SINGLE, size: 4, color: '8A948D' } as const
const STRONG = { style: BorderStyle.SINGLE, size: 8, color: INK } as const
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
/** Rows that might not fit on one page are split. */
const LONG = 900
const GUTTER = 340

const ALIGN = { start: AlignmentType.START, center: AlignmentType.CENTER, end: AlignmentType.END } as const
const dxa = (size: number) => ({ size, type: WidthType.DXA })
const isShort = (value: unknown): boolean => JSON.stringify(value).length <= LONG
const fixed = (widths: number[]) => ({
  layout: TableLayoutType.FIXED,
  columnWidths: widths,
  width: dxa(widths.reduce((sum, width) => sum + width, 0)),
})

export function numbersTable({ cols, head, rows, total }: Extract<Block, { k: 'table' }>, place: Place): Table {
  const whole = cols.reduce((sum, { w }) => sum + w, 0)
  const widths = cols.map(({ w }) => Math.floor((place.wide * w) / whole))
  const look = { language: languageOf(place.lang), size: 20 }
  const row = (cells: Para[], kind: 'head' | 'row' | 'total'): TableRow =>
    new TableRow({
      cantSplit: isShort(cells),
      tableHeader: kind === 'head',
      children: cols.map(
        ({ align = 'start' }, i) =>
          new TableCell({
            width: dxa(widths[i] ?? 0),
            ...(kind === 'head' ? { shading: { type: ShadingType.CLEAR, fill: 'F1F3F2' } } : {}),
            ...(kind === 'total' ? { borders: { top: STRONG } } : {}),
            children: [
              new Paragraph({
                alignment: ALIGN[align],
                spacing: { before: 40, after: 40 },
                keepNext: kind === 'head',
                children: runs(cells[i] ?? [], { ...look, bold: kind !== 'row' }),
              }),
            ],
          }),
      ),
    })
  return new Table({
    ...fixed(widths),
    ...(place.left > 0 ? { indent: dxa(place.left) } : {}),
    borders: { top: STRONG, bottom: STRONG, left: NONE, right: NONE, insideHorizontal: HAIR, insideVertical: NONE },
    margins: { left: 90, right: 90 },
    rows: [
      ...(head ? [row(head, 'head')] : []),
      ...rows.map((cells) => row(cells, 'row')),
      ...(total ? [row(total, 'total')] : []),
    ],
  })
}

type Pieces = (blocks: readonly Printed[], place: Place) => (Paragraph | Table)[]
const halvesOf = (wide: number): number[] => [Math.floor(wide / 2), Math.floor(wide / 2)]
const side = (i: number): Pick<ITableCellOptions, 'margins'> =>
  i === 0 ? { margins: { left: 0, right: GUTTER / 2 } } : { margins: { left: GUTTER / 2, right: 0 } }

export function columnsTable({ rows, languages }: Extract<Printed, { k: 'columns' }>, place: Place, pieces: Pieces): Table {
  const widths = halvesOf(place.wide)
  return new Table({
    ...fixed(widths),
    borders: TableBorders.NONE,
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: isShort(row),
          children: row.map((blocks, i) => {
            const inner = { ...place, lang: languages[i] ?? place.lang, left: 0, wide: (widths[i] ?? 0) - GUTTER }
            return new TableCell({ ...side(i), width: dxa(widths[i] ?? 0), children: filled(pieces(blocks, inner)) })
          }),
        }),
    ),
  })
}

/** A cell ends with a paragraph. */
const filled = (children: (Paragraph | Table)[]): (Paragraph | Table)[] =>
  children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({ spacing: { after: 0 } })]

export function signatureTable({ items, labels }: Extract<Printed, { k: 'signatures' }>, place: Place): Table {
  const across = place.wide < 6000 ? 1 : 2
  const widths = across === 1 ? [place.wide] : halvesOf(place.wide)
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, i) => items.slice(i * across, i * across + across))
  const room = (widths[0] ?? 0) - GUTTER
  const look = { language: languageOf(place.lang) }
  const line = (label: string, value: string, before: number): Paragraph =>
    new Paragraph({
      keepNext: true,
      spacing: { before, after: 40 },
      tabStops: [{ type: TabStopType.RIGHT, position: room, leader: 'underscore' }],
      children: [...textRuns(`${label} `, look), ...(value ? textRuns(value, look) : [new TextRun({ children: [new Tab()] })])],
    })
  return new Table({
    ...fixed(widths),
    borders: TableBorders.NONE,
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: isShort(row),
          children: widths.map((width, i) => {
            const item = row[i]
            if (!item) return new TableCell({ width: dxa(width), children: [new Paragraph({})] })
            return new TableCell({
              ...side(i),
              width: dxa(width),
              children: [
                new Paragraph({ keepNext: true, spacing: { after: 40 }, children: textRuns(item.role, { ...look, bold: true }) }),
                line(labels.name, item.name, item.name ? 40 : 160),
                ...item.lines.map(
                  (each) => new Paragraph({ keepNext: true, spacing: { after: 40 }, children: textRuns(each, look) }),
                ),
                line(labels.signature, '', 400),
                line(labels.date, '', 160),
                new Paragraph({ spacing: { after: 200 } }),
              ],
            })
          }),
        }),
    ),
  })
}

export const sealFrame = ({ caption }: Extract<Block, { k: 'seal' }>, place: Place): Table => {
  const dashed = { style: BorderStyle.DASHED, size: 6, color: SOFT } as const
  const look = { language: languageOf(place.lang), size: 18, color: SOFT }
  const paragraph = new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 1930, after: 60 },
    children: runs(caption, look),
  })
  const cell = new TableCell({ verticalAlign: VerticalAlignTable.BOTTOM, width: dxa(4420), children: [paragraph] })
  return new Table({
    ...fixed([4420]),
    borders: { top: dashed, bottom: dashed, left: dashed, right: dashed, insideHorizontal: NONE, insideVertical: NONE },
    rows: [new TableRow({ cantSplit: true, height: { value: 2268, rule: HeightRule.ATLEAST }, children: [cell] })],
  })
}
