// A connection that drops while the code is on its way: each file of a page is refused twice, and the page is alive all the same.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, ready, test } from '../support/fixtures.ts'
import { dialog, openLogin, toast, wordsOf } from '../support/people.ts'

test.beforeEach(({ expectedFailures }) => {
  // A tap before takeover leads to another page, which may fetch the refused file ahead.
  expectedFailures.push(/net::ERR|Failed to load resource|Failed to fetch|Error loading route module/)
})

const PAGES = ['/', '/?page=2', '/post/detail/trade-licence']
const REFUSED = 2
const t = wordsOf('en')

/** Until a dialog stands: a tap in vain is made again, as people do. */
async function opens(page: Page, tap: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await tap()
    await expect(dialog(page)).toBeVisible({ timeout: 1500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

/** What a page does by its code. */
async function isAlive(page: Page): Promise<void> {
  const main = page.locator('main')
  await opens(page, () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.login') })
      .click({ timeout: 1000 }),
  )
  await opens(page, () =>
    main
      .getByRole('button', { name: t('post.save') })
      .first()
      .click({ timeout: 1000 }),
  )
  await opens(page, () =>
    page
      .locator('footer')
      .getByRole('link', { name: t('nav.feedback') })
      .click({ timeout: 1000 }),
  )
  await page.context().setOffline(true)
  await expect(toast(page, t('common.offline'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(toast(page, t('common.online'))).toBeVisible()
  await expect(page.locator('#missing')).toBeHidden()
}

/** The files that a page brings, until everything of it has been used. */
async function filesOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|locales)\//.test(pathname)) files.add(pathname)
  })
  await page.goto(path)
  await ready(page)
  await isAlive(page)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.close()
  return [...files]
}

for (const path of PAGES) {
  // covers G-14
  test(`${path}: whichever file is refused at first, it is asked for again`, { tag: ['@desktop', '@all'] }, async ({
    context,
  }) => {
    const files = await filesOf(context, path)
    expect(files.length).toBeGreaterThan(15)
    // Every other file arrives, as on a line that comes and goes: one half first, then the other, and all at last.
    for (const part of [(i: number) => i % 2 === 0, (i: number) => i % 2 === 1, () => true]) {
      const asked = new Map(files.filter((_, i) => part(i)).map((file) => [file, 0]))
      const visit = await context.newPage()
      await visit.route(
        ({ pathname }) => asked.has(pathname),
        (route) => {
          const { pathname } = new URL(route.request().url())
          const times = (asked.get(pathname) ?? 0) + 1
          asked.set(pathname, times)
          return times > REFUSED ? route.continue() : route.abort()
        },
      )
      await visit.goto(path)
      await isAlive(visit)
      await visit.close()
    }
  })
}

test('while the code is missing a tap on Feedback follows its link, and the page says what is wrong', async ({ page }) => {
  let isDown = true
  await page.route('**/assets/after-takeover-*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto('/post/detail/trade-licence')
  await ready(page)
  await expect(page.locator('#missing')).toHaveText('Network error')
  await expect(page.locator('#missing')).toBeVisible()
  // Offline nobody is led away.
  await page.context().setOffline(true)
  await page
    .locator('footer')
    .getByRole('link', { name: t('nav.feedback') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to get a trade licence in Ethiopia')
  await page.context().setOffline(false)
  await page
    .locator('footer')
    .getByRole('link', { name: t('nav.feedback') })
    .click()
  await expect(page).toHaveURL('/about-us')
  await expect(page.locator('#missing')).toBeVisible()
  isDown = false
  await openLogin(page, 'en')
  await expect(page.locator('#missing')).toBeHidden()
})

test('a link that is pointed at without a line leaves the page and what was typed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/about-us')
  await ready(page)
  const name = page.getByLabel('Your name')
  await name.fill('Hanna Tesfaye')
  // The line is gone, and the device does not know it.
  await page.route('**/*', (route) => route.abort())
  for (const link of ['header a[href="/"]', 'footer a[href="/privacy-policy"]']) {
    const failed = page.waitForEvent('requestfailed')
    await page.locator(link).first().hover()
    await failed
  }
  await expect(name).toHaveValue('Hanna Tesfaye')
})

test('a release has taken the code of the next page: the first click comes there, by its document', async ({ page }) => {
  await page.goto('/about-us?lang=en')
  await ready(page)
  await page.route(/\/assets\/terms-of-service[^/]*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await page.locator('footer').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/\/terms-of-service/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  expect(documents).toBe(1)
})

test('without a line a click on a page whose code is missing takes nothing away', async ({ page }) => {
  await page.goto('/about-us?lang=en')
  await ready(page)
  await page.getByLabel('Your name').fill('Hanna Tesfaye')
  await page.route(/\/assets\/|terms-of-service/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.locator('footer').getByRole('link', { name: 'Terms of Service' }).click()
  await failed
  await expect(page.getByLabel('Your name')).toHaveValue('Hanna Tesfaye')
})
