// Over http at a name of the local network there is no secure context: no service worker, no locks, no clipboard, no random ids of the browser.
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

test('the assistant is asked and answers', async ({ page }) => {
  await page.goto(`${lan}/generative-ai?lang=en`)
  await ready(page)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
    false,
  ])
  const box = page.locator('textarea').first()
  await box.fill('How do I renew my passport?')
  await box.press('Enter')
  await expect(page.locator('main')).toContainText(/passport[\s\S]+passport[\s\S]+passport/i)
})

test('somebody logs in, asks a worker, and leaves', async ({ page, request }) => {
  const [email, worker] = [await addPerson(request), await addWorker(request)]
  await page.goto(`${lan}/?lang=en`)
  await ready(page)
  await openLogin(page, 'en')
  await fillLogin(page, 'en', email)
  await expect(dialog(page)).toHaveCount(0)
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a guest asks a worker, and copies the link or is shown it', async ({ page, request }) => {
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
  await expect(dialog(page).locator('.copied a')).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: t('ask.copy') })
    .click()
  await expect(dialog(page).locator('.copied a')).toHaveAttribute('href', /\/requests\/[\w-]{43}$/)
})

test('what is kept of guides: the page of offline reading stands, and says what there is', async ({ page }) => {
  for (const path of ['/offline', '/exchange', '/pricing', '/worker-registration', '/post/detail/trade-licence']) {
    await page.goto(`${lan}${path}?lang=en`)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
