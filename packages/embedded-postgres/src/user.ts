// PostgreSQL refuses to run as root. As root we start it as another user, or, where that user cannot reach the
// files (a home that is closed to others), inside a user namespace where our own files appear to be that user's.

import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EngineError, explain } from './errors.ts'
import { binariesOrServer, type Terms } from './options.ts'

/** `owner` is who owns the files as seen from outside; `wrap` goes before every command. */
export type RunAs = {
  label: string
  spawn: { uid?: number; gid?: number }
  wrap: string[]
  owner: { uid: number; gid: number } | undefined
}

type Account = { name: string; uid: number; gid: number }

const CANDIDATES = ['postgres', 'node', 'nobody']

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin'

/** Nothing of the operator's PG* variables may reach the server; its messages stay in English because we read them. */
export const SERVER_ENV = { PATH, LC_ALL: 'C', TZ: 'UTC' }

export type Probe = { runAs: RunAs; major: number; version: string }

/** Chooses the user and learns the version in one go: the same command proves that the user reaches both folders. */
export function chooseUser(binaries: Binaries, dataDir: string, terms: Terms): Probe {
  const complaints: string[] = []
  for (const runAs of waysToRun()) {
    const [program = 'sh', ...args] = [
      ...runAs.wrap,
      'sh',
      '-c',
      'cd "$1" && exec "$2" --version',
      'sh',
      dataDir,
      binaries.postgres,
    ]
    const tried = spawnSync(program, args, { ...runAs.spawn, env: SERVER_ENV, cwd: '/', encoding: 'utf8', timeout: 20_000 })
    const found = /(\d+)(?:\.\d+|devel|beta\d+|rc\d+)?/.exec(tried.stdout ?? '')
    if (tried.status === 0 && found) return { runAs, major: Number(found[1]), version: tried.stdout.trim() }
    complaints.push(`${runAs.label}: ${(tried.stderr || tried.error?.message || 'no answer').trim()}`)
  }
  throw unreachable(binaries, dataDir, terms, complaints)
}

function unreachable(binaries: Binaries, dataDir: string, terms: Terms, complaints: string[]): EngineError {
  const said = complaints.join(' | ')
  if (process.getuid?.() !== 0) {
    const advice = `Install the missing libraries, or set ${binariesOrServer(terms)}.`
    return new EngineError('binaries-broken', `${binaries.postgres} does not run here. ${advice} It said: ${said}`)
  }
  const advice = `Start ${terms.program} as an ordinary user, or put it and its data folder where the user postgres, node or nobody may reach them.`
  return new EngineError(
    'no-user',
    `PostgreSQL does not run as root, and no other user can run it with ${dataDir}. ${advice} Tried: ${said || 'no such user'}`,
  )
}

function waysToRun(): RunAs[] {
  if (process.getuid?.() !== 0) return [{ label: 'this user', spawn: {}, wrap: [], owner: undefined }]
  const account = serverAccount()
  if (account === undefined) return []
  const { name, uid, gid } = account
  const wrap = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`]
  return [
    { label: name, spawn: { uid, gid }, wrap: [], owner: { uid, gid } },
    { label: `${name} in a user namespace`, spawn: {}, wrap, owner: { uid: 0, gid: process.getgid?.() ?? 0 } },
  ]
}

function serverAccount(): Account | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const accounts = lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  return CANDIDATES.map((wanted) => accounts.find(({ name, uid }) => name === wanted && uid > 0)).find(
    (found) => found !== undefined,
  )
}

/** Ourselves, and the user our server runs as. */
export function trustedOwners(): number[] {
  const me = process.getuid?.() ?? 0
  const server = me === 0 ? serverAccount()?.uid : undefined
  return server === undefined ? [me] : [me, server]
}

/** Hands a folder to the server's user. The folder itself comes last: its owner shows whether the work was finished. */
export function giveOwnership(runAs: RunAs, dir: string): void {
  const { owner } = runAs
  const found = lstatSync(dir)
  if (owner === undefined) {
    if (found.uid === process.getuid?.()) return
    throw new EngineError(
      'unreadable',
      `The folder ${dir} belongs to user number ${found.uid}. Start as that user, or give it to this one with chown -R.`,
    )
  }
  if (found.uid === owner.uid && found.gid === owner.gid) return
  try {
    chownInside(dir, owner)
    chownSync(dir, owner.uid, owner.gid)
  } catch (error) {
    throw explain(error, dir, 'giving it to the server')
  }
}

function chownInside(dir: string, owner: { uid: number; gid: number }): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) chownInside(path, owner)
    // A link is left alone: following it would hand over a file outside the folder.
    if (!entry.isSymbolicLink()) chownSync(path, owner.uid, owner.gid)
  }
}
