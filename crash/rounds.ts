// Kills the portal, its database and parts of them in the middle of writing, again and again, and counts what was acknowledged.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type Portal, startPortal } from '../scripts/portal.ts'
import { copies, count, untilDone } from './counting.ts'
import { HARMS, type Harm } from './harms.ts'
import { type Ledger, newLedger, type Tally } from './ledger.ts'
import { gather } from './people.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { openStorage } from './storage-queries.ts'
import { type Scene, startWriting } from './writers.ts'

export type CrashReport = {
  rounds: number
  tallies: Tally[]
  /** Milliseconds. */
  slowestStart: number
  copies: number
  problems: string[]
}

const WRITERS = 8
/** After something was killed that the portal brings back by itself. */
const PATIENCE_MS = 60_000

type Stage = { dataDir: string; port: number; office: PostOffice; starts: number[]; problems: string[] }

export async function crash(rounds: number): Promise<CrashReport> {
  const root = mkdtempSync(join(tmpdir(), 'menged-crash-'))
  chmodSync(root, 0o711)
  const stage = {
    dataDir: join(root, 'data'),
    port: await freePort(),
    office: await openPostOffice(),
    starts: [],
    problems: [],
  }
  try {
    return await run(stage, rounds)
  } finally {
    stage.office.close()
    rmSync(root, { recursive: true, force: true })
  }
}

async function run(stage: Stage, rounds: number): Promise<CrashReport> {
  const ledger = newLedger()
  let portal = await start(stage)
  let isUp = true
  const pool = openStorage(portal.database.host)
  try {
    const scene = await gather([portal.origin], pool, WRITERS + 1)
    for (let round = 0; round < rounds; round += 1) {
      if (!isUp) portal = await start(stage)
      isUp = await harm({ stage, portal, scene, ledger, round })
    }
    if (!isUp) portal = await start(stage)
    isUp = true
    await untilDone(pool)
    const tallies = await count(pool, ledger, stage.office.letters)
    const slowestStart = Math.round(Math.max(...stage.starts))
    const problems = [...stage.problems, ...ledger.faults]
    return { rounds, tallies, slowestStart, copies: copies(stage.office.letters), problems }
  } finally {
    await pool.end()
    if (isUp) await portal.stop()
  }
}

async function start({ dataDir, port, office, starts }: Stage): Promise<Portal> {
  const began = performance.now()
  const env = { SMTP_URL: office.url, MAIL_FROM: 'crash@example.et', OPERATOR_EMAIL: 'operator@example.et' }
  const portal = await startPortal({ dataDir, port, env })
  starts.push(performance.now() - began)
  return portal
}

type Round = { stage: Stage; portal: Portal; scene: Scene; ledger: Ledger; round: number }

/** False when the portal has to be started again. */
async function harm({ stage, portal, scene, ledger, round }: Round): Promise<boolean> {
  const { name, kills, run: strike } = HARMS[round % HARMS.length] as Harm
  const writing = startWriting(scene, ledger)
  await pause(300 + 137 * (round % 7))
  strike(portal, round)
  if (!kills && !(await comesBack(portal)))
    stage.problems.push(`round ${round}: the portal did not come back after ${name} was killed`)
  await writing.stop()
  return !kills && isAlive(portal)
}

async function comesBack(portal: Portal): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
  // A moment, so that what was killed is gone.
  for (await pause(100); isAlive(portal) && Date.now() < deadline; await pause(50)) {
    if ((await fetch(`${portal.origin}/readyz`).catch(() => null))?.ok) return true
  }
  return false
}

const isAlive = ({ pid }: Portal): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
