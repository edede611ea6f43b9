// Sends requests to one server as fast as it responds, from a process of its own: keep-alive connections, one request at a time on each.
// Started with an Order as JSON; prints a Tally as JSON. Raw sockets, so that it costs less than the server it measures.
import { connect, type Socket } from 'node:net'

export type Order = {
  port: number
  /** `#` becomes a number that no request before had. */
  path: string
  connections: number
  seconds: number
  encoding?: string
  /** Milliseconds between a response and the next request of the same connection; none when absent. */
  pause?: number
}
export type Tally = { statuses: Record<string, number>; broken: number; late: number; p50: number; p99: number }

/** A response that takes longer counts as late, and its connection is opened again. */
const LATE_MS = 10_000

const order = JSON.parse(process.argv[2] ?? '{}') as Order
const tally: Tally = { statuses: {}, broken: 0, late: 0, p50: 0, p99: 0 }
const waited: number[] = []
const end = Date.now() + order.seconds * 1000
let asked = Date.now()
let open = 0

function ask(socket: Socket): void {
  const path = order.path.replace('#', () => String(asked++))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${order.port}\r\nAccept-Encoding: ${order.encoding ?? 'br'}\r\n\r\n`)
}

/** One connection until the time is over. */
function run(): void {
  open += 1
  const socket = connect(order.port, '127.0.0.1')
  let cut = Buffer.alloc(0)
  let missing = 0
  let begun = performance.now()
  const next = () => {
    waited.push(performance.now() - begun)
    if (Date.now() >= end) return socket.end()
    if (order.pause) return void setTimeout(again, order.pause)
    return again()
  }
  const again = () => {
    begun = performance.now()
    ask(socket)
  }
  socket.setNoDelay().setTimeout(LATE_MS)
  socket.on('connect', () => ask(socket))
  socket.on('data', (chunk) => {
    if (missing > 0) missing -= chunk.length
    else {
      const answer = cut.length > 0 ? Buffer.concat([cut, chunk]) : chunk
      const bodyAt = answer.indexOf('\r\n\r\n') + 4
      cut = bodyAt < 4 ? answer : Buffer.alloc(0)
      if (bodyAt < 4) return
      const head = answer.toString('latin1', 0, bodyAt)
      const status = head.slice(9, 12)
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
      missing = bodyAt + Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - answer.length
    }
    if (missing <= 0) next()
  })
  socket.on('timeout', () => {
    tally.late += 1
    socket.destroy()
  })
  socket.on('error', () => {
    tally.broken += 1
  })
  socket.on('close', () => {
    open -= 1
    if (Date.now() < end) setTimeout(run, 10)
    else if (open === 0) report()
  })
}

function report(): void {
  waited.sort((a, b) => a - b)
  const at = (share: number) => Math.round((waited[Math.floor(waited.length * share)] ?? 0) * 10) / 10
  console.log(JSON.stringify({ ...tally, p50: at(0.5), p99: at(0.99) }))
}

for (let i = 0; i < order.connections; i++) run()
