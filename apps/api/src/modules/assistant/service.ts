// Rules of answers: what a question is, which guide it is about, and what is said of it. Never from the nearest thing: who is not sure says so.
import { randomUUID } from 'node:crypto'
import { type AssistantAnswer, type Language, PRICE_MAX, type Question } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Exchange } from '../exchange/index.ts'
import type { Marketplace } from '../marketplace/index.ts'
import { type Search, wordsOf } from '../search/index.ts'
import { askedIn } from './asking-words.ts'
import { choose } from './choosing.ts'
import { extractFrom } from './extractive.ts'
import { HeldGuides } from './held-guides.ts'
import { type Draft, documentAnswer, greeting, otherLanguage, ratesAnswer, unknown, workersAnswer } from './other-answers.ts'
import type { KnownGuide } from './passages.ts'
import { guideQueries } from './queries.ts'
import { answerLanguage, languageOfQuestion } from './question-language.ts'
import { TEMPLATES } from './template-titles.ts'
import { askedRates, isGreeting, wishedDocument, wishesHelp, withoutHelp } from './wishes.ts'

type AssistantParts = {
  db: Database
  clock: Clock
  search: Pick<Search, 'meant' | 'count'>
  exchange: Pick<Exchange, 'latest'>
  guday: Pick<Marketplace['guday'], 'list'>
}
export type Asked = Pick<Question, 'question' | 'language' | 'about' | 'earlier'>
/** `guide`: the one that the answer is taken from, with all its passages. */
export type Answered = { answer: AssistantAnswer; source: KnownGuide | null }

const BANK = 'CBE'
const HELPERS = 3
/** Words of a question that are looked at. */
const MOST_WORDS = 120

export function createAnswers({ db, clock, search, exchange, guday }: AssistantParts) {
  const held = new HeldGuides(guideQueries(db))
  const sources = { meant: search.meant, of: (ids: readonly string[]) => held.of(ids) }

  async function helpersFor(words: readonly string[], guide: string | null, language: Language) {
    const ask = { category: [], city: [], from: 0, to: PRICE_MAX, sort: 'best' as const, show: HELPERS }
    const ofGuide = guide ? (await guday.list({ ...ask, q: '', guide })).rows : []
    const found = ofGuide.length > 0 ? ofGuide : (await guday.list({ ...ask, q: words.join(' ') })).rows
    const rows = found.length > 0 ? found : (await guday.list({ ...ask, q: '' })).rows
    const inLanguage = (en: string | null, am: string | null) => (language === 'am' ? (am ?? en) : (en ?? am)) ?? ''
    return rows.map(({ service, worker }) => ({
      id: service.id,
      title: inLanguage(service.titleEn, service.titleAm),
      name: inLanguage(worker.nameEn, worker.nameAm),
      price: service.price,
    }))
  }

  async function ratesOf(currencies: readonly string[], language: Language): Promise<Draft | null> {
    const rows = await exchange.latest(BANK).catch((error: unknown) => {
      if (error instanceof AppError) return []
      throw error
    })
    const [first] = rows
    if (!first) return null
    const wanted = rows.filter(({ rate }) => currencies.length === 0 || currencies.includes(rate.currency)).slice(0, 5)
    const bank = language === 'am' ? first.bank.nameAm : first.bank.nameEn
    return ratesAnswer({ bank, day: first.rate.day, sample: rows.some(({ rate }) => rate.sample), rates: wanted.map(({ rate }) => rate) }, language)
  }

  async function fromGuides(asked: Asked, words: readonly string[], language: Language): Promise<{ draft: Draft; source: KnownGuide | null }> {
    const { aspects, rest } = askedIn(words)
    const context = asked.earlier.findLast(({ guide }) => guide !== null)?.guide ?? asked.about ?? null
    const { chosen, nearest } = await choose(sources, { rest, context })
    if (!chosen) return { draft: unknown(language, await held.of(nearest)), source: null }
    const extract = extractFrom(chosen.guide, { aspects, words: chosen.words, language, now: clock.now() })
    return { draft: { kind: 'answer', guide: chosen.guide.id, ...extract }, source: chosen.guide }
  }

  async function draftOf(asked: Asked, words: readonly string[], language: Language): Promise<{ draft: Draft; source: KnownGuide | null }> {
    const none = (draft: Draft) => ({ draft, source: null })
    if (words.length === 0 || isGreeting(words)) return none(greeting(language))
    const currencies = askedRates(words)
    const rates = currencies && (await ratesOf(currencies, language))
    if (rates) return none(rates)
    const template = wishedDocument(words, askedIn(words).aspects)
    if (template) {
      const [guide] = await held.of([TEMPLATES[template].guide])
      return none(documentAnswer(template, asked.question, { language, now: clock.now(), guide }))
    }
    if (wishesHelp(words)) {
      const rest = askedIn(withoutHelp(words)).rest
      const { chosen } = await choose(sources, { rest, context: asked.about ?? null })
      const guide = chosen?.guide.id ?? null
      return none(workersAnswer(await helpersFor(rest, guide, language), language, guide))
    }
    return await fromGuides(asked, words, language)
  }

  return {
    held,
    answer: async (asked: Asked): Promise<Answered> => {
      const words = wordsOf(asked.question).slice(0, MOST_WORDS)
      const of = languageOfQuestion(asked.question)
      const language = answerLanguage(of, asked.language)
      const { draft, source } =
        of === 'other' && !isGreeting(words) ? { draft: otherLanguage(asked.language), source: null } : await draftOf(asked, words, language)
      return { answer: { ...EMPTY, ...draft, id: randomUUID(), language }, source }
    },
    /** What could not be answered stands in the same list as searches that found nothing. */
    noteMissing: (question: string): Promise<void> => search.count({ q: question, page: 1 }, false),
  }
}
export type Answers = ReturnType<typeof createAnswers>

const EMPTY = {
  blocks: [],
  citations: [],
  guide: null,
  nearest: [],
  document: null,
  workers: [],
  wording: 'extractive' as const,
  note: null,
}
