// npm test [-- filter …]: the tests that lie beside the code, by vitest.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export type Counts = { passed: number; failed: number; skipped: number; problems: string[] }
type Environment = Record<string, string | undefined>

/** The part of vitest's JSON report that is read. */
type Report = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

/** Runs the tests whose paths hold one of the filters, or all, and counts them. */
export async function runTests(filters: string[] = [], env: Environment = process.env): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'menged-test-'))
  const file = join(folder, 'report.json')
  const args = ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const child = spawn('vitest', args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  const [code] = (await once(child, 'exit')) as [number | null]
  const counts = existsSync(file) ? countReport(JSON.parse(readFileSync(file, 'utf8')) as Report) : nothing()
  rmSync(folder, { recursive: true, force: true })
  return fault(counts, code)
}

const nothing = (): Counts => ({ passed: 0, failed: 0, skipped: 0, problems: [] })

export function countReport({ testResults }: Report): Counts {
  const counts = nothing()
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name)
    for (const { status: outcome, fullName, failureMessages } of assertionResults) {
      if (outcome === 'passed') counts.passed += 1
      else if (outcome === 'failed') {
        counts.failed += 1
        counts.problems.push(`${file} > ${fullName}\n    ${firstLines(failureMessages?.[0] ?? '')}`)
      } else counts.skipped += 1
    }
    // A file that could not be loaded, or whose hooks failed, has no failed test to show for it.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      counts.failed += 1
      counts.problems.push(`${file}\n    ${firstLines(message)}`)
    }
  }
  return counts
}

const firstLines = (text: string): string => text.split('\n').slice(0, 3).join('\n    ').trim()

/** An exit code that the counts do not explain (an unhandled error, no test found) is a failure too. */
function fault(counts: Counts, code: number | null): Counts {
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, problems: [`vitest ended with code ${code}; its output above says why`] }
}

if (import.meta.main) {
  const { failed } = await runTests(process.argv.slice(2))
  if (failed > 0) process.exitCode = 1
}
