// The answer of a question that is asked of guides: sure, likely, one of several, or none.
import type { Language, Question } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import type { Clock } from '../../../platform/clock.ts'
import type { IndexedGuide, Questions, Understanding } from '../../questions/index.ts'
import { extractFrom } from './extractive.ts'
import type { GuideCache } from './guide-cache.ts'
import { choose } from './guide-choice.ts'
import { choicesOf, type Draft, guidesToChoose, probably, unknown, whichOne } from './other-answers.ts'

export type AskedQuestion = Pick<Question, 'question' | 'language' | 'about' | 'earlier' | 'chosen'>
/** `language`: of the answer. */
export type UnderstoodQuestion = { asked: AskedQuestion; language: Language; understanding: Understanding }

type GuideAnswersParts = {
  questions: Pick<Questions, 'understandWords' | 'passages' | 'staysWith' | 'thresholds'>
  guideCache: GuideCache
  clock: Clock
}

export function guideAnswers({ questions, guideCache, clock }: GuideAnswersParts) {
  const extract = (guide: IndexedGuide, { asked, language }: UnderstoodQuestion) =>
    extractFrom(guide, {
      ...questions.passages(guide, asked.question, asked.earlier.at(-1)?.question),
      language,
      now: clock.now(),
    })

  /** By words alone: no service gets an earlier question. */
  async function readAfter(before: string | undefined, { question, chosen }: AskedQuestion): Promise<Understanding | null> {
    return before === undefined || chosen !== undefined ? null : await questions.understandWords(`${before}. ${question}`)
  }

  /** Whether it is about the guide before as well. */
  async function staysWith(context: string, { asked, understanding }: UnderstoodQuestion, together: Understanding | null) {
    const topic = asked.earlier.find(({ guide }) => guide === context)?.question
    const onTopic = topic === asked.earlier.at(-1)?.question ? together : await readAfter(topic, asked)
    return questions.staysWith({ question: asked.question, context, asked: understanding, together, onTopic })
  }

  /** A guide of an earlier question that this one names again: "I have an insurance" was said in between. */
  function returnedTo({ asked, understanding: { guides, trust } }: UnderstoodQuestion): string | null {
    const [first] = guides
    const isBefore = first !== undefined && asked.earlier.some(({ guide }) => guide === first.id)
    return isBefore && trust >= questions.thresholds().probable ? first.id : null
  }

  return async (understood: UnderstoodQuestion): Promise<Draft> => {
    const { asked, language, understanding } = understood
    const returned = returnedTo(understood)
    const context = returned ?? asked.earlier.findLast(({ guide }) => guide !== null)?.guide ?? asked.about ?? null
    const together = await readAfter(asked.earlier.at(-1)?.question, asked)
    const choice = choose(understanding, questions.thresholds(), {
      chosen: asked.chosen ?? null,
      context,
      stays: returned !== null || (context !== null && (await staysWith(context, understood, together))),
      together,
    })
    if (choice.kind === 'bare') return whichOne(language)
    const guides = await guideCache.of(choice.guides)
    const named = (some: readonly IndexedGuide[]) => some.map(({ id, title }) => ({ id, title: textIn(title, language) }))
    const [first, ...others] = guides
    if (choice.kind === 'unknown' || !first) return unknown(language, guides)
    if (choice.kind === 'choice' && guides.length > 1) return guidesToChoose(language, named(guides), asked.question)
    const found = extract(first, understood)
    if (choice.kind !== 'sure') return probably(language, first, { ...found, nearest: choicesOf(named(others), asked.question) })
    return { kind: 'answer', guide: first.id, ...found }
  }
}
