// npm run verify: everything that must hold before a change goes out. Runs every stage, and says what failed once more at the end.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './build.ts'
import { runChecks } from './check.ts'
import { crashAndPrint } from './crash.ts'
import { runJourneys } from './e2e.ts'
import { type Counts, runTests } from './test.ts'
import { tryOlderMachines } from './verify-bootstrap.ts'
import { runCommand } from './verify-command.ts'
import { endAll, leftOver, MARK } from './verify-leftovers.ts'
import { otherPostgres } from './verify-postgres.ts'

/** Twice everything that is killed. */
const KILLS = 12

type Stage = { name: string; run: () => Counts | Promise<Counts> }

const STAGES: Stage[] = [
  { name: 'Start under an older Node and npm', run: tryOlderMachines },
  { name: 'Lockfile', run: () => runCommand(process.execPath, ['scripts/lockfile.ts', '--check']) },
  { name: 'Lint', run: () => runCommand('biome', ['ci', '--colors=off', '--diagnostic-level=error', '.']) },
  { name: 'Types of the routes', run: () => runCommand('react-router', ['typegen'], 'apps/web') },
  { name: 'Types', run: () => runCommand('tsc', ['-p', '.']) },
  { name: 'Types of the pages', run: () => runCommand('tsc', ['-p', 'apps/web']) },
  { name: 'Checks', run: checks },
  { name: 'Tests', run: () => runTests([], { ...process.env, PG_BIN_DIR: undefined }) },
  { name: 'API tests on another PostgreSQL', run: testsOnOtherPostgres },
  { name: 'Build', run: build },
  { name: 'Killed in the middle of writing', run: killed },
  { name: 'Journeys', run: () => runJourneys() },
]

async function checks(): Promise<Counts> {
  const results = await runChecks()
  const failed = results.filter((result) => result.failed)
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    problems: failed.map(({ lines }) => lines.join('\n')),
  }
}

async function testsOnOtherPostgres(): Promise<Counts> {
  const found = otherPostgres()
  if ('why' in found) {
    console.log(`not run: ${found.why}`)
    return { passed: 0, failed: 0, skipped: 0, problems: [] }
  }
  console.log(`PostgreSQL ${found.major} in ${found.dir}`)
  const counts = await runTests(['apps/api'], { ...process.env, PG_BIN_DIR: found.dir })
  return { ...counts, problems: counts.problems.map((problem) => `PostgreSQL ${found.major}: ${problem}`) }
}

/** A few rounds of `npm run crash`. */
async function killed(): Promise<Counts> {
  const problems = await crashAndPrint(KILLS)
  return { passed: problems.length === 0 ? 1 : 0, failed: problems.length, skipped: 0, problems }
}

async function build(): Promise<Counts> {
  await buildIfChanged()
  return { passed: 1, failed: 0, skipped: 0, problems: [] }
}

async function runStage({ name, run }: Stage): Promise<Counts> {
  console.log(`\n== ${name}`)
  const begun = Date.now()
  const counts = await attempt(run)
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  console.log(`-- ${name}: ${counts.failed === 0 ? 'ok' : `${counts.failed} failed`}, ${seconds} s`)
  return counts
}

/** A stage that breaks off is a stage that failed; the others run all the same. */
async function attempt(run: Stage['run']): Promise<Counts> {
  try {
    return await run()
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(text)
    return { passed: 0, failed: 1, skipped: 0, problems: [text] }
  }
}

/** Nothing that was started here may outlive it. */
async function processes(folder: string): Promise<Counts> {
  const left = await leftOver(folder)
  await endAll(left)
  for (const line of left) console.error(`still running: ${line.pid} ${line.command}`)
  const problems = left.map(({ pid, command }) => `still running at the end: ${pid} ${command}`)
  return { passed: left.length === 0 ? 1 : 0, failed: left.length > 0 ? 1 : 0, skipped: 0, problems }
}

function report(results: { name: string; counts: Counts }[]): void {
  const failures = results.filter(({ counts }) => counts.problems.length > 0)
  if (failures.length > 0) console.error('\n== Failed')
  for (const { name, counts } of failures) console.error(`\n${name}:\n${counts.problems.map((text) => `  ${text}`).join('\n')}`)
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, { counts }) => total + counts[key], 0)
  const failed = sum('failed')
  if (failed > 0) process.exitCode = 1
  const skipped = sum('skipped')
  console.log(`\n${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}

async function main(): Promise<void> {
  // Everything that the stages write for the moment lies in one folder, which also tells their processes from others.
  const folder = mkdtempSync(join(tmpdir(), 'menged-verify-'))
  chmodSync(folder, 0o1777)
  Object.assign(process.env, { TMPDIR: folder, [MARK]: folder })
  const results: { name: string; counts: Counts }[] = []
  const stages = [...STAGES, { name: 'Nothing is left running', run: () => processes(folder) }]
  for (const stage of stages) results.push({ name: stage.name, counts: await runStage(stage) })
  rmSync(folder, { recursive: true, force: true })
  report(results)
}

await main()
