// The answer from a guide, in its own words: the passages that hold what was asked, the likeliest first.
import type { AnswerBlock, Citation, Guide, Language, Written } from '@menged/contracts'
import { punctuationOf, textIn, writtenFor } from '@menged/ethiopia'
import { translateIn, type WordKey } from '@menged/i18n'
import { type IndexedGuide, type LikelyPassage, type Passage, quotedIn, type Understanding } from '../../questions/index.ts'
import { createCitations, sourceIn, textBlock, withLead } from './citing.ts'

type ExtractOptions = {
  passages: readonly LikelyPassage[]
  intents: Understanding['intents']
  language: Language
  now: Date
}
export type Extract = { blocks: AnswerBlock[]; citations: Citation[]; followUps: string[] }

/** Passages are shown until what was asked is so probably among them, they are so many, or together so many letters long. Of 11,000 questions the
 * passage that was meant is shown to 91 %, with two or three passages. */
const SHOWN = { likely: 0.85, most: 6, letters: 700 } as const

type Context = {
  /** Of what is quoted. */
  language: Written
  known: IndexedGuide
  cite: (passage: Passage, quote: string, asOf?: string) => number
  say: (key: WordKey, values?: Record<string, string | number>) => string
}

export function extractFrom(known: IndexedGuide, { passages, intents, language: readers, now }: ExtractOptions): Extract {
  const { citations, cite } = createCitations()
  const language = writtenFor(readers)
  const context: Context = {
    language,
    known,
    say: translateIn(readers),
    cite: (passage, quote, asOf) => {
      const { heading } = quotedIn(passage, language)
      return cite(sourceIn(known, { language: readers, now, quote, anchor: passage.anchor, heading, asOf }))
    },
  }
  const shown = shownOf(passages, intents, context)
  const blocks = blocksOf(shown, context)
  return {
    blocks: isClear(passages) ? withLead(blocks) : blocks,
    citations,
    followUps: followUpsOf(passages, shown, context),
  }
}

/** The likeliest passage is said largest where it is so likely. */
const CLEARLY_MEANT = 0.4
function isClear([first, ...others]: readonly LikelyPassage[]): boolean {
  if (!first) return false
  return first.probability >= CLEARLY_MEANT * others.reduce((sum, { probability }) => sum + probability, first.probability)
}

const FOLLOW_UPS = 3
/** What is asked for by a field, and by the rows of a list. */
const QUESTIONS: Readonly<Record<string, WordKey>> = {
  'facts.cost': 'assistant.askCost',
  'facts.time': 'assistant.askTime',
  'facts.where': 'assistant.askWhere',
  documents: 'assistant.askDocuments',
  steps: 'assistant.askSteps',
  fees: 'assistant.askCost',
  office: 'assistant.askWhere',
}
const questionKey = (name: string): WordKey | undefined => QUESTIONS[name] ?? QUESTIONS[name.split('.')[0] ?? '']

/** Of what is not shown, the likeliest first. */
function followUpsOf(passages: readonly LikelyPassage[], shown: readonly Passage[], { language, say }: Context): string[] {
  const answered = new Set(shown.map(({ name }) => questionKey(name)))
  const asked = passages.flatMap(({ passage }) => {
    if (shown.includes(passage)) return []
    if (passage.anchor === 'questions') return quotedIn(passage, language).heading
    const key = questionKey(passage.name)
    return key && !answered.has(key) ? say(key) : []
  })
  return [...new Set(asked)].slice(0, FOLLOW_UPS)
}

/** Where each intent is answered in general: shown as well where it is as clear as this. */
const GENERAL: Partial<Record<keyof Understanding['intents'], string>> = {
  cost: 'facts.cost',
  time: 'facts.time',
  where: 'facts.where',
  validity: 'facts.validFor',
  documents: 'documents',
  phone: 'office',
  site: 'office',
}
const CLEARLY_ASKED = 0.5

/** A list holds its rows. */
function shownOf(passages: readonly LikelyPassage[], intents: Understanding['intents'], { known, language }: Context): Passage[] {
  const all = passages.reduce((sum, { probability }) => sum + probability, 0)
  const shown: Passage[] = []
  let [likely, letters] = [0, 0]
  for (const { passage, probability } of passages) {
    if (shown.length === SHOWN.most || likely >= SHOWN.likely * all || letters >= SHOWN.letters) break
    shown.push(passage)
    likely += probability
    letters += lettersOf(passage, known.guide, language)
  }
  const general = Object.entries(GENERAL).flatMap(([intent, name]) =>
    intents[intent as keyof typeof intents] >= CLEARLY_ASKED ? name : [],
  )
  for (const { passage } of passages) if (general.includes(passage.name) && !shown.includes(passage)) shown.push(passage)
  const whole = new Set(shown.map(({ name }) => name))
  const each = shown.filter(({ name }) => {
    const [list = '', row] = name.split('.')
    return row === undefined || list === 'facts' || !whole.has(list)
  })
  return [...new Set(each.flatMap((passage) => [passage, ...tableAfter(passage, known.passages, language)]))]
}

const MOST_ROWS = 8
/** What a paragraph leads to says what it announces: the rows of the table right after it. */
function tableAfter(passage: Passage, all: readonly Passage[], language: Written): Passage[] {
  if (!passage.name.startsWith('body.') || isRow(passage, language)) return []
  const at = all.indexOf(passage) + 1
  const first = all[at] && isRow(all[at], language) ? at : at + 1
  const end = all.findIndex((each, n) => n >= first && !(isRow(each, language) && each.anchor === passage.anchor))
  return all.slice(first, end < 0 ? all.length : end).slice(0, MOST_ROWS)
}
const isRow = ({ row }: Passage, language: Written): boolean => row !== undefined && textIn(row, language) !== ''

const lettersOf = ({ name, text }: Passage, guide: Guide | null, language: Written): number =>
  guide && name === 'steps'
    ? guide.steps.reduce((sum, step) => sum + step.title[language].length + step.text[language].length, 0)
    : textIn(text, language).length

const LABELS: Readonly<Record<string, WordKey>> = {
  'facts.cost': 'assistant.sayCost',
  'facts.time': 'assistant.sayTime',
  'facts.where': 'assistant.sayWhere',
  'facts.validFor': 'assistant.sayValidFor',
  office: 'assistant.sayOffice',
  law: 'assistant.sayLaw',
}
/** Of rows. */
const HEADINGS: Readonly<Record<string, WordKey>> = {
  documents: 'post.documents',
  steps: 'post.steps',
  fees: 'assistant.sayCost',
}

type Cited = { text: string; cites: number[] }
const CERTAINTIES = { high: null, medium: 'assistant.sayMediumCertainty', low: 'assistant.sayLowCertainty' } as const

/** `label`: what it stands under, or nothing; `cites` are its own. */
type Part = { label: string; cites: number[]; ordered: boolean; items: Cited[] }

/** What stands under one label is said together. */
function blocksOf(passages: readonly Passage[], context: Context): AnswerBlock[] {
  const parts = passages.map((passage) => wholeList(passage, context) ?? row(passage, context))
  return [...Map.groupBy(parts, ({ label }) => label)].flatMap(([label, found]): AnswerBlock[] => {
    const items = found.flatMap((part) => part.items)
    const { cites = [], ordered = false } = found[0] ?? {}
    if (label === '') return items.map((item) => textBlock(item.text, item.cites))
    if (!ordered && items.length === 1) return items.map((item) => ({ kind: 'fact', label, ...item }))
    return [textBlock(label, cites), { kind: 'list', ordered, items }]
  })
}

function row(passage: Passage, context: Context): Part {
  const { name } = passage
  const { known, language, say, cite } = context
  const [list = '', rest = ''] = name.split('.')
  const key = LABELS[name] ?? HEADINGS[list]
  const { heading, text: quoted } = quotedIn(passage, language)
  const text = list === 'facts' ? (factIn(known.guide, rest, language) ?? quoted) : quoted
  const dated =
    list === 'fees' ? known.guide?.fees[Number(rest) - 1] : known.guide?.questions?.find(({ id }) => name === `questions.${id}`)
  const certainty = dated && CERTAINTIES[dated.certainty]
  const item = { text: certainty ? `${text} (${say(certainty)})` : text, cites: [cite(passage, text, dated?.asOf)] }
  return { label: key ? say(key) : heading, cites: [], ordered: false, items: [item] }
}

function factIn(guide: Guide | null, name: string, language: Written): string | undefined {
  const fact = guide?.facts[name as keyof Guide['facts']]
  if (!fact) return undefined
  const [value, note] = [fact.value[language], fact.note?.[language]]
  return note === undefined ? value : `${value}${/[.!?።]$/.test(value) ? '' : punctuationOf(language).stop} ${note}`
}

/** All documents, or all steps; null of another passage. */
function wholeList(passage: Passage, { known, language, say, cite }: Context): Part | null {
  const isDocuments = passage.name === 'documents'
  if (!known.guide || !(isDocuments || passage.name === 'steps')) return null
  const { documents, steps } = known.guide
  const texts = isDocuments
    ? documents.map(({ text }) => text[language])
    : steps.map(({ title, text }) => `${title[language]}${punctuationOf(language).colon}${text[language]}`)
  return {
    label: say(isDocuments ? 'assistant.sayDocuments' : 'assistant.saySteps'),
    cites: [cite(passage, texts.join(isDocuments ? punctuationOf(language).semicolon : ' '))],
    ordered: true,
    items: texts.map((text) => ({ text, cites: [] })),
  }
}
