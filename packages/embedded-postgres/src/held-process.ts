// Starts a program that cannot outlive us. It runs under a small `sh` that holds a pipe from this process: however we
// end, kill -9 included, the kernel closes the pipe, and the end of file becomes an orderly SIGINT.

import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type RunAs, SERVER_ENV } from './user.ts'

/** The inner `( )` waits for the end of file; the program itself must not inherit the pipe (3<&-). */
const SCRIPT = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
( while read -r line; do :; done; kill -INT "$server" ) <&3 >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
wait "$watcher" 2>/dev/null
exit "$code"
`

const KEPT_LINES = 25

export type HeldProcess = {
  child: ChildProcess
  /** Resolves with the exit code; never rejects. */
  ended: Promise<number>
  running(): boolean
  /** The last lines it wrote, for an error message. */
  lastWords(): string
  /** Lets go of the pipe: the program gets SIGINT. */
  letGo(): void
}

export function startHeld(command: string[], runAs: RunAs, log: (line: string) => void): HeldProcess {
  const [program = 'sh', ...args] = [...runAs.wrap, 'sh', '-c', SCRIPT, 'sh', ...command]
  // Its own session: Ctrl-C in a terminal must reach only us, so that we can finish our work before the server goes.
  const child = spawn(program, args, {
    ...runAs.spawn,
    env: SERVER_ENV,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const words: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    // It hears of a broken pipe as well, and would pass it on to nobody.
    const reader = createInterface({ input: stream }).on('error', () => {})
    reader.on('line', (line) => {
      if (line.trim() === '') return
      words.push(line)
      if (words.length > KEPT_LINES) words.shift()
      log(line)
    })
  }
  let over = false
  const ended = new Promise<number>((done) => {
    const finish = (code: number) => {
      over = true
      child.stdin?.destroy()
      done(code)
    }
    child.once('error', (error) => {
      words.push(error.message)
      finish(127)
    })
    // Its last lines may still be in the pipe; but a child of the server that lingers must not hold us up.
    child.once('exit', (code) => {
      over = true
      const late = setTimeout(() => finish(code ?? 1), 100)
      child.once('close', () => {
        clearTimeout(late)
        setImmediate(() => finish(code ?? 1))
      })
    })
  })
  child.stdin?.on('error', () => {})
  return { child, ended, running: () => !over, lastWords: () => words.join('\n'), letGo: () => void child.stdin?.destroy() }
}
