// The share of answers that had to be rendered, of readers at thirty addresses while nothing changes; then while a guide changes every second,
// and how soon that is seen. `npm run bench -- kept [minutes]`; the goal is of ten minutes.
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPortal } from '../scripts/portal.ts'

const MINUTES = Number(process.argv[3] ?? 2)
const ADDRESSES = 30
/** Each address is read so often a second. */
const A_SECOND = 4
const GOAL = 0.01
const CHANGED = 'trade-licence'
const CHANGES = 10

const guides = readdirSync('content/guides').map((file) => file.replace('.json', ''))
const paths = [
  ...['/', '/?page=2', '/lazy', '/about-us', '/search?q=passport', '/search?q=tax', `/post/detail/${CHANGED}`],
  ...guides.filter((guide) => guide !== CHANGED).map((guide) => `/post/detail/${guide}`),
].slice(0, ADDRESSES)

const portal = await startPortal()
const agent = new Agent({ keepAlive: true })
type Counts = Record<'hits' | 'renders' | 'renewals' | 'unchanged' | 'changed', number>
type Read = { answers: number; refused: number; p99: number; counted: Counts }

/** Of the page cache, since the start. */
async function counts(): Promise<Counts> {
  const key = readFileSync(join(portal.dataDir, 'operator-key'), 'utf8').trim()
  const text = await (await fetch(`${portal.origin}/metrics`, { headers: { authorization: `Bearer ${key}` } })).text()
  const figures = text.matchAll(/^menged_page_cache\{kind="(\w+)"\} (\d+)/gm)
  return Object.fromEntries([...figures].map(([, kind, value]) => [kind, Number(value)])) as Counts
}

const get = (path: string): Promise<number> =>
  new Promise((done, fail) => {
    request(portal.origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0)).resume()
    })
      .on('error', fail)
      .end()
  })

async function read(seconds: number): Promise<Read> {
  const before = await counts()
  const waited: number[] = []
  let refused = 0
  const end = performance.now() + seconds * 1000
  const one = async (path: string): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now()
      if ((await get(path)) !== 200) refused += 1
      waited.push(performance.now() - begun)
      await pause(1000 / A_SECOND)
    }
  }
  await Promise.all(paths.map(one))
  const after = await counts()
  const counted = Object.fromEntries(
    Object.entries(after).map(([kind, count]) => [kind, count - before[kind as keyof Counts]]),
  ) as Counts
  waited.sort((a, b) => a - b)
  return { answers: waited.length, refused, p99: waited[Math.floor(waited.length * 0.99)] ?? 0, counted }
}

const row = (what: string, { answers, refused, p99, counted }: Read, goal: number | string) => ({
  what,
  answers,
  'not 200': refused,
  rendered: counted.renders,
  'of these behind readers': counted.renewals,
  'to the same bytes': counted.unchanged,
  'sent as known': counted.changed,
  'share rendered': Number((counted.renders / answers).toFixed(4)),
  goal,
  'p99, ms': Math.round(p99),
})

/** Milliseconds from a change at the database until the page shows it. */
async function untilSeen(client: pg.Client): Promise<number> {
  const title = `Changed ${Date.now()}`
  const begun = performance.now()
  await client.query('UPDATE posts SET title_en = $1 WHERE id = $2', [title, CHANGED])
  while (!(await (await fetch(`${portal.origin}/post/detail/${CHANGED}`)).text()).includes(title)) await pause(5)
  return Math.round(performance.now() - begun)
}

const client = new pg.Client(portal.database)
try {
  await client.connect()
  const quiet = await read(MINUTES * 60)
  const seen: number[] = []
  const changing = (async () => {
    for (let i = 0; i < CHANGES; i += 1) {
      await pause(900)
      seen.push(await untilSeen(client))
    }
  })()
  const lively = await read(CHANGES)
  await changing
  console.log(`kept pages: ${ADDRESSES} addresses, each read ${A_SECOND} times a second`)
  console.table([
    row(`${MINUTES} minutes without a change, from the first reader on`, quiet, GOAL),
    row('a guide changes every second', lively, ''),
  ])
  console.log(`a change is seen after ${seen.sort((a, b) => a - b).join(', ')} ms; goal 500`)
} finally {
  agent.destroy()
  await client.end()
  await portal.stop()
}
