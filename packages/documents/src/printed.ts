// A document as all three renderers read it: articles and clauses have their numbers, and two languages stand paragraph beside paragraph.

import type { Written } from '@menged/ethiopia/languages'
import type { Block, Doc, Para } from './doc.ts'
import { type Labels, labelsFor, lead } from './labels.ts'

/** `path`: numbers of the article, where there is one, and of the clauses: 3.2.1 is [3, 2, 1]. */
export type Clause = { path: number[]; label: string; body: Printed[] }
type Unchanged = Extract<Block, { k: 'p' | 'part' | 'table' | 'note' | 'seal' | 'pageBreak' }>
export type Printed =
  | Unchanged
  /** `pattern`: as in `labels.article`, for those who number themselves. */
  | { k: 'heading'; n: number; label: string; pattern: string; lang: Written; title: Para }
  | { k: 'clauses'; lang: Written; items: Clause[] }
  | { k: 'columns'; languages: [Written, Written]; rows: [Printed[], Printed[]][] }
  | { k: 'signatures'; labels: Labels; items: Extract<Block, { k: 'signatures' }>['items'] }
export type PrintedDoc = Omit<Doc, 'blocks'> & { blocks: Printed[]; hasParts: boolean }

/** Where numbering stands: the clauses of an article count on, whatever comes between them. */
type Place = { lang: Written; labels: Labels; article: number[]; clauses: number }

export function printed(doc: Doc): PrintedDoc {
  const { blocks, ...rest } = doc
  const place = { lang: doc.lang, labels: doc.labels, article: [], clauses: 0 }
  const has = (kind: Block['k']): boolean => blocks.some(({ k }) => k === kind)
  // Two languages are two lines.
  const title = has('columns') ? doc.title.replace(' / ', '\n') : doc.title
  return { ...rest, title, hasParts: has('part'), blocks: all(doc, blocks, place) }
}

const all = (doc: Doc, blocks: readonly Block[], place: Place): Printed[] => blocks.flatMap((block) => one(doc, block, place))

function one(doc: Doc, block: Block, place: Place): Printed[] {
  switch (block.k) {
    case 'article':
      return article(doc, block, place)
    case 'clauses':
      return [{ k: 'clauses', lang: place.lang, items: block.items.map((item) => clause(doc, item, place)) }]
    case 'columns':
      return [columns(doc, block, place)]
    case 'signatures':
      return [{ ...block, labels: leads(place) }]
    case 'part':
      Object.assign(place, { article: [], clauses: 0 })
      return [block]
    default:
      return [block]
  }
}

function leads({ lang, labels }: Place): Labels {
  const [name, signature, date] = [lead(labels.name, lang), lead(labels.signature, lang), lead(labels.date, lang)]
  return { ...labels, name, signature, date }
}

function article(doc: Doc, { n, title, body }: Extract<Block, { k: 'article' }>, place: Place): Printed[] {
  const { lang, labels } = place
  Object.assign(place, { article: [n], clauses: 0 })
  const pattern = labels.article
  return [{ k: 'heading', n, label: pattern.replace('{n}', String(n)), pattern, lang, title }, ...all(doc, body, place)]
}

function clause(doc: Doc, blocks: Block[], place: Place): Clause {
  place.clauses += 1
  const path = [...place.article, place.clauses]
  const label = path.length === 1 ? `${path[0]}.` : path.join('.')
  return { path, label, body: all(doc, blocks, { ...place, article: path, clauses: 0 }) }
}

function columns(doc: Doc, { rows, languages }: Extract<Block, { k: 'columns' }>, place: Place): Printed {
  const [left, right] = languages.map((lang) => ({ ...place, lang, labels: labelsFor(doc, lang) })) as [Place, Place]
  const sides = rows.map(([one, other]): [Printed[], Printed[]] => [all(doc, one, left), all(doc, other, right)])
  Object.assign(place, { article: left.article, clauses: left.clauses })
  return { k: 'columns', languages, rows: sides.flatMap(([one, other]) => aligned(one, other)) }
}

/** A row for each paragraph where both sides are built alike; else they stay one row. */
function aligned(left: Printed[], right: Printed[]): [Printed[], Printed[]][] {
  const [ones, others] = [left.flatMap(single), right.flatMap(single)]
  const isAlike = ones.length === others.length && ones.every(({ k }, i) => k === others[i]?.k)
  return isAlike ? ones.map((each, i) => [[each], [others[i] as Printed]]) : [[left, right]]
}

const single = (block: Printed): Printed[] =>
  block.k === 'clauses' ? block.items.map((item) => ({ ...block, items: [item] })) : [block]
