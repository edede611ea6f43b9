import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Counts, failuresIn, ofExit, ofReport, sum } from './counts.ts'
import { endAll, leftOver, MARK } from './leftovers.ts'
import { otherPostgres } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'menged-verify-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As the runners write them, without the single tests. */
const VITEST = {
  numTotalTestSuites: 6,
  numPassedTestSuites: 6,
  numFailedTestSuites: 0,
  numPendingTestSuites: 0,
  numTotalTests: 20,
  numPassedTests: 17,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  startTime: 1795369260000,
  success: true,
  testResults: [],
}
const PLAYWRIGHT = {
  config: {},
  suites: [],
  errors: [],
  stats: { startTime: '2026-11-22T17:41:00.000Z', duration: 8123.4, expected: 11, skipped: 1, unexpected: 0, flaky: 1 },
}

function counted(report: object | string | undefined, code: number): Counts {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  if (report) writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report))
  return ofReport(file, code)
}

it('names what failed', () => {
  const file = join(folder, 'failures.json')
  const failuresOf = (report: object) => {
    writeFileSync(file, JSON.stringify(report))
    return failuresIn(file)
  }
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'takes away' },
  ]
  expect(
    failuresOf({
      ...VITEST,
      testResults: [
        { name: 'sum.test.ts', status: 'failed', assertionResults },
        { name: 'broken.test.ts', status: 'failed', message: 'no such file\nat 1', assertionResults: [] },
      ],
    }),
  ).toEqual(['sum.test.ts: takes away', 'broken.test.ts: no such file'])
  const specs = [
    { ok: true, title: 'opens', file: 'a.spec.ts', line: 1 },
    { ok: false, title: 'closes', file: 'a.spec.ts', line: 9 },
  ]
  expect(failuresOf({ ...PLAYWRIGHT, suites: [{ title: 'a', suites: [{ title: 'b', specs }] }] })).toEqual([
    'a.spec.ts:9: closes',
  ])
  expect(failuresOf({})).toEqual([])
})

it('takes the sums of both runners', () => {
  expect(counted(VITEST, 0)).toEqual({ passed: 17, failed: 0, skipped: 3 })
  expect(counted({ ...VITEST, numPassedTests: 15, numFailedTests: 2, success: false }, 1)).toEqual({
    passed: 15,
    failed: 2,
    skipped: 3,
  })
  expect(counted(PLAYWRIGHT, 0)).toEqual({ passed: 12, failed: 0, skipped: 1 })
  expect(counted({ ...PLAYWRIGHT, stats: { ...PLAYWRIGHT.stats, unexpected: 3 } }, 1)).toMatchObject({ passed: 12, failed: 3 })
})

it.each<[string, object | string | undefined, number]>([
  ['no report', undefined, 0],
  ['half a report', '{"numPassedTests": 1', 0],
  ['no test', { ...VITEST, numPassedTests: 0 }, 0],
  ['no journey', { ...PLAYWRIGHT, stats: { expected: 0, skipped: 4, unexpected: 0, flaky: 0 } }, 0],
  ['a file that could not be loaded', VITEST, 1],
  ['a server that did not start', PLAYWRIGHT, 1],
])('%s is a failure', (_, report, code) => {
  expect(counted(report, code).failed).toBe(1)
})

it('adds up, and counts a tool by how it ended', () => {
  expect(sum([ofExit(0), ofExit(2), counted(VITEST, 0)])).toEqual({ passed: 18, failed: 1, skipped: 3 })
})

it('finds a process that was left running, and ends it', async () => {
  const forgotten = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    stdio: 'ignore',
    // On systems without /proc the folder in the command shows it.
    argv0: `node ${folder}`,
    env: { ...process.env, [MARK]: folder },
  })
  const ended = once(forgotten, 'exit')
  const left = await leftOver(folder, 0)
  expect(left.map(({ pid }) => pid)).toEqual([forgotten.pid])
  await endAll(left)
  await ended
  expect(await leftOver(folder, 5000)).toEqual([])
})

it('takes the PostgreSQL that is named, and says when there is none', () => {
  for (const [name, text] of [
    ['initdb', ''],
    ['postgres', '#!/bin/sh\necho "postgres (PostgreSQL) 16.4"\n'],
  ] as const) {
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), 0o755)
  }
  expect(otherPostgres(folder)).toEqual({ dir: folder, major: 16 })
  expect(otherPostgres(join(folder, 'nowhere'))).toEqual({ why: expect.stringContaining('where no PostgreSQL runs') })
})
