// The light reading list: text by pages without JavaScript, more while scrolling with it, nothing by itself on a metered connection.
import type { Page } from '@playwright/test'
import { expect, ready, test, useLanguage } from '../support/fixtures.ts'

const rows = (page: Page) => page.locator('.lazy-list > li')
const titles = (page: Page) => page.locator('.lazy-list h2').allTextContents()
const more = (page: Page) => page.getByRole('link', { name: 'More guides' })

/** Long enough for code that would come when the browser is idle, and for rows that would come by themselves. */
const WHILE_MS = 2500

/** Paths that the page requests, in order. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname !== '/favicon.svg') paths.push(pathname)
  })
  return paths
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // covers G-16
  test('every guide is reached page by page, and back', async ({ page }) => {
    await page.goto('/lazy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light reading list')
    await expect(page.getByRole('link', { name: 'Earlier in the list' })).toHaveCount(0)
    const seen = await titles(page)
    expect(seen).toHaveLength(20)
    while ((await more(page).count()) > 0) {
      await more(page).click()
      await expect(page.getByRole('status')).toHaveText(new RegExp(`^Guides ${seen.length + 1}–`))
      seen.push(...(await titles(page)))
    }
    expect(new Set(seen).size).toBe(seen.length)
    await expect(page.getByRole('status')).toHaveText(
      new RegExp(`^Guides \\d+–${seen.length} of ${seen.length}\\. That is the whole list\\.$`),
    )
    await page.getByRole('link', { name: 'Earlier in the list' }).click()
    await expect(page).toHaveURL(/\/lazy\?page=\d+$/)
    await rows(page).first().getByRole('link').click()
    await expect(page.locator('.facts').first()).toBeVisible()
  })

  test('in Amharic as well', async ({ page }) => {
    await useLanguage(page, 'am')
    await page.goto('/lazy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ቀላል የንባብ ዝርዝር')
    await page.getByRole('link', { name: 'ተጨማሪ መመሪያዎች' }).click()
    await expect(page.getByRole('status')).toHaveText(/^ከ\d+ መመሪያ ከ21 እስከ 40 ያሉት።$/)
    for (const title of await titles(page)) expect(title).toMatch(/[\u1200-\u137f]/)
  })
})

test('it is light: under three fifths of home, no picture, and no code before the end is near', async ({ page, request }) => {
  const [light = '', home = ''] = await Promise.all(['/lazy', '/'].map(async (path) => (await request.get(path)).text()))
  expect(light.length).toBeLessThan(home.length * 0.6)
  const asked = requestsOf(page)
  await page.goto('/lazy')
  await expect(page.locator('main :is(img, svg, picture)')).toHaveCount(0)
  await page.mouse.wheel(0, 200)
  await page.waitForTimeout(WHILE_MS)
  expect(asked).toEqual(['/lazy'])
})

test('more comes while scrolling, the address stays, and Back finds the list as it was left', async ({ page }) => {
  await page.goto('/lazy')
  await ready(page)
  await expect(async () => {
    await page.locator('.lazy-end').scrollIntoViewIfNeeded()
    await expect(page.getByRole('status')).toHaveText(/^Guides 1–100 of/, { timeout: 500 })
  }).toPass()
  // After five pages the reader decides.
  await expect(async () => {
    if (await more(page).isVisible()) await more(page).click({ timeout: 500 })
    await expect(page.getByRole('status')).toContainText('That is the whole list.', { timeout: 500 })
  }).toPass()
  await expect(page).toHaveURL(/\/lazy$/)
  const seen = await titles(page)
  expect(seen.length).toBeGreaterThan(100)
  expect(new Set(seen).size).toBe(seen.length)
  await rows(page).nth(50).getByRole('link').click()
  await expect(page.locator('.facts').first()).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(seen.length)
  await expect(rows(page).nth(50)).toBeInViewport()
})

test('after flinging the list past its end more of it stands above', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  const { promise: atTop, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/lazy.data*', async (route) => {
    await atTop
    await route.continue()
  })
  await page.goto('/lazy')
  await ready(page)
  await expect(page.locator('.lazy-list')).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  letGo()
  await expect(rows(page)).toHaveCount(40)
  // The end lies above the screen then.
  expect(await page.evaluate(() => (document.querySelector('footer')?.offsetHeight ?? 0) - innerHeight)).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(async () => expect(await rows(page).count()).toBeGreaterThanOrEqual(60)).toPass()
})

test('by the keyboard: the link stays until it is used, then the first new guide has the focus', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/lazy')
  await more(page).focus()
  await ready(page)
  await page.waitForTimeout(WHILE_MS)
  await expect(more(page)).toBeFocused()
  await expect(rows(page)).toHaveCount(20)
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(20).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(/\/lazy$/)
  await expect(page.getByRole('status')).toHaveText(/^Guides 1–\d+ of \d+\./)
})

test('a page that does not come is said so, and asked for again only by the reader', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource|net::ERR|Failed to fetch/)
  let asked = 0
  await page.route('**/lazy.data*', (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/lazy')
  await ready(page)
  await expect(page.getByRole('status')).toHaveText(
    'The guides could not be loaded. Check your connection, or try again in a moment.',
  )
  await page.mouse.wheel(0, -2000)
  await page.mouse.wheel(0, 2000)
  await page.waitForTimeout(WHILE_MS)
  expect(asked).toBe(1)
  await page.unroute('**/lazy.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Guides 1–[468]0 of/)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`on a metered connection (${JSON.stringify(connection)}) nothing comes by itself`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const asked = requestsOf(page)
    await page.goto('/lazy')
    await page.locator('.lazy-end').scrollIntoViewIfNeeded()
    await page.waitForTimeout(WHILE_MS)
    expect(asked).toEqual(['/lazy'])
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid=theme-toggle]')?.click())
    await ready(page)
    await page.waitForTimeout(WHILE_MS)
    await expect(rows(page)).toHaveCount(20)
    await more(page).click()
    await expect(rows(page)).toHaveCount(40)
  })
}

test('a guide that is opened from the list looks as it does at its own address', async ({ page, expectedFailures }) => {
  // Who helps with it comes once one is near, above the footer.
  expectedFailures.push(/Failed to load resource|net::ERR/)
  await page.route('**/api/guday?*', (route) => route.abort())
  const boxes = () =>
    page.locator('h1, .facts, .detail, .site-footer').evaluateAll((all) =>
      all.map((one) => {
        const { width, y } = one.getBoundingClientRect()
        return [one.className, width, Math.round(y + scrollY)]
      }),
    )
  await page.goto('/post/detail/trade-licence')
  await ready(page)
  const wanted = await boxes()
  await page.goto('/lazy')
  await ready(page)
  await page.getByRole('link', { name: 'How to get a trade licence in Ethiopia' }).click()
  await expect(page.locator('.facts').first()).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/lazy$/)
  await expect.poll(boxes).toEqual(wanted)
})

test('pages that do not exist are refused as anywhere else', async ({ page, expectedFailures }) => {
  expectedFailures.push(/40[04]/)
  for (const [path, status] of [
    ['/lazy?page=1000', 404],
    ['/lazy?page=two', 400],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here')
    await expect(page.locator('html')).not.toHaveAttribute('data-lean')
  }
})
