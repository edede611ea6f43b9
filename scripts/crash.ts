// npm run crash [-- rounds]: kills the whole process tree in the middle of writing, again and again, and counts what was acknowledged.
// Fails when an acknowledged row is missing, or when a start after a kill needs help.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createLog, loadConfig, openDatabase } from '@menged/api'
import { buildIfChanged } from './build.ts'
import { freePort, killTree, startPortal } from './portal.ts'

export type CrashReport = { rounds: number; acknowledged: number; missing: string[]; starts: number[] }

/** Sends messages and counts until the portal goes; answers the marks that were acknowledged. */
async function write(origin: string, round: number, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i++) {
    const mark = `crash ${round}-${i}`
    const contact = { name: 'Crash test', contact: 'crash@example.com', subject: mark, message: 'Is it there?', language: 'en' }
    try {
      const [message, statistic] = await Promise.all([
        post(`${origin}/api/contact-messages`, contact),
        post(`${origin}/api/admin/stats/sector-category-count`, { value: mark }),
      ])
      if (message) acknowledged.add(`message ${mark}`)
      if (statistic) acknowledged.add(`statistic ${mark}`)
    } catch {
      return
    }
  }
}

async function post(url: string, body: unknown): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { success?: boolean }
  return response.ok && answer.success === true
}

/** Marks of the messages that are there, and how many statistics were counted: beyond a bound, words are counted together. */
async function stored(dataDir: string): Promise<{ messages: Set<string>; counted: number }> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config, createLog(config))
  try {
    const messages = await database.pool.query("select subject from contact_messages where subject like 'crash %'")
    const counters = await database.pool.query(
      "select coalesce(sum(count), 0)::int as counted from statistics_daily where kind = 'sector-category-count'",
    )
    return {
      messages: new Set(messages.rows.map((row: { subject: string }) => `message ${row.subject}`)),
      counted: (counters.rows[0] as { counted: number }).counted,
    }
  } finally {
    await database.close()
  }
}

export async function crash(rounds: number): Promise<CrashReport> {
  await buildIfChanged()
  const dataDir = mkdtempSync(join(tmpdir(), 'menged-crash-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const acknowledged = new Set<string>()
  const starts: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const began = Date.now()
      const portal = await startPortal({ dataDir, port })
      starts.push(Date.now() - began)
      const writing = Promise.all([0, 1, 2, 3].map((writer) => write(origin, round * 10 + writer, acknowledged)))
      await pause(300 + 137 * (round % 7))
      killTree(portal.pid)
      await writing
    }
    const { messages, counted } = await stored(dataDir)
    const statistics = [...acknowledged].filter((mark) => mark.startsWith('statistic ')).length
    const missing = [...acknowledged].filter((mark) => mark.startsWith('message ') && !messages.has(mark))
    if (counted < statistics) missing.push(...Array.from({ length: statistics - counted }, () => 'a statistic'))
    return { rounds, acknowledged: acknowledged.size, missing, starts }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const report = await crash(Number(process.argv[2] ?? 20))
  const slowest = Math.max(...report.starts)
  console.log(
    `killed ${report.rounds} times, ${report.acknowledged} rows acknowledged, ${report.missing.length} missing; slowest start ${slowest} ms`,
  )
  if (report.missing.length > 0 || report.acknowledged === 0) process.exitCode = 1
}
