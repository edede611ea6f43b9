// One process per data folder. The holder listens on a Unix socket named in the lock file: a connection that the kernel
// accepts proves it alive, whatever numbers processes carry, even from another container that shares the folder.

import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { codeOf, EngineError, explain } from './errors.ts'
import { type Layout, makeSocketDir } from './layout.ts'
import { birthOf } from './processes.ts'
import { probeSocket } from './socket-probe.ts'

type Note = { pid: number; birth: string; socket: string; since: string }

export type StartLock = { release(): Promise<void> }

const ATTEMPTS = 5

export async function takeStartLock(layout: Layout): Promise<StartLock> {
  const token = randomBytes(4).toString('hex')
  const socket = join(layout.socketDir, `l.${token}`)
  const server = await listen(socket).catch((error: unknown) => {
    throw explain(error, layout.socketDir, 'taking the start lock')
  })
  const note: Note = { pid: process.pid, birth: birthOf(process.pid), socket, since: new Date().toISOString() }
  const text = `${JSON.stringify(note)}\n`
  const drop = () => new Promise<void>((done) => server.close(() => done()))
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (await place(layout.lock, text, token)) return { release: () => release(layout.lock, text, drop) }
      const held = await readText(layout.lock)
      if (held === undefined) continue
      const holder = parse(held)
      if (holder && (await isAlive(holder))) throw busy(layout, holder)
      await setAside(layout.lock, held, token)
      if (holder && dirname(holder.socket) === layout.socketDir) await rm(holder.socket, { force: true })
    }
    throw new EngineError('busy', `Several processes want the data folder ${layout.dataDir} at the same moment. Start only one.`)
  } catch (error) {
    await drop()
    throw explain(error, layout.dataDir, 'taking the start lock')
  }
}

export async function withStartLock<T>(layout: Layout, work: () => Promise<T>): Promise<T> {
  await makeSocketDir(layout)
  const lock = await takeStartLock(layout)
  return await work().finally(() => lock.release())
}

function busy(layout: Layout, holder: Note): EngineError {
  const who = holder.pid === process.pid ? 'this process' : `process ${holder.pid}`
  const { otherServer } = layout.terms
  const advice = otherServer
    ? `Stop that process, use another data folder, or set ${otherServer}.`
    : 'Stop that process, or use another data folder.'
  return new EngineError(
    'busy',
    `The data folder ${layout.dataDir} is already in use by ${who} (since ${holder.since}). ${advice}`,
  )
}

function listen(path: string): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer((socket) => socket.on('error', () => {}).destroy())
    // Also later: a connection that cannot be taken, for want of file handles, is reported here.
    server.on('error', failed)
    server.listen(path, () => {
      server.unref()
      done(server)
    })
  })
}

/** A link appears whole or not at all, so nobody ever reads half a note. */
async function place(lock: string, text: string, token: string): Promise<boolean> {
  const draft = `${lock}.${token}`
  await writeFile(draft, text)
  try {
    await link(draft, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // Some mounted file systems have no hard links.
    return await writeFile(lock, text, { flag: 'wx' }).then(
      () => true,
      (second: unknown) => {
        if (codeOf(second) === 'EEXIST') return false
        throw second
      },
    )
  } finally {
    await rm(draft, { force: true })
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function parse(text: string): Note | undefined {
  try {
    const note = JSON.parse(text)
    return typeof note?.pid === 'number' && typeof note.socket === 'string' ? note : undefined
  } catch {
    return undefined
  }
}

async function isAlive(holder: Note): Promise<boolean> {
  const answer = await probeSocket(holder.socket)
  // The socket may have been swept out of /tmp: then the process itself is the witness.
  if (answer === 'missing') return holder.birth !== '' && birthOf(holder.pid) === holder.birth
  return answer === 'open'
}

/** Two processes may find the same dead lock; the slower one must not carry away the new lock of the faster. */
async function setAside(lock: string, judged: string, token: string): Promise<void> {
  const aside = `${lock}.dead-${token}`
  try {
    await rename(lock, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if ((await readText(aside)) !== judged) await link(aside, lock).catch(() => {})
  await rm(aside, { force: true })
}

async function release(lock: string, text: string, drop: () => Promise<void>): Promise<void> {
  if ((await readText(lock).catch(() => undefined)) === text) await rm(lock, { force: true })
  await drop()
}
