// The answer from a guide, in its own words: the passages that hold what was asked, the likeliest first.
import type { AnswerBlock, Citation, Guide, Language, Written } from '@menged/contracts'
import { formatMonth, punctuationOf, rowOf, textIn, writtenFor } from '@menged/ethiopia'
import { translateIn, type WordKey } from '@menged/i18n'
import { type IndexedGuide, type LikelyPassage, type Passage, quotedIn, type Understanding } from '../../questions/index.ts'
import { createCitations, sourceIn, textBlock } from './citing.ts'

type ExtractOptions = { passages: readonly LikelyPassage[]; asked: Understanding['asked']; language: Language; now: Date }
export type Extract = { blocks: AnswerBlock[]; citations: Citation[] }

/** Passages that an answer shows, and how likely each is beside the first. */
const MOST_PASSAGES = 3
const BESIDE_FIRST = 0.45

type Context = {
  /** Of what is quoted. */
  language: Written
  readers: Language
  known: IndexedGuide
  cite: (passage: Pick<Passage, 'anchor'>, quote: string, asOf?: string) => number
  say: (key: WordKey, values?: Record<string, string | number>) => string
}

export function extractFrom(known: IndexedGuide, { passages, asked, language: readers, now }: ExtractOptions): Extract {
  const { citations, cite } = createCitations()
  const language = writtenFor(readers)
  const context: Context = {
    language,
    readers,
    known,
    say: translateIn(readers),
    cite: ({ anchor }, quote, asOf) => cite(sourceIn(known, { language: readers, now, quote, anchor, asOf })),
  }
  const shown = shownOf(passages, asked)
  const blocks = shown.flatMap((passage) => blocksOf(passage, context))
  if (known.guide && shown.some(({ name }) => isDated(name))) blocks.push(...dateOf(known.guide, context))
  return { blocks, citations }
}

/** Where each intent is answered in general. */
const GENERAL: Partial<Record<Understanding['asked'][number], string>> = {
  cost: 'facts.cost',
  time: 'facts.time',
  where: 'facts.where',
  validity: 'facts.validFor',
  documents: 'documents',
  steps: 'steps',
  phone: 'office',
  site: 'office',
  law: 'law',
}

/** The likeliest, then what answers in general. A list holds its rows. */
function shownOf(passages: readonly LikelyPassage[], asked: Understanding['asked']): Passage[] {
  const least = (passages[0]?.probability ?? 0) * BESIDE_FIRST
  const likely = passages.filter(({ probability }) => probability >= least).slice(0, MOST_PASSAGES)
  const names = asked.map((intent) => GENERAL[intent])
  const general = passages.filter(({ passage }) => names.includes(passage.name))
  const all = [...new Set([...likely, ...general].map(({ passage }) => passage))]
  const whole = new Set(all.map(({ name }) => name))
  return all.filter(({ name }) => {
    const [list = '', row] = name.split('.')
    return row === undefined || list === 'facts' || !whole.has(list)
  })
}

/** Amounts and times change: of when they are is said with them. */
const isDated = (name: string): boolean => name === 'facts.cost' || name === 'facts.time' || name.startsWith('fees.')

const LABELS: Readonly<Record<string, WordKey>> = {
  'facts.cost': 'assistant.sayCost',
  'facts.time': 'assistant.sayTime',
  'facts.where': 'assistant.sayWhere',
  'facts.validFor': 'assistant.sayValidFor',
}

function blocksOf(passage: Passage, context: Context): AnswerBlock[] {
  const { name, text } = passage
  const { known, language, say, cite } = context
  const label = LABELS[name]
  const said = textIn(text, language)
  if (label) {
    const text = factIn(known.guide, name, language) ?? said
    return [{ kind: 'fact', label: say(label), text, cites: [cite(passage, text)] }]
  }
  if (known.guide) {
    if (name === 'documents' || name === 'steps') return listOf(passage, known.guide, context)
    if (name === 'office') return [officeOf(known.guide, context)]
    if (name.startsWith('fees.')) return feeOf(known.guide, Number(name.slice('fees.'.length)) - 1, context)
  }
  if (name === 'law') return [{ kind: 'fact', label: say('assistant.sayLaw'), text: said, cites: [cite(passage, said)] }]
  const quoted = quotedIn(passage, language)
  const cites = [cite(passage, quoted.text)]
  return [quoted.heading ? { kind: 'fact', label: quoted.heading, text: quoted.text, cites } : textBlock(quoted.text, cites)]
}

function factIn(guide: Guide | null, name: string, language: Written): string | undefined {
  const fact = guide?.facts[name.slice('facts.'.length) as keyof Guide['facts']]
  if (!fact) return undefined
  const [value, note] = [fact.value[language], fact.note?.[language]]
  return note === undefined ? value : `${value}${/[.!?።]$/.test(value) ? '' : punctuationOf(language).stop} ${note}`
}

function listOf(passage: Passage, { documents, steps }: Guide, { known, language, say, cite }: Context): AnswerBlock[] {
  const isDocuments = passage.name === 'documents'
  const items = isDocuments
    ? documents.map(({ text }) => text[language])
    : steps.map(({ title, text }) => `${title[language]}${punctuationOf(language).colon}${text[language]}`)
  const n = cite(passage, items.join(isDocuments ? punctuationOf(language).semicolon : ' '))
  return [
    textBlock(say(isDocuments ? 'assistant.sayDocuments' : 'assistant.saySteps', { title: known.title[language] }), [n]),
    { kind: 'list', ordered: true, items: items.map((text) => ({ text, cites: [] })) },
  ]
}

function officeOf({ office }: Guide, { language, say, cite }: Context): AnswerBlock {
  const { name, phone = [], website = [], hours } = office
  const reach = [...phone, ...website].join(', ')
  const text = [name[language], reach, hours?.[language] ?? ''].filter((part) => part !== '').join(punctuationOf(language).comma)
  return { kind: 'fact', label: say('assistant.sayOffice'), text, cites: [cite({ anchor: 'office' }, text)] }
}

const CERTAINTIES = { high: null, medium: 'assistant.sayMediumCertainty', low: 'assistant.sayLowCertainty' } as const

function feeOf({ fees }: Guide, n: number, { language, say, cite }: Context): AnswerBlock[] {
  const fee = fees[n]
  if (!fee) return []
  const sure = CERTAINTIES[fee.certainty]
  const quote = `${fee.item[language]}${punctuationOf(language).colon}${fee.amount[language]}`
  return [textBlock(sure ? `${quote} (${say(sure)})` : quote, [cite({ anchor: 'fees' }, quote, fee.asOf)])]
}

function dateOf({ asOf, summary }: Guide, { readers, language, say, cite }: Context): AnswerBlock[] {
  if (asOf === undefined) return [textBlock(say('assistant.sayUndated'), [])]
  const [year = 0, month] = asOf.split('-').map(Number)
  const date = month
    ? formatMonth(year, month, readers)
    : rowOf(readers).calendar === 'ethiopian'
      ? say('assistant.sayGregorianYear', { year })
      : String(year)
  return [textBlock(say('assistant.sayChecked', { date }), [cite({ anchor: '' }, summary[language])])]
}
