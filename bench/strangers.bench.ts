// What five hundred connections with half a body, and five hundred that never read, cost those who call and read meanwhile, and what
// memory stays used afterwards.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startPortal } from '../scripts/portal.ts'
import { memoryOf } from './processes.ts'

const EACH = 500
/** A process in use has the heap of one in use: what it renders for readers is not the strangers'. */
const WARM_MS = 60_000
const HOLD_MS = 30_000
const AFTERWARDS_MS = 60_000
const GOAL_MB = 60
const READERS = 8

const portal = await startPortal()
const port = Number(new URL(portal.origin).port)
const memory = () => Math.round(memoryOf(portal.pid).process)

const HALF =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'
/** Addresses that nobody has requested, so that each response is one of its own; uncompressed, so that it is large. */
const deaf = (n: number) =>
  Array.from(
    { length: 20 },
    (_, i) => `GET /no-such-page/${n}-${i} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`,
  ).join('')

async function open(text: string, reads: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  if (reads) socket.resume()
  await once(socket, 'connect')
  if (!reads) socket.pause()
  socket.write(text)
  return socket
}

const statuses: Record<string, number> = {}
async function read(stop: AbortSignal, n: number): Promise<void> {
  for (let i = n; !stop.aborted; i += 1) {
    const paths = ['/', '/post/detail/trade-licence', '/api/cards?page=2&language=am', `/no-such-page/reader-${n}-${i}`]
    const isCall = i % 5 === 0
    const response = await fetch(portal.origin + (isCall ? '/api/admin/stats/guday-scroll' : paths[i % paths.length]), {
      method: isCall ? 'POST' : 'GET',
    })
    await response.arrayBuffer()
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    await pause(20)
  }
}

try {
  const stop = new AbortController()
  const readers = Array.from({ length: READERS }, (_, n) => read(stop.signal, n))
  await pause(WARM_MS)
  const before = memory()
  const half: Socket[] = []
  const never: Socket[] = []
  for (let n = 0; n < EACH; n += 1) {
    half.push(await open(HALF, true))
    never.push(await open(deaf(n), false))
  }
  const opened = memory()
  await pause(HOLD_MS)
  const held = memory()
  const left = [...half, ...never].filter((socket) => !socket.closed).length
  await pause(AFTERWARDS_MS)
  const after = memory()
  stop.abort()
  await Promise.all(readers)
  for (const socket of [...half, ...never]) socket.destroy()
  console.log(
    `strangers: ${EACH} halves of a body and ${EACH} connections that never read; goal: only 200, memory back within ${GOAL_MB} MB`,
  )
  console.table([
    {
      'before, MB': before,
      'opened, MB': opened,
      'held, MB': held,
      'a minute later, MB': after,
      'above, MB': after - before,
      'open then': left,
    },
  ])
  console.log('others got statuses', statuses)
} finally {
  await portal.stop()
}
