// What a part of the verification comes to: by its exit code, or by the report that a test runner wrote.
import { readFileSync } from 'node:fs'

export type Counts = { passed: number; failed: number; skipped: number }

/** The sums of vitest's and of Playwright's JSON report. */
type Report = Partial<{
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  testResults: { name: string; status: string; message?: string; assertionResults: { status: string; fullName: string }[] }[]
  suites: Suite[]
}>
type Suite = { title: string; specs?: { ok: boolean; title: string; file: string; line: number }[]; suites?: Suite[] }

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

export const ofExit = (code: number): Counts => ({ ...NOTHING, [code === 0 ? 'passed' : 'failed']: 1 })

/** A run that was cut short is a failure whatever was counted: it ended with an error, wrote no report, or ran no test. */
export function ofReport(file: string, code: number): Counts {
  const counts = sumsOf(readReport(file))
  const isWhole = code === 0 && counts.passed > 0
  return isWhole ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return {}
  }
}

function sumsOf({ numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0, stats }: Report): Counts {
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

export const sum = (all: Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NOTHING)

/** What failed, by name, as either runner wrote it: what is printed last is what is read when the rest is cut off. */
export function failuresIn(file: string): string[] {
  const { testResults = [], suites = [] } = readReport(file)
  const tests = testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => `${name}: ${fullName}`)
    return failed.length === 0 && status === 'failed' ? [`${name}: ${message.split('\n', 1)[0]}`] : failed
  })
  return [...tests, ...suites.flatMap(failuresOfSuite)]
}

const failuresOfSuite = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failuresOfSuite),
]
