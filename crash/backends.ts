// One or two portals on one server, under writes: server processes are ended in the middle of their transactions, then the server is
// restarted. Counts the portals that ended, and how long after the server's return a request failed.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Engine, startEngine } from '@menged/embedded-postgres'
import { embeddedOptions } from '../apps/api/src/platform/database/embedded.ts'
import { type Portal, startPortal } from '../scripts/portal.ts'
import { count, untilDone } from './counting.ts'
import { newLedger, printTallies, type Tally } from './ledger.ts'
import { gather } from './people.ts'
import { openPostOffice } from './post-office.ts'
import { endOneInTransaction, openStorage, type Pool } from './storage-queries.ts'
import { startWriting } from './writers.ts'

const WRITERS = 8
/** Milliseconds after the server's return in which requests may still fail. */
const LONGEST_TROUBLE_MS = 1000
const SETTLE_MS = 1500

export type BackendsReport = { ended: number; portalsEnded: number; troubleMs: number; faults: string[]; tallies: Tally[] }
type Wanted = { processes: number; terminations: number; restarts: number }

export async function backends({ processes, terminations, restarts }: Wanted): Promise<BackendsReport> {
  const root = mkdtempSync(join(tmpdir(), 'menged-backends-'))
  chmodSync(root, 0o711)
  const begin = () => startEngine(embeddedOptions({ dataDir: join(root, 'data'), pgBinDir: undefined }))
  let engine = await begin()
  const office = await openPostOffice()
  const portals: Portal[] = []
  const pool = openStorage(engine.socketDir)
  try {
    const env = { ...environmentOf(engine), SMTP_URL: office.url, OPERATOR_EMAIL: 'operator@example.et' }
    // Together, on a fresh database.
    const starts = await Promise.allSettled(Array.from({ length: processes }, () => startPortal({ env })))
    for (const start of starts) if (start.status === 'fulfilled') portals.push(start.value)
    if (portals.length < processes) throw new Error('not every portal came up')
    const origins = portals.map(({ origin }) => origin)
    const ledger = newLedger()
    const scene = await gather(origins, pool, WRITERS + 1)
    const writing = startWriting(scene, ledger)
    const ended = await endMany(pool, terminations)
    let troubleMs = 0
    for (let restart = 0; restart < restarts; restart += 1) {
      await engine.stop()
      engine = await begin()
      const back = performance.now()
      await pause(SETTLE_MS)
      troubleMs = Math.max(troubleMs, (ledger.refusals.at(-1) ?? 0) - back)
    }
    await writing.stop()
    const portalsEnded = await deadAmong(origins)
    if (portalsEnded === 0) await untilDone(pool)
    const tallies = await count(pool, ledger, office.letters)
    return { ended, portalsEnded, troubleMs: Math.max(0, Math.round(troubleMs)), faults: ledger.faults, tallies }
  } finally {
    await pool.end()
    await Promise.all(portals.map((portal) => portal.stop()))
    await engine.stop()
    office.close()
    rmSync(root, { recursive: true, force: true })
  }
}

function environmentOf({ socketDir }: Engine): Record<string, string> {
  const address = (user: string) => `postgres:///menged?host=${encodeURIComponent(socketDir)}&user=${user}`
  const key = () => randomBytes(32).toString('base64url')
  return {
    DATABASE_URL: address('menged_app'),
    MIGRATION_DATABASE_URL: address('menged_owner'),
    COOKIE_SECRET: key(),
    TOKEN_SECRET: key(),
    PAPERS_KEY: key(),
    VAPID_PRIVATE_KEY: key(),
    MAIL_FROM: 'crash@example.et',
  }
}

const LONGEST_MS = 600_000

async function endMany(pool: Pool, wanted: number): Promise<number> {
  let ended = 0
  for (const deadline = Date.now() + LONGEST_MS; ended < wanted && Date.now() < deadline; await pause(5)) {
    // The server may be out of seats for a moment.
    if (await endOneInTransaction(pool).catch(() => false)) ended += 1
  }
  return ended
}

async function deadAmong(origins: string[]): Promise<number> {
  const answers = await Promise.all(origins.map((origin) => fetch(`${origin}/healthz`).catch(() => null)))
  return answers.filter((answer) => !answer?.ok).length
}

/** Prints what happened; false when something did that must not. */
export async function reportBackends(terminations: number, restarts: number): Promise<boolean> {
  let isGood = true
  for (const processes of [1, 2]) {
    const { ended, portalsEnded, troubleMs, faults, tallies } = await backends({ processes, terminations, restarts })
    const what = `${ended} server processes ended idle in transaction, ${restarts} restarts`
    console.log(
      `${processes} portals: ${what}; ${portalsEnded} portals ended, errors for at most ${troubleMs} ms after the return`,
    )
    printTallies(tallies)
    for (const fault of faults.slice(0, 10)) console.error(fault)
    isGood &&= portalsEnded === 0 && ended >= terminations && troubleMs <= LONGEST_TROUBLE_MS && faults.length === 0
    isGood &&= tallies.every(({ lost, twice }) => lost + twice === 0)
  }
  return isGood
}
