// What is done to a portal and its database, and whether the portal has to be started again afterwards.
import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { descendants, killTree, type Portal } from '../scripts/portal.ts'

export type Harm = { name: string; kills: boolean; run: (portal: Portal, round: number) => void }

const kill = (pid: number | undefined): void => {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

export const HARMS: Harm[] = [
  { name: 'the whole tree', kills: true, run: ({ pid }) => killTree(pid) },
  { name: 'one server process', kills: false, run: (portal) => kill(backendOf(portal)) },
  { name: 'Node alone', kills: true, run: ({ pid }) => kill(pid) },
  { name: 'the database server', kills: false, run: (portal) => kill(postmasterOf(portal)) },
  {
    name: 'the whole tree, files torn',
    kills: true,
    run: (portal, round) => {
      killTree(portal.pid)
      tear(portal.dataDir, round)
    },
  },
  {
    name: 'Node alone, files torn',
    kills: true,
    run: (portal, round) => {
      kill(portal.pid)
      tear(portal.dataDir, round)
    },
  },
]

function postmasterOf({ dataDir }: Portal): number | undefined {
  return Number.parseInt(read(join(dataDir, 'pg', 'postmaster.pid')), 10) || undefined
}

/** One that serves the application. */
function backendOf({ pid }: Portal): number | undefined {
  const backends = descendants(pid).filter((each) => read(`/proc/${each}/cmdline`).startsWith('postgres: menged_app'))
  return backends[Math.floor(backends.length / 2)]
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** As a machine leaves them that loses its power while they are written: empty, or half. */
function tear(dataDir: string, round: number): void {
  for (const path of ['engine.lock', 'pg/postmaster.pid', 'run/.s.PGSQL.5432.lock']) {
    const file = join(dataDir, path)
    if (existsSync(file)) truncateSync(file, round % 2 ? 0 : Math.floor(read(file).length / 2))
  }
}
