// Answers that are no passage of a guide: a form, somebody who helps, the rates, a greeting, and what the assistant cannot answer.
import type { AnswerBlock, AssistantAnswer, Citation, Language, TemplateId } from '@menged/contracts'
import { isCurrency } from '@menged/contracts/exchange/lists'
import { pathTo } from '@menged/contracts/path-to'
import { TEMPLATES } from '@menged/documents/templates'
import { formatDate, isEthiopic, parseIsoDate, textIn } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import type { IndexedGuide } from '../../questions/index.ts'
import { documentValues } from '../question/documents.ts'
import { createCitations, sourceIn, textBlock, withLead } from './citing.ts'

/** An answer without what every one has. */
export type Draft = Pick<AssistantAnswer, 'kind' | 'blocks'> & Partial<AssistantAnswer>

export const greeting = (language: Language): Draft => ({
  kind: 'greeting',
  blocks: [textBlock(translateIn(language)('assistant.sayGreeting'), [])],
})

export const thanks = (language: Language): Draft => ({
  kind: 'greeting',
  blocks: [textBlock(translateIn(language)('assistant.sayThanks'), [])],
})

/** "How much is it?", of nothing that was named. */
export const whichOne = (language: Language): Draft => ({
  kind: 'greeting',
  blocks: [textBlock(translateIn(language)('assistant.sayWhichOne'), [])],
})

export const unsupportedLanguage = (language: Language): Draft => ({
  kind: 'otherLanguage',
  blocks: [textBlock(translateIn(language)('assistant.sayOtherLanguage'), [])],
})

/** Guides stand beside it as the nearest. */
export const unknown = (language: Language, nearest: readonly IndexedGuide[]): Draft => ({
  kind: 'unknown',
  blocks: [textBlock(translateIn(language)(nearest.length > 0 ? 'assistant.sayUnknownNearest' : 'assistant.sayUnknown'), [])],
  nearest: nearest.map(({ id, title }) => ({ id, title: textIn(title, language), href: `/post/detail/${id}` })),
})

/** The likeliest guide, said as a likelihood, with the passage that is nearest. */
export const sayProbably = (language: Language, title: string): string =>
  translateIn(language)('assistant.sayProbably', { title })

export function probably(
  language: Language,
  { id, title }: IndexedGuide,
  { blocks, ...found }: Pick<AssistantAnswer, 'blocks' | 'citations' | 'followUps' | 'nearest'>,
): Draft {
  const said = sayProbably(language, textIn(title, language))
  return { kind: 'probable', guide: id, ...found, blocks: [textBlock(said, []), ...blocks] }
}

type Named = { id: string; title: string }
/** The same question again, of the guide that the reader chooses. */
export const choicesOf = (guides: readonly Named[], question: string): AssistantAnswer['nearest'] =>
  guides.map(({ id, title }) => ({ id, title, href: pathTo('generative-ai', { q: question, chosen: id }) }))

export const guidesToChoose = (language: Language, guides: readonly Named[], question: string): Draft => ({
  kind: 'choice',
  blocks: [textBlock(translateIn(language)('assistant.sayChoose'), [])],
  nearest: choicesOf(guides, question),
})

export function documentAnswer(
  template: TemplateId,
  question: string,
  { language, now, guide }: { language: Language; now: Date; guide: IndexedGuide | undefined },
): Draft {
  const say = translateIn(language)
  const title = textIn(TEMPLATES[template].title, language)
  const values = documentValues(template, question)
  const { citations, cite } = createCitations()
  const blocks: AnswerBlock[] = [
    textBlock(say(Object.keys(values).length > 0 ? 'assistant.sayDocumentFilled' : 'assistant.sayDocument', { title }), []),
  ]
  if (guide?.guide) {
    const quote = textIn(guide.guide.summary, language)
    blocks.push(textBlock(quote, [cite(sourceIn(guide, { language, now, quote, anchor: '' }))]))
  }
  return { kind: 'document', blocks, citations, guide: guide?.id ?? null, document: { template, title, values } }
}

/** Several guides answer together: each by its title, with its summary as the source. */
export function scholarshipsAnswer(guides: readonly IndexedGuide[], language: Language, now: Date): Draft {
  const { citations, cite } = createCitations()
  const items = guides.map((guide) => {
    const quote = textIn(guide.guide?.summary ?? guide.title, language)
    return { text: textIn(guide.title, language), cites: [cite(sourceIn(guide, { language, now, quote, anchor: '' }))] }
  })
  const blocks: AnswerBlock[] = [
    textBlock(translateIn(language)('assistant.sayScholarships'), []),
    { kind: 'list', ordered: false, items },
  ]
  return { kind: 'answer', blocks, citations }
}

export type Helper = { id: number; title: string; name: string; price: number }

export function workersAnswer(helpers: readonly Helper[], language: Language, guide: string | null): Draft {
  const say = translateIn(language)
  return {
    kind: 'workers',
    guide,
    blocks: [textBlock(say(helpers.length > 0 ? 'assistant.sayWorkers' : 'assistant.sayNoWorkers'), [])],
    workers: helpers.map(({ id, title, name, price }) => ({
      id: String(id),
      title,
      href: `/guday-geday/${id}`,
      detail: say('assistant.sayWorkerDetail', { name, price: price.toLocaleString('en') }),
    })),
  }
}

export type Rates = {
  bank: string
  day: string
  sample: boolean
  rates: { currency: string; cashBuying: number | null; cashSelling: number | null }[]
  /** To be exchanged, of the first currency. */
  sum: number | null
}

export function ratesAnswer({ bank, day, sample, rates, sum }: Rates, language: Language): Draft {
  const say = translateIn(language)
  const civil = parseIsoDate(day)
  const date = formatDate(civil, language)
  const amount = (value: number | null): string =>
    value === null ? '–' : value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  /** The Amharic has names; English ones would need a plural. */
  const nameOf = (currency: string): string =>
    isEthiopic(language) && isCurrency(currency) ? say(`rates.currency_${currency}`) : currency
  const items = rates.map(({ currency, cashBuying, cashSelling }) =>
    say('assistant.sayRate', { currency: nameOf(currency), buying: amount(cashBuying), selling: amount(cashSelling) }),
  )
  const [first, ...others] = rates
  const isReckoned = sum !== null && first && first.cashBuying !== null && first.cashSelling !== null
  const reckoned = isReckoned
    ? [
        say('assistant.saySum', {
          sum: sum.toLocaleString('en'),
          currency: nameOf(first.currency),
          buying: amount(sum * (first.cashBuying ?? 0)),
          selling: amount(sum * (first.cashSelling ?? 0)),
        }),
      ]
    : []
  const shown: AnswerBlock[] =
    others.length === 0
      ? [...items.map((text) => textBlock(text, [1])), textBlock(say('assistant.sayRatesOf', { bank, date }), [])]
      : [
          textBlock(say('assistant.sayRates', { bank, date }), [1]),
          { kind: 'list', ordered: false, items: items.map((text) => ({ text, cites: [1] })) },
        ]
  const source: Citation = {
    n: 1,
    kind: 'rates',
    id: 'CBE',
    href: '/exchange',
    title: bank,
    section: '',
    quote: items.join('\n'),
    checkedOn: day,
    isOverdue: sample,
  }
  return {
    kind: 'answer',
    citations: [source],
    blocks: withLead([
      ...reckoned.map((text) => textBlock(text, [1])),
      ...shown,
      ...(sample ? [textBlock(say('assistant.sayRatesSample'), [1])] : []),
    ]),
  }
}
