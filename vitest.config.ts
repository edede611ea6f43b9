// Tests lie beside what they test. The API's share one PostgreSQL server.
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { slowness } from './scripts/slowness.ts'

const API = 'apps/api/**/*.test.ts'
const slow = slowness()
const globalSetup = ['./apps/api/test/global-setup.ts']
/** What is replaced for one file would be replaced for those after it, or be there already. */
const REPLACING = globSync(API, { exclude: ['**/node_modules/**'] }).filter((path) =>
  /\bvi\.mock\(/.test(readFileSync(path, 'utf8')),
)

/** `isolate: false`: a file finds the modules that those before it have loaded, which is half of the time. */
function project(name: string, include: string[], more: object): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      setupFiles: ['./apps/api/test/quiet-console.ts'],
      testTimeout: 300_000 * slow,
      hookTimeout: 300_000 * slow,
      expect: { poll: { timeout: 60_000 * slow } },
      ...more,
    },
  }
}

export default defineConfig({
  test: {
    // They wait for the database and for processes a third of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      project('api', [API], { exclude: ['**/node_modules/**', ...REPLACING], globalSetup, isolate: false }),
      project('api-alone', REPLACING, { globalSetup }),
      project(
        'rooms',
        ['packages/**/*.test.{ts,tsx}', 'content/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
        {
          exclude: ['**/node_modules/**', '**/build/**'],
          isolate: false,
        },
      ),
      // Each has a browser of its own, made of what it stands in for.
      project('web', ['apps/web/**/*.test.{ts,tsx}'], { exclude: ['**/node_modules/**', '**/build/**'] }),
    ],
  },
})
