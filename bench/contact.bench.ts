// A hundred requests a second to one worker, from many devices and addresses, limits as they are. `npm run bench -- contact`.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPortal } from '../scripts/portal.ts'

const PER_SECOND = 100
const SECONDS = 10

const portal = await startPortal({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } })

async function addWorker(): Promise<number> {
  const client = new pg.Client(portal.database)
  await client.connect()
  try {
    const { rows } = await client.query(`with account as (
        insert into users (role, email, confirmed_at, confirm_by, password_hash, full_name, created_at)
        values ('worker', 'worker@example.et', now(), now(), '-', 'Worker', now()) returning id)
      insert into workers (user_id, name_en, description_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
      select id, 'Worker', 'Files papers.', 'Adama', '{dataEntry}', '1-3', 100, 100, now(), now() from account returning id`)
    return Number(rows[0]?.id)
  } finally {
    await client.end()
  }
}

const times: number[] = []
const statuses: Record<string, number> = {}
async function ask(worker: number, n: number): Promise<void> {
  const begun = performance.now()
  const status = await fetch(`${portal.origin}/api/workers/${worker}/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${n % 7}.${Math.floor(n / 250)}.${1 + (n % 250)}` },
    body: JSON.stringify({
      kind: 'message',
      key: randomUUID(),
      language: 'am',
      text: `ፓስፖርት ማሳደስ እፈልጋለሁ። ${n}`,
      name: 'ሀና ተስፋዬ',
      phone: '0911234567',
      budget: 500,
    }),
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 'no answer',
  )
  times.push(performance.now() - begun)
  statuses[status] = (statuses[status] ?? 0) + 1
}

try {
  const worker = await addWorker()
  const begun = performance.now()
  const all: Promise<void>[] = []
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    all.push(ask(worker, n))
    const ahead = ((n + 1) * 1000) / PER_SECOND - (performance.now() - begun)
    if (ahead > 0) await pause(ahead)
  }
  await Promise.all(all)
  const seconds = (performance.now() - begun) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  const errors = times.length - (statuses[200] ?? 0)
  console.log(`contact: ${PER_SECOND} requests a second for ${SECONDS} s; goal: no error`)
  console.table([
    { requests: times.length, errors, 'a second': Math.round(times.length / seconds), 'p50, ms': at(0.5), 'p99, ms': at(0.99) },
  ])
  if (errors > 0) console.log('statuses', statuses)
} finally {
  await portal.stop()
}
