// Vectors of a stand-in for the service: healthy, slow, broken, gone.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApi, testConfig } from '../../../../test/api.ts'
import { silentLog } from '../../../../test/log.ts'
import { shared } from '../../../../test/shared.ts'
import type { Config } from '../../../platform/config.ts'
import { Secret } from '../../../platform/secret.ts'
import { CONTENT_DIR } from '../../../seed.ts'
import { readJudged, readQuestions } from '../content.ts'
import { createQuestions } from '../service.ts'
import { fromBytes } from './vector.ts'
import { vectorQueries } from './vector-queries.ts'

const on = testApi({ contentDir: CONTENT_DIR })
/** Its words tell no guide. */
const ODD = 'which office is it'
const GUIDE = 'trademark'

const guides = [...new Set(readQuestions(CONTENT_DIR).ways.map(({ guide }) => guide))]
const guideOf = new Map<string, string>(readQuestions(CONTENT_DIR).ways.map(({ text, guide }) => [text, guide]))
for (const { question, guides: right } of readJudged(CONTENT_DIR)) guideOf.set(question, right[0] ?? '')
guideOf.set(ODD, GUIDE)
/** Points to its guide, where it knows it. */
const vectorOf = (text: string): number[] => [...guides.map((guide) => (guideOf.get(text) === guide ? 1 : 0.01)), 0.1]

type Answering = (response: ServerResponse, texts: string[]) => void
const healthy: Answering = (response, texts) =>
  response.end(JSON.stringify({ data: texts.map((text, index) => ({ index, embedding: vectorOf(text) })).reverse() }))
let answering = healthy
let asked: { texts: string[]; key: string | undefined; path: string | undefined }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += String(chunk)
  })
  request.on('end', () => {
    const texts = JSON.parse(body).input
    asked.push({ texts, key: request.headers.authorization, path: request.url })
    answering(response, texts)
  })
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  ;[answering, asked] = [healthy, []]
})

const questionsWith = (config: Partial<Config>) =>
  createQuestions({
    config: testConfig(config),
    db: on.database.db,
    clock: on.clock,
    log: silentLog(),
    contentDir: CONTENT_DIR,
    audit: { record: async () => {} },
  })
function withVectors() {
  const questions = questionsWith({
    assistantBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    assistantKey: new Secret('key-of-the-service'),
    assistantModel: 'stand-in',
    assistantEmbeddingModel: 'vectors',
  })
  return {
    questions,
    catchUp: () => Promise.all(questions.jobs.filter(({ name }) => name.startsWith('vectors')).map(({ run }) => run())),
  }
}
/** One portal for all tests: an index takes seconds. */
const portal = shared(async () => ({ ...withVectors(), plain: questionsWith({}) }))
const rows = async (): Promise<number> =>
  Number((await on.database.db.execute(sql.raw('select count(*) as n from question_vectors'))).rows[0]?.n)

test('vectors are made once, kept, and tell which guide is meant where words do not', async () => {
  const { questions, catchUp } = portal
  const before = await questions.understand(ODD)
  expect(asked).toEqual([])
  await catchUp()
  expect(asked[0]).toMatchObject({ key: 'Bearer key-of-the-service', path: '/v1/embeddings' })
  const texts = new Set(asked.flatMap((each) => each.texts))
  expect(await rows()).toBe(texts.size)
  expect(texts.size).toBe(asked.flatMap((each) => each.texts).length)
  // Of the candidates that its words leave: a guide that is none of them stays out.
  const candidate = before.guides[2]?.id ?? ''
  guideOf.set(ODD, candidate)
  expect(before.guides[0]?.id).not.toBe(candidate)
  const { guides } = await questions.understand(ODD)
  expect(guides[0]?.id).toBe(candidate)
  expect(guides[0]?.probability).toBeGreaterThan(before.guides[2]?.probability ?? 1)

  asked = []
  const other = withVectors()
  await other.catchUp()
  expect(asked).toEqual([])
  expect((await other.questions.understand(ODD)).guides[0]?.id).toBe(candidate)
})

test('what is sure, or of somebody in danger, goes nowhere; names and numbers stay', async () => {
  const { questions, catchUp } = portal
  await catchUp()
  asked = []
  await questions.understand(readQuestions(CONTENT_DIR).ways.find(({ guide }) => guide === GUIDE)?.text ?? '')
  await questions.understand('ራሴን ማጥፋት እፈልጋለሁ')
  await questions.likeliest('which office')
  expect(asked).toEqual([])
  await questions.understand('which office of Kebede 0911 22 33 44')
  expect(asked.flatMap(({ texts }) => texts)).toEqual(['which office of …'])
})

const BROKEN: Record<string, Answering> = {
  slow: () => {},
  broken: (response) => response.writeHead(500).end('no'),
  gone: (response) => response.destroy(),
  'without JSON': (response) => response.end('<html>'),
  'without vectors': (response) => response.end('{"data":[]}'),
}
test.each(Object.entries(BROKEN))(
  'a service that is %s is left alone for a while, and words alone are understood',
  async (name, answers) => {
    const { questions, catchUp, plain } = portal
    await catchUp()
    ;[answering, asked] = [answers, []]
    for (const words of ['which office', 'which office then', 'which office now', 'which office again', 'what comes then'])
      expect((await questions.understand(words)).guides).toEqual((await plain.understand(words)).guides)
    expect(asked).toHaveLength(3)
    answering = healthy
    on.clock.advance(61)
    await questions.understand(`which office ${name}`)
    expect(asked).toHaveLength(4)
  },
)

test('vectors of another length tell nothing', async () => {
  const { questions, catchUp, plain } = portal
  await catchUp()
  answering = (response) => response.end('{"data":[{"index":0,"embedding":[1,2]}]}')
  const ids = async (from: typeof plain) => (await from.understand('which office after that')).guides.map(({ id }) => id)
  expect(await ids(questions)).toEqual(await ids(plain))
  expect(asked).toHaveLength(1)
})

test('a way of asking that is added gets its vector, and one that failed is made later', async () => {
  const { questions, catchUp } = portal
  await catchUp()
  await on.database.db.execute(
    sql.raw(
      `insert into question_ways (post_id, text, place, asks, created_at) values ('${GUIDE}', 'florp', 'steps', 'steps', now())`,
    ),
  )
  await questions.understand('florp')
  ;[answering, asked] = [(response) => response.destroy(), []]
  await catchUp()
  expect(asked.flatMap(({ texts }) => texts)).toContain('florp')
  const before = await rows()
  ;[answering, asked] = [healthy, []]
  await catchUp()
  expect(asked.flatMap(({ texts }) => texts)).toEqual(['florp'])
  expect(await rows()).toBe(before + 1)
  on.clock.advance(8 * 86_400)
  await on.database.db.execute(sql.raw(`delete from question_ways`))
  await questions.understand('florp')
  await catchUp()
  expect(await rows()).toBe(before)
})

test('a text that the service does not take is left out, and the others are made', async () => {
  const { questions, catchUp } = portal
  await on.database.db.execute(
    sql.raw(`insert into question_ways (post_id, text, place, asks, created_at) values
      ('${GUIDE}', 'too long', 'steps', 'steps', now()), ('${GUIDE}', 'short', 'steps', 'steps', now())`),
  )
  await questions.understand('short')
  answering = (response, texts) =>
    texts.includes('too long') ? response.writeHead(400).end('too long') : healthy(response, texts)
  const before = await rows()
  await catchUp()
  expect(await rows()).toBe(before + 1)
  asked = []
  await questions.understand('which office after all')
  expect(asked).toHaveLength(1)
})

test('what nobody needs is forgotten, of more texts than a statement takes parameters', async () => {
  const { held, add, forget } = vectorQueries(on.database.db)
  const keys = Array.from({ length: 70_000 }, (_, n) => `key ${n}`)
  const vector = fromBytes(Int8Array.of(1, 2))
  await add(new Map([...['key 1', 'gone'].map((key) => [key, vector] as const)]), new Date(0))
  await forget(keys, new Date(1000))
  expect([...(await held([...keys, 'gone'])).keys()]).toEqual(['key 1'])
})
