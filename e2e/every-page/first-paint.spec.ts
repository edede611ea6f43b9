// Only the HTML stands between the reader and the page; React comes afterwards, and no tap is lost meanwhile.
import type { Page } from '@playwright/test'
import { expect, hold, ready, test } from '../support/fixtures.ts'

/** No code comes until the test allows it: what works before that needs none. */
const holdCode = (page: Page): Promise<() => void> => hold(page, '**/assets/**')

test('the served page holds one inert module and no live one', async ({ request }) => {
  for (const path of ['/', '/post/detail/trade-licence']) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<script[^>]*type="later-module"/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script[^>]*type="module"/)
    // A sheet for paper holds no paint up.
    expect(html).not.toMatch(/(?<!<noscript><link |<link media="print" )rel="(modulepreload|stylesheet)"/)
    expect(html).not.toMatch(/<link[^>]*rel="preload"/)
  }
})

test('one request before the page is painted', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < (paint?.startTime ?? Number.NaN))
    return asked.map(({ name }) => new URL(name).pathname)
  })
  expect(early.filter((path) => path !== '/favicon.svg' && path !== '/manifest.webmanifest')).toEqual([])
})

test('an early tap waits and counts once, three taps count once', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/')
  await page.locator('.dots button').nth(2).dispatchEvent('click')
  for (let i = 0; i < 3; i++) await page.locator('.dots .pause').dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '')
  release()
  await ready(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting', '')
  await expect(page.locator('.slide[data-shown]').getByRole('heading')).toHaveText('Exchange Rate')
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

test('typing before and across takeover loses no letter and no focus', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/about-us')
  const name = page.getByLabel('Your name')
  await name.click()
  await name.pressSequentially('ሐና ተስፋዬ ')
  release()
  await name.pressSequentially('በቀለ Hanna', { delay: 90 })
  await ready(page)
  await expect(name).toHaveValue('ሐና ተስፋዬ በቀለ Hanna')
  await expect(name).toBeFocused()
})

test('Enter and Space on a button wait as a tap does, and what has the focus keeps it', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/')
  await page.locator('.dots button').nth(1).focus()
  await page.keyboard.press('Enter')
  await page.locator('.dots .pause').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '')
  release()
  await ready(page)
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeFocused()
  await expect(page.locator('.slide[data-shown]').getByRole('link', { name: 'ባለሙያ ያግኙ' })).toBeVisible()
})

test('a tap around takeover counts once, whenever it comes, on a slow phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const delay of [0, 50, 100, 200, 300, 400, 500, 600, 800, 1000]) {
    await page.goto('/')
    await page.waitForTimeout(delay)
    await page.locator('.dots .pause').dispatchEvent('click')
    await ready(page)
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
  }
})

test('a guide is fetched ahead when a reader means it, not when it comes into sight @desktop', async ({ page }) => {
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) ahead.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await ready(page)
  await page.waitForTimeout(500)
  expect(ahead).toEqual([])
  const link = page.locator('.posts article h2 a').first()
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await link.hover()
  await expect.poll(() => ahead).toContain(`${path}.data`)
})

test('a menu that is opened before the code is there stays open over takeover', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('#mobile-menu')
  await expect(menu).toBeVisible()
  release()
  await ready(page)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Exchange' }).click()
  await expect(page).toHaveURL('/exchange')
  await expect(menu).toBeHidden()
})

test('a native form is never held', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/search')
  const box = page.locator('search input[name=q]').filter({ visible: true }).first()
  await box.fill('passport')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?.*q=passport/)
  release()
})

test('a link is never held', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/')
  await page.locator('.posts article h2 a').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/post\/detail\//)
  release()
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`on a metered connection (${JSON.stringify(connection)}) code comes only when a control is used`, async ({ page }) => {
    const code: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) code.push(request.url())
    })
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.goto('/')
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(3500)
    expect(code).toEqual([])
    await page.locator('.dots button').nth(1).dispatchEvent('click')
    await ready(page)
    expect(code.length).toBeGreaterThan(0)
    await expect(page.locator('.slide[data-shown]').getByRole('link', { name: 'ባለሙያ ያግኙ' })).toBeVisible()
  })
}

test('code that does not arrive leaves nothing waiting', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource|net::ERR|Failed to fetch/)
  await page.route('**/assets/framework*', (route) => route.abort())
  await page.goto('/')
  await page.locator('.dots .pause').dispatchEvent('click')
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting', '')
  await page.locator('.posts article h2 a').first().click()
  await expect(page).toHaveURL(/\/post\/detail\//)
})
