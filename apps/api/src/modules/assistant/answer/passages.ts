// A guide as the assistant knows it: its passages in both languages, each with the place of the page where it stands.
import type { Guide, Text } from '@menged/contracts'
import { textOf } from '../../posts/index.ts'
import type { GuideRow } from '../queries.ts'

/** Ids of the page of a guide; `part-1` … are the headings of its body. */
export type Place = 'glance' | 'documents' | 'steps' | 'fees' | 'office' | 'sources' | `part-${number}` | ''
export type Passage = { place: Place; text: Text }
export type IndexedGuide = {
  id: string
  title: Text
  guide: Guide | null
  /** The summary first, then what stands in the fields, then the body by paragraph. */
  passages: Passage[]
  /** About what it takes in memory. */
  bytes: number
}

const LABEL = { en: ': ', am: '፦ ' }

export function indexedGuide({ id, titleEn, titleAm, bodyEn, bodyAm, guide }: GuideRow): IndexedGuide {
  const title = { en: titleEn ?? titleAm ?? id, am: titleAm ?? titleEn ?? id }
  const passages = [...(guide ? fieldsOf(guide) : []), ...bodyOf(bodyEn, bodyAm)].filter(({ text }) => text.en + text.am !== '')
  const letters = passages.reduce((sum, { text }) => sum + text.en.length + text.am.length, JSON.stringify(guide ?? '').length)
  return { id, title, guide, passages, bytes: letters * 2 }
}

const both = (of: (language: 'en' | 'am') => string): Text => ({ en: of('en'), am: of('am') })
const joined = (...texts: (Text | undefined)[]): Text =>
  both((language) => texts.flatMap((text) => text?.[language] ?? []).join(LABEL[language]))

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

/** Where both versions are cut alike their paragraphs belong together; else a passage is in one language. */
function bodyOf(en: string | null, am: string | null): Passage[] {
  const [english, amharic] = [partsOf(en), partsOf(am)]
  const isAlike =
    english.length === amharic.length && english.every((part, n) => part.paragraphs.length === amharic[n]?.paragraphs.length)
  if (isAlike) return passagesOf(english, (part, n) => ({ en: part, am: amharic[n[0]]?.paragraphs[n[1]] ?? '' }))
  return [...passagesOf(english, (text) => ({ en: text, am: '' })), ...passagesOf(amharic, (text) => ({ en: '', am: text }))]
}

function passagesOf(parts: Part[], textOfBoth: (text: string, at: [number, number]) => Text): Passage[] {
  const first = parts[0]?.heading === '' ? 0 : 1
  return parts.flatMap(({ paragraphs }, n) =>
    paragraphs.map((text, paragraph): Passage => {
      const number = n + first
      return { place: number > 0 ? `part-${number}` : '', text: textOfBoth(text, [n, paragraph]) }
    }),
  )
}
