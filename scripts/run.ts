// Runs a tool, with its output shown, and returns its exit code.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Options = { cwd?: string; env?: Record<string, string | undefined> }

export async function run(program: string, args: string[], { cwd = '.', env = process.env }: Options = {}): Promise<number> {
  const child = spawn(program, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
