// What a search and a suggestion cost: processor time of Node and of PostgreSQL for each call, answered by the database and by the index
// in memory, over the same posts. With MENGED_FORMER a former commit (former.ts) stands in place of this one's database.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createLog, loadConfig } from '@menged/api'
import { indexPosts } from '../apps/api/src/modules/search/index.ts'
import { openPool } from '../apps/api/src/platform/database/pool.ts'
import { workBehind } from '../apps/api/src/platform/database/timed-client.ts'
import { DEVELOPED_ON, TUNED, UNTOUCHED } from '../apps/api/test/search-queries.ts'
import { type Portal, startPortal } from '../scripts/portal.ts'
import { prepareFormer } from './former.ts'
import { fill } from './growth-posts.ts'
import { memoryOf, nodeTime, timeBelow } from './processes.ts'

const SIZES = [80, 20_000]
const QUERIES = 150
/** Each is asked so often before it counts, for V8 and the plans of PostgreSQL, and so often then. */
const [WARM_UP, ROUNDS] = [2, 3]
const GOALS: Record<string, number[]> = { search: [0.25, 0.25], suggestions: [0.25, 0.2] }

type Cost = { node: number; database: number }
type Side = { name: string; env: Record<string, string>; root?: string }

const former = process.env.MENGED_FORMER ? prepareFormer() : null
const SIDES: Side[] = [
  former ? { name: former.commit, env: {}, root: former.root } : { name: 'the database', env: { SEARCH_MEMORY_MB: '0' } },
  { name: 'the index', env: {} },
]

const all = [TUNED, DEVELOPED_ON, UNTOUCHED].flat().flatMap(({ queries }) => queries.map(([query = '']) => query))
const queries = Array.from({ length: QUERIES }, (_, place) => all[Math.floor((place * all.length) / QUERIES)] ?? '')
/** Of each query a beginning, shorter or longer, as it is typed. */
const beginnings = queries.map((query, place) => query.slice(0, 3 + (place % Math.max(1, query.length - 2))))
const PATHS: Record<string, string[]> = {
  search: queries.map((query) => `/api/search?language=am&q=${encodeURIComponent(query)}`),
  suggestions: beginnings.map((query) => `/api/search/suggestions?language=am&q=${encodeURIComponent(query)}`),
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function ask(url: string): Promise<string> {
  return new Promise((done, fail) => {
    get(url, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => (response.statusCode === 200 ? done(text) : fail(new Error(`${url}: ${response.statusCode}`))))
    }).on('error', fail)
  })
}

async function askAll({ origin }: Portal, paths: string[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) for (const path of paths) await ask(origin + path)
}

const nodeCost = (pid: number): number => Object.values(nodeTime(pid)).reduce((sum, ms) => sum + ms)

/** Milliseconds for each call. */
async function measure(portal: Portal, paths: string[]): Promise<Cost> {
  await askAll(portal, paths, WARM_UP)
  const [node, database] = [nodeCost(portal.pid), timeBelow(portal.pid)]
  await askAll(portal, paths, ROUNDS)
  const calls = paths.length * ROUNDS
  return { node: (nodeCost(portal.pid) - node) / calls, database: (timeBelow(portal.pid) - database) / calls }
}

/** Returns a data folder with so many posts and their documents, made by that side. */
async function prepare({ root }: Side, posts: number): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'menged-search-cost-'))
  const portal = await startPortal({ dataDir, ...(root ? { root } : {}) })
  const patient = { ...portal.database, statement_timeout: 0, query_timeout: 0 }
  const { db, pool } = openPool(patient, createLog(loadConfig({ LOG_LEVEL: 'silent' })))
  await workBehind(async () => {
    await fill(pool, posts)
    await indexPosts(db)
    await pool.query('vacuum analyze')
  })
  await pool.end()
  await portal.stop()
  return dataDir
}

/** The older one has no index and does not say so. */
async function untilIndexed(portal: Portal): Promise<void> {
  for (;;) {
    const { searchIndex } = JSON.parse(await ask(`${portal.origin}/readyz`))
    if (searchIndex === undefined || searchIndex === 'current') return
    await pause(200)
  }
}

async function figures(portal: Portal, dataDir: string): Promise<string> {
  const file = join(dataDir, 'operator-key')
  if (!existsSync(file)) return 'no index'
  const key = readFileSync(file, 'utf8').trim()
  const answer = await fetch(`${portal.origin}/metrics`, { headers: { authorization: `Bearer ${key}` } })
  return [...(await answer.text()).matchAll(/^menged_search_index\{kind="(\w+)"\} (\d+)/gm)]
    .map(([, kind, value]) => `${kind} ${value}`)
    .join(', ')
}

async function run(side: Side, posts: number): Promise<Record<string, Cost>> {
  const dataDir = await prepare(side, posts)
  const portal = await startPortal({ dataDir, env: side.env, ...(side.root ? { root: side.root } : {}) })
  try {
    const begun = performance.now()
    const cpu = nodeCost(portal.pid)
    if (side.env.SEARCH_MEMORY_MB !== '0') await untilIndexed(portal)
    const [ready, used] = [performance.now() - begun, nodeCost(portal.pid) - cpu]
    const costs: Record<string, Cost> = {}
    for (const [kind, paths] of Object.entries(PATHS)) costs[kind] = await measure(portal, paths)
    const memory = Math.round(memoryOf(portal.pid).process)
    console.log(
      `${side.name}, ${posts} posts: ready after ${Math.round(ready)} ms and ${used} ms of Node; Node holds ${memory} MB afterwards; ${await figures(portal, dataDir)}`,
    )
    return costs
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const rounded = (value: number): number => Number(value.toFixed(2))
const sum = ({ node = 0, database = 0 }: Partial<Cost> = {}): number => node + database

const rows: object[] = []
try {
  for (const [place, posts] of SIZES.entries()) {
    const [before, after] = [await run(SIDES[0] as Side, posts), await run(SIDES[1] as Side, posts)]
    for (const kind of Object.keys(PATHS)) {
      rows.push({
        call: kind,
        posts,
        'before: Node': rounded(before[kind]?.node ?? 0),
        'PostgreSQL ': rounded(before[kind]?.database ?? 0),
        'after: Node': rounded(after[kind]?.node ?? 0),
        PostgreSQL: rounded(after[kind]?.database ?? 0),
        ratio: rounded(sum(after[kind]) / sum(before[kind])),
        goal: GOALS[kind]?.[place],
      })
    }
  }
  console.log(`milliseconds of processor time a call, ${QUERIES} queries asked ${ROUNDS} times; before: ${SIDES[0]?.name}`)
  console.table(rows)
} finally {
  agent.destroy()
  former?.remove()
}
