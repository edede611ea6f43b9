// Rules of answers: what a question is, which guide it is about, and what is said of it. Never from the nearest thing: who is not sure says so.
import { randomUUID } from 'node:crypto'
import { type AssistantAnswer, GUIDE_OF_TEMPLATE, type Language, type Question } from '@menged/contracts'
import type { Platform } from '../../../platform/platform.ts'
import type { Exchange } from '../../exchange/index.ts'
import type { Marketplace } from '../../marketplace/index.ts'
import { type Search, wordsOf } from '../../search/index.ts'
import { guideQueries } from '../queries.ts'
import { aspectsIn } from '../question/aspects.ts'
import { isForeignPaper } from '../question/foreign-places.ts'
import { answerLanguage, languageOfQuestion } from '../question/question-language.ts'
import { askedRates, asksForScholarships, isGreeting, wishedDocument, wishesHelp, withoutHelp } from '../question/wishes.ts'
import { extractFrom } from './extractive.ts'
import { GuideCache } from './guide-cache.ts'
import { choose } from './guide-choice.ts'
import { helpersFor, ratesOf } from './helpers-and-rates.ts'
import {
  type Draft,
  documentAnswer,
  greeting,
  scholarshipsAnswer,
  unknown,
  unsupportedLanguage,
  whichOne,
  workersAnswer,
} from './other-answers.ts'

export type AnswersParts = Pick<Platform, 'db' | 'clock'> & {
  search: Pick<Search, 'matchQuestion' | 'count'>
  exchange: Pick<Exchange, 'latest'>
  guday: Pick<Marketplace['guday'], 'list'>
}
export type AskedQuestion = Pick<Question, 'question' | 'language' | 'about' | 'earlier'>

type Understood = { asked: AskedQuestion; words: readonly string[]; language: Language; isEnglish: boolean }

const SCHOLARSHIPS_SHOWN = 6
/** Words of a question that are looked at. */
const MOST_WORDS = 120

export function createAnswers({ db, clock, search, exchange, guday }: AnswersParts) {
  const queries = guideQueries(db)
  const guideCache = new GuideCache(queries)
  const sources = { matchQuestion: search.matchQuestion, of: (ids: readonly string[]) => guideCache.of(ids) }

  async function fromGuides({ asked, words, language, isEnglish }: Understood): Promise<Draft> {
    const { aspects, rest } = aspectsIn(words, isEnglish)
    const context = asked.earlier.findLast(({ guide }) => guide !== null)?.guide ?? asked.about ?? null
    const { chosen, nearest } = await choose(sources, { rest, context, isEnglish })
    if (!chosen && rest.length === 0) return whichOne(language)
    if (!chosen || isForeignPaper(words)) return unknown(language, await guideCache.of(chosen ? [chosen.guide.id] : nearest))
    const extract = extractFrom(chosen.guide, { aspects, words: chosen.words, language, now: clock.now() })
    return { kind: 'answer', guide: chosen.guide.id, ...extract }
  }

  /** Those that the words find first, then others: ids. */
  async function scholarshipsFor(words: readonly string[], isEnglish: boolean): Promise<string[]> {
    const all = await queries.scholarships()
    const { guides } = await search.matchQuestion(aspectsIn(words, isEnglish).rest.join(' '))
    return [...new Set([...guides.filter((id) => all.includes(id)), ...all])].slice(0, SCHOLARSHIPS_SHOWN)
  }

  async function draftOf(understood: Understood): Promise<Draft> {
    const { asked, words, language, isEnglish } = understood
    if (words.length === 0 || isGreeting(words)) return greeting(language)
    const currencies = askedRates(words)
    const rates = currencies && (await ratesOf(exchange, currencies, language))
    if (rates) return rates
    const template = wishedDocument(words, aspectsIn(words, isEnglish).aspects)
    if (template) {
      const [guide] = await guideCache.of([GUIDE_OF_TEMPLATE[template]])
      return documentAnswer(template, asked.question, { language, now: clock.now(), guide })
    }
    if (asksForScholarships(words))
      return scholarshipsAnswer(await guideCache.of(await scholarshipsFor(words, isEnglish)), language, clock.now())
    if (wishesHelp(words)) {
      const rest = aspectsIn(withoutHelp(words), isEnglish).rest
      const { chosen } = await choose(sources, { rest, context: asked.about ?? null, isEnglish })
      const guide = chosen?.guide.id ?? null
      return workersAnswer(await helpersFor(guday, { words: rest, said: words, guide }, language), language, guide)
    }
    return await fromGuides(understood)
  }

  return {
    guideCache,
    answer: async (asked: AskedQuestion): Promise<AssistantAnswer> => {
      const words = wordsOf(asked.question).slice(0, MOST_WORDS)
      const of = languageOfQuestion(asked.question)
      const language = answerLanguage(of, asked.language)
      const isOther = of === 'other' && !isGreeting(words)
      const draft = isOther
        ? unsupportedLanguage(asked.language)
        : await draftOf({ asked, words, language, isEnglish: of === 'en' })
      return { ...EMPTY, ...draft, id: randomUUID(), language }
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
