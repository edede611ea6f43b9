// The connection of what is done at the start: nobody waits for a response, so nothing on it has a limit, and it waits for another process
// that does the same.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../logging.ts'
import { isLost } from './failures.ts'

/** Also of a server of the operator's own that sets limits for the role or the database. */
const LIMITS = ['lock_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout']
/** A machine that is busy with its own start may take a while to respond. */
const CONNECT_MS = 30_000
const MOST_TRIES = 20
const BETWEEN_MS = 500

/** Work that is harmless to repeat: done once more when the server is restarted under it. A server that cannot be reached at all is reported at once. */
export async function atStart<Result>(
  connection: pg.ClientConfig,
  log: Log,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  let wasThere = false
  for (let attempt = 1; ; attempt += 1) {
    const client = clientOf(connection, log)
    try {
      await client.connect()
      wasThere = true
      await liftLimits(client)
      return await work(client)
    } catch (error) {
      if (!wasThere || attempt === MOST_TRIES || !isLost(error)) throw error
      log.warn({ err: error }, 'the database was lost during the start; it is tried again')
      await pause(BETWEEN_MS)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

function clientOf(connection: pg.ClientConfig, log: Log): pg.Client {
  const own = { connectionTimeoutMillis: CONNECT_MS, keepAlive: true, application_name: 'menged start' }
  const client = new pg.Client({ ...connection, ...own })
  client.on('error', (error) => log.warn({ err: error }, 'the connection of the start was lost'))
  return client
}

async function liftLimits(client: pg.Client): Promise<void> {
  await client.query('SET statement_timeout = 0')
  await client.query("SELECT set_config(name, '0', false) FROM pg_settings WHERE name = ANY($1)", [LIMITS])
}

/** Held until the connection closes. A second process waits here, as long as it takes. */
export async function holdAlone(client: pg.Client, key: number, log: Log): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [key])
  if (rows[0]?.held) return
  log.info('another process brings the database up to date; waiting for it')
  await client.query('SELECT pg_advisory_lock($1)', [key])
}
