// A single connection that waits for a server which is starting, restarting or closing its socket.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from './errors.ts'

export type ConnectionConfig = { host: string; port: number; user: string; database: string }

/** 57P03 starting up, 57P01 and 57P02 closing, 53300 all seats taken; the rest is a socket that is not there yet. */
const PASSING = new Set(['57P03', '57P02', '57P01', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'EAGAIN'])

export async function connectPatiently(config: ConnectionConfig, patienceMs = 10_000): Promise<pg.Client> {
  const deadline = Date.now() + patienceMs
  for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: 5000 })
    // An idle client whose server dies emits `error`; without a listener that would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!PASSING.has(codeOf(error)) || Date.now() > deadline) throw error
      await sleep(pause)
    }
  }
}
