// Hears that something has changed which pages show, in whatever process: triggers of the tables notify, one held connection listens.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../logging.ts'
import { TimedClient } from './timed-client.ts'

export type PageNotices = { close(): Promise<void> }
/** What has changed, as the triggers name it; undefined stands for everything. */
export type Subjects = ReadonlySet<string> | undefined

export type PageWatcher = {
  /** Also called, with everything, whenever listening begins: earlier notices have been missed. */
  changed(subjects: Subjects): void
  /** Called with false once notices may be missed. */
  listening?(isListening: boolean): void
}

/** The triggers of the migrations name it. */
const LISTEN = 'LISTEN pages_changed'
const BACKOFF_MS = [100, 200, 500, 1000, 2000, 5000]
/** Changes one after the other count four times a second; the first at once, so that who has changed something sees it. */
export const BURST_MS = 250
/** One transaction's notices come in more than one packet. */
const PACKETS_MS = 10
/** More at once are everything. */
const MOST_SUBJECTS = 200
/** A network that swallows everything is noticed at the next of these questions: until then pages would be kept that have changed. */
const PROBE_MS = 10_000

export function watchPages(connection: pg.ClientConfig, log: Log, watcher: PageWatcher): PageNotices {
  const closing = new AbortController()
  const notify = gathered((subjects) => watcher.changed(subjects), closing.signal)
  const watching = watch(connection, log, { notify, listening: (is) => watcher.listening?.(is) }, closing.signal)
  return {
    close: async () => {
      closing.abort()
      await watching
    },
  }
}

/** `notify`: called with a subject, or '' for everything. */
type Callbacks = { notify: (subject: string) => void; listening: (isListening: boolean) => void }

/** Listens until it is closed; a lost connection is made again. */
async function watch(connection: pg.ClientConfig, log: Log, callbacks: Callbacks, closing: AbortSignal): Promise<void> {
  for (let failures = 0; !closing.aborted; failures += 1) {
    try {
      await listen(connection, closing, {
        ...callbacks,
        listening: (is) => {
          if (is) failures = 0
          callbacks.listening(is)
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
async function listen(connection: pg.ClientConfig, closing: AbortSignal, { notify, listening }: Callbacks): Promise<void> {
  const client = new TimedClient({
    ...connection,
    application_name: 'menged page notices',
    connectionTimeoutMillis: 5000,
  })
  const ended = new Promise<void>((done) => client.once('end', done))
  client.on('error', () => {})
  client.on('notification', ({ payload = '' }) => notify(payload))
  const end = () => void client.end().catch(() => {})
  closing.addEventListener('abort', end, { once: true })
  let probing: NodeJS.Timeout | undefined
  try {
    const begun = client.connect().then(() => client.query(LISTEN))
    // The driver never settles a connect that is ended meanwhile.
    const isListening = await Promise.race([begun.then(() => true), ended.then(() => false)])
    if (!isListening) return
    listening(true)
    notify('')
    probing = setInterval(() => void client.query('SELECT 1').catch(() => {}), PROBE_MS).unref()
    await ended
  } finally {
    clearInterval(probing)
    listening(false)
    closing.removeEventListener('abort', end)
    end()
  }
}

/** Calls at once, then gathers what follows. */
function gathered(call: (subjects: Subjects) => void, closing: AbortSignal): (subject: string) => void {
  const subjects = new Set<string>()
  let isWaiting = false
  const flush = () => {
    if (closing.aborted || subjects.size === 0) return false
    const all = new Set(subjects)
    subjects.clear()
    call(all.has('') || all.size > MOST_SUBJECTS ? undefined : all)
    return true
  }
  const next = (ms: number) => {
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (flush()) next(BURST_MS)
    }, ms).unref()
  }
  return (subject) => {
    subjects.add(subject)
    if (!isWaiting) next(PACKETS_MS)
  }
}
