// Journeys through the real portal in a real browser. `npm run e2e` starts this and says where the report and the data lie.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/support/fixtures.ts'
import { launchOptions } from './scripts/browser.ts'
import { slowness } from './scripts/slowness.ts'

const port = Number(process.env.E2E_PORT ?? 3100)
const inCi = Boolean(process.env.CI)
/** Everything, or what `npm run verify` walks: not what is tagged `@all`, and each journey on one screen only. */
const isWhole = process.env.E2E_SHORT === undefined
const slow = slowness()

export default defineConfig<Options>({
  testDir: 'e2e',
  testIgnore: process.env.OLDER_BROWSERS ? [] : /older-browsers\.spec/,
  // Node reads these itself; the runner would translate each once more.
  build: { external: ['**/apps/**', '**/packages/**', '**/scripts/**'] },
  outputDir: 'test-results',
  // Journeys wait more than they work: two cores carry four. Six and eight made each other late.
  workers: 4,
  fullyParallel: true,
  retries: 0,
  forbidOnly: inCi,
  timeout: 600_000 * slow,
  expect: { timeout: 60_000 * slow },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    trace: 'off',
    // Journeys expect fresh answers; those of offline reading let the worker in.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'Africa/Addis_Ababa',
  },
  projects: [
    // A journey is walked on a phone, as by most readers; `@desktop` on a wide screen instead, `@both` on each.
    {
      name: 'desktop',
      grep: isWhole ? /@desktop|@both/ : /@desktop/,
      grepInvert: isWhole ? [] : /@all/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: isWhole ? /@desktop/ : /@desktop|@all/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      // Each starts a browser of its own (scripts/older-browsers.ts).
      name: 'older',
      testMatch: /older-browsers\.spec/,
    },
    {
      // The browser translates the page while it is used: React goes on.
      name: 'translated',
      testMatch: /(?:read\/(?:search|exchange|landing)|market\/requests|assistant\/assistant|admin\/publishing-phone)\.spec/,
      grep: isWhole ? /./ : /(?!)/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, translated: true },
    },
    {
      // A reader with other fonts than a phone's: wider letters must not break what is measured.
      name: 'system-fonts',
      grep: isWhole ? /@fonts/ : /(?!)/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, launchOptions: launchOptions('system') },
    },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${port}/`,
    timeout: 60_000 * slow,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? join(tmpdir(), `menged-e2e-${port}`),
      RATE_LIMIT_FACTOR: '1000',
      TIME_LIMIT_FACTOR: '10',
      LOG_LEVEL: 'error',
      OPERATOR_EMAIL: 'office@menged.example',
      OPERATOR_KEY: 'key-of-the-journeys',
    },
  },
})
