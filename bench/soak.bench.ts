// An hour of everything at about a third of what two cores can do: does memory stay flat, and does what is stored grow by what was written
// only? `npm run bench -- soak [minutes]`; not part of the others.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPortal } from '../scripts/portal.ts'
import { memoryOf } from './processes.ts'

const MINUTES = Number(process.argv[3] ?? 60)
/** The first part fills caches and pools. */
const SETTLED_SHARE = 1 / 3
const A_SECOND = 30
const LOOK_MS = 15_000
const GOAL_SLOPE = 0.3
const PASSWORD = 'a password of the soak'
const PEOPLE = 20

const folder = mkdtempSync(join(tmpdir(), 'menged-soak-'))
const logFile = join(folder, 'log')
const portal = await startPortal({
  env: { LOG_LEVEL: 'info', SOAK_LOG: logFile },
  wrap: (command) => ['sh', '-c', 'exec "$@" > "$SOAK_LOG"', 'sh', ...command],
})

type Call = { method?: string; path: string; body?: object; token?: string; table?: string }
const written: Record<string, number> = {}
const counts = { asked: 0, broken: 0 }
const refused: Record<string, number> = {}

async function ask({ method, path, body, token, table }: Call): Promise<unknown> {
  counts.asked += 1
  try {
    const response = await fetch(portal.origin + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'accept-language': counts.asked % 2 === 0 ? 'am' : 'en',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const kind = `${response.status} ${path.split(/[?\d]/, 1)[0]}`
    if (!response.ok) refused[kind] = (refused[kind] ?? 0) + 1
    else if (table) written[table] = (written[table] ?? 0) + 1
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
  } catch {
    counts.broken += 1
    return undefined
  }
}

async function enter(n: number): Promise<string> {
  const email = `soak-${n}@example.et`
  await ask({ path: '/api/auth/register', body: { fullName: 'Soak', companyEmail: email, password: PASSWORD }, table: 'users' })
  const answer = await ask({ path: '/api/auth/login', body: { companyemail: email, password: PASSWORD } })
  return (answer as { token: string }).token
}

/** All of them: a few with thousands of comments would grow by what is written to them. */
const GUIDES = readdirSync('content/guides').map((file) => file.replace('.json', ''))
const WORDS = ['passport', 'ፓስፖርት', 'licence renewal', 'ntaxi', 'ንግድ ፈቃድ', 'birth', 'ኪራይ ውል', 'fayda', 'loan', 'tender']
const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item

/** Each kind so often as readers, writers and people who log in come. */
const KINDS: ((n: number, token: string) => Call)[] = [
  () => ({ path: '/' }),
  (n) => ({ path: `/post/detail/${pick(GUIDES, n)}?lang=${n % 2 ? 'am' : 'en'}` }),
  (n) => ({ path: `/search?q=${encodeURIComponent(`${pick(WORDS, n)} ${n % 500}`)}` }),
  (n) => ({ path: `/api/search?language=am&q=${encodeURIComponent(pick(WORDS, n))}` }),
  (n) => ({ path: `/api/search/suggestions?language=en&q=${pick(WORDS, n).slice(0, 3)}` }),
  (n) => ({ path: `/api/cards?language=en&page=${(n % 8) + 1}` }),
  (n) => ({ path: `/no-such-page/${n}` }),
  (n) => ({ path: '/api/admin/stats/detail-view', body: { postId: pick(GUIDES, n) } }),
  (n, token) => ({ method: 'POST', path: `/api/profile/savedMessages/${pick(GUIDES, n)}`, token }),
  (_n, token) => ({ path: '/api/profile/getTopNotificatons', token }),
  (n, token) => ({
    path: `/api/posts/${pick(GUIDES, n)}/comments`,
    body: { text: `Comment ${n}`, language: 'en', key: crypto.randomUUID() },
    token,
    table: 'comments',
  }),
  (n) => ({
    path: '/api/contact-messages',
    body: { name: 'Soak', contact: '0911234567', subject: 'Soak', message: `Message ${n}`, language: 'en' },
    table: 'contact_messages',
  }),
]

async function rowsOf(tables: string[]): Promise<Record<string, number>> {
  const client = new pg.Client(portal.database)
  client.on('error', () => {})
  await client.connect()
  const rows: [string, number][] = []
  for (const table of tables) {
    const { rows: found } = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)
    rows.push([table, found[0]?.n ?? 0])
  }
  const { rows: open } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM tasks WHERE done_at IS NULL')
  await client.end()
  return { ...Object.fromEntries(rows), 'open tasks': open[0]?.n ?? 0 }
}

/** Megabytes a minute, by least squares. */
function slopeOf(points: { minute: number; mb: number }[]): number {
  const mean = (of: (point: (typeof points)[number]) => number) => points.reduce((sum, p) => sum + of(p), 0) / points.length
  const [x, y] = [mean((p) => p.minute), mean((p) => p.mb)]
  const over = points.reduce((sum, p) => sum + (p.minute - x) * (p.mb - y), 0)
  return over / points.reduce((sum, p) => sum + (p.minute - x) ** 2, 0)
}

/** Of the process' own metrics, in MB: what distinguishes a growing heap from pages that the allocator keeps. */
async function heapOf(): Promise<string> {
  const key = readFileSync(join(portal.dataDir, 'operator-key'), 'utf8').trim()
  const text = await (await fetch(`${portal.origin}/metrics`, { headers: { authorization: `Bearer ${key}` } })).text()
  const mb = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1024 ** 2)
  return `heap ${mb('nodejs_heap_size_used_bytes')} of ${mb('nodejs_heap_size_total_bytes')}, outside it ${mb('nodejs_external_memory_bytes')}`
}

const TABLES = ['users', 'comments', 'contact_messages', 'sessions', 'rate_limits', 'tasks']
const samples: { minute: number; node: number; postgres: number }[] = []
try {
  const tokens: string[] = []
  for (let n = 0; n < PEOPLE; n += 1) tokens.push(await enter(n))
  const before = await rowsOf(TABLES)
  for (const key of Object.keys(written)) written[key] = 0
  const begun = performance.now()
  const end = begun + MINUTES * 60_000
  let looked = begun
  for (let n = 0; performance.now() < end; n += 1) {
    void ask(pick(KINDS, n)(n, pick(tokens, n)))
    const due = begun + (n * 1000) / A_SECOND
    await pause(Math.max(0, due - performance.now()))
    if (performance.now() - looked < LOOK_MS) continue
    looked = performance.now()
    const memory = memoryOf(portal.pid)
    const sample = { minute: (looked - begun) / 60_000, node: memory.process, postgres: memory.all - memory.process }
    samples.push(sample)
    const shown = `${sample.minute.toFixed(2)} min: node ${sample.node.toFixed(0)} MB, postgres ${sample.postgres.toFixed(0)} MB`
    void heapOf().then((heap) => console.error(`${shown}, ${heap}`))
  }
  await pause(10_000)
  const after = await rowsOf(TABLES)
  const settled = samples.filter(({ minute }) => minute > MINUTES * SETTLED_SHARE)
  const line = (name: 'node' | 'postgres') => ({
    process: name,
    'first, MB': Math.round(samples[0]?.[name] ?? 0),
    'settled, MB': Math.round(settled[0]?.[name] ?? 0),
    'last, MB': Math.round(samples.at(-1)?.[name] ?? 0),
    'slope, MB a minute': Number(slopeOf(settled.map((s) => ({ minute: s.minute, mb: s[name] }))).toFixed(3)),
    goal: GOAL_SLOPE,
  })
  console.log(`soak: ${MINUTES} minutes at ${A_SECOND} a second; ${JSON.stringify(counts)}`)
  console.table([line('node'), line('postgres')])
  console.log('responses other than 200', refused)
  const lines = readFileSync(logFile, 'utf8').split('\n').length
  console.table([
    ...Object.keys(before).map((table) => ({
      what: table,
      before: before[table],
      after: after[table],
      written: written[table] ?? '',
    })),
    { what: 'lines of the log', before: '', after: lines, written: counts.asked },
  ])
} finally {
  await portal.stop()
  rmSync(folder, { recursive: true, force: true })
}
