// Servers on one core, the load generator on another: neither takes the other's time. Where `taskset` is missing they share.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import type { Order, Tally } from './generator.ts'

export const SERVER_CORE = 0
const OTHER_CORES = `1-${availableParallelism() - 1}`

export const canPin: boolean = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** The command, on one core where that can be. */
export const onCore = (cores: number | string, command: string[]): string[] =>
  canPin ? ['taskset', '-c', String(cores), ...command] : command

/** Starts a Node program on the server's core; returns what it prints first. */
export async function startServer(file: string, args: string[]): Promise<{ child: ChildProcess; said: string }> {
  const [program = '', ...rest] = onCore(SERVER_CORE, [process.execPath, file, ...args])
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } })
  const [said] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  return { child, said: String(said).trim() }
}

/** Lets a generator work while the server runs. */
export async function load(order: Order): Promise<Tally> {
  const [program = '', ...rest] = onCore(OTHER_CORES, [process.execPath, 'bench/generator.ts', JSON.stringify(order)])
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(child.stdout as NonNullable<typeof child.stdout>)) as Tally
}
