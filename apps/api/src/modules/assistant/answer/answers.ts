// Rules of answers: what a question is, which guide it is about, and what is said of it. Never from the nearest thing: who is not sure says so.
import { randomUUID } from 'node:crypto'
import { type AssistantAnswer, GUIDE_OF_TEMPLATE, type Language, TEMPLATE_IDS } from '@menged/contracts'
import { punctuationOf, writtenFor } from '@menged/ethiopia'
import type { Platform } from '../../../platform/platform.ts'
import type { Exchange } from '../../exchange/index.ts'
import type { Marketplace } from '../../marketplace/index.ts'
import {
  answerLanguage,
  type Questions,
  quotedIn,
  type Troubled,
  type Understanding,
  withoutPersonal,
} from '../../questions/index.ts'
import { type Search, wordsOf } from '../../search/index.ts'
import { guideQueries } from '../queries.ts'
import { currenciesIn, sumIn } from '../question/currencies.ts'
import { createCitations, sourceIn } from './citing.ts'
import { type AskedQuestion, guideAnswers, type UnderstoodQuestion } from './guide-answers.ts'
import { GuideCache } from './guide-cache.ts'
import { dangerAnswer, type HelpLines } from './help-lines.ts'
import { helpersFor, ratesOf } from './helpers-and-rates.ts'
import {
  type Draft,
  documentAnswer,
  greeting,
  scholarshipsAnswer,
  thanks,
  unsupportedLanguage,
  workersAnswer,
} from './other-answers.ts'

export type AnswersParts = Pick<Platform, 'db' | 'clock'> & {
  questions: Questions
  helpLines: HelpLines
  search: Pick<Search, 'count'>
  exchange: Pick<Exchange, 'latest'>
  guday: Pick<Marketplace['guday'], 'list'>
}

type Understood = UnderstoodQuestion & { words: readonly string[] }

const SCHOLARSHIPS_SHOWN = 6
/** What a model is given at most: of each guide its likeliest passages. */
const QUOTED = { guides: 3, passages: 4 }
/** Of what lies above the threshold. */
const CLEARLY_IN_DANGER = 0.75
/** What is another kind of question only perhaps is one for guides; after another question it mostly is. */
const CLEAR = { first: 0.5, later: 0.85 } as const
const POLITE = ['thanks', 'greeting']

/** Guides with which somebody may offer help. */
const LIKELY_GUIDES = 3
const ABOUT_SOMETHING = ['rates', 'workers', 'scholarships']

export function createAnswers({ db, clock, questions, helpLines, search, exchange, guday }: AnswersParts) {
  const queries = guideQueries(db)
  const guideCache = new GuideCache(queries)
  const fromGuides = guideAnswers({ questions, guideCache, clock })

  /** Those that are named first, then others: ids. */
  async function scholarshipsFor({ guides }: Understanding): Promise<string[]> {
    const all = await queries.scholarships()
    return [...new Set([...guides.map(({ id }) => id).filter((id) => all.includes(id)), ...all])].slice(0, SCHOLARSHIPS_SHOWN)
  }

  /** Null where it is asked of guides. */
  async function ofItsKind({ asked, words, language, understanding }: Understood): Promise<Draft | null> {
    const { kinds, guides } = understanding
    const [kind, likely] = Object.entries(kinds).sort(([, one], [, other]) => other - one)[0] ?? ['guide', 1]
    if (likely < CLEAR[asked.earlier.length > 0 && !POLITE.includes(kind) ? 'later' : 'first']) return null
    // "How much?" is about what was asked before.
    if (asked.earlier.length > 0 && understanding.isBare && ABOUT_SOMETHING.includes(kind)) return null
    if (kind === 'thanks') return thanks(language)
    if (kind === 'greeting') return greeting(language)
    if (kind === 'rates') return await ratesOf(exchange, currenciesIn(words), language, sumIn(asked.question))
    if (kind === 'scholarships')
      return scholarshipsAnswer(await guideCache.of(await scholarshipsFor(understanding)), language, clock.now())
    if (kind === 'workers') {
      const likeliest = guides[0]?.id ?? null
      const isNamed = understanding.trust >= questions.thresholds().probable
      return workersAnswer(
        await helpersFor(guday, { words, guides: guides.slice(0, LIKELY_GUIDES).map(({ id }) => id), isNamed }, language),
        language,
        isNamed ? likeliest : null,
      )
    }
    const template = TEMPLATE_IDS.find((id) => kind === `document.${id}`)
    if (!template) return null
    const guideId = GUIDE_OF_TEMPLATE[template]
    const [guide] = await guideCache.of(guideId ? [guideId] : [])
    return documentAnswer(template, asked.question, { language, now: clock.now(), guide })
  }

  /** What follows a question about a guide is mostly about it as well: "how old? I am 19", "the father is not here". */
  const isInDanger = ({ asked, understanding: { danger } }: Understood): boolean => {
    const { from } = questions.thresholds().danger
    return danger >= (asked.earlier.length > 0 ? from + (1 - from) * CLEARLY_IN_DANGER : from)
  }

  async function draftOf(asked: AskedQuestion, language: Language): Promise<Draft> {
    const words = wordsOf(asked.question)
    if (words.length === 0) return greeting(language)
    const understood = { asked, words, language, understanding: await questions.understand(asked.question) }
    if (isInDanger(understood)) {
      const { kinds, guides, trust } = understood.understanding
      const [guide] = trust >= questions.thresholds().probable ? await guideCache.of(guides.slice(0, 1).map(({ id }) => id)) : []
      return dangerAnswer(helpLines, kinds, language, guide)
    }
    const ofKind = asked.chosen === undefined ? await ofItsKind(understood) : null
    return ofKind ?? (await fromGuides(understood))
  }

  /** What a model may answer from: the sources of the answer, then what the likeliest guides say of the question. */
  async function quotes({ question }: AskedQuestion, { guide, nearest, citations: cited, language }: AssistantAnswer) {
    const understanding = await questions.understandWords(question)
    const ids = [guide ?? [], nearest.map(({ id }) => id), understanding.guides.map(({ id }) => id)].flat()
    const { citations, cite } = createCitations(cited)
    for (const known of await guideCache.of([...new Set(ids)].slice(0, QUOTED.guides)))
      for (const { passage } of questions.passages(known, question).passages.slice(0, QUOTED.passages)) {
        const { heading, text } = quotedIn(passage, writtenFor(language))
        const quote = heading ? `${heading}${punctuationOf(language).colon}${text}` : text
        cite(sourceIn(known, { language, now: clock.now(), quote, anchor: passage.anchor, heading }))
      }
    return citations
  }

  return {
    guideCache,
    quotes,
    answer: async (asked: AskedQuestion): Promise<AssistantAnswer> => {
      const of = questions.languageOf(asked.question)
      const language = answerLanguage(of, asked.language)
      const draft = of === 'other' ? unsupportedLanguage(asked.language) : await draftOf(asked, language)
      return { ...EMPTY, ...draft, id: randomUUID(), language }
    },
    /** What could not be answered stands among the searches that found nothing as well. */
    noteTrouble: async (troubled: Troubled): Promise<void> => {
      await questions.readers.count(troubled)
      if (troubled.trouble === 'refused') await search.count({ q: withoutPersonal(troubled.question), page: 1 }, false)
    },
  }
}
export type Answers = ReturnType<typeof createAnswers>

const EMPTY = {
  blocks: [],
  citations: [],
  guide: null,
  nearest: [],
  followUps: [],
  helpLines: [],
  document: null,
  workers: [],
  wording: 'extractive' as const,
  note: null,
}
