// How people ask for what stands in each guide, and what they ask beside it: content/questions/<id of the guide>.json.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readGuide } from './test/guide-file.ts'

/** What kind of thing is asked. */
const ASKS = [
  ...['cost', 'time', 'howOften', 'age', 'howMany', 'where', 'documents', 'steps', 'phone', 'site', 'law', 'mayI', 'validity'],
  ...['who', 'what', 'when'],
]
const questions = z.array(z.string().min(2).max(160)).optional()
const text = z.string().optional()
/** `latin`: Amharic in Latin letters. `place`: of the guide, as `placesOf` names them. `near`: what it does not answer, but perhaps another `guide`. */
const wordsSchema = z.strictObject({ am: questions, latin: questions, en: questions })
const fileSchema = z.strictObject({
  ways: z.array(wordsSchema.extend({ place: z.string(), asks: z.enum(ASKS) })),
  near: z.array(z.strictObject({ am: text, latin: text, en: text, why: z.string(), guide: text })),
})
const LEAST = { am: 9, latin: 6, en: 7 }
const LEAST_OF_ALL = 25

const ids = readdirSync('content/guides').map((name) => name.replace('.json', ''))

it('each guide has a file', () => {
  expect(readdirSync('content/questions').map((name) => name.replace('.json', ''))).toEqual(ids)
})

it.each(ids)('%s is asked for in enough ways, each once and of a place that it has', (id) => {
  const { ways, near } = fileSchema.parse(JSON.parse(readFileSync(`content/questions/${id}.json`, 'utf8')))
  const places = placesOf(readGuide(readFileSync(`content/guides/${id}.json`, 'utf8')))
  expect(ways.map(({ place }) => place).filter((place) => !places.has(place))).toEqual([])
  const of = (language: 'am' | 'latin' | 'en') => ways.flatMap((way) => way[language] ?? [])
  const [am, latin, en] = [of('am'), of('latin'), of('en')]
  const all = [...am, ...latin, ...en]
  expect(all.filter((each, i) => all.indexOf(each) !== i)).toEqual([])
  expect(am.filter((each) => !/[\u1200-\u137f]/.test(each))).toEqual([])
  expect([...latin, ...en].filter((each) => /[^\p{Script=Latin}\p{N}\p{P}\p{Zs}*/+]/u.test(each))).toEqual([])
  expect([am.length >= LEAST.am, latin.length >= LEAST.latin, en.length >= LEAST.en, all.length >= LEAST_OF_ALL]).toEqual(
    Array(4).fill(true),
  )
  expect(near.length).toBeGreaterThanOrEqual(2)
  expect(near.flatMap(({ guide }) => guide ?? []).filter((other) => other === id || !ids.includes(other))).toEqual([])
})

/** `facts.cost`, `documents`, `documents.passport`, `steps.2`, `fees.1`, `body.7`: rows are counted from 1, and so are the paragraphs of the text. */
function placesOf({ facts, documents, steps, fees, questions = [], body }: ReturnType<typeof readGuide>): ReadonlySet<string> {
  const counted = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}.${i + 1}`)
  const paragraphs = Math.max(...Object.values(body).map((html) => [...html.matchAll(/<(?:p|li|tr)\b/g)].length))
  return new Set([
    ...['summary', 'documents', 'steps', 'office', 'law'],
    ...Object.keys(facts).map((name) => `facts.${name}`),
    ...documents.map((each) => `documents.${each.id}`),
    ...questions.map((each) => `questions.${each.id}`),
    ...counted('steps', steps.length),
    ...counted('fees', fees.length),
    ...counted('body', paragraphs),
  ])
}
