// Over http at a name of the local network there is no secure context: no service worker, no locks, no clipboard, no random ids of the browser.
import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'
import { expect, ready, test } from '../support/fixtures.ts'
import { addPerson, dialog, fillLogin, openLogin, openMenu, wordsOf } from '../support/people.ts'
import { addWorker, leaveMarketplace } from '../support/workers.ts'

const options = launchOptions()
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), '--host-resolver-rules=MAP portal.lan 127.0.0.1'] },
})
let lan = ''
test.beforeEach(({ baseURL, expectedFailures }) => {
  lan = (baseURL ?? '').replace('127.0.0.1', 'portal.lan')
  expectedFailures.push(/Cross-Origin-Opener-Policy|Clear-Site-Data/)
})
test.afterEach(leaveMarketplace)

const t = wordsOf('en')

/** What a click has led to is on the screen. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test('the assistant is asked and answers', async ({ page }) => {
  await page.goto(`${lan}/generative-ai?lang=en`)
  await ready(page)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
    false,
  ])
  const question = page.locator('#question')
  await question.fill('How much does it cost to renew a passport?')
  await question.press('Enter')
  await expect(page.locator('.me')).toHaveText('How much does it cost to renew a passport?')
  await expect(page.locator('.chat-turn .answer-text')).toContainText(/birr|ETB/i)
  await expect(page.locator('.chat-turn .source').first()).toHaveAttribute('href', /^\/post\/detail\/passport-renewal/)
})

test('somebody logs in, asks a worker, and leaves', async ({ page, request }) => {
  const [email, worker] = [await addPerson(request), await addWorker(request)]
  await page.goto(`${lan}/?lang=en`)
  await ready(page)
  await openLogin(page, 'en')
  await fillLogin(page, 'en', email)
  await expect(dialog(page)).toHaveCount(0)
  const token = () => page.evaluate(() => localStorage.getItem('token'))
  await expect.poll(token).not.toBeNull()
  await page.goto(`${lan}/marketplace/gig-worker/${worker.id}?lang=en`)
  await ready(page)
  const contact = () => page.getByRole('link', { name: t('guday.contactOf', { name: worker.name.en }) }).first()
  await contact().click()
  await dialog(page).locator('#ask-text').fill('A question')
  await dialog(page)
    .getByRole('button', { name: t('ask.sendMessage') })
    .click()
  await expect(dialog(page)).toContainText(t('ask.sentAccount'))
  await dialog(page)
    .getByRole('button', { name: t('common.ok') })
    .click()
  await page
    .getByRole('button', { name: t('review.rateAndReview') })
    .first()
    .click()
  await expect(dialog(page).locator('.star-choice')).toBeVisible()
  await page.keyboard.press('Escape')
  await (await openMenu(page, 'en')).getByText(t('nav.logout')).click()
  await expect.poll(token).toBeNull()
})

test('a guest asks a worker, and is shown the link, which no clipboard takes', async ({ page, request }) => {
  const worker = await addWorker(request)
  await page.goto(`${lan}/marketplace/gig-worker/${worker.id}?lang=en`)
  await ready(page)
  await page
    .getByRole('link', { name: t('guday.contactOf', { name: worker.name.en }) })
    .first()
    .click()
  await dialog(page).locator('#ask-text').fill('A question')
  await dialog(page).locator('#ask-name').fill('Guest Person')
  await dialog(page).locator('#ask-reach').fill('0911 234 567')
  await dialog(page)
    .getByRole('button', { name: t('ask.sendMessage') })
    .click()
  const copied = dialog(page).locator('.copied')
  await expect(copied.locator('a')).toHaveText(/\/requests\/[\w-]{43}$/)
  const address = (await copied.locator('a').textContent()) ?? ''
  expect(new URL(address).origin).toBe(lan)
  await copied.getByRole('button', { name: t('ask.copy') }).click()
  await drawn(page)
  await expect(copied.getByRole('status')).toHaveText('')
  await expect(copied.locator('a')).toHaveText(address)
  await copied.locator('a').click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('main')).toContainText('A question')
})

test('the link of a guide is shown, to be copied by hand', async ({ page }) => {
  await page.goto(`${lan}/post/detail/trade-licence?lang=en`)
  await ready(page)
  await page.locator('#share-menu').evaluate((menu: HTMLElement) => menu.showPopover())
  await page
    .locator('#share-menu')
    .getByRole('button', { name: t('post.copyLink') })
    .click()
  await expect(dialog(page).getByRole('heading', { name: t('post.copyByHand') })).toBeVisible()
  await expect(dialog(page)).toContainText('/post/detail/trade-licence?lang=en')
})

test('the page of offline reading says that this browser keeps no guides', async ({ page }) => {
  await page.goto(`${lan}/post/detail/trade-licence?lang=en`)
  await ready(page)
  await page.goto(`${lan}/offline?lang=en`)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
  await expect(page.getByRole('main')).toContainText(t('offline.noPlace'))
  await expect(page.locator('.kept-list')).toHaveCount(0)
})

for (const [path, own, text] of [
  ['/exchange', 'main h1', t('nav.exchange')],
  ['/pricing', 'h1#pricing-title', /\S/],
  ['/worker-registration', 'main h1', t('join.title')],
  ['/post/detail/trade-licence', 'main h1', 'How to get a trade licence in Ethiopia'],
] as const) {
  test(`${path} stands, and nothing of it fails`, async ({ page }) => {
    const response = await page.goto(`${lan}${path}?lang=en`)
    expect(response?.status()).toBe(200)
    await ready(page)
    await expect(page.locator(own)).toHaveText(text)
  })
}
