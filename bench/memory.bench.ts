// Memory of the portal and its database together: at rest, and after a minute of everything at once.
import { setTimeout as pause } from 'node:timers/promises'
import { startPortal } from '../scripts/portal.ts'
import { load } from './pinned.ts'
import { memoryOf } from './processes.ts'

const SETTLE_MS = 30_000
const LOAD_SECONDS = 60
const GOALS = { 'at rest': 200, 'after a minute of load': 350, 'half a minute later': 350 }

/** Kept pages, lists, searches, and addresses that nobody has asked for before. */
const MIXED = [
  { path: '/', connections: 4 },
  { path: '/post/detail/trade-licence?lang=am', connections: 4 },
  { path: '/api/cards?page=2&language=am', connections: 2 },
  { path: '/api/search?q=licence&language=en', connections: 2 },
  { path: '/search?q=passport', connections: 2 },
  { path: '/post/detail/trade-licence?lang=#', connections: 2 },
  { path: '/no-such-page/#', connections: 2 },
]

const portal = await startPortal()
try {
  const rows: object[] = []
  const look = (when: keyof typeof GOALS) => {
    const memory = memoryOf(portal.pid)
    const [node, database, together] = [memory.process, memory.all - memory.process, memory.all].map(Math.round)
    rows.push({ when, 'Node, MB': node, 'PostgreSQL, MB': database, 'together, MB': together, goal: GOALS[when] })
  }
  await pause(SETTLE_MS)
  look('at rest')
  const port = Number(new URL(portal.origin).port)
  await Promise.all(MIXED.map((order) => load({ ...order, port, seconds: LOAD_SECONDS })))
  look('after a minute of load')
  await pause(SETTLE_MS)
  look('half a minute later')
  console.log('memory (PSS, so that shared pages count once)')
  console.table(rows)
} finally {
  await portal.stop()
}
