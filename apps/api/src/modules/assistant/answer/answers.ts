// Rules of answers: what a question is, which guide it is about, and what is said of it. Never from the nearest thing: who is not sure says so.
import { randomUUID } from 'node:crypto'
import { type AssistantAnswer, GUIDE_OF_TEMPLATE, type Language, type Question } from '@menged/contracts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { Exchange } from '../../exchange/index.ts'
import type { Marketplace } from '../../marketplace/index.ts'
import { type Search, wordsOf } from '../../search/index.ts'
import { guideQueries } from '../queries.ts'
import { askedIn } from '../question/asking-words.ts'
import { isForeignPaper } from '../question/foreign-places.ts'
import { answerLanguage, languageOfQuestion } from '../question/question-language.ts'
import { askedRates, asksForScholarships, isGreeting, wishedDocument, wishesHelp, withoutHelp } from '../question/wishes.ts'
import { createBeside } from './beside-guides.ts'
import { choose } from './choosing.ts'
import { extractFrom } from './extractive.ts'
import { HeldGuides } from './held-guides.ts'
import {
  type Draft,
  documentAnswer,
  greeting,
  notOurLanguage,
  scholarshipsAnswer,
  unknown,
  whichOne,
  workersAnswer,
} from './other-answers.ts'

export type AnswersParts = {
  db: Database
  clock: Clock
  search: Pick<Search, 'meant' | 'count'>
  exchange: Pick<Exchange, 'latest'>
  guday: Pick<Marketplace['guday'], 'list'>
}
export type Asked = Pick<Question, 'question' | 'language' | 'about' | 'earlier'>

type Understood = { asked: Asked; words: readonly string[]; language: Language; isEnglish: boolean }

const SCHOLARSHIPS_SHOWN = 6
/** Words of a question that are looked at. */
const MOST_WORDS = 120

export function createAnswers({ db, clock, search, exchange, guday }: AnswersParts) {
  const queries = guideQueries(db)
  const held = new HeldGuides(queries)
  const { helpersFor, ratesOf } = createBeside({ exchange, guday })
  const sources = { meant: search.meant, of: (ids: readonly string[]) => held.of(ids) }

  async function fromGuides({ asked, words, language, isEnglish }: Understood): Promise<Draft> {
    const { aspects, rest } = askedIn(words, isEnglish)
    const context = asked.earlier.findLast(({ guide }) => guide !== null)?.guide ?? asked.about ?? null
    const { chosen, nearest } = await choose(sources, { rest, context, isEnglish })
    if (!chosen && rest.length === 0) return whichOne(language)
    if (!chosen || isForeignPaper(words)) return unknown(language, await held.of(chosen ? [chosen.guide.id] : nearest))
    const extract = extractFrom(chosen.guide, { aspects, words: chosen.words, language, now: clock.now() })
    return { kind: 'answer', guide: chosen.guide.id, ...extract }
  }

  /** Those that the words find first, then others: ids. */
  async function scholarshipsFor(words: readonly string[], isEnglish: boolean): Promise<string[]> {
    const all = await queries.scholarships()
    const { guides } = await search.meant(askedIn(words, isEnglish).rest.join(' '))
    return [...new Set([...guides.filter((id) => all.includes(id)), ...all])].slice(0, SCHOLARSHIPS_SHOWN)
  }

  async function draftOf(understood: Understood): Promise<Draft> {
    const { asked, words, language, isEnglish } = understood
    if (words.length === 0 || isGreeting(words)) return greeting(language)
    const currencies = askedRates(words)
    const rates = currencies && (await ratesOf(currencies, language))
    if (rates) return rates
    const template = wishedDocument(words, askedIn(words, isEnglish).aspects)
    if (template) {
      const [guide] = await held.of([GUIDE_OF_TEMPLATE[template]])
      return documentAnswer(template, asked.question, { language, now: clock.now(), guide })
    }
    if (asksForScholarships(words))
      return scholarshipsAnswer(await held.of(await scholarshipsFor(words, isEnglish)), language, clock.now())
    if (wishesHelp(words)) {
      const rest = askedIn(withoutHelp(words), isEnglish).rest
      const { chosen } = await choose(sources, { rest, context: asked.about ?? null, isEnglish })
      const guide = chosen?.guide.id ?? null
      return workersAnswer(await helpersFor({ words: rest, said: words, guide }, language), language, guide)
    }
    return await fromGuides(understood)
  }

  return {
    held,
    answer: async (asked: Asked): Promise<AssistantAnswer> => {
      const words = wordsOf(asked.question).slice(0, MOST_WORDS)
      const of = languageOfQuestion(asked.question)
      const language = answerLanguage(of, asked.language)
      const isOther = of === 'other' && !isGreeting(words)
      const draft = isOther ? notOurLanguage(asked.language) : await draftOf({ asked, words, language, isEnglish: of === 'en' })
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
