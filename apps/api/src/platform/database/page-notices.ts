// Hears that something has changed which pages show, in whatever process: triggers of the tables notify, one held connection listens.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../logging.ts'

export type PageNotices = { close(): Promise<void> }
export type Heard = {
  /** Also called whenever listening begins: earlier notices have been missed. */
  changed(): void
  /** Called with false once notices may be missed. */
  listening?(isListening: boolean): void
}

/** The triggers of the migrations name it. */
const LISTEN = 'LISTEN pages_changed'
const BACKOFF_MS = [100, 200, 500, 1000, 2000, 5000]
/** Changes one after the other count four times a second; the first at once, so that who has changed something sees it. */
export const BURST_MS = 250

export function watchPages(connection: pg.ClientConfig, log: Log, heard: Heard): PageNotices {
  const closing = new AbortController()
  const told = gathered(() => heard.changed(), closing.signal)
  const watching = watch(connection, log, { told, listening: (is) => heard.listening?.(is) }, closing.signal)
  return {
    close: async () => {
      closing.abort()
      await watching
    },
  }
}

type Ears = { told: () => void; listening: (isListening: boolean) => void }

/** Listens until told to stop; a lost connection is made anew. */
async function watch(connection: pg.ClientConfig, log: Log, { told, listening }: Ears, closing: AbortSignal): Promise<void> {
  for (let failures = 0; !closing.aborted; failures += 1) {
    try {
      await listen(connection, closing, {
        told,
        listening: (is) => {
          if (is) failures = 0
          listening(is)
        },
      })
      if (!closing.aborted) log.warn('the connection that hears of changed pages was lost')
    } catch (error) {
      if (!closing.aborted) log.warn({ err: error }, 'changed pages cannot be heard of')
    }
    await pause(BACKOFF_MS[failures] ?? BACKOFF_MS.at(-1), undefined, { signal: closing }).catch(() => {})
  }
}

/** Returns when the connection has ended, throws when it could not be made. */
async function listen(connection: pg.ClientConfig, closing: AbortSignal, { told, listening }: Ears): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'menged page notices',
    connectionTimeoutMillis: 5000,
    // Nothing is ever asked on it: without this a network that swallows everything would not be noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const ended = new Promise<void>((done) => client.once('end', done))
  client.on('error', () => {})
  client.on('notification', told)
  const end = () => void client.end().catch(() => {})
  closing.addEventListener('abort', end, { once: true })
  try {
    const begun = client.connect().then(() => client.query(LISTEN))
    // The driver never settles a connect that is ended meanwhile.
    await Promise.race([begun.then(() => listening(true)).then(told), ended])
    await ended
  } finally {
    listening(false)
    closing.removeEventListener('abort', end)
    end()
  }
}

/** Calls at once, then gathers what follows. */
function gathered(call: () => void, closing: AbortSignal): () => void {
  let waiting = false
  let again = false
  return function told() {
    if (closing.aborted) return
    again = waiting
    if (waiting) return
    waiting = true
    call()
    setTimeout(() => {
      waiting = false
      if (again) told()
    }, BURST_MS).unref()
  }
}
