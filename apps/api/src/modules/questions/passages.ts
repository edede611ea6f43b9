// A guide as questions see it: its passages in every language, each with its name and the place of the page where it stands.
import { type Guide, type Text, WRITTEN } from '@menged/contracts'
import { type InEach, inEach, punctuationOf, textIn, valuesOf } from '@menged/ethiopia'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import { textOf } from '../posts/index.ts'

/** Ids of the page of a guide; `part-1` … are the headings of its body. */
export type Anchor = 'glance' | 'documents' | 'steps' | 'fees' | 'office' | 'sources' | `part-${number}` | ''
/** `name`: `facts.cost`, `documents.passport`, `steps.2`, `fees.1`, `body.7`, rows and paragraphs counted from 1; `documents` and `steps` stand for all of them. */
export type Passage = { name: string; anchor: Anchor; text: Text }
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

function fieldsOf({ summary, facts, documents, steps, fees, office, law }: Guide): Passage[] {
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
    { name: 'office', anchor: 'office', text: joined(office.name, office.note) },
    { name: 'law', anchor: 'sources', text: listed(law) },
  ]
}

/** Paragraphs, points and rows of tables. */
const BLOCK = /<(p|li|tr|h2|h3)\b[^>]*>([\s\S]*?)<\/\1>/g

function blocksOf(html: string | null): { part: number; text: string }[] {
  let part = 0
  return [...(html ?? '').matchAll(BLOCK)].flatMap(([, tag, inner = '']) => {
    if (tag === 'h2') part += 1
    return tag === 'h2' || tag === 'h3' ? [] : [{ part, text: textOf(inner.replaceAll('</td>', ' </td>')) }]
  })
}

const bodyPassage = (n: number, part: number, text: Text): Passage => ({
  name: `body.${n + 1}`,
  anchor: part > 0 ? `part-${part}` : '',
  text,
})

/** Where the versions are cut alike their paragraphs belong together; else a passage is in one language. */
function bodyOf(body: InEach<string | null>): Passage[] {
  const blocks = inEach((each) => blocksOf(body[each]))
  const [first = [], ...others] = valuesOf(blocks)
  const isAlike = others.every((other) => other.length === first.length && first.every(({ part }, n) => part === other[n]?.part))
  if (isAlike)
    return first.map(({ part }, n) =>
      bodyPassage(
        n,
        part,
        inEach((each) => blocks[each][n]?.text ?? ''),
      ),
    )
  return WRITTEN.flatMap((written) =>
    blocks[written].map(({ part, text }, n) =>
      bodyPassage(
        n,
        part,
        inEach((each) => (each === written ? text : '')),
      ),
    ),
  )
}
