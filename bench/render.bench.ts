// Processor time of a page that is not kept, of the former commit and of this one in turn: a guide, home, and a page of results, each asked
// for one after the other; the process that renders, and its database. `npm run bench -- render [pages] [rounds]`.
import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Portal, startPortal } from '../scripts/portal.ts'
import { prepareFormer } from './former.ts'
import { median } from './median.ts'
import { memoryOf, type NodeTime, nodeTime, timeBelow } from './processes.ts'

/** Until V8 has compiled what is used often. */
const WARM_UP = 400
const PAGES = Number(process.argv[3] ?? 200)
const ROUNDS = Number(process.argv[4] ?? 3)
const MOST_TRIES = 50
const WORDS = ['passport', 'ፓስፖርት', 'licence renewal', 'ንግድ ፈቃድ', 'birth', 'ኪራይ ውል', 'fayda', 'loan', 'tender', 'tax']

const former = prepareFormer()
/** Those that both have. */
const guides = readdirSync(join(former.root, 'content/guides')).map((file) => file.replace('.json', ''))
/** A language that does not exist makes each address new to the cache. */
const KINDS = {
  guide: { path: (n: number) => `/post/detail/${guides[n % guides.length]}?lang=${n}`, goal: 0.5 },
  home: { path: (n: number) => `/?lang=${n}`, goal: 0.45 },
  results: { path: (n: number) => `/search?q=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}&lang=${n}`, goal: 0.35 },
}
type Kind = keyof typeof KINDS
type Spent = NodeTime & { database: number }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let asked = 0

function get(url: string, language: string): Promise<number> {
  return new Promise((done, fail) => {
    request(url, { agent, headers: { 'accept-encoding': 'br', cookie: `language=${language}` } }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0)).resume()
    })
      .on('error', fail)
      .end()
  })
}

/** Both languages in turn. */
async function read({ origin }: Portal, kind: Kind, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const url = origin + KINDS[kind].path(asked++)
    const language = asked % 2 ? 'english' : 'amharic'
    let status = await get(url, language)
    // The former commit refuses even a single reader while others keep the machine busy. What it refuses costs it next to nothing.
    for (let tries = 0; status === 503 && tries < MOST_TRIES; tries++) {
      await pause(200)
      status = await get(url, language)
    }
    if (status !== 200) throw new Error(`${url} is no page`)
  }
}

const spentBy = ({ pid }: Portal): Spent => ({ ...nodeTime(pid), database: timeBelow(pid) })

/** Milliseconds a page. */
async function measure(portal: Portal, kind: Kind): Promise<Spent> {
  const before = spentBy(portal)
  await read(portal, kind, PAGES)
  const after = spentBy(portal)
  const each = (part: keyof Spent) => (after[part] - before[part]) / PAGES
  return { main: each('main'), compression: each('compression'), engine: each('engine'), database: each('database') }
}

const nodeOf = ({ main, compression, engine }: Spent): number => main + compression + engine

function row(kind: Kind, commit: string, spent: Spent[], against: Spent[]) {
  const of = (part: (each: Spent) => number) => Number(median(spent.map(part)).toFixed(2))
  return {
    page: kind,
    commit,
    'Node, all, ms': of(nodeOf),
    'main thread': of(({ main }) => main),
    'compression (pool)': of(({ compression }) => compression),
    V8: of(({ engine }) => engine),
    'PostgreSQL, ms': of(({ database }) => database),
    'Node, to the former': Number(median(spent.map((each, i) => nodeOf(each) / nodeOf(against[i] as Spent))).toFixed(2)),
    goal: spent === against ? '' : KINDS[kind].goal,
  }
}

const portals: Portal[] = []
try {
  const before = await startPortal({ root: former.root })
  portals.push(before)
  const now = await startPortal()
  portals.push(now)
  const rows = []
  for (const kind of Object.keys(KINDS) as Kind[]) {
    for (const portal of portals) await read(portal, kind, WARM_UP)
    const spent: Record<'before' | 'now', Spent[]> = { before: [], now: [] }
    for (let round = 0; round < ROUNDS; round++) {
      spent.before.push(await measure(before, kind))
      spent.now.push(await measure(now, kind))
    }
    rows.push(row(kind, former.commit, spent.before, spent.before), row(kind, 'now', spent.now, spent.before))
  }
  console.log(`a page that is not kept, processor time a page, median of ${ROUNDS} rounds of ${PAGES} pages in turn`)
  console.table(rows)
  const [was, is] = portals.map(({ pid }) => Math.round(memoryOf(pid).process))
  console.log(`Node's memory afterwards (PSS): ${former.commit} ${was} MB, now ${is} MB`)
} finally {
  agent.destroy()
  for (const portal of portals) await portal.stop()
  former.remove()
}
