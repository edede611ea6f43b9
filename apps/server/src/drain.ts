// Lets what is under way end before the rooms close: pages call the API in-process, and the API refuses calls once it is closing.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for responses under way. Together with the closing of the database it stays below the ten seconds that Docker gives. */
const DRAIN_MS = 6000
const LOOK_AGAIN_MS = 20

/** Balancers look about once a second, and clients that keep a connection need a response to learn that it ends. */
const NOTICE_MS = 1000

export type Drain = {
  /** True once the process has been signalled to end: a balancer should send nobody any more. */
  isLeaving: () => boolean
  /**
   * Goes on serving for a moment, each response saying that the connection ends. Then takes no new connection, waits for the
   * responses under way, and ends the connections that are left: a slow reader holds no stop.
   */
  end: (o?: { noticeMs?: number; longestMs?: number }) => Promise<void>
}

/** Call before the server listens. Counts at the server itself: hooks of the framework miss rooms that were built before. */
export function prepareDrain(server: Server): Drain {
  const underWay = new Set<object>()
  let draining = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('connection', 'close')
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return {
    isLeaving: () => draining,
    async end({ noticeMs = NOTICE_MS, longestMs = DRAIN_MS } = {}) {
      draining = true
      if (server.listening) await pause(noticeMs)
      server.close()
      const end = performance.now() + longestMs
      while (underWay.size > 0 && performance.now() < end) await pause(LOOK_AGAIN_MS)
      server.closeAllConnections()
    },
  }
}
