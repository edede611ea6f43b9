// How well questions are answered over the guides that ship: the right guide, its fact, the right refusals, the language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '@menged/contracts'
import { beforeAll, expect, test } from 'vitest'
import { searchFromMemory, testApi } from '../../../../test/api.ts'
import { measureAnswers, UNTOUCHED, WORKED } from '../../../../test/assistant-questions.ts'
import { CONTENT_DIR } from '../../../seed.ts'

const on = testApi({ contentDir: CONTENT_DIR, config: { rateLimitFactor: 1000 } })
beforeAll(async () => {
  await searchFromMemory(on)
})

const guideOf = (id: string): Guide => JSON.parse(readFileSync(join(CONTENT_DIR, 'guides', `${id}.json`), 'utf8'))
const ask = async (question: string, language: string) =>
  (await on.get(`/api/assistant/answer?language=${language}&q=${encodeURIComponent(question)}`)).json().data

/** All of them are measured by `npm run bench -- assistant`. */
const SOME = WORKED.filter((_, n) => n % 3 === 0)

const shareOf = (right: number, all: number): number => right / all

test('the right guide is cited, and what no guide says is refused', async () => {
  const result = await measureAnswers(SOME, ask, guideOf)
  const said = result.misses.join('\n')
  expect.soft(shareOf(result.rightGuide, result.guides), said).toBeGreaterThanOrEqual(0.88)
  expect.soft(shareOf(result.sureAndWrong, result.sure), said).toBeLessThanOrEqual(0.04)
  expect.soft(shareOf(result.rightFact, result.facts), said).toBeGreaterThanOrEqual(0.88)
  expect.soft(shareOf(result.rightRefusal, result.refusals), said).toBeGreaterThanOrEqual(0.62)
  expect.soft(shareOf(result.rightOther, result.others), said).toBeGreaterThanOrEqual(0.9)
  // "turk bursu interview" is both.
  expect.soft(result.wrongLanguage, said).toBeLessThanOrEqual(3)
})

test('so it is with questions that nothing was tuned to', async () => {
  const { misses: _, ...result } = await measureAnswers(UNTOUCHED, ask, guideOf)
  expect.soft(shareOf(result.rightGuide, result.guides)).toBeGreaterThanOrEqual(0.92)
  expect.soft(shareOf(result.sureAndWrong, result.sure)).toBeLessThanOrEqual(0.06)
  expect.soft(shareOf(result.rightFact, result.facts)).toBeGreaterThanOrEqual(0.88)
  // What is called likely there is no refusal, and nothing that anybody is told is so.
  expect.soft(shareOf(result.rightRefusal, result.refusals)).toBeGreaterThanOrEqual(0.75)
  expect.soft(shareOf(result.rightOther, result.others)).toBeGreaterThanOrEqual(0.75)
  expect.soft(result.wrongLanguage).toBeLessThanOrEqual(1)
})

test('there are enough questions, half of them in Amharic letters or typed', () => {
  const all = [...WORKED, ...UNTOUCHED]
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(
    all.filter(({ question, typed }) => typed === 'latin' || /[\u1200-\u137f]/.test(question)).length * 2,
  ).toBeGreaterThanOrEqual(all.length)
  expect(all.filter(({ expected }) => ['unknown', 'otherLanguage'].includes(expected)).length).toBeGreaterThanOrEqual(35)
})
