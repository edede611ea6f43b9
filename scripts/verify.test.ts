import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countReport as countJourneys } from './e2e.ts'
import { countReport as countTests } from './test.ts'
import { endAll, leftOver, MARK } from './verify-leftovers.ts'
import { otherPostgres } from './verify-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'menged-verify-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const passed = { status: 'passed', fullName: 'a', failureMessages: [] as string[] }
const failed = { status: 'failed', fullName: 'b breaks', failureMessages: ['Error: no\n at x'] }

it('counts tests, and a file that could not be loaded as one failure', () => {
  const file = (status: string, assertionResults: (typeof passed)[], message = '') => ({
    name: join(process.cwd(), 'scripts/x.test.ts'),
    status,
    message,
    assertionResults,
  })
  const counts = countTests({
    testResults: [
      file('passed', [passed, { ...passed, status: 'skipped' }]),
      file('failed', [passed, failed]),
      file('failed', [], 'SyntaxError: here'),
    ],
  })
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 1 })
  expect(counts.problems[0]).toContain('scripts/x.test.ts > b breaks')
  expect(counts.problems[1]).toContain('SyntaxError: here')
})

it('counts journeys in each project, and a start that failed as one failure', () => {
  const test = (status: string, message?: string) => ({
    status,
    projectName: 'phone',
    results: [{ errors: message ? [{ message }] : [] }],
  })
  const spec = (...tests: ReturnType<typeof test>[]) => ({ title: 'opens', file: 'home.spec.ts', line: 3, tests })
  const counts = countJourneys({
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec(test('expected'), test('flaky'))],
        suites: [{ title: 'feed', specs: [spec(test('unexpected', 'Error: no'), test('skipped'))] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  })
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 1 })
  expect(counts.problems).toEqual(['the server did not start', 'e2e/home.spec.ts:3 [phone] feed > opens\n    Error: no'])
})

it('finds a process that was left running, and ends it', async () => {
  const forgotten = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    stdio: 'ignore',
    // On systems without /proc the folder in the command tells it.
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
