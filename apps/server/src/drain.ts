// Lets what is under way end before the rooms close: pages call the API in-process, and the API refuses calls once it is closing.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for answers under way. Together with the closing of the database it stays below the ten seconds that Docker gives. */
const DRAIN_MS = 6000
const LOOK_AGAIN_MS = 20

/** Takes no new connection, waits for the answers under way, then ends the connections that are left: a slow reader holds no stop. */
export type Drain = (longestMs?: number) => Promise<void>

/** Call before the server listens. Counts at the server itself: hooks of the framework miss rooms that were built before. */
export function prepareDrain(server: Server): Drain {
  const underWay = new Set<object>()
  let draining = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('connection', 'close')
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return async (longestMs = DRAIN_MS) => {
    draining = true
    server.close()
    const end = Date.now() + longestMs
    while (underWay.size > 0 && Date.now() < end) await pause(LOOK_AGAIN_MS)
    server.closeAllConnections()
  }
}
