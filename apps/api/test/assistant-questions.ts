// What people ask the assistant, and how well it answers. Read by a test and by the bench.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssistantAnswer, Guide, Language, Written } from '@menged/contracts'
import { writtenFor } from '@menged/ethiopia'

/** `expected`: ids of guides, of which one is right, or what kind of answer it is. `fact`: of the guide, what is asked for. `typed`: Amharic in `latin` letters, or `nothing` that is a word. */
export type AskedQuestion = { question: string; expected: string; fact?: string; typed?: string }
type Fact = 'cost' | 'time' | 'where' | 'validFor' | 'documents' | 'steps' | 'office'

const FILE = join(import.meta.dirname, '../../../bench/assistant/questions.json')
const QUESTIONS: Record<'worked' | 'untouched', AskedQuestion[]> = JSON.parse(readFileSync(FILE, 'utf8'))

export const WORKED: AskedQuestion[] = QUESTIONS.worked
/** Nothing was ever tuned to them. */
export const UNTOUCHED: AskedQuestion[] = QUESTIONS.untouched

export type MeasuredAnswers = Record<
  | 'guides'
  | 'rightGuide'
  | 'sure'
  | 'sureAndWrong'
  | 'facts'
  | 'rightFact'
  | 'refusals'
  | 'rightRefusal'
  | 'others'
  | 'rightOther'
  | 'wrongLanguage',
  number
> & {
  misses: string[]
}
const REFUSED = ['unknown', 'otherLanguage']
const OTHERS = ['workers', 'greeting', 'rates']

const isEthiopic = (text: string): boolean => /[\u1200-\u137f]/.test(text)
/** Null where nobody can tell. */
function languageMeant({ question, expected, typed }: AskedQuestion): Language | null {
  if (expected === 'otherLanguage' || typed === 'nothing') return null
  return isEthiopic(question) || typed === 'latin' ? 'am' : 'en'
}

type Ask = (question: string, page: Language) => Promise<AssistantAnswer>
type GuideOf = (id: string) => Guide

export async function measureAnswers(questions: readonly AskedQuestion[], ask: Ask, guideOf: GuideOf): Promise<MeasuredAnswers> {
  const result: MeasuredAnswers = {
    guides: 0,
    rightGuide: 0,
    sure: 0,
    sureAndWrong: 0,
    facts: 0,
    rightFact: 0,
    refusals: 0,
    rightRefusal: 0,
    others: 0,
    rightOther: 0,
    wrongLanguage: 0,
    misses: [],
  }
  for (const [place, asked] of questions.entries()) {
    const page = place % 2 === 0 ? 'en' : 'am'
    const answer = await ask(asked.question, page)
    const miss = (what: string) =>
      result.misses.push(`${what}: ${asked.question} -> ${answer.kind} ${answer.guide ?? ''} ${answer.document?.template ?? ''}`)
    const language = languageMeant(asked) ?? page
    if (answer.language !== language || !isIn(answer, language)) {
      result.wrongLanguage += 1
      miss(`language ${language}`)
    }
    judge(asked, answer, { result, miss, guideOf, language })
  }
  return result
}

type Judging = { result: MeasuredAnswers; miss: (what: string) => void; guideOf: GuideOf; language: Language }
function judge({ expected, fact }: AskedQuestion, answer: AssistantAnswer, { result, miss, guideOf, language }: Judging): void {
  if (REFUSED.includes(expected)) {
    result.refusals += 1
    if (answer.kind === expected) result.rightRefusal += 1
    else miss('refusal')
    if (answer.kind === 'answer') {
      result.sure += 1
      result.sureAndWrong += 1
    }
  } else if (OTHERS.includes(expected) || expected.startsWith('document:')) {
    result.others += 1
    const isRates = expected === 'rates' && answer.citations.some(({ kind }) => kind === 'rates')
    if (isRates || answer.kind === expected || `document:${answer.document?.template}` === expected) result.rightOther += 1
    else miss(`expected ${expected}`)
  } else {
    result.guides += 1
    const isExpected = ({ id }: { id: string }) => expected.split('|').includes(id)
    const isCited = answer.citations.some((each) => each.kind === 'guide' && isExpected(each))
    if (isCited || (answer.kind === 'choice' && answer.nearest.some(isExpected))) result.rightGuide += 1
    else miss(`expected ${expected}`)
    if (answer.kind === 'answer') {
      result.sure += 1
      if (!isCited) result.sureAndWrong += 1
    }
    if (!fact || !isCited) return
    result.facts += 1
    if (says(answer, factOf(guideOf(answer.guide ?? ''), fact as Fact, writtenFor(language)))) result.rightFact += 1
    else miss(`fact ${fact}`)
  }
}

function factOf(guide: Guide, fact: Fact, language: Written): string {
  if (fact === 'documents') return guide.documents[0]?.text[language] ?? ''
  if (fact === 'steps') return guide.steps[0]?.text[language] ?? ''
  if (fact === 'office') return guide.office.name[language]
  return guide.facts[fact]?.value[language] ?? ''
}

export const wordsIn = ({ blocks }: AssistantAnswer): string =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : [block.text])).join('\n')

const says = (answer: AssistantAnswer, fact: string): boolean => wordsIn(answer).includes(fact)

/** Most of the letters are those of the language. */
function isIn(answer: AssistantAnswer, language: Language): boolean {
  const text = wordsIn(answer)
  const ethiopic = text.match(/[\u1200-\u137f]/g)?.length ?? 0
  const latin = text.match(/[a-z]/gi)?.length ?? 0
  return language === 'am' ? ethiopic > latin / 2 : latin > ethiopic
}
