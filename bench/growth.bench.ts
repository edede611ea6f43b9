// How responses slow down when there are a hundred times as many posts: two portals side by side get the same requests in turn.
// Requests go to the API one after the other, so that noise hits both portals alike; pages kept by the server have no part in it.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createLog, loadConfig } from '@menged/api'
import { indexPosts } from '../apps/api/src/modules/search/index.ts'
import { type Database, openPool } from '../apps/api/src/platform/database/pool.ts'
import { workBehind } from '../apps/api/src/platform/database/timed-client.ts'
import { type Portal, startPortal } from '../scripts/portal.ts'
import { fill } from './growth-posts.ts'
import { memoryOf } from './processes.ts'

const SIZES = [200, 20_000] as const
/** Of each kind, to each portal: what responds quickly is requested more often, so that a moment's noise is not its slowest hundredth. */
const REQUESTS = { quick: 600, search: 250 } as const
const CHANGES = 10

type Kind = { name: string; goal: number | null; paths: (posts: number) => string[] }
type Side = { posts: number; portal: Portal; db: Database; agent: Agent; indexing: number; close(): Promise<void> }

const searches = (queries: string[]) => () => queries.map((query) => `/api/search?language=am&${query}`)
const words = (list: string[]) => list.map((text) => `q=${encodeURIComponent(text)}`)
const suggestions = (list: string[]) => () =>
  list.map((text) => `/api/search/suggestions?language=en&q=${encodeURIComponent(text)}`)
/** Posts from the whole of the portal, not only a few that are at hand. */
const ofPosts = (part: string) => (posts: number) =>
  Array.from({ length: REQUESTS.quick }, (_, index) => `/api/posts/made-${1 + ((index * 7919) % (posts - 100))}${part}`)

const KINDS: Kind[] = [
  { name: 'home: recommended', goal: 1.5, paths: () => ['/api/post/recommendedPost'] },
  { name: 'home: cards', goal: 1.5, paths: () => ['am', 'en'].map((language) => `/api/cards?page=1&language=${language}`) },
  {
    name: 'home: organisations',
    goal: 1.5,
    paths: () => ['Government', 'Private'].map((type) => `/api/post/organization?query=${type}`),
  },
  { name: 'feed: the last page', goal: null, paths: (posts) => [`/api/cards?page=${posts / 10}&language=am`] },
  { name: 'detail: reading', goal: 1.5, paths: ofPosts('/reading?language=am') },
  { name: 'detail: comments', goal: 1.5, paths: ofPosts('/comments') },
  { name: 'detail: whole post', goal: 1.5, paths: ofPosts('') },
  {
    name: 'search: common words',
    goal: 3,
    paths: searches(words(['ፈቃድ', 'licence', 'bank', 'መታወቂያ', 'certificate', 'ክፍያ', 'register', 'የንግድ'])),
  },
  {
    name: 'search: rare words',
    goal: 3,
    paths: searches(words(['telebirr', 'chevening', 'ኮንዶሚኒየም', 'HERQA', 'ጡረታ', 'mekelle'])),
  },
  {
    name: 'search: several words',
    goal: 3,
    paths: searches(
      words([
        'trade licence',
        'የንግድ ፈቃድ እድሳት',
        'lost passport',
        'bank account company',
        'how do I get a trade licence in Ethiopia',
        'ከውጭ አገር የተላከ ገንዘብ',
        'what do I need to register a company and open a bank account',
        'blockchain mining licence',
      ]),
    ),
  },
  {
    name: 'search: misspelt',
    goal: 3,
    paths: searches(words(['passprot', 'lisence', 'trade lisence', 'ፓስፓርት', 'condominum', 'vehicle inspecton', 'ኢንቨስትምንት'])),
  },
  {
    name: 'search: Latin letters',
    goal: 3,
    paths: searches(words(['nigd fikad', 'menja fikad', 'kiray wul', 'lidet mizgeba', 'pasport', 'hawala'])),
  },
  {
    name: 'search: filters without words',
    goal: 3,
    paths: searches([
      '',
      'page=2',
      'category=business',
      'type=Private&written=both',
      'sort=views',
      'sort=views&category=private',
    ]),
  },
  {
    name: 'search: words with filters, orders, pages',
    goal: 3,
    paths: searches([
      `${words(['ፈቃድ'])[0]}&category=business`,
      `${words(['licence'])[0]}&sort=newest`,
      `${words(['bank'])[0]}&sort=views&type=Government`,
      `${words(['certificate'])[0]}&page=3`,
      `${words(['ክፍያ'])[0]}&page=11`,
    ]),
  },
  {
    name: 'suggestions',
    goal: 3,
    paths: suggestions(['trade lic', 'ፓስ', 'ፈቃ', 'lic', 'ban', 'የንግ', 'com', 'መታ', 'how to g', 'passpo']),
  },
]

async function open(posts: number): Promise<Side> {
  const portal = await startPortal()
  // Filling takes longer than any request may.
  const patient = { ...portal.database, statement_timeout: 0, query_timeout: 0 }
  const { db, pool } = openPool(patient, createLog(loadConfig({ LOG_LEVEL: 'silent' })))
  const agent = new Agent({ keepAlive: true })
  const close = async () => {
    agent.destroy()
    await pool.end()
    await portal.stop()
  }
  try {
    const indexing = await workBehind(async () => {
      await fill(pool, posts)
      const begun = performance.now()
      await indexPosts(db)
      const took = performance.now() - begun
      // What the server does by itself some minutes after so many rows have come.
      await pool.query('vacuum analyze')
      await pool.query('checkpoint')
      return took
    })
    return { posts, portal, db, agent, indexing, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Milliseconds until the whole response is there. */
function time({ agent, portal }: Side, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const begun = performance.now()
    get(portal.origin + path, { agent }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) done(performance.now() - begun)
        else fail(new Error(`${path} answered ${response.statusCode}`))
      })
    }).on('error', fail)
  })
}

const requestsOf = (name: string): number => (/^(search|suggestions)/.test(name) ? REQUESTS.search : REQUESTS.quick)

/** Each portal in turn, and the other one first the next time. */
async function measure(sides: Side[], { name, paths }: Kind): Promise<number[][]> {
  const lists = sides.map(({ posts }) => paths(posts))
  const times = sides.map((): number[] => [])
  for (let round = -10; round < requestsOf(name); round += 1) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0]
    for (const place of order) {
      const [side, list] = [sides[place], lists[place]]
      const path = list?.at(round % list.length)
      if (!side || path === undefined) continue
      const taken = await time(side, path)
      if (round >= 0) times[place]?.push(taken)
    }
  }
  return times
}

const quantile = (times: number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
const round = (value: number): number => Number(value.toFixed(value < 10 ? 2 : 1))

function rowOf(name: string, times: number[][], goal: number | null) {
  const [small = [], large = []] = times
  const [p50, p99] = [0.5, 0.99].map((part) => [quantile(small, part), quantile(large, part)] as const)
  return {
    '': name,
    [`p50, ${SIZES[0]}`]: round(p50?.[0] ?? 0),
    [`p50, ${SIZES[1]}`]: round(p50?.[1] ?? 0),
    [`p99, ${SIZES[0]}`]: round(p99?.[0] ?? 0),
    [`p99, ${SIZES[1]}`]: round(p99?.[1] ?? 0),
    'p50 ×': round((p50?.[1] ?? 0) / (p50?.[0] ?? 1)),
    'p99 ×': round((p99?.[1] ?? 0) / (p99?.[0] ?? 1)),
    'at most ×': goal ?? '',
  }
}

/** From the moment when a post was changed until a search for its new word finds it. */
async function knowing(side: Side): Promise<number[]> {
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const word = `growth${'abcdefghij'[change]}word`
    await side.db.$client.query("update posts set title_en = title_en || ' ' || $1, updated_at = now() where id = 'made-50'", [
      word,
    ])
    const begun = performance.now()
    await indexPosts(side.db)
    while (!(await finds(side, word))) await pause(5)
    times.push(performance.now() - begun)
  }
  return times
}

async function finds({ portal }: Side, word: string): Promise<boolean> {
  const answer = await fetch(`${portal.origin}/api/search?language=en&q=${word}`)
  return ((await answer.json()) as { totalItems: number }).totalItems > 0
}

const sides: Side[] = []
try {
  for (const posts of SIZES) sides.push(await open(posts))
  const rows = []
  const ofSearch = sides.map((): number[] => [])
  for (const kind of KINDS) {
    const times = await measure(sides, kind)
    rows.push(rowOf(kind.name, times, kind.goal))
    if (kind.name.startsWith('search:')) for (const [place, list] of times.entries()) ofSearch[place]?.push(...list)
  }
  rows.push(rowOf('search: all', ofSearch, 3))
  const known = []
  for (const side of sides) known.push(await knowing(side))
  rows.push(rowOf('a changed post is found', known, null))
  console.log(
    `growth: ${SIZES[1]} posts against ${SIZES[0]}, milliseconds; to each portal ${REQUESTS.search} requests of each kind of search, ${REQUESTS.quick} of the others`,
  )
  console.table(rows)
  for (const { posts, indexing, portal } of sides) {
    const { process, all } = memoryOf(portal.pid)
    console.log(
      `${posts} posts: indexed in ${round(indexing / 1000)} s; memory of the process ${Math.round(process)} MB, with the database ${Math.round(all)} MB`,
    )
  }
} finally {
  for (const side of sides) await side.close()
}
