// Requests a second on one core: kept pages, and a list of the API, against a bare Fastify that sends the same bytes (and, apart, the
// same headers too; what is logged by default is logged by us only). Short rounds
// in turn, so that what else the machine does falls on all alike. Measured twice: by the clock, and by the processor time that the
// server took, which does not hang on how much of the core others had.

import { startPortal } from '../scripts/portal.ts'
import { median } from './median.ts'
import { canPin, load, onCore, SERVER_CORE, startServer } from './pinned.ts'
import { nodeTime } from './processes.ts'

const PATHS = ['/', '/post/detail/trade-licence', '/api/post/recommendedPost']
const CONNECTIONS = 20
const SECONDS = 2
const ROUNDS = 5
const GOAL = 0.85

type Server = { pid: number; port: number }
/** Requests a second of the clock, and of processor time. */
type Rate = { clock: number; processor: number }

const spent = ({ pid }: Server): number => Object.values(nodeTime(pid)).reduce((sum, ms) => sum + ms, 0) / 1000

async function measure(server: Server, path: string): Promise<Rate> {
  const before = spent(server)
  const { statuses, broken, late } = await load({ port: server.port, path, connections: CONNECTIONS, seconds: SECONDS })
  if (broken + late > 0 || Object.keys(statuses).join() !== '200') throw new Error(`${path}: ${JSON.stringify(statuses)}`)
  const answers = statuses['200'] ?? 0
  return { clock: answers / SECONDS, processor: answers / (spent(server) - before) }
}

/** Of the rounds in turn, the middle one. */
const ratioOf = (ours: Rate[], others: Rate[], by: keyof Rate): number =>
  Number(median(ours.map((rate, i) => rate[by] / (others[i]?.[by] ?? Number.NaN))).toFixed(2))

function rows(path: string, rates: Record<string, Rate[]>) {
  const { ours = [] } = rates
  return Object.entries(rates).map(([server, each]) => ({
    path,
    server,
    'requests a second': Math.round(median(each.map(({ clock }) => clock))),
    'ours to it': ratioOf(ours, each, 'clock'),
    'requests a second of processor': Math.round(median(each.map(({ processor }) => processor))),
    'ours to it ': ratioOf(ours, each, 'processor'),
  }))
}

// Logging as it is by default: a line for each response.
const portal = await startPortal({ wrap: (command) => onCore(SERVER_CORE, command), env: { LOG_LEVEL: 'info' } })
const { child, said } = await startServer('bench/bare-server.ts', [portal.origin, ...PATHS])
try {
  const ours = { pid: portal.pid, port: Number(new URL(portal.origin).port) }
  const bare = { pid: child.pid ?? 0, port: Number(said) }
  const table = []
  for (const path of PATHS) {
    const asked = { ours: [ours, path], 'bare Fastify': [bare, path], 'with all headers': [bare, `/headers${path}`] } as const
    const rates: Record<string, Rate[]> = { ours: [], 'bare Fastify': [], 'with all headers': [] }
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, [server, address]] of Object.entries(asked)) {
        const rate = await measure(server, address)
        // In the first round V8 compiles, and the page cache finds its best compression.
        if (round > 0) rates[name]?.push(rate)
      }
    }
    table.push(...rows(path, rates))
  }
  const where = canPin ? 'each server on one core, the asking on another' : 'servers and asking share the cores'
  console.log(
    `load, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turn, ${where}; goal ${GOAL} for pages`,
  )
  console.table(table)
} finally {
  child.kill()
  await portal.stop()
}
