// npm run e2e [-- Playwright's arguments]: builds what has changed, starts the portal on a fresh database, walks the journeys.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildIfChanged } from './build.ts'
import type { Counts } from './test.ts'

const FIRST_PORT = 3100

/** The part of Playwright's JSON report that is read. */
type Spec = { title: string; file: string; line: number; tests: { status: string; projectName: string; results: Result[] }[] }
type Result = { errors?: { message?: string }[] }
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
export type Report = { suites: Suite[]; errors: { message?: string }[] }

export async function runJourneys(args: string[] = []): Promise<Counts> {
  ensureBrowser()
  await buildIfChanged()
  const folder = mkdtempSync(join(tmpdir(), 'menged-e2e-'))
  // As root the database runs as another user, who must be able to walk through.
  chmodSync(folder, 0o711)
  const report = join(folder, 'report.json')
  const env = {
    ...process.env,
    E2E_PORT: String(await freePort(FIRST_PORT)),
    E2E_DATA_DIR: join(folder, 'data'),
    E2E_REPORT: report,
  }
  const child = spawn('playwright', ['test', ...args], { stdio: 'inherit', env, shell: process.platform === 'win32' })
  const [code] = (await once(child, 'exit')) as [number | null]
  const told = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
  const counts = told && countReport(told)
  for (const name of told ? secondTries(told) : []) console.log(`needed a second try: ${name}`)
  rmSync(folder, { recursive: true, force: true })
  return fault(counts, code)
}

export function countReport({ suites, errors }: Report): Counts {
  const counts: Counts = { passed: 0, failed: errors.length, skipped: 0, problems: errors.map(({ message }) => plain(message)) }
  for (const { spec, path } of suites.flatMap((suite) => specsOf(suite, []))) {
    for (const { status, projectName, results } of spec.tests) {
      if (status === 'expected' || status === 'flaky') counts.passed += 1
      else if (status === 'skipped') counts.skipped += 1
      else {
        counts.failed += 1
        const message = results.flatMap(({ errors: found }) => found ?? [])[0]?.message
        counts.problems.push(`e2e/${spec.file}:${spec.line} [${projectName}] ${path}\n    ${plain(message)}`)
      }
    }
  }
  return counts
}

/** They count as passed, but not in silence. */
function secondTries({ suites }: Report): string[] {
  return suites
    .flatMap((suite) => specsOf(suite, []))
    .flatMap(({ spec, path }) =>
      spec.tests.flatMap(({ status, projectName }) =>
        status === 'flaky' ? [`e2e/${spec.file}:${spec.line} [${projectName}] ${path}`] : [],
      ),
    )
}

function specsOf(suite: Suite, above: string[]): { spec: Spec; path: string }[] {
  const own = (suite.specs ?? []).map((spec) => ({ spec, path: [...above, spec.title].join(' > ') }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...above, inner.title]))]
}

/** The first lines of a message, without the colours of a terminal. */
function plain(message = 'no message'): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
  const text = message.replace(/\u001b\[[\d;]*m/g, '')
  return text.split('\n').slice(0, 6).join('\n    ')
}

function fault(counts: Counts | undefined, code: number | null): Counts {
  const found = counts ?? { passed: 0, failed: 0, skipped: 0, problems: [] }
  if (code === 0 || found.failed > 0) return found
  return { ...found, failed: 1, problems: [`playwright ended with code ${code}; its output above says why`] }
}

/** The first port from here on that nobody listens on. */
async function freePort(port: number): Promise<number> {
  const probe = createServer()
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!free) return freePort(port + 1)
  probe.close()
  await once(probe, 'close')
  return port
}

if (import.meta.main) {
  const { failed } = await runJourneys(process.argv.slice(2))
  if (failed > 0) process.exitCode = 1
}
