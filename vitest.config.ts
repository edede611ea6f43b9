// Tests lie beside what they test. The API's share one PostgreSQL server.
import { defineConfig } from 'vitest/config'

const quiet = { setupFiles: ['./apps/api/test/quiet-console.ts'] }
/** For a machine ten times slower: only what fails takes so long. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }

export default defineConfig({
  test: {
    // By itself it would leave one core of two idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...quiet,
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          globalSetup: ['./apps/api/test/global-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          ...quiet,
          ...patient,
          name: 'rooms',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'apps/{server,web}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
    ],
  },
})
