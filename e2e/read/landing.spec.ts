// The landing page and the plans: anchors, voices, the switch of prices, and how a plan is chosen.
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'

async function open(page: Page, path = '/landing', language: 'am' | 'en' = 'en'): Promise<void> {
  await useLanguage(page, language)
  await page.goto(path)
  await ready(page)
}

for (const language of WALKED) {
  // covers L-01, L-03, L-05, L-06, L-07
  test(`the page says what it offers, to whom, and who stands behind it (${language})`, { tag: screenOf(language) }, async ({
    page,
  }) => {
    const t = wordsOf(language)
    await open(page, '/landing', language)
    for (const id of ['home', 'services', 'testemonials', 'pricing']) await expect(page.locator(`section#${id}`)).toHaveCount(1)
    await expect(page.locator('.landing-claims')).toContainText('4.8')
    await expect(page.locator('.landing-claims')).toContainText('700k+')
    await expect(page.locator('.landing-claims')).toContainText(t('landing.sample'))
    await expect(page.locator('.landing-services h3')).toHaveCount(3)
    await expect(page.locator('.partners li')).toHaveCount(7)
    await expect(page.locator('.landing-partners')).toContainText(t('landing.sample'))
    await expect(page.getByText(t('landing.sampleVoices'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('landing.leaveMessage') })).toHaveAttribute('href', /\/about-us/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
  })

  // covers L-08, L-09, L-10
  test(`prices by the month and by the year (${language})`, { tag: screenOf(language) }, async ({ page }) => {
    const t = wordsOf(language)
    await open(page, '/pricing', language)
    const amounts = page.locator('.plan .amount')
    await expect(amounts).toHaveText([/1,000/, /5,000/, t('landing.custom')])
    await expect(page.locator('.segments .active')).toContainText(t('landing.unlimited'))
    await page.getByRole('link', { name: t('landing.period_monthly'), exact: true }).click()
    await expect(amounts).toHaveText([/1,200/, /6,500/, t('landing.custom')])
    await expect(page.locator('.plan .points').filter({ hasText: t('landing.unlimited') })).toHaveCount(0)
    await page.locator('.plan-questions summary').first().click()
    await expect(page.locator('.plan-questions details').first().locator('p')).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
  })
}

// covers L-02, L-04
test('anchors are reached smoothly, and stop short by what the header needs', { tag: '@both' }, async ({ page, isMobile }) => {
  await open(page)
  const links = isMobile ? page.locator('.landing-menu nav') : page.locator('.landing-anchors')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).or(page.locator('.landing-menu summary')).first().click()
  await links.getByRole('link', { name: 'Testimonials' }).click()
  const top = () => page.locator('#testemonials').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBe(50)
  await expect(page).toHaveURL(/#testemonials$/)
  if (isMobile) {
    await expect(links).toBeHidden()
    await page.locator('.landing-menu summary').click()
  }
  await links.getByRole('link', { name: 'Home' }).click()
  const home = page.locator('#home')
  await expect.poll(() => home.evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBeGreaterThanOrEqual(70)
})

// covers L-11
test('the way back to the top is hidden near both ends', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 99))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 600))
  await expect(button).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 600))
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

// covers L-05
test('a voice is fetched when it is played, and one speaks at a time', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/voices/')) fetched.push(pathname)
  })
  await open(page)
  await page.locator('#testemonials').scrollIntoViewIfNeeded()
  expect(fetched).toEqual([])
  const at = (place: number) =>
    page
      .locator('audio')
      .nth(place)
      .evaluate((audio: HTMLAudioElement) => ({ seconds: audio.currentTime, isPaused: audio.paused }))
  await page.locator('.voice-button').nth(0).click()
  await expect.poll(async () => (await at(0)).seconds).toBeGreaterThan(0.2)
  await page.locator('.voice-button').nth(1).click()
  await expect.poll(async () => (await at(1)).seconds).toBeGreaterThan(0.2)
  expect((await at(0)).isPaused).toBe(true)
  await expect(page.getByRole('button', { name: 'Pause Solomon Wolde’s recording' })).toBeVisible()
  await page.locator('.voice-button').nth(1).click()
  await expect.poll(async () => (await at(1)).isPaused).toBe(true)
  expect(new Set(fetched).size).toBe(2)
})

// covers L-12
test('a first visit asks for the language, once', async ({ page }) => {
  await page.goto('/landing')
  await ready(page)
  await expect(dialog(page).getByRole('heading', { name: 'Select Language' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'አማርኛ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await ready(page)
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(dialog(page)).toHaveCount(0)
})

test('choosing a plan: a guest signs up, an account asks the operator', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/pricing')
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await expect(dialog(page).locator('[name=fullName]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', /\/about-us/)
  await signInEarlier(page, await tokenOf(page.request, await addPerson(page.request)))
  await page.reload()
  await ready(page)
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await dialog(page).getByRole('button', { name: 'Ask for this plan' }).click()
  await expect(dialog(page)).toContainText('We have your request')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is read, and prices are switched by their address', async ({ page }) => {
    await page.goto('/landing')
    await expect(page.locator('.plan')).toHaveCount(3)
    await expect(page.locator('blockquote')).toHaveCount(4)
    await page.getByRole('link', { name: 'Monthly', exact: true }).click()
    await expect(page.locator('.plan .amount').first()).toHaveText(/1,200/)
  })
})

test('a first visit fetches no more than 250,000 bytes', { tag: '@desktop' }, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(250_000)
})
