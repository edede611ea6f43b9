// Hears that something has changed which pages show, in whatever process: triggers of the tables notify, one held connection listens.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../logging.ts'

export type PageNotices = { close(): Promise<void> }

/** The triggers of the migrations name it. */
const LISTEN = 'LISTEN pages_changed'
const BACKOFF_MS = [100, 200, 500, 1000, 2000, 5000]
/** Changes one after the other count four times a second; the first at once, so that who has changed something sees it. */
export const BURST_MS = 250

/** `onChange` is also called whenever listening begins: what was sent before that has been missed. */
export function watchPages(connection: pg.ClientConfig, log: Log, onChange: () => void): PageNotices {
  const closing = new AbortController()
  const notify = gathered(onChange, closing.signal)
  const watching = watch(connection, log, notify, closing.signal)
  return {
    close: async () => {
      closing.abort()
      await watching
    },
  }
}

/** Listens until stopped; a lost connection is made again. */
async function watch(connection: pg.ClientConfig, log: Log, notify: () => void, closing: AbortSignal): Promise<void> {
  for (let failures = 0; !closing.aborted; failures += 1) {
    try {
      await listen(connection, closing, () => {
        failures = 0
        notify()
      })
      if (!closing.aborted) log.warn('the connection that hears of changed pages was lost')
    } catch (error) {
      if (!closing.aborted) log.warn({ err: error }, 'changed pages cannot be heard of')
    }
    await pause(BACKOFF_MS[failures] ?? BACKOFF_MS.at(-1), undefined, { signal: closing }).catch(() => {})
  }
}

/** Returns when the connection has ended, throws when it could not be made. */
async function listen(connection: pg.ClientConfig, closing: AbortSignal, notify: () => void): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'menged page notices',
    connectionTimeoutMillis: 5000,
    // No query ever runs on it: without this a network that swallows everything would not be noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const ended = new Promise<void>((done) => client.once('end', done))
  client.on('error', () => {})
  client.on('notification', notify)
  const end = () => void client.end().catch(() => {})
  closing.addEventListener('abort', end, { once: true })
  try {
    const begun = client.connect().then(() => client.query(LISTEN))
    // The driver never settles a connect that is ended meanwhile.
    await Promise.race([begun.then(notify), ended])
    await ended
  } finally {
    closing.removeEventListener('abort', end)
    end()
  }
}

/** Calls at once, then gathers what follows. */
function gathered(call: () => void, closing: AbortSignal): () => void {
  let waiting = false
  let again = false
  return function notify() {
    if (closing.aborted) return
    again = waiting
    if (waiting) return
    waiting = true
    call()
    setTimeout(() => {
      waiting = false
      if (again) notify()
    }, BURST_MS).unref()
  }
}
