// A reader whose browser is set to text of twice the usual size, on a phone: it grows, and nothing of it is lost.
import { pages } from '@menged/contracts/pages'
import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'
import { signInStub } from '../support/account-stub.ts'
import { expect, ready, test, useLanguage, viewOf } from '../support/fixtures.ts'
import { dialog, openLogin, signInEarlier, tokenOf } from '../support/people.ts'
import { addWorker, leaveMarketplace } from '../support/workers.ts'
import { addWriter } from '../support/writers.ts'

const options = launchOptions()
test.use({ launchOptions: { ...options, args: [...options.args, '--blink-settings=defaultFontSize=32'] } })

const ALONE = pages.flatMap(({ path, account, data }) => (account || data || path.includes(':') ? [] : [path]))
/** The page that says that there is none. */
const NOWHERE = '/nowhere'
const SCREENS = [
  ...ALONE,
  '/post/detail/trade-licence',
  '/search?q=passport',
  '/search?q=zzzz',
  '/marketplace/gig-worker/1',
  '/guday-geday/101',
  '/generative-ai?template=property-rental-agreement',
  NOWHERE,
]

test.afterEach(leaveMarketplace)

for (const [i, path] of SCREENS.entries()) {
  test(`${path} loses nothing at twice the size`, async ({ page, expectedFailures }) => {
    if (path === NOWHERE) expectedFailures.push(/404/)
    await useLanguage(page, viewOf(i, true).language)
    const response = await page.goto(path)
    expect(response?.status()).toBe(path === NOWHERE ? 404 : 200)
    await ready(page)
    await expectNothingLost(page)
  })
}

for (const path of ['/profile', '/user-profile', '/notifications', '/saved']) {
  test(`${path} of an account loses nothing at twice the size`, async ({ page }) => {
    await useLanguage(page, 'am')
    await signInStub(page)
    await page.goto(path)
    await ready(page)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expectNothingLost(page)
  })
}

test('the dialogs of login and contact lose nothing at twice the size', async ({ page }) => {
  await useLanguage(page, 'am')
  await page.goto('/')
  await openLogin(page, 'am')
  await expectNothingLost(page)
  await page.goto('/marketplace/gig-worker/1')
  await ready(page)
  await page.locator('.gig-ways a').click()
  await expect(dialog(page)).toBeVisible()
  await expectNothingLost(page)
})

test('the dashboard of a worker loses nothing at twice the size', async ({ page, request }) => {
  const { email } = await addWorker(request)
  await useLanguage(page, 'am')
  await signInEarlier(page, await tokenOf(request, email))
  for (const tab of ['requests', 'services', 'profile', 'reviews', 'papers', 'earnings']) {
    await page.goto(`/worker-dashboard?tab=${tab}`)
    await ready(page)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expectNothingLost(page)
  }
})

test('the screens of the administration lose nothing at twice the size', async ({ page, request }) => {
  await useLanguage(page, 'am')
  await signInEarlier(page, await addWriter(request, 'admin', 'ሳራ አበበ'))
  await page.goto('/admin')
  await ready(page)
  const ways = page.locator('nav a[href^="/admin"]')
  await expect(ways.first()).toBeAttached()
  const paths = new Set(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
  expect(paths.size).toBeGreaterThan(10)
  for (const path of paths) {
    await page.goto(path)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expectNothingLost(page)
  }
})

async function expectNothingLost(page: Page): Promise<void> {
  const at = page.url()
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(30)
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(cutTexts), `texts that are cut off at ${at}`).toEqual([])
}

/** Texts that leave the control that holds them, and boxes that cut what is in them; what ends in an ellipsis does so on purpose. */
function cutTexts(): string[] {
  const isHidden = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return true
    return false
  }
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || element.closest('.slides, .sr-only, svg, [aria-hidden=true]')) return false
    if (!element.textContent?.trim() || isHidden(element)) return false
    const cuts = (overflow: string) => /hidden|clip/.test(overflow)
    return (
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  }
  const leaves = (control: Element): boolean => {
    const box = control.getBoundingClientRect()
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (!nodeValue?.trim() || !parentElement?.checkVisibility() || isHidden(parentElement)) continue
      range.selectNodeContents(walker.currentNode)
      for (const { left, right } of range.getClientRects()) if (left < box.left - 1 || right > box.right + 1) return true
    }
    return false
  }
  const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
  const controls = all.filter((element) => element.matches('button, .button, .tag, .segments > *, summary'))
  return [...all.filter(isCut), ...controls.filter(leaves)].map((element) => element.outerHTML.slice(0, 160))
}
