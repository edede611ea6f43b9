// The answer from a guide, in its own words: its fields where they answer, else the passage that says most of what was asked.
import type { AnswerBlock, Citation, Guide, Language, Written } from '@menged/contracts'
import { formatMonth, punctuationOf, rowOf, textIn, valuesOf, writtenFor } from '@menged/ethiopia'
import { translateIn, type WordKey } from '@menged/i18n'
import type { QuestionMatch } from '../../search/index.ts'
import type { Aspect } from '../question/aspects.ts'
import { createCitations, sourceIn, textBlock } from './citing.ts'
import type { IndexedGuide, Passage, Place } from './passages.ts'

type ExtractOptions = { aspects: readonly Aspect[]; words: QuestionMatch | null; language: Language; now: Date }
export type Extract = { blocks: AnswerBlock[]; citations: Citation[] }

/** Fees that an answer names. */
const MOST_FEES = 4
/** A passage that says more of the question than the title does is worth showing from this weight on. */
const WORTH = 0.6
/** Beside fields that answer already it has to say more. */
const WORTH_BESIDE = 1.6
const RARE = 2.8

type Context = Omit<ExtractOptions, 'language'> & {
  /** Of what is quoted. */
  language: Written
  known: IndexedGuide
  cite: (place: Place, quote: string, asOf?: string) => number
  say: (key: WordKey, values?: Record<string, string | number>) => string
}
type Answering = (guide: Guide, context: Context) => AnswerBlock[]

/** Asked for nothing in particular: what it costs, how long it takes, where to go. */
const GENERAL: readonly Aspect[] = ['cost', 'time', 'where']

export function extractFrom(known: IndexedGuide, wanted: ExtractOptions): Extract {
  const { citations, cite } = createCitations()
  const { now } = wanted
  const language = writtenFor(wanted.language)
  const context: Context = {
    ...wanted,
    language,
    known,
    say: translateIn(wanted.language),
    cite: (place, quote, asOf) => cite(sourceIn(known, { language, now, quote, place, asOf })),
  }
  const { guide } = known
  const special = specialPassages(context)
  const aspects = wanted.aspects.filter((aspect) => guide && (aspect !== 'validFor' || guide.facts.validFor))
  const isGeneral = aspects.length === 0
  const blocks: AnswerBlock[] = []
  if (guide) {
    if (isGeneral) blocks.push(...(special.length > 0 ? special : summaryOf(guide, context)))
    if (!isGeneral) blocks.push(...special)
    for (const aspect of isGeneral && special.length === 0 ? GENERAL : aspects) blocks.push(...ANSWERING[aspect](guide, context))
    blocks.push(...dateOf(guide, context, aspects))
  } else blocks.push(...(special.length > 0 ? special : firstOf(context)))
  return { blocks: withoutTwice(blocks), citations }
}

/** Words of the question that few guides have. */
const rareIn = (text: string, words: QuestionMatch | null): number[] =>
  words ? words.matchedIn(text).flatMap(({ part, weight, sure, own }) => (sure && own && weight >= RARE ? [part] : [])) : []

const firstOf = ({ known, language, cite }: Context): AnswerBlock[] =>
  known.passages.slice(0, 1).map((passage) => {
    const text = textIn(passage.text, language)
    return textBlock(text, [cite(passage.place, text)])
  })

const summaryOf = ({ summary }: Guide, { language, cite }: Context): AnswerBlock[] => [
  textBlock(summary[language], [cite('', summary[language])]),
]

const fact =
  (key: 'cost' | 'time' | 'where' | 'validFor', label: WordKey): Answering =>
  ({ facts }, { language, say, cite }) => {
    const found = facts[key]
    if (!found) return []
    const text = withNote(found.value[language], found.note?.[language], language)
    return [{ kind: 'fact', label: say(label), text, cites: [cite('glance', text)] }]
  }

function withNote(value: string, note: string | undefined, language: Written): string {
  if (note === undefined) return value
  const end = punctuationOf(language).stop
  return `${value}${/[.!?።]$/.test(value) ? '' : end} ${note}`
}

const ANSWERING: Record<Aspect, Answering> = {
  cost: (guide, context) => [...fact('cost', 'assistant.sayCost')(guide, context), ...feesOf(guide, context)],
  time: fact('time', 'assistant.sayTime'),
  where: (guide, context) => [...fact('where', 'assistant.sayWhere')(guide, context), ...officeOf(guide, context)],
  validFor: fact('validFor', 'assistant.sayValidFor'),
  documents: ({ documents }, { known, language, say, cite }) => {
    if (documents.length === 0) return []
    const items = documents.map(({ text }) => text[language])
    const n = cite('documents', items.join(punctuationOf(language).semicolon))
    return [
      textBlock(say('assistant.sayDocuments', { title: known.title[language] }), [n]),
      { kind: 'list', ordered: true, items: items.map((text) => ({ text, cites: [] })) },
    ]
  },
  steps: ({ steps }, { known, language, say, cite }) => {
    if (steps.length === 0) return []
    const items = steps.map(({ title, text }) => `${title[language]}${punctuationOf(language).colon}${text[language]}`)
    const n = cite('steps', items.join(' '))
    return [
      textBlock(say('assistant.saySteps', { title: known.title[language] }), [n]),
      { kind: 'list', ordered: true, items: items.map((text) => ({ text, cites: [] })) },
    ]
  },
  office: (guide, context) => officeOf(guide, context),
  law: ({ law }, { language, say, cite }) => {
    if (law.length === 0) return []
    const items = law.map((text) => text[language])
    return [
      textBlock(say('assistant.sayLaw'), [cite('sources', items.join('; '))]),
      { kind: 'list', ordered: false, items: items.map((text) => ({ text, cites: [] })) },
    ]
  },
}

function officeOf({ office }: Guide, { language, say, cite }: Context): AnswerBlock[] {
  const { name, phone = [], website = [], hours } = office
  const reach = [...phone, ...website].join(', ')
  const text = [name[language], reach, hours?.[language] ?? ''].filter((part) => part !== '').join(punctuationOf(language).comma)
  return [{ kind: 'fact', label: say('assistant.sayOffice'), text, cites: [cite('office', text)] }]
}

const CERTAINTIES = { high: null, medium: 'assistant.sayMediumCertainty', low: 'assistant.sayLowCertainty' } as const

/** Those that the question names, else the first ones, where there are several. */
function feesOf({ fees }: Guide, { known, words, language, say, cite }: Context): AnswerBlock[] {
  const extra = extraWords(known, words)
  const named = fees.filter(({ item }) => extra(valuesOf(item).join(' ')) >= WORTH)
  const shown = named.length > 0 ? named : fees.length > 1 ? fees : []
  if (shown.length === 0) return []
  const items = shown.slice(0, MOST_FEES).map(({ item, amount, certainty, asOf }) => {
    const sure = CERTAINTIES[certainty]
    const quote = `${item[language]}${punctuationOf(language).colon}${amount[language]}`
    return { text: sure ? `${quote} (${say(sure)})` : quote, cites: [cite('fees', quote, asOf)] }
  })
  return [{ kind: 'list', ordered: false, items }]
}

/** How much of the question a text says that the guide's title does not. */
function extraWords({ title }: IndexedGuide, words: QuestionMatch | null): (text: string) => number {
  if (!words) return () => 0
  const inTitle = new Set(words.matchedIn(valuesOf(title).join(' ')).flatMap(({ part, own }) => (own ? [part] : [])))
  return (text) =>
    words
      .matchedIn(text)
      .reduce((sum, { part, weight, sure, own }) => (inTitle.has(part) || !own ? sum : sum + (sure ? weight : weight / 2)), 0)
}

const both = ({ text }: Passage): string => valuesOf(text).join(' ')

/** The passage that says most of what the title leaves open. */
function specialPassages({ known, words, language, cite, aspects }: Context): AnswerBlock[] {
  const extra = extraWords(known, words)
  const least = aspects.length > 0 ? WORTH_BESIDE : WORTH
  let best: { passage: Passage; worth: number } | undefined
  for (const passage of known.passages) {
    // Lists and facts that are shown whole say it already.
    if (isShown(passage, aspects) || (aspects.length > 0 && passage.place === '' && rareIn(both(passage), words).length === 0))
      continue
    const worth = extra(both(passage))
    if (worth >= least && worth > (best?.worth ?? 0)) best = { passage, worth }
  }
  if (!best) return []
  const text = textIn(best.passage.text, language)
  return [textBlock(text, [cite(best.passage.place, text)])]
}

const isShown = ({ place }: Passage, aspects: readonly Aspect[]): boolean =>
  (place === 'documents' && aspects.includes('documents')) ||
  (place === 'steps' && aspects.includes('steps')) ||
  (place === 'fees' && aspects.includes('cost')) ||
  (place === 'glance' && aspects.some((aspect) => GENERAL.includes(aspect)))

/** Amounts and times change: of when they are is said with them. */
function dateOf(
  { asOf }: Guide,
  { language, say, cite, known, aspects: asked }: Context,
  aspects: readonly Aspect[],
): AnswerBlock[] {
  if (asked.length > 0 && !aspects.some((aspect) => aspect === 'cost' || aspect === 'time')) return []
  if (asOf === undefined) return [textBlock(say('assistant.sayUndated'), [])]
  const [year = 0, month] = asOf.split('-').map(Number)
  const date = month
    ? formatMonth(year, month, language)
    : rowOf(language).calendar === 'ethiopian'
      ? say('assistant.sayGregorianYear', { year })
      : String(year)
  return [textBlock(say('assistant.sayChecked', { date }), [cite('', known.guide?.summary[language] ?? '')])]
}

function withoutTwice(blocks: AnswerBlock[]): AnswerBlock[] {
  const seen = new Set<string>()
  return blocks.filter((block) => {
    const key = JSON.stringify(block)
    return !seen.has(key) && seen.add(key)
  })
}
