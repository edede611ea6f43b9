// A tool of the verification that either holds or does not: counts as one test.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Counts } from './test.ts'

/** Lines that are repeated at the end; all of them stand further up. */
const KEPT = 40

/** Runs the program, shows what it says, and keeps it for the end when it failed. */
export async function runCommand(program: string, args: string[], cwd = '.'): Promise<Counts> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      process.stdout.write(text)
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, problems: [] }
  const lines = said.join('').trim().split('\n')
  const shown = lines.length > KEPT ? [`… ${lines.length - KEPT} lines more, above`, ...lines.slice(-KEPT)] : lines
  return { passed: 0, failed: 1, skipped: 0, problems: [[`${program} ${args.join(' ')}`, ...shown].join('\n    ')] }
}
