// Asking a worker: as a guest by each tab, with an account, the answers of the worker on a second device, and what both say at the end.
import type { Written } from '@menged/ethiopia/languages'
import type { Browser, Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, beSomebody, dialog, openMenu, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'
import { addWorker, type JourneyWorker, leaveMarketplace } from '../support/workers.ts'

test.afterEach(leaveMarketplace)

test.beforeEach(({ expectedFailures }) => {
  expectedFailures.push(/status of 4\d\d|status of 410|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

/** The worker's page, with the dialog open. */
async function openContact(page: Page, language: Written, { id, name }: JourneyWorker): Promise<void> {
  await page.goto(`/marketplace/gig-worker/${id}`)
  await ready(page)
  await page
    .getByRole('link', { name: wordsOf(language)('guday.contactOf', { name: name[language] }) })
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
}

const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
const send = (page: Page, name: string) => dialog(page).getByRole('button', { name }).last().click()

/** The worker, on another device. */
async function dashboardOf(browser: Browser, worker: JourneyWorker, language: Written, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize() ?? { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const other = await context.newPage()
  await useLanguage(other, language)
  await signInEarlier(other, await tokenOf(context.request, worker.email))
  await other.goto('/worker-dashboard')
  await ready(other)
  await expect(row(other).first()).toBeVisible()
  return other
}
const row = (page: Page) => page.locator('.inbox-row')
const press = (page: Page, name: string) => page.locator('.request').first().getByRole('button', { name, exact: true }).click()
const agreement = (page: Page, name: string) => page.locator('.request').getByRole('button', { name, exact: true })
const state = (page: Page) => page.locator('.request').first().locator('.tag').first()

for (const language of WALKED) {
  const t = wordsOf(language)

  // covers M-20, M-21, M-22, M-23, M-24
  test(`a guest asks by each tab and follows by the link (${language})`, { tag: screenOf(language) }, async ({
    page,
    request,
    browser,
  }) => {
    const worker = await addWorker(request)
    await useLanguage(page, language)
    await openContact(page, language, worker)
    await expect(dialog(page).getByRole('tab')).toHaveText([t('ask.kind_message'), t('ask.kind_call'), t('ask.kind_meet')])
    await expectNoAxeViolations(page)
    await send(page, t('ask.sendMessage'))
    // Everything that is missing, at once; what is wrong here is not wrong on the next tab.
    await expect(dialog(page).locator('.error')).toHaveText([
      `${t('ask.messageRequired')}${language === 'am' ? '፦' : ':'} ${t('ask.messageRequiredText')}`,
      t('ask.nameWrong'),
      t('ask.reachWrong'),
    ])
    await expect(dialog(page).locator('#ask-text')).toBeFocused()
    await tab(page, t('ask.kind_meet')).click()
    await expect(dialog(page).locator('.error')).toHaveCount(0)
    await tab(page, t('ask.kind_message')).click()
    const words = '<b>Passport</b> renewal, ፓስፖርት'
    await dialog(page).locator('#ask-text').fill(words)
    await expect(dialog(page).getByRole('radio', { name: t('ask.urgency_normal') })).toBeChecked()
    await dialog(page).locator('#ask-budget').fill('500')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page
      .getByRole('link', { name: t('guday.contactOf', { name: worker.name[language] }) })
      .first()
      .click()
    await expect(dialog(page).locator('#ask-text')).toHaveValue(words)
    await dialog(page).locator('#ask-name').fill('Guest Person')
    await dialog(page).locator('#ask-reach').fill('0911 234 567')
    const begun = Date.now()
    await send(page, t('ask.sendMessage'))
    await expect(dialog(page)).toContainText(t('ask.sent_message'))
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000)
    const copied = dialog(page).locator('.copied a')
    const link = (await copied.getAttribute('href')) ?? ''
    const [outer, inner] = await Promise.all([dialog(page).boundingBox(), copied.boundingBox()])
    expect((inner?.x ?? -1) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
    expect(inner?.x ?? -1).toBeGreaterThanOrEqual(outer?.x ?? 0)
    await dialog(page)
      .getByRole('button', { name: t('common.ok') })
      .click()

    await page
      .getByRole('link', { name: t('guday.contactOf', { name: worker.name[language] }) })
      .first()
      .click()
    await tab(page, t('ask.kind_call')).click()
    // The number that was given for the answer.
    await expect(dialog(page).locator('#ask-phone')).toHaveValue('0911 234 567')
    await dialog(page).locator('#ask-phone').fill('12345')
    await send(page, t('ask.sendCall'))
    await expect(dialog(page).locator('.error')).toContainText(t('ask.phoneWrong'))
    await dialog(page).locator('#ask-phone').fill('+251 911 234 567')
    await send(page, t('ask.sendCall'))
    await expect(dialog(page)).toContainText(t('ask.sent_call'))
    await dialog(page)
      .getByRole('button', { name: t('common.ok') })
      .click()

    await page
      .getByRole('link', { name: t('guday.contactOf', { name: worker.name[language] }) })
      .first()
      .click()
    await tab(page, t('ask.kind_meet')).click()
    await expect(dialog(page).locator('#ask-meet-month option')).toHaveCount(language === 'am' ? 13 : 12)
    await send(page, t('ask.sendMeet'))
    await expect(dialog(page).locator('.error')).toContainText(t('ask.placeWrong'))
    await dialog(page).locator('#ask-place').fill('Bole')
    await send(page, t('ask.sendMeet'))
    await expect(dialog(page)).toContainText(t('ask.sent_meet'))

    const other = await dashboardOf(browser, worker, language, page)
    await expect(row(other)).toHaveCount(3)
    await row(other).filter({ hasText: words }).click()
    const message = other.locator('.request')
    await expect(message).toContainText(words)
    await expect(message).toContainText('0911 234 567')
    await message.getByRole('button', { name: t('ask.accept'), exact: true }).click()
    await expect(message.locator('.tag').first()).toHaveText(t('ask.is_toDo'))
    await other.context().close()

    // A guest who has lost the link finds it on the device.
    await page.goto('/requests')
    await ready(page)
    await expect(page.locator('.device-requests li')).toHaveCount(3)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    await page.locator('.device-requests a').last().click()
    await expect(state(page)).toHaveText(t('ask.is_accepted'))
    await page.goto(link)
    await ready(page)
    await expect(state(page)).toHaveText(t('ask.is_accepted'))
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    await press(page, t('ask.cancel'))
    await dialog(page)
      .getByRole('button', { name: t('ask.cancel') })
      .click()
    await expect(state(page)).toHaveText(t('ask.is_cancelled'))
    expect((await page.goto(link))?.status()).toBe(410)
    await expect(page.locator('main')).toContainText(t('ask.linkVoid'))
  })

  test(`an account asks to meet; another time, agreed, done by both (${language})`, { tag: screenOf(language) }, async ({
    page,
    request,
    browser,
  }) => {
    const worker = await addWorker(request)
    const token = await tokenOf(request, await addPerson(request))
    await useLanguage(page, language)
    await signInEarlier(page, token)
    await openContact(page, language, worker)
    await expect(dialog(page).locator('#ask-name')).toHaveCount(0)
    await tab(page, t('ask.kind_meet')).click()
    await dialog(page)
      .locator('label')
      .filter({ hasText: t('ask.online') })
      .click()
    await send(page, t('ask.sendMeet'))
    await expect(dialog(page)).toContainText(t('ask.sentAccount'))
    await dialog(page)
      .getByRole('button', { name: t('common.ok') })
      .click()

    const other = await dashboardOf(browser, worker, language, page)
    await row(other).click()
    await press(other, t('ask.propose'))
    await other.locator('.request select').last().selectOption({ index: 20 })
    await other.locator('.request textarea').fill('After the holiday')
    await other
      .locator('.request')
      .getByRole('button', { name: t('ask.propose') })
      .click()
    await expect(state(other)).toHaveText(t('ask.is_awaited_worker'))
    await expectNoAxeViolations(other)

    await (await openMenu(page, language)).getByText(t('nav.requests')).click()
    await row(page).click()
    await expect(state(page)).toHaveText(t('ask.is_reply'))
    await expect(page.locator('.request')).toContainText(t('ask.proposedTime'))
    await expect(page.locator('.request .note')).toContainText('After the holiday')
    await press(page, t('ask.propose'))
    await page.locator('.request select').last().selectOption({ index: 22 })
    await page
      .locator('.request')
      .getByRole('button', { name: t('ask.propose') })
      .click()
    // The form closes when the proposal has arrived.
    await expect(page.locator('.request select')).toHaveCount(0)
    await expect(agreement(page, t('ask.agree'))).toHaveCount(0)
    await other.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(agreement(other, t('ask.agree'))).toBeVisible()
    await press(other, t('ask.propose'))
    await other
      .locator('.request')
      .getByRole('button', { name: t('ask.propose') })
      .click()
    // The form closes when the proposal has arrived.
    await expect(other.locator('.request select')).toHaveCount(0)
    await expect(agreement(other, t('ask.agree'))).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await press(page, t('ask.agree'))
    await expect(state(page)).toHaveText(t('ask.is_agreed'))
    await expect(page.locator('.request').first()).toBeFocused()
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, t('ask.calendar'))])
    expect(file.suggestedFilename()).toBe('menged.ics')

    // The worker's page still shows the step before: a click says so, and brings what is there now.
    await press(other, t('ask.decline'))
    await other
      .locator('.request')
      .getByRole('button', { name: t('ask.decline') })
      .click()
    await expect(state(other)).toHaveText(t('ask.is_agreed'))
    await expect(other.locator('.request')).toContainText(t('error.requestChanged'))
    await press(other, t('ask.done'))
    await expect(dialog(other)).toContainText(t('ask.doneEarly'))
    await dialog(other)
      .getByRole('button', { name: t('ask.done') })
      .click()
    await expect(state(other)).toHaveText(t('ask.is_unconfirmed'))
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(state(page)).toHaveText(t('ask.is_confirm'))
    // A list that was asked for before the step, and comes after it, undoes nothing.
    const held = Promise.withResolvers<void>()
    await page.route(/state=all/, async (route) => {
      const answer = await route.fetch()
      await held.promise
      await route.fulfill({ response: answer })
    })
    const late = page.waitForResponse(/state=all/)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await press(page, t('ask.done'))
    await expect(state(page)).toHaveText(t('ask.is_done'))
    held.resolve()
    await (await late).finished()
    await expect(state(page)).toHaveText(t('ask.is_done'))
    await page.locator('.request summary').click()
    await expect(page.locator('.request-history li')).toHaveCount(7)
    await expectNoAxeViolations(page)
    await other.context().close()
  })

  // covers M-31, M-51
  test(`what both say is done is rated as a confirmed job, on the profile and the card (${language})`, {
    tag: '@desktop',
  }, async ({ page, request, browser }) => {
    const worker = await addWorker(request)
    await useLanguage(page, language)
    await beSomebody(page, 'Rahel Mekonnen', language)
    await openContact(page, language, worker)
    await dialog(page).locator('#ask-text').fill('Two papers, please')
    await send(page, t('ask.sendMessage'))
    await expect(dialog(page)).toContainText(t('ask.sentAccount'))
    await dialog(page)
      .getByRole('button', { name: t('common.ok') })
      .click()
    const other = await dashboardOf(browser, worker, language, page)
    await row(other).click()
    await press(other, t('ask.accept'))
    await expect(state(other)).toHaveText(t('ask.is_toDo'))
    await press(other, t('ask.done'))
    await expect(state(other)).toHaveText(t('ask.is_unconfirmed'))
    await other.context().close()

    await page.goto('/requests')
    await ready(page)
    await row(page).click()
    await press(page, t('ask.done'))
    await press(page, t('review.rateAndReview'))
    await dialog(page).locator('.star-choice label').nth(3).click()
    await dialog(page).getByLabel(t('review.yours')).fill('Both papers in a week.')
    await dialog(page)
      .getByRole('button', { name: t('review.submit') })
      .click()
    await expect(page.getByRole('dialog', { name: t('review.thanks') })).toContainText(t('review.thanksShown'))

    await page.goto(`/marketplace/gig-worker/${worker.id}`)
    const review = page.locator('.review').filter({ hasText: 'Both papers in a week.' })
    await expect(review).toContainText(t('market.confirmedJob'))
    await expect(page.locator('.profile-rating')).toContainText('4.0')
    await page.goto(`/marketplace?q=${encodeURIComponent(worker.name.en)}&show=60`)
    const card = page.locator('.worker').filter({ has: page.locator(`a[href*="/gig-worker/${worker.id}"]`) })
    await expect(card).toContainText('4.0')
    await expect(card).toContainText(t('market.tasksDone', { count: 1 }))
  })
}

test('a line that drops keeps what was typed, and sends it once', async ({ page, request, browser }) => {
  const worker = await addWorker(request)
  await useLanguage(page, 'en')
  await openContact(page, 'en', worker)
  await dialog(page).locator('#ask-text').fill('Only once')
  await dialog(page).locator('#ask-name').fill('Guest Person')
  await dialog(page).locator('#ask-reach').fill('guest@example.et')
  // The answer is lost on its way: the request has arrived.
  await page.route('**/api/workers/*/requests', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(page, 'Send message')
  await expect(dialog(page).locator('.note.red')).toContainText('Network error')
  await page.unroute('**/api/workers/*/requests')
  await expect(dialog(page).locator('#ask-text')).toHaveValue('Only once')
  await send(page, 'Send message')
  await expect(dialog(page)).toContainText('Your message was sent')
  const other = await dashboardOf(browser, worker, 'en', page)
  await expect(row(other)).toHaveCount(1)
  await other.context().close()
})

// covers M-07
test('a card has two buttons; a sample says that nothing is sent', async ({ page }) => {
  await useLanguage(page, 'en')
  await page.goto('/marketplace')
  await ready(page)
  const card = page
    .locator('.worker')
    .filter({ has: page.locator('.tag', { hasText: 'Sample' }) })
    .first()
  await expect(card.locator('.worker-ways a')).toHaveCount(2)
  await card.getByRole('link', { name: /^Contact / }).click()
  // Before anything is typed in vain.
  await expect(dialog(page)).toContainText('is a sample worker: nobody reads this')
  await dialog(page).locator('#ask-text').fill('Hello')
  await dialog(page).locator('#ask-name').fill('Guest Person')
  await dialog(page).locator('#ask-reach').fill('0911234567')
  await send(page, 'Send message')
  await expect(dialog(page)).toContainText('This worker is a sample')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of WALKED) {
    const t = wordsOf(language)

    // covers M-20
    test(`a guest asks by a form; all that is wrong is said at once, and nothing typed is lost (${language})`, async ({
      page,
      request,
    }) => {
      const worker = await addWorker(request)
      await page.goto(`/marketplace/gig-worker/${worker.id}?lang=${language}`)
      const name = worker.name[language]
      await page
        .getByRole('link', { name: t('guday.contactOf', { name }) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ask.title', { name }))
      const sendButton = page.getByRole('button', { name: t('ask.sendMessage') })
      await sendButton.click()
      await expect(page.locator('.error')).toHaveText([t('ask.messageRequiredText'), t('ask.nameWrong'), t('ask.reachWrong')])
      await page.locator('#ask-text').fill('ፓስፖርት ማደስ')
      await page.locator('#ask-name').fill('አበበ')
      await page.locator('#ask-reach').fill('12')
      await sendButton.click()
      await expect(page.locator('.error')).toHaveText([t('ask.reachWrong')])
      await expect(page.locator('#ask-text')).toHaveValue('ፓስፖርት ማደስ')
      await page.locator('#ask-reach').fill('0911 234 567')
      await sendButton.click()
      await expect(page).toHaveURL(/\/requests\/[\w-]{43}/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ask.follow'))
      await expect(page.locator('.request')).toContainText('ፓስፖርት ማደስ')
    })
  }

  test('a form that is sent twice is one request', async ({ page, request }) => {
    const worker = await addWorker(request)
    await page.goto(`/marketplace/gig-worker/${worker.id}/contact?lang=en`)
    const key = await page.locator('[name=key]').getAttribute('value')
    const origin = new URL(page.url()).origin
    const form = { text: 'Once', name: 'Guest', reach: '0911 234 567', key: key ?? '' }
    const post = () => request.post(page.url(), { form, headers: { origin }, maxRedirects: 0 })
    const [first, second] = [await post(), await post()]
    expect(first.headers().location).toMatch(/\/requests\/[\w-]{43}/)
    expect(second.headers().location).toBe(first.headers().location)
    // After a step back, with other words.
    form.text = 'Once more'
    const third = await post()
    expect(third.headers().location).toMatch(/\/requests\/[\w-]{43}/)
    expect(third.headers().location).not.toBe(first.headers().location)
  })
})
