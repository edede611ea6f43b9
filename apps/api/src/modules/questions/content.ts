// The content that questions are understood by: how people ask, and what was learnt from it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { JudgedQuestion } from './calibration.ts'
import { INTENTS } from './intents.ts'
import { LinearClassifier } from './linear-classifier.ts'
import { type Classifiers, type Model, QUESTION_KINDS, type Ranking } from './model.ts'
import { type AskedWay, type KindExample, WRITINGS, type Writing } from './training.ts'

const texts = z.array(z.string()).default([])
const text = z.string().optional()
/** `latin`: Amharic in Latin letters. */
const inEachWriting = { am: texts, latin: texts, en: texts }
const guideQuestionsSchema = z.object({
  ways: z.array(z.object({ place: z.string(), asks: z.enum(INTENTS), ...inEachWriting })),
  /** `guide`: another one that answers it. */
  near: z.array(z.object({ am: text, latin: text, en: text, guide: text })),
})
const kindsSchema = z.record(z.enum(QUESTION_KINDS), z.object(inEachWriting))

type InEachWriting = Record<Writing, string[]>
const allOf = (texts: InEachWriting): { text: string; writing: Writing }[] =>
  WRITINGS.flatMap((writing) => texts[writing].map((text) => ({ text, writing })))
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export type QuestionContent = { ways: AskedWay[]; near: string[]; other: KindExample[] }

export function readQuestions(contentDir: string): QuestionContent {
  const folder = join(contentDir, 'questions')
  const content: QuestionContent = { ways: [], near: [], other: [] }
  for (const name of readdirSync(folder).sort()) {
    const guide = name.replace('.json', '')
    const { ways, near } = guideQuestionsSchema.parse(json(join(folder, name)))
    for (const way of ways) for (const each of allOf(way)) content.ways.push({ guide, place: way.place, asks: way.asks, ...each })
    for (const { guide: other, ...each } of near)
      for (const writing of WRITINGS)
        if (each[writing] === undefined) continue
        else if (other === undefined) content.near.push(each[writing])
        else content.ways.push({ guide: other, place: 'summary', asks: 'what', text: each[writing], writing })
  }
  const kinds = kindsSchema.parse(json(join(contentDir, 'question-kinds.json')))
  for (const kind of QUESTION_KINDS)
    for (const each of kinds[kind] ? allOf(kinds[kind]) : []) content.other.push({ kind, ...each })
  return content
}

export const MODEL_DIR = 'understanding'
export const JUDGED_FILE = 'judged.json'
/** Questions that nothing but trust is learnt from. */
export const readJudged = (contentDir: string): JudgedQuestion[] =>
  json(join(contentDir, MODEL_DIR, JUDGED_FILE)) as JudgedQuestion[]
export const readClassifier = (contentDir: string, name: keyof Classifiers): LinearClassifier =>
  LinearClassifier.fromBytes(new Uint8Array(readFileSync(join(contentDir, MODEL_DIR, `${name}.bin`))))
/** Written by `npm run train`. */
export function readModel(contentDir: string): Model {
  const classifier = (name: keyof Classifiers) => readClassifier(contentDir, name)
  return {
    ranking: json(join(contentDir, MODEL_DIR, 'ranking.json')) as Ranking,
    guides: classifier('guides'),
    kinds: classifier('kinds'),
    intents: classifier('intents'),
    passages: classifier('passages'),
    languages: classifier('languages'),
  }
}
