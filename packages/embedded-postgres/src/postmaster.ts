// One run of the server: start it, wait until it responds, shut it down.

import { setTimeout as sleep } from 'node:timers/promises'
import { writeAccessRules } from './access.ts'
import type { Binaries } from './binaries.ts'
import { explain } from './errors.ts'
import { endFormerServer, readPidFile } from './former-server.ts'
import { type HeldProcess, startHeld } from './held-process.ts'
import { type Layout, PORT } from './layout.ts'
import { signal } from './processes.ts'
import type { RunAs } from './user.ts'

export type Site = { layout: Layout; binaries: Binaries; runAs: RunAs }
export type Postmaster = { pid: number; process: HeldProcess }

/** Crash recovery replays at most max_wal_size; a slow disk may take its time over it. */
const RECOVERY_LIMIT_MS = 300_000
/** A killed server is not gone at once: its children and its socket lock outlive it by moments. */
const RETRY_MS = 10_000
const POLL_MS = 5
const PASSING = /lock file .* already exists|pre-existing shared memory|still in use|could not bind|Address already in use/i

const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'replica',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  max_connections: '50',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // The detail of an error repeats what people typed.
  log_error_verbosity: 'terse',
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  jit: 'off',
}

/** On the command line, so that neither postgresql.conf nor a restored backup can weaken them. */
function serverCommand(layout: Layout, binaries: Binaries): string[] {
  const socketDirs = `"${layout.socketDir.replaceAll('"', '""')}"`
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: socketDirs })
  return [binaries.postgres, '-D', layout.pg, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

export type Stopping = { readonly aborted: boolean }
const NEVER: Stopping = { aborted: false }

/** Starts the server and returns when it responds; tries again for a while when remains of a former one stand in the way. */
export async function launch(site: Site, log: (line: string) => void, stopping: Stopping = NEVER): Promise<Postmaster> {
  const { layout, binaries, runAs } = site
  const deadline = Date.now() + RETRY_MS
  for (;;) {
    await endFormerServer(layout, log)
    await writeAccessRules(layout)
    const process = startHeld(serverCommand(layout, binaries), runAs, log)
    const pid = await untilReady(layout, process, stopping)
    if (pid !== undefined) return { pid, process }
    const words = process.lastWords()
    if (stopping.aborted || !PASSING.test(words) || Date.now() > deadline) throw explain(words, layout.pg, 'starting')
    await sleep(100)
  }
}

async function untilReady(layout: Layout, process: HeldProcess, stopping: Stopping): Promise<number | undefined> {
  const deadline = Date.now() + RECOVERY_LIMIT_MS
  while (process.running()) {
    const { pid, ready } = await readPidFile(layout)
    if (ready && pid !== undefined) return pid
    if (stopping.aborted || Date.now() > deadline) process.letGo()
    await sleep(POLL_MS)
  }
  await process.ended
  return undefined
}

/** Fast shutdown: open work is rolled back, everything committed is written. Harder only when that takes too long. */
export async function shutDown(postmaster: Postmaster): Promise<void> {
  const { pid, process } = postmaster
  for (const [name, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!process.running()) break
    signal(pid, name)
    await Promise.race([process.ended, sleep(patience, undefined, { ref: false })])
  }
  process.letGo()
  await process.ended
}
