// npm run verify: what must hold before a change goes out, in a quarter of an hour. npm run verify:all: everything.
// Runs every stage, and says at the end which failed.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, isDebian } from './debian.ts'
import { run } from './run.ts'
import { type Counts, failuresIn, NOTHING, ofExit, ofReport, sum } from './verify/counts.ts'
import { endAll, killAll, leftOver, MARK } from './verify/leftovers.ts'
import { tryOlderBrowsers } from './verify/older-browsers.ts'
import { tryOlderMachines } from './verify/older-machines.ts'
import { otherPostgres } from './verify/postgres.ts'

/** Twice everything that is killed. */
const KILLS = '12'

// Everything that the stages write for the moment lies in one folder, which also distinguishes their processes from others.
const folder = mkdtempSync(join(tmpdir(), 'menged-verify-'))
chmodSync(folder, 0o1777)
Object.assign(process.env, { TMPDIR: folder, [MARK]: folder })

/** What asks the database: each module by its calls, searching, the shipped content, and the database's own tests. */
const ON_OTHER_POSTGRES = [
  '--project=api',
  '--project=api-alone',
  'platform/database',
  'routes.test',
  'modules/search',
  'seed.test',
]

type Stage = () => Counts | Promise<Counts>

const isWhole = process.argv.includes('--all')

const STAGES: Record<string, Stage> = {
  ...(isWhole && { 'Start under an older Node and npm': tryOlderMachines }),
  'Types of the routes': tool('apps/web', 'react-router', 'typegen'),
  Types: tool('.', 'tsc', '-p', '.'),
  'Types of the pages': tool('.', 'tsc', '-p', 'apps/web'),
  Checks: script('check'),
  ...(isWhole && { nginx: bringNginx }),
  Tests: () => tests('tests', [], undefined),
  ...(isWhole && { 'API tests on another PostgreSQL': testsOnOtherPostgres }),
  Build: script('build'),
  'What the build asks of browsers': script('check', 'browsers'),
  ...(isWhole && { 'Killed in the middle of writing': script('crash', KILLS) }),
  Journeys: journeys,
  ...(isWhole && { 'Rooms in older browsers': () => tryOlderBrowsers(folder) }),
}

function tool(cwd: string, program: string, ...args: string[]): Stage {
  return async () => ofExit(await run(program, args, { cwd }))
}

function script(name: string, ...args: string[]): Stage {
  return tool('.', process.execPath, `scripts/${name}.ts`, ...args)
}

/** Its sample is run in front of the API by a test, where it is there. */
function bringNginx(): Counts {
  const isThere = () => spawnSync('nginx', ['-v']).status === 0
  if (!isThere() && isDebian()) aptInstall(['--no-install-recommends', 'nginx'])
  console.log(isThere() ? 'nginx is there' : 'not run: nginx, which this machine has not got')
  return NOTHING
}

const failures: string[] = []

/** Counts what a runner reports, and remembers what failed. */
function counted(report: string, code: number): Counts {
  failures.push(...failuresIn(report))
  return ofReport(report, code)
}

async function tests(name: string, filters: string[], PG_BIN_DIR: string | undefined): Promise<Counts> {
  const report = join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return counted(report, await run('vitest', ['run', ...filters, ...reporters], { env: { ...process.env, PG_BIN_DIR } }))
}

async function testsOnOtherPostgres(): Promise<Counts> {
  const found = otherPostgres()
  console.log('why' in found ? `not run: ${found.why}` : `PostgreSQL ${found.major} in ${found.dir}`)
  return 'why' in found ? NOTHING : tests('other-postgres', ON_OTHER_POSTGRES, found.dir)
}

async function journeys(): Promise<Counts> {
  const report = join(folder, 'journeys.json')
  const env = { ...process.env, E2E_REPORT: report, ...(!isWhole && { E2E_SHORT: 'yes' }) }
  return counted(report, await run(process.execPath, ['scripts/e2e.ts'], { env }))
}

/** A stage that breaks off is a stage that failed. */
async function attempt(stage: Stage): Promise<Counts> {
  try {
    return await stage()
  } catch (error) {
    console.error(error)
    return ofExit(1)
  }
}

/** Nothing that a stage started may outlive it: the next one begins on a machine that is free, whatever happened. */
async function count(name: string, stage: Stage): Promise<Counts> {
  console.log(`\n== ${name}`)
  const begun = performance.now()
  const counts = await attempt(stage)
  const left = await leftOver(folder)
  for (const { pid, command } of left) console.error(`still running: ${pid} ${command}`)
  await endAll(left)
  const all = sum([counts, { ...NOTHING, failed: left.length }])
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`-- ${name}: ${all.failed === 0 ? 'ok' : `${all.failed} failed`}, ${seconds} s`)
  return all
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killAll(folder)
    rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  })
}

const results: Counts[] = []
for (const [name, stage] of Object.entries(STAGES)) results.push(await count(name, stage))
rmSync(folder, { recursive: true, force: true })

if (!isWhole) console.log('\nnot run: what only "npm run verify:all" runs')
const failedStages = Object.keys(STAGES).filter((_, i) => results[i]?.failed !== 0)
if (failedStages.length > 0) console.error(`\n== Failed: ${failedStages.join(', ')}; what it said stands above`)
for (const each of failures) console.error(`failed: ${each}`)
const { passed, failed, skipped } = sum(results)
if (failed > 0) process.exitCode = 1
if (skipped > 0) console.log(`\nnot run: ${skipped} tests that were skipped`)
console.log(`\n${passed} passed, ${failed} failed`)
