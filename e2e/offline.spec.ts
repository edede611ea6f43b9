// Without a line: guides that were visited can be read, what is not kept leads to the list of what is, and actions wait and are sent once.
import type { BrowserContext, Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const GUIDE = '/post/detail/trade-licence'
const OTHER = '/post/detail/new-passport'

test.beforeEach(({ expectedFailures }) => {
  expectedFailures.push(/net::ERR|Failed to load resource|Failed to fetch/)
})

/** The worker stands, and has what it needs. */
async function withWorker(page: Page): Promise<void> {
  await ready(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done))
  })
}

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('menged-guides')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search).sort()
  })

/** Visits a guide and waits until it is kept. */
async function keep(page: Page, path: string, language: 'en' | 'am' = 'en'): Promise<void> {
  await page.goto(path)
  await withWorker(page)
  await expect.poll(() => keptAddresses(page)).toContain(`${path}?lang=${language}`)
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

test('a visited guide is read without a line: with its date, its ticks, and after a reload', async ({ page, context }) => {
  await keep(page, GUIDE)
  await expect(page.locator('#kept-copy')).toHaveCount(0)
  await goOffline(context)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to get a trade licence in Ethiopia')
  await expect(page.locator('#kept-copy')).toHaveText(
    /^You are reading a kept copy of \w+ \d+, \d{4}\.$|^You are reading a kept copy of \d+ \w+ \d{4}\.$/,
  )
  await ready(page)
  await page.locator('.facts input[type=checkbox]').first().check()
  await page.reload()
  await ready(page)
  await expect(page.locator('.facts input[type=checkbox]').first()).toBeChecked()
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator('#kept-copy')).toHaveCount(0)
})
