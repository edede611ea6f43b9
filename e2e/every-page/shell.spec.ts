// Header, menu, language, theme, connectivity, errors.
import type { Locator, Page } from '@playwright/test'
import { signInStub } from '../support/account-stub.ts'
import { expect, ready, test, useLanguage } from '../support/fixtures.ts'
import { wordsOf } from '../support/people.ts'

// covers G-05
test('the main header: brand, search, marketplace, assistant, language, theme, log-in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/about-us')
  await ready(page)
  const header = page.locator('header')
  await expect(header.getByRole('link', { name: /^Menged ?, Home$/ }).first()).toHaveAttribute('href', '/')
  await expect(header.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '/marketplace')
  await expect(header.getByRole('link', { name: 'Menged AI' })).toHaveAttribute('href', '/generative-ai')
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByPlaceholder('Search guides and offices')).toBeFocused()
  await page.keyboard.type('passport')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=passport$/)
})

// covers G-06
test('the mobile menu opens and closes, by button and by Escape, and holds the same ways', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  for (const name of ['Home', 'Marketplace', 'Menged AI', 'Exchange rates', 'Log in']) {
    await expect(menu.getByRole('navigation').getByRole('link', { name, exact: true })).toBeVisible()
  }
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about-us')
  await expect(menu).toBeHidden()
})

for (const language of ['en', 'am'] as const) {
  // covers G-06, G-07
  test(`the mobile menu in ${language}: language and theme stand at its foot, an account above categories and lists`, async ({
    page,
  }) => {
    await useLanguage(page, language)
    await signInStub(page, { role: 'admin' })
    await page.goto('/')
    await ready(page)
    const t = wordsOf(language)
    await page.getByRole('button', { name: t('nav.openMenu') }).click()
    const menu = page.locator('#mobile-menu')
    const list = menu.getByRole('navigation')
    const logout = menu.getByRole('button', { name: t('nav.logout') })
    await expect(logout).toBeAttached()
    const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? 0
    expect(await topOf(logout)).toBeLessThan(await topOf(menu.locator('.menu-chips')))
    await expect(menu.getByRole('link', { name: t('nav.notifications') })).toBeInViewport({ ratio: 1 })
    const foot = [menu.getByRole('button', { name: 'አማርኛ (Amharic)' }), menu.getByRole('button', { name: t('nav.dark') })]
    for (const choice of foot) await expect(choice).toBeInViewport({ ratio: 1 })
    await menu.evaluate((panel) => Promise.all(panel.getAnimations({ subtree: true }).map((animation) => animation.finished)))
    const before = await topOf(foot[0] as Locator)
    await list.getByRole('link', { name: t('nav.aboutUs') }).scrollIntoViewIfNeeded()
    expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    expect(await topOf(foot[0] as Locator)).toBeCloseTo(before, 0)
    expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
}

// covers G-07, G-08, G-09, G-10
test('the language switch changes page, direction and storage, and the choice lasts', { tag: '@both' }, async ({
  page,
  isMobile,
  context,
}) => {
  await page.goto('/post/detail/trade-licence')
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect.poll(() => storedLanguage(page)).toEqual({ language: 'amharic', chosen: false })
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('header, #mobile-menu').getByRole('button', { name: 'አማርኛ (Amharic)' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL('/post/detail/trade-licence')
  await ready(page)
  await expect.poll(() => storedLanguage(page)).toEqual({ language: 'amharic', chosen: true })
  expect((await context.cookies()).find((cookie) => cookie.name === 'language')?.value).toBe('amharic')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  // The cookie is lost, storage remembers.
  await context.clearCookies({ name: 'language' })
  await page.goto('/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
})

// covers G-09
test('?lang= wins for its view and the links of that view keep it', async ({ page }) => {
  await page.goto('/?lang=am')
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await page.locator('.posts article').first().locator('h2 a').click()
  await expect(page).toHaveURL(/\?lang=am$/)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

// covers G-08
test('the locale files answer for en and am, and for nothing else', async ({ request }) => {
  for (const language of ['en', 'am']) {
    const response = await request.get(`/locales/${language}.json`)
    expect(response.status()).toBe(200)
    expect(Object.keys(await response.json())).toContain('home')
  }
  expect((await request.get('/locales/fr.json')).status()).toBe(404)
})

// covers G-11
test('the dark theme lasts over a reload, is set before the first paint, and is stored as theme-storage', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await ready(page)
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
  } else await page.getByTestId('theme-toggle').click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('theme-storage') ?? 'null'))).toMatchObject({
    state: { isDark: true },
  })
  // Without a flash: the class is there when <body> begins.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      ;(window as { darkAtBody?: boolean }).darkAtBody = document.documentElement.classList.contains('dark')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await ready(page)
  expect(await page.evaluate(() => (window as { darkAtBody?: boolean }).darkAtBody)).toBe(true)
  await expect(page.locator('html')).toHaveClass(/dark/)
})

/** Milliseconds from when a text comes into the page until it goes. */
const timeOf = (text: string): Promise<number> =>
  new Promise((done) => {
    let begun = 0
    const look = () => {
      const isThere = document.body.textContent?.includes(text) ?? false
      if (isThere) begun ||= performance.now()
      else if (begun > 0) {
        watch.disconnect()
        done(performance.now() - begun)
      }
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  })

// covers G-14, G-15
test('offline: a toast that stays; back online: it goes, and a good word stays three seconds', async ({ page, context }) => {
  await page.goto('/')
  await ready(page)
  // The code that watches the connection comes once the page has settled.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  // It covers neither who speaks nor what is read.
  const words = await page.locator('.toast').boundingBox()
  for (const seen of [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]) {
    const box = await seen.boundingBox()
    expect((words?.y ?? 0) > (box?.y ?? 0) + (box?.height ?? 0)).toBe(true)
  }
  await page.waitForTimeout(4500)
  await expect(page.getByText('You are offline')).toBeVisible()
  // Counted in the page: how soon we look depends on the machine.
  const shown = page.evaluate(timeOf, 'You are back online!')
  await context.setOffline(false)
  await expect(page.getByText('You are back online!')).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  const good = await page.locator('.toast', { hasText: 'You are back online!' }).boundingBox()
  expect(good?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await expect(page.getByText('You are offline')).toBeHidden()
  expect(await shown).toBeGreaterThan(2900)
})

// covers G-01
test('any other address: the not-found page with status 404, in the language of the reader', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/404/)
  for (const path of ['/nowhere', '/post', '/post/detail/no-such-guide', '/a/b/c']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here')
    await ready(page)
  }
  await useLanguage(page, 'am')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('መንገዱ እዚህ ያበቃል')
  await page.getByRole('link', { name: 'ወደ መነሻ ይሂዱ' }).click()
  await expect(page).toHaveURL('/')
})

// covers G-02
test('a fault while moving between pages shows the router error page, with a way on', async ({ page, expectedFailures }) => {
  expectedFailures.push(/500|Error|error/)
  await page.goto('/about-us')
  await ready(page)
  await page.route('**/privacy-policy.data*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await page.unroute('**/privacy-policy.data*')
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
})

// covers G-03
test('which header a page wears', { tag: '@both' }, async ({ page }) => {
  await page.goto('/generative-ai')
  await expect(page.locator('header.site-header')).toHaveCount(0)
  await page.goto('/landing')
  await expect(page.locator('header.site-header')).toHaveCount(1)
  await expect(page.locator('#header-search')).toHaveCount(0)
  await page.goto('/marketplace')
  await expect(page.locator('#header-search')).toHaveCount(1)
})

// covers G-12
test('dialogs: they trap focus, close on Escape, and give focus back to what opened them', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }),
  )
  await page.goto('/post/detail/trade-licence')
  await ready(page)
  await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Copy link' }).filter({ visible: true }).press('Enter')
  const dialog = page.getByRole('dialog').filter({ hasText: '/post/detail/trade-licence' })
  await expect(dialog).toBeVisible()
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('dialog')),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

// covers G-12
test('Select Language opens on the landing page until a language is chosen', async ({ page }) => {
  await page.goto('/landing')
  await ready(page)
  const dialog = page.getByRole('dialog', { name: 'Select Language' })
  await expect(dialog.getByRole('button', { name: 'English' })).toBeVisible()
  await dialog.getByRole('button', { name: 'አማርኛ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await ready(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/landing')
})

function storedLanguage(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('language') ?? 'null')?.state)
}

test('addresses as people and programs write them lead to what is meant', { tag: '@desktop' }, async ({ request }) => {
  for (const tail of ['.', ')', '%20', '።', '%E2%80%8B', '?lang=am']) {
    const response = await request.get(`/post/detail/trade-licence${tail}`)
    expect([tail, response.status()]).toEqual([tail, 200])
  }
  const found = await request.get('/Post/Detail/Trade-Licence')
  expect([found.status(), new URL(found.url()).pathname]).toEqual([200, '/post/detail/trade-licence'])
  for (const path of ['/?page=', '/favicon.ico', '/.well-known/change-password'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})
