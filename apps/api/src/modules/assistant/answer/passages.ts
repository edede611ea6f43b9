// A guide as the assistant knows it: its passages in every language, each with the place of the page where it stands.
import { type Guide, type Text, WRITTEN } from '@menged/contracts'
import { type InEach, inEach, punctuationOf, textIn, valuesOf } from '@menged/ethiopia'
import { textFrom } from '../../../platform/database/columns.ts'
import { textOf } from '../../posts/index.ts'
import type { GuideRow } from '../queries.ts'

/** Ids of the page of a guide; `part-1` … are the headings of its body. */
export type Place = 'glance' | 'documents' | 'steps' | 'fees' | 'office' | 'sources' | `part-${number}` | ''
export type Passage = { place: Place; text: Text }
export type KnownGuide = {
  id: string
  title: Text
  guide: Guide | null
  /** The summary first, then what stands in the fields, then the body by paragraph. */
  passages: Passage[]
  /** About what it takes in memory. */
  bytes: number
}

export function knownGuide({ id, guide, ...row }: GuideRow): KnownGuide {
  const title = inEach((each) => textIn(textFrom(row, 'title'), each) || id)
  const all = [...(guide ? fieldsOf(guide) : []), ...bodyOf(textFrom(row, 'body'))]
  const passages = all.filter(({ text }) => valuesOf(text).join('') !== '')
  const letters = passages.reduce((sum, { text }) => sum + valuesOf(text).join('').length, JSON.stringify(guide ?? '').length)
  return { id, title, guide, passages, bytes: letters * 2 }
}

const joined = (...texts: (Text | undefined)[]): Text =>
  inEach((each) => texts.flatMap((text) => text?.[each] ?? []).join(punctuationOf(each).colon))

function fieldsOf({ summary, facts, documents, steps, fees, office, law }: Guide): Passage[] {
  const { cost, time, where, validFor } = facts
  return [
    { place: '', text: summary },
    ...[cost, time, where, ...(validFor ? [validFor] : [])].map(({ value, note }) => ({
      place: 'glance' as const,
      text: joined(value, note),
    })),
    ...documents.map(({ text }) => ({ place: 'documents' as const, text })),
    ...steps.map(({ title, text }) => ({ place: 'steps' as const, text: joined(title, text) })),
    ...fees.map(({ item, amount }) => ({ place: 'fees' as const, text: joined(item, amount) })),
    { place: 'office', text: joined(office.name, office.note) },
    ...law.map((text) => ({ place: 'sources' as const, text })),
  ]
}

const PARAGRAPH = /<\/(?:p|li|h3|td|blockquote)>/

type Part = { heading: string; paragraphs: string[] }
function partsOf(html: string | null): Part[] {
  return (html ?? '').split(/(?=<h2>)/).map((part) => {
    const heading = /^<h2>([\s\S]*?)<\/h2>/.exec(part)?.[1]
    const rest = heading === undefined ? part : part.slice(part.indexOf('</h2>') + '</h2>'.length)
    return {
      heading: textOf(heading ?? ''),
      paragraphs: rest
        .split(PARAGRAPH)
        .map(textOf)
        .filter((text) => text !== ''),
    }
  })
}

/** Where the versions are cut alike their paragraphs belong together; else a passage is in one language. */
function bodyOf(body: InEach<string | null>): Passage[] {
  const parts = inEach((each) => partsOf(body[each]))
  const [first = [], ...others] = valuesOf(parts)
  const isAlike = others.every(
    (other) =>
      other.length === first.length && first.every(({ paragraphs }, n) => paragraphs.length === other[n]?.paragraphs.length),
  )
  if (isAlike) return passagesOf(first, (_, [n, at]) => inEach((each) => parts[each][n]?.paragraphs[at] ?? ''))
  return WRITTEN.flatMap((written) => passagesOf(parts[written], (text) => inEach((each) => (each === written ? text : ''))))
}

function passagesOf(parts: Part[], textAt: (text: string, at: [number, number]) => Text): Passage[] {
  const first = parts[0]?.heading === '' ? 0 : 1
  return parts.flatMap(({ paragraphs }, n) =>
    paragraphs.map((text, paragraph): Passage => {
      const number = n + first
      return { place: number > 0 ? `part-${number}` : '', text: textAt(text, [n, paragraph]) }
    }),
  )
}
