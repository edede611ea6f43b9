// A document for Word: real headings and numbers, so that a lawyer can go on writing in it; the same bytes at each rendering.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphStyleOptions,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { Doc } from '../doc.ts'
import { refuseUnsupported } from '../fonts/unsupported-character.ts'
import { type PrintedDoc, printed } from '../printed.ts'
import { pieces } from './blocks.ts'
import { normalised } from './normalised.ts'
import { Numbers } from './numbers.ts'
import { INK, SOFT } from './tables.ts'
import { FONT, languageOf, runs, textRuns } from './text.ts'

/** In twips: A4, with room for binding at the left. */
const PAGE = { width: 11906, height: 16838 }
const MARGIN = { left: 1701, right: 1134, top: 1531, bottom: 1417, header: 850, footer: 794 }
const WIDE = PAGE.width - MARGIN.left - MARGIN.right
/** Two languages side by side are set tighter. */
const LOOKS = {
  one: { size: 22, line: 276, after: 100, before: 230 },
  two: { size: 19, line: 252, after: 60, before: 150 },
} as const

/** @throws UnsupportedCharacter */
export async function renderDocx(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  refuseUnsupported(doc)
  const tree = printed(doc)
  const numbers = new Numbers()
  const body = pieces(tree.blocks, { lang: tree.lang, numbers, left: 0, wide: WIDE })
  const document = new Document({
    title: doc.title,
    creator: 'Menged',
    lastModifiedBy: 'Menged',
    styles: stylesOf(tree),
    numbering: { config: numbers.config },
    sections: [
      ...(tree.cover ? [{ properties: { page: { size: PAGE, margin: MARGIN } }, children: coverOf(tree.cover) }] : []),
      {
        properties: { page: { size: PAGE, margin: MARGIN, ...(tree.cover ? { pageNumbers: { start: 1 } } : {}) } },
        headers: { default: new Header({ children: [edge(tree.header, textRuns(tree.reference, SMALL), 'bottom')] }) },
        footers: {
          default: new Footer({ children: [edge(tree.footer, pageOf(tree.labels.page, tree.cover ? OWN_PAGES : ALL_PAGES))] }),
        },
        children: [...titleOf(tree), ...body],
      },
    ],
  })
  return normalised(new Uint8Array(await Packer.toArrayBuffer(document)), doc.issuedAt)
}

function stylesOf({ lang, blocks }: PrintedDoc) {
  const { size, line, after, before } = blocks.some(({ k }) => k === 'columns') ? LOOKS.two : LOOKS.one
  const run = { font: FONT, color: INK, language: languageOf(lang) }
  const heading = (more: object, above: number = before): Omit<IParagraphStyleOptions, 'id'> => ({
    run: { ...run, bold: true, ...more },
    paragraph: { keepNext: true, keepLines: true, spacing: { before: above, after: after - 10 } },
  })
  return {
    default: {
      document: { run: { ...run, size }, paragraph: { spacing: { after, line } } },
      title: { ...heading({ size: 34 }, 0), paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 100 } } },
      heading1: heading({ size: 28 }, 280),
      heading2: heading({ size: size + 1 }),
      heading3: heading({ size }),
    },
  }
}

function titleOf({ title, subtitle }: PrintedDoc): Paragraph[] {
  const rule = { bottom: { style: BorderStyle.SINGLE, size: 8, space: 6, color: INK } }
  const centred = { alignment: AlignmentType.CENTER }
  return [
    new Paragraph({ ...centred, heading: HeadingLevel.TITLE, children: textRuns(title), ...(subtitle ? {} : { border: rule }) }),
    ...(subtitle
      ? [new Paragraph({ ...centred, children: textRuns(subtitle, { color: SOFT }), border: rule, spacing: { after: 280 } })]
      : []),
  ]
}

const SMALL = { size: 17, color: SOFT }

/** What runs along the top or the bottom: one text at the left, one at the right. */
function edge(left: string, right: TextRun[], line?: 'bottom'): Paragraph {
  const border = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: '8A948D' } }
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: WIDE }],
    children: [...textRuns(left, SMALL), new TextRun({ ...SMALL, children: [new Tab()] }), ...right],
    ...(line ? { border } : {}),
  })
}

const coverOf = ({ title, paragraphs }: NonNullable<PrintedDoc['cover']>): Paragraph[] => [
  new Paragraph({ spacing: { after: 240 }, children: textRuns(title, { bold: true, size: 30 }) }),
  ...paragraphs.map((para) => new Paragraph({ children: runs(para) })),
]

const ALL_PAGES = PageNumber.TOTAL_PAGES
/** Of the pages behind a cover sheet. */
const OWN_PAGES = PageNumber.TOTAL_PAGES_IN_SECTION

/** Counted by Word: `Page {n} of {of}`. */
const pageOf = (pattern: string, of: string): TextRun[] =>
  pattern.split(/(\{n\}|\{of\})/).map((part) => {
    if (part === '{n}') return new TextRun({ ...SMALL, children: [PageNumber.CURRENT] })
    if (part === '{of}') return new TextRun({ ...SMALL, children: [of] })
    return new TextRun({ ...SMALL, text: part })
  })
