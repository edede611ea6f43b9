// A guide as questions see it: its passages in every language, each with its name and the place of the page where it stands.
import { type Guide, type Text, WRITTEN, type Written } from '@menged/contracts'
import { type InEach, inEach, punctuationOf, textIn, valuesOf } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import { textOf } from '../posts/index.ts'

/** Ids of the page of a guide; `part-1` … are the headings of its body. */
export type Anchor = 'glance' | 'documents' | 'steps' | 'fees' | 'office' | 'questions' | 'sources' | `part-${number}` | ''
/** `name`: `facts.cost`, `documents.passport`, `steps.2`, `fees.1`, `questions.lost`, `body.7`, rows and paragraphs counted from 1; `documents` and `steps` stand for all of them. */
export type Passage = {
  name: string
  anchor: Anchor
  text: Text
  /** What it stands under, or the question that it answers. */
  heading?: Text
  /** Of a table: each cell after what its column is called; empty elsewhere. */
  row?: Text
}
/** As it is quoted. What stands under "Where it goes wrong" is no advice, and a row means nothing without its columns. */
export const quotedIn = ({ text, heading, row }: Passage, language: Written): { heading: string; text: string } => ({
  heading: heading ? textIn(heading, language) : '',
  text: (row && textIn(row, language)) || textIn(text, language),
})

/** As questions are compared with it: with what it stands under, in every language. */
export const rankedText = (passage: Passage): string =>
  WRITTEN.map((each) => {
    const { heading, text } = quotedIn(passage, each)
    return `${heading} ${text}`
  }).join(' ')

export type IndexedGuide = {
  id: string
  title: Text
  guide: Guide | null
  /** The summary first, then what stands in the fields, then the body by paragraph. */
  passages: Passage[]
  /** About what it takes in memory. */
  bytes: number
}

export type GuideRow = { id: string; guide: Guide | null } & Localized<'title' | 'body', string | null>

export function indexedGuide({ id, guide, ...row }: GuideRow): IndexedGuide {
  const title = inEach((each) => textIn(textFrom(row, 'title'), each) || id)
  const all = [...(guide ? fieldsOf(guide) : []), ...bodyOf(textFrom(row, 'body'))]
  const passages = all.filter(({ text }) => valuesOf(text).join('') !== '')
  const letters = passages.reduce((sum, { text }) => sum + valuesOf(text).join('').length, JSON.stringify(guide ?? '').length)
  return { id, title, guide, passages, bytes: letters * 2 }
}

const joined = (...texts: (Text | undefined)[]): Text =>
  inEach((each) => texts.flatMap((text) => text?.[each] ?? []).join(punctuationOf(each).colon))
const listed = (texts: readonly Text[]): Text =>
  inEach((each) => texts.map((text) => text[each]).join(punctuationOf(each).semicolon))

function officeText({ name, phone = [], website = [], hours, usualHours, note }: Guide['office']): Text {
  return inEach((each) => {
    const { colon, comma, stop } = punctuationOf(each)
    const say = translateIn(each)
    const reached = [name[each], ...phone, ...website, hours?.[each] ?? ''].filter((part) => part !== '').join(comma)
    const usual = usualHours ? `${say('post.usualHours')}${colon}${say('post.usualHoursText')}` : ''
    return [reached, note?.[each] ?? '', usual]
      .filter((part) => part !== '')
      .map((part) => (/[.!?።]$/.test(part) ? part : `${part}${stop}`))
      .join(' ')
  })
}

function fieldsOf({ summary, facts, documents, steps, fees, office, questions = [], law }: Guide): Passage[] {
  return [
    { name: 'summary', anchor: '', text: summary },
    ...Object.entries(facts).flatMap(([name, fact]): Passage[] =>
      fact ? [{ name: `facts.${name}`, anchor: 'glance', text: joined(fact.value, fact.note) }] : [],
    ),
    { name: 'documents', anchor: 'documents', text: listed(documents.map(({ text }) => text)) },
    ...documents.map(({ id, text }): Passage => ({ name: `documents.${id}`, anchor: 'documents', text })),
    { name: 'steps', anchor: 'steps', text: listed(steps.map(({ title }) => title)) },
    ...steps.map(({ title, text }, n): Passage => ({ name: `steps.${n + 1}`, anchor: 'steps', text: joined(title, text) })),
    ...fees.map(({ item, amount }, n): Passage => ({ name: `fees.${n + 1}`, anchor: 'fees', text: joined(item, amount) })),
    { name: 'office', anchor: 'office', text: officeText(office) },
    ...questions.map(
      ({ id, question, answer }): Passage => ({ name: `questions.${id}`, anchor: 'questions', text: answer, heading: question }),
    ),
    { name: 'law', anchor: 'sources', text: listed(law) },
  ]
}

/** Paragraphs, points and rows of tables. */
const BLOCK = /<(p|li|tr|h2|h3)\b[^>]*>([\s\S]*?)<\/\1>/g

const CELL = /<(th|td)\b[^>]*>([\s\S]*?)<\/\1>/g

type Block = { part: number; heading: string; text: string; row: string }

function blocksOf(html: string | null, language: Written): Block[] {
  let [part, heading] = [0, '']
  let columns: string[] = []
  return [...(html ?? '').matchAll(BLOCK)].flatMap(([, tag, inner = '']) => {
    if (tag === 'h2' || tag === 'h3') {
      if (tag === 'h2') part += 1
      heading = textOf(inner)
      return []
    }
    const cells = [...inner.matchAll(CELL)].map(([, kind, cell = '']) => ({ isHeader: kind === 'th', text: textOf(cell) }))
    const isHeader = cells.some((cell) => cell.isHeader)
    if (isHeader || tag !== 'tr') columns = cells.map(({ text }) => text)
    const row = isHeader || cells.length !== columns.length ? '' : namedCells(cells, columns, language)
    return [{ part, heading, text: textOf(inner.replaceAll('</td>', ' </td>')), row }]
  })
}

function namedCells(cells: readonly { text: string }[], columns: readonly string[], language: Written): string {
  const { colon, semicolon } = punctuationOf(language)
  return cells.map(({ text }, n) => `${columns[n]}${colon}${text}`).join(semicolon)
}

/** `blockIn`: the block in a language, where it is there. */
function bodyPassage(n: number, part: number, blockIn: (language: Written) => Block | undefined): Passage {
  const of = (what: 'text' | 'heading' | 'row') => inEach((each) => blockIn(each)?.[what] ?? '')
  return {
    name: `body.${n + 1}`,
    anchor: part > 0 ? `part-${part}` : '',
    text: of('text'),
    heading: of('heading'),
    row: of('row'),
  }
}

/** Where the versions are cut alike their paragraphs belong together; else a passage is in one language. */
function bodyOf(body: InEach<string | null>): Passage[] {
  const blocks = inEach((each) => blocksOf(body[each], each))
  const [first = [], ...others] = valuesOf(blocks)
  const isAlike = others.every((other) => other.length === first.length && first.every(({ part }, n) => part === other[n]?.part))
  if (isAlike) return first.map(({ part }, n) => bodyPassage(n, part, (each) => blocks[each][n]))
  return WRITTEN.flatMap((written) =>
    blocks[written].map((block, n) => bodyPassage(n, block.part, (each) => (each === written ? block : undefined))),
  )
}
