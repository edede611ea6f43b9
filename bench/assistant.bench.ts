// How well the assistant answers what people ask, and how soon its first words are there over the shipped guides and over two thousand.
// `npm run bench -- assistant`.
import { readFileSync } from 'node:fs'
import { type Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CONTENT_DIR } from '@menged/api'
import type { AssistantAnswer, Guide } from '@menged/contracts'
import { indexPosts } from '../apps/api/src/modules/search/index.ts'
import type { Pool } from '../apps/api/src/platform/database/pool.ts'
import { type MeasuredAnswers, measureAnswers, UNTOUCHED, WORKED } from '../apps/api/test/assistant-questions.ts'
import { openSide, quantile, round } from './two-sizes.ts'

/** Copies of each shipped guide, and how many milliseconds one in a hundred may take then. */
const SIZES = [
  { copies: 0, goalMs: 30 },
  { copies: 23, goalMs: 120 },
]
const ROUNDS = 2
/** The indexes take the new posts in. */
const SETTLED_MS = 30_000

const guideOf = (id: string): Guide => JSON.parse(readFileSync(join(CONTENT_DIR, 'guides', `${id}.json`), 'utf8'))

async function copyGuides(pool: Pool, copies: number): Promise<void> {
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'posts' and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`,
  )
  const columns = rows[0]?.columns ?? ''
  await pool.query(
    `insert into posts (id, ${columns}) select p.id || '-copy-' || n, ${columns} from posts p, generate_series(1, ${copies}) n where p.guide is not null`,
  )
}

/** Milliseconds until the first event of an answer. */
const firstText = (origin: string, agent: Agent, question: string): Promise<number> =>
  new Promise((done, fail) => {
    const begun = performance.now()
    const headers = { 'content-type': 'application/json' }
    const sent = request(`${origin}/api/assistant/questions`, { method: 'POST', agent, headers }, (response) => {
      response.once('data', () => done(performance.now() - begun))
      response.on('end', () => (response.statusCode === 200 ? undefined : fail(new Error(`${question}: ${response.statusCode}`))))
      response.resume()
    })
    sent.on('error', fail)
    sent.end(JSON.stringify({ question, language: 'am' }))
  })

const share = (right: number, all: number): string => `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`
const rowOf = (part: string, result: MeasuredAnswers) => ({
  '': part,
  'right guide named': share(result.rightGuide, result.guides),
  'sure, and wrong': `${result.sure}, ${result.sureAndWrong}`,
  'right fact': share(result.rightFact, result.facts),
  'right refusals': share(result.rightRefusal, result.refusals),
  'forms, helpers, rates, greetings': share(result.rightOther, result.others),
  'in the wrong language': result.wrongLanguage,
})

const { portal, agent, close } = await openSide(0, async () => {})
try {
  const ask = async (question: string, language: string): Promise<AssistantAnswer> => {
    const response = await fetch(`${portal.origin}/api/assistant/answer?language=${language}&q=${encodeURIComponent(question)}`)
    return ((await response.json()) as { data: AssistantAnswer }).data
  }
  const worked = await measureAnswers(WORKED, ask, guideOf)
  const untouched = await measureAnswers(UNTOUCHED, ask, guideOf)
  console.log('questions; goals: 92 % right guide, of what is sure 3 % wrong, 88 % right fact, none in the wrong language')
  console.table([rowOf('worked on', worked), rowOf('never tuned to', untouched)])
  console.log(`missed of those that were worked on:\n${worked.misses.join('\n')}`)
} finally {
  agent.destroy()
  await close()
}

for (const { copies, goalMs } of SIZES) {
  const side = await openSide(0, async (pool, db) => {
    await copyGuides(pool, copies)
    await indexPosts(db)
  })
  try {
    await pause(SETTLED_MS)
    const questions = [...WORKED, ...UNTOUCHED].map(({ question }) => question)
    const times: number[] = []
    for (let turn = -1; turn < ROUNDS; turn += 1) {
      for (const question of questions) {
        const taken = await firstText(side.portal.origin, side.agent, question)
        if (turn >= 0) times.push(taken)
      }
    }
    const { rows } = await side.db.$client.query('select count(*)::int as guides from posts where guide is not null')
    console.log(
      `first text over ${rows[0]?.guides} guides, ${times.length} questions one after the other; goal: p99 under ${goalMs} ms`,
    )
    console.table([{ p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)), most: round(Math.max(...times)) }])
  } finally {
    await side.close()
  }
}
