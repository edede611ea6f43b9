// The sources of one answer: each place of a guide gets one number, in the order in which it is first used.
import type { AnswerBlock, Citation, Language } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { DAY_MS } from '@menged/ethiopia/durations'
import { translateIn, type WordKey } from '@menged/i18n'
import type { IndexedGuide, Passage } from '../../questions/index.ts'

/** Facts count as current for so long after they were last known true. */
const CURRENT_DAYS = 365
const LONGEST_QUOTE = 1200

export type Cite = (source: Omit<Citation, 'n'>) => number

/** `before`: those that stand already, with their numbers. */
export function createCitations(before: readonly Citation[] = []) {
  const citations = before.map((each) => ({ ...each }))
  return {
    citations,
    cite: (source: Omit<Citation, 'n'>): number => {
      const known = citations.find(({ href }) => href === source.href)
      if (known) {
        if (!known.quote.includes(source.quote)) known.quote = shortQuote(`${known.quote}\n${source.quote}`)
        return known.n
      }
      const n = citations.length + 1
      citations.push({ ...source, quote: shortQuote(source.quote), n })
      return n
    },
  }
}

function shortQuote(text: string): string {
  const letters = [...text]
  return letters.length <= LONGEST_QUOTE ? text : `${letters.slice(0, LONGEST_QUOTE).join('')}…`
}

/** The day from which a month or a year on is counted. */
const firstDay = (asOf: string): string => (asOf.length === 4 ? `${asOf}-01-01` : `${asOf}-01`)

/** What is not dated warns as well. */
export const isOverdue = (asOf: string | undefined, now: Date): boolean =>
  asOf === undefined || now.getTime() - new Date(firstDay(asOf)).getTime() > CURRENT_DAYS * DAY_MS

const SECTIONS: Readonly<Partial<Record<Passage['anchor'], WordKey>>> = {
  glance: 'post.atAGlance',
  documents: 'post.documents',
  steps: 'post.steps',
  fees: 'post.fees',
  office: 'post.office',
  questions: 'post.questions',
  sources: 'post.lawAndSources',
}

/** `heading`: what a passage of the text stands under. */
type OfGuide = {
  language: Language
  now: Date
  quote: string
  anchor: Passage['anchor']
  heading?: string
  asOf?: string | undefined
}

export const sourceIn = (
  { id, title, guide }: IndexedGuide,
  { language, now, quote, anchor, heading = '', asOf }: OfGuide,
): Omit<Citation, 'n'> => ({
  kind: 'guide',
  id,
  href: `/post/detail/${id}${anchor === '' ? '' : `#${anchor}`}`,
  title: textIn(title, language),
  section: SECTIONS[anchor] ? translateIn(language)(SECTIONS[anchor]) : heading,
  quote,
  checkedOn: asOf ?? guide?.asOf ?? null,
  isOverdue: isOverdue(asOf ?? guide?.asOf, now),
})

export const textBlock = (text: string, cites: number[]): AnswerBlock => ({ kind: 'text', text, cites })

/** The first block is said largest, unless it is or heads a list. */
export const withLead = (blocks: readonly AnswerBlock[]): AnswerBlock[] =>
  blocks.map((block, place) =>
    place === 0 && block.kind !== 'list' && blocks[1]?.kind !== 'list' ? { ...block, lead: true } : block,
  )
