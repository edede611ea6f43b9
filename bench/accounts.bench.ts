// Accounts under load: what the home page's readers notice of twenty logins a second, and how many saves a second are stored for good.
import { setTimeout as pause } from 'node:timers/promises'
import { startPortal } from '../scripts/portal.ts'
import { load } from './pinned.ts'

const PASSWORD = 'a password of the bench'
const LOGINS_A_SECOND = 20
const SECONDS = 5
const ROUNDS = 3
/** Some read as fast as they get responses, so that the process is always busy; others a page every 20 ms, a thousand a second together. */
const READERS = [
  { connections: 20, pause: 20 },
  { connections: 2, pause: 0 },
  { connections: 20, pause: 0 },
]
type Readers = (typeof READERS)[number]
const GOAL_RATIO = 2
const SAVERS = 16
const GOAL_SAVES = 500
const POSTS = ['trade-licence', 'new-passport', 'tin-registration']

// On all cores: hashing has threads of its own, so that it need not stand in the way of who reads.
const portal = await startPortal()

/** Of a device that the account has been used on: somebody who comes back. */
let device = ''

async function call(path: string, o: { method?: string; body?: object; token?: string } = {}): Promise<Response> {
  return await fetch(portal.origin + path, {
    method: o.method ?? 'POST',
    headers: {
      ...(o.body ? { 'content-type': 'application/json' } : {}),
      ...(device ? { cookie: device } : {}),
      ...(o.token ? { authorization: `Bearer ${o.token}` } : {}),
    },
    ...(o.body ? { body: JSON.stringify(o.body) } : {}),
  })
}

async function enter(companyEmail: string): Promise<string> {
  await call('/api/auth/register', { body: { fullName: 'Bench', companyEmail, password: PASSWORD } })
  const response = await call('/api/auth/login', { body: { companyemail: companyEmail, password: PASSWORD } })
  device ||= response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  return ((await response.json()) as { token: string }).token
}

/** Twenty a second until stopped; returns how many were let in, and the slowest of them in milliseconds. */
async function logIn(companyemail: string, stop: AbortSignal): Promise<{ letIn: number; p99: number }> {
  const waited: number[] = []
  let letIn = 0
  const under: Promise<void>[] = []
  while (!stop.aborted) {
    const begun = performance.now()
    under.push(
      call('/api/auth/login', { body: { companyemail, password: PASSWORD } }).then((response) => {
        if (response.ok) letIn += 1
        waited.push(performance.now() - begun)
      }),
    )
    await pause(1000 / LOGINS_A_SECOND)
  }
  await Promise.all(under)
  waited.sort((a, b) => a - b)
  return { letIn, p99: waited[Math.floor(waited.length * 0.99)] ?? 0 }
}

const read = (readers: Readers) =>
  load({ port: Number(new URL(portal.origin).port), path: '/', seconds: SECONDS, ...readers }).then(({ p99 }) => p99)

async function loginRound(email: string, readers: Readers) {
  const alone = await read(readers)
  const stop = new AbortController()
  const logins = logIn(email, stop.signal)
  const beside = await read(readers)
  stop.abort()
  const { letIn, p99 } = await logins
  return {
    readers: readers.connections,
    'pause, ms': readers.pause,
    'home p99 alone, ms': alone,
    'home p99 during logins, ms': beside,
    ratio: Number((beside / alone).toFixed(2)),
    'logins a second': Number((letIn / SECONDS).toFixed(1)),
    'login p99, ms': Math.round(p99),
  }
}

/** Each person toggles as fast as it gets responses; each response comes after the commit. */
async function saveRound(tokens: string[]) {
  let saved = 0
  let refused = 0
  const end = Date.now() + SECONDS * 1000
  const one = async (token: string, i: number): Promise<void> => {
    for (let n = i; Date.now() < end; n += 1) {
      const response = await call(`/api/profile/savedMessages/${POSTS[n % POSTS.length]}`, { token })
      await response.arrayBuffer()
      if (response.ok) saved += 1
      else refused += 1
    }
  }
  await Promise.all(tokens.map(one))
  return { people: tokens.length, 'saves a second': Math.round(saved / SECONDS), refused }
}

try {
  const email = 'bench@example.et'
  const tokens = [await enter(email)]
  for (let i = 1; i < SAVERS; i += 1) tokens.push(await enter(`bench-${i}@example.et`))
  await read({ connections: 2, pause: 0 })
  console.log(`logins: ${LOGINS_A_SECOND} a second while others read the home page; goal: ratio at most ${GOAL_RATIO}`)
  const rounds = []
  for (const readers of READERS) for (let i = 0; i < ROUNDS; i += 1) rounds.push(await loginRound(email, readers))
  console.table(rounds)
  console.log(`toggled saves, each stored before its response; goal: at least ${GOAL_SAVES} a second`)
  console.table([await saveRound(tokens.slice(0, 4)), await saveRound(tokens)])
} finally {
  await portal.stop()
}
