// Two portals side by side, a small one and one of a hundred times as many rows, that get the same requests in turn: how responses slow
// down with size. Requests go one after the other, so that noise hits both alike; pages kept by the server have no part in it.
import { Agent, get } from 'node:http'
import { createLog, loadConfig } from '@menged/api'
import { type Database, openPool, type Pool } from '../apps/api/src/platform/database/pool.ts'
import { workBehind } from '../apps/api/src/platform/database/timed-client.ts'
import { type Portal, startPortal } from '../scripts/portal.ts'

export const SIZES = [200, 20_000] as const

export type Side = { size: number; portal: Portal; db: Database; agent: Agent; close(): Promise<void> }
/** What is asked for, and how much more the large one may take at its slowest hundredth. */
export type Kind = {
  name: string
  goal: number | null
  paths: (size: number) => string[]
  /** Who asks. */
  headers?: (size: number) => Record<string, string>
}

/** `fill`: puts so many rows in. */
export async function openSide(size: number, fill: (pool: Pool, db: Database) => Promise<void>): Promise<Side> {
  const portal = await startPortal()
  // Filling takes longer than any request may.
  const patient = { ...portal.database, statement_timeout: 0, query_timeout: 0 }
  const { db, pool } = openPool(patient, createLog(loadConfig({ LOG_LEVEL: 'silent' })))
  const agent = new Agent({ keepAlive: true })
  const close = async () => {
    agent.destroy()
    await pool.end()
    await portal.stop()
  }
  try {
    await workBehind(async () => {
      await fill(pool, db)
      // What the server does by itself some minutes after so many rows have come.
      await pool.query('vacuum analyze')
      await pool.query('checkpoint')
    })
    return { size, portal, db, agent, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Milliseconds until the whole response is there. */
function time({ agent, portal }: Side, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((done, fail) => {
    const begun = performance.now()
    get(portal.origin + path, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) done(performance.now() - begun)
        else fail(new Error(`${path} answered ${response.statusCode}`))
      })
    }).on('error', fail)
  })
}

/** Each portal in turn, and the other one first the next time. Milliseconds by portal. */
export async function measure(sides: Side[], { paths, headers }: Kind, requests: number): Promise<number[][]> {
  const lists = sides.map(({ size }) => paths(size))
  const times = sides.map((): number[] => [])
  for (let round = -10; round < requests; round += 1) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0]
    for (const place of order) {
      const [side, list] = [sides[place], lists[place]]
      const path = list?.at(round % list.length)
      if (!side || path === undefined) continue
      const taken = await time(side, path, headers?.(side.size) ?? {})
      if (round >= 0) times[place]?.push(taken)
    }
  }
  return times
}

export const quantile = (times: number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
export const round = (value: number): number => Number(value.toFixed(value < 10 ? 2 : 1))

export function rowOf(name: string, times: number[][], goal: number | null, sizes: readonly number[] = SIZES) {
  const [small = [], large = []] = times
  const [p50, p99] = [0.5, 0.99].map((part) => [quantile(small, part), quantile(large, part)] as const)
  return {
    '': name,
    [`p50, ${sizes[0]}`]: round(p50?.[0] ?? 0),
    [`p50, ${sizes[1]}`]: round(p50?.[1] ?? 0),
    [`p99, ${sizes[0]}`]: round(p99?.[0] ?? 0),
    [`p99, ${sizes[1]}`]: round(p99?.[1] ?? 0),
    'p50 ×': round((p50?.[1] ?? 0) / (p50?.[0] ?? 1)),
    'p99 ×': round((p99?.[1] ?? 0) / (p99?.[0] ?? 1)),
    'at most ×': goal ?? '',
  }
}
