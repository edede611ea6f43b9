// Tests lie beside what they test. The API's share one PostgreSQL server; the engine's own tests start theirs.
import { defineConfig } from 'vitest/config'

const quiet = { setupFiles: ['./apps/api/test/quiet-console.ts'] }
/** For a machine ten times slower: only what fails takes so long. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 }
const ENGINE_TESTS = ['engine/**', 'backup*', 'restore*', 'cluster-copy*'].map(
  (name) => `apps/api/src/platform/database/${name}${name.endsWith('**') ? '/*.test.ts' : '.test.ts'}`,
)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...quiet,
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          exclude: ENGINE_TESTS,
          globalSetup: ['./apps/api/test/global-setup.ts'],
          ...patient,
        },
      },
      { test: { ...quiet, name: 'engine', include: ENGINE_TESTS, ...patient } },
      {
        test: {
          ...quiet,
          ...patient,
          name: 'rooms',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/{server,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
    ],
  },
})
