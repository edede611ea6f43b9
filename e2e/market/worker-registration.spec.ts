// Joining as a worker: from the form with a picture to a card in the marketplace.
import { fileURLToPath } from 'node:url'
import type { Written } from '@menged/ethiopia/languages'
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { dialog, logInBy, mailedLink, newEmail, PASSWORD, toast, wordsOf } from '../support/people.ts'
import { comes, leaveMarketplace } from '../support/workers.ts'

test.afterEach(leaveMarketplace)

/** A picture that is at hand. */
const PICTURE = fileURLToPath(new URL('../../docs/home.png', import.meta.url))
const NAMES = { en: ['Yonas', 'Bekele'], am: ['ዮናስ', 'በቀለ'] } as const
const DESCRIPTIONS = {
  en: 'Court copies, land records and municipal files, fetched and handed in for you.',
  am: 'የፍርድ ቤት ቅጂዎች፣ የመሬት ሰነዶችና የከተማ አስተዳደር ጉዳዮችን አስገባለሁ፤ ተቀብዬም አደርሳለሁ።',
} as const
const CITIES = { en: 'Bahir Dar', am: 'ባሕር ዳር' } as const

test.beforeEach(({ expectedFailures }) => {
  // What the API refuses is an error to the browser's console.
  expectedFailures.push(/status of 4\d\d/)
})

async function open(page: Page, language: Written): Promise<void> {
  await useLanguage(page, language)
  await page.goto('/worker-registration')
  await ready(page)
}
const form = (page: Page) => page.locator('main form')
const submit = (page: Page, language: Written) =>
  form(page).getByRole('button', { name: wordsOf(language)('account.create'), exact: true })

async function fill(page: Page, language: Written, email: string): Promise<void> {
  const t = wordsOf(language)
  const [first, last] = NAMES[language]
  await form(page).locator('[name=firstName]').fill(first)
  await form(page).locator('[name=lastName]').fill(last)
  await form(page).locator('[name=email]').fill(email)
  await form(page).locator('[name=phone]').fill('0911 234 567')
  await form(page).locator('[name=location]').fill(CITIES[language])
  await form(page)
    .getByRole('checkbox', { name: t('worker.documentFiling') })
    .check()
  await form(page).locator('[name=experience]').selectOption('3-5')
  await form(page).locator('[name=hourlyRate]').fill('300.50')
  await form(page).locator('[name=description]').fill(DESCRIPTIONS[language])
  await form(page).locator('[name=password]').fill(PASSWORD)
  await form(page).locator('[name=confirmPassword]').fill(PASSWORD)
  await form(page).locator('[name=agreeToTerms]').check()
}

for (const language of WALKED) {
  const t = wordsOf(language)

  // covers M-03, M-30, M-32, M-33, M-35, M-36, M-37, M-38, M-41, M-43, M-48, M-49, M-51, M-52
  test(`somebody joins with a picture, confirms, logs in, and is listed, in ${language}`, async ({ page, browser }) => {
    const email = comes(newEmail('yonas'))
    await open(page, language)
    await expect(form(page).locator('[name=specialties]')).toHaveCount(16)
    await expect(form(page).locator('[name=experience] option:not([value=""])')).toHaveCount(5)
    await fill(page, language, email)
    await form(page).locator('[name=profileImage]').setInputFiles(PICTURE)
    const shown = form(page).getByRole('img', { name: t('join.imageAlt') })
    await expect(shown).toBeVisible()
    await form(page)
      .getByRole('button', { name: t('join.imageRemove') })
      .click()
    await expect(shown).toHaveCount(0)
    await form(page).locator('[name=profileImage]').setInputFiles(PICTURE)
    await expect(shown).toBeVisible()
    for (const name of ['password', 'confirmPassword'] as const) {
      await form(page)
        .getByRole('button', { name: `${t('join.show')}: ${t(`account.${name}`)}` })
        .click()
      await expect(form(page).locator(`[name=${name}]`)).toHaveAttribute('type', 'text')
    }
    expect(await badTexts(page, 'main')).toEqual([])
    await expectNoAxeViolations(page)
    const sent = Date.now()
    await submit(page, language).click()
    await expect(form(page).getByRole('button', { name: t('account.creating') })).toHaveAttribute('aria-disabled', 'true')
    await expect(page).toHaveURL('/marketplace')
    expect(Date.now() - sent).toBeGreaterThanOrEqual(2000)
    await expect(toast(page, t('join.registrationSuccessful', { email }))).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('draft:join'))).toBeNull()

    const link = await mailedLink(page, email, 'emailConfirmation')
    await page.goto(link)
    await ready(page)
    await page.getByRole('button', { name: t('account.confirmEmail') }).click()
    await expect(page.getByText(t('account.confirmedLead'))).toBeVisible()
    await logInBy(page, language, email)
    await page.goto('/worker-dashboard?tab=profile')
    await ready(page)
    const available = page.getByRole('switch', { name: t('dashboard.available') })
    await expect(available).toHaveAttribute('aria-checked', 'false')
    await expectNoAxeViolations(page)
    await available.click()
    await expect(available).toHaveAttribute('aria-checked', 'true')

    await page.getByRole('link', { name: t('dashboard.seePage') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAMES[language].join(' '))
    const profile = new URL(page.url()).pathname
    await page.goto(`/marketplace?q=${encodeURIComponent(NAMES[language][1])}&sort=reviews&show=120`)
    const card = page
      .locator('.worker')
      .filter({ has: page.locator('img[src^="/api/worker-photos/"]') })
      .first()
    await expect(card).toContainText('300.50')
    await card.scrollIntoViewIfNeeded()
    const picture = card.locator('img')
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(128)

    // The first request: a guest, on another device.
    const context = await browser.newContext({ viewport: page.viewportSize(), serviceWorkers: 'block' })
    const guest = await context.newPage()
    await useLanguage(guest, language)
    await guest.goto(profile)
    await ready(guest)
    await guest
      .getByRole('link', { name: t('guday.contactOf', { name: NAMES[language].join(' ') }) })
      .filter({ visible: true })
      .first()
      .click()
    await dialog(guest).locator('#ask-text').fill('Two papers, please')
    await dialog(guest).locator('#ask-name').fill('Guest Person')
    await dialog(guest).locator('#ask-reach').fill('0911 234 567')
    await dialog(guest)
      .getByRole('button', { name: t('ask.sendMessage') })
      .click()
    await expect(dialog(guest)).toContainText(t('ask.sent_message'))
    await context.close()
    await page.goto('/worker-dashboard')
    await expect(page.locator('.inbox-row')).toContainText('Two papers, please')
  })

  // covers M-34, M-39, M-40, M-42, M-44, M-45, M-46, M-47, M-50
  test(`what is wrong stands under its field, and what was typed stays, in ${language}`, { tag: screenOf(language) }, async ({
    page,
  }) => {
    await open(page, language)
    await submit(page, language).click()
    const required = [
      'firstNameRequired',
      'lastNameRequired',
      'emailRequired',
      'phoneRequired',
      'locationRequired',
      'specialtiesRequired',
      'experienceRequired',
      'hourlyRateRequired',
      'descriptionRequired',
      'passwordRequired',
      'confirmPasswordRequired',
      'agreeToTermsRequired',
    ] as const
    for (const key of required) await expect(form(page).getByText(t(`join.${key}`), { exact: true })).toBeVisible()
    await expect(form(page).locator('[name=firstName]')).toBeFocused()
    await expect(form(page).locator('.required')).toHaveCount(12)
    await expectNoAxeViolations(page)
    await form(page)
      .getByRole('checkbox', { name: t('worker.legalServices') })
      .check()
    await expect(form(page).getByText(t('join.specialtiesRequired'))).toHaveCount(0)
    const wrong = [
      ['email', 'yonas.bekele', 'emailInvalid'],
      ['phone', '12345', 'phoneInvalid'],
      ['hourlyRate', '-1', 'validHourlyRate'],
      ['description', 'a'.repeat(49), 'descriptionMinLength'],
      ['password', '12345', 'passwordMinLength'],
      ['confirmPassword', 'else', 'passwordsDoNotMatch'],
    ] as const
    for (const [name, typed] of wrong) await form(page).locator(`[name=${name}]`).fill(typed)
    await expect(form(page).getByText('49 / 500')).toBeVisible()
    await submit(page, language).click()
    for (const [, , key] of wrong) await expect(form(page).getByText(t(`join.${key}`), { exact: true })).toBeVisible()
    await expect(form(page).locator('[name=hourlyRate]')).toHaveAttribute('step', '0.01')

    const image = form(page).locator('[name=profileImage]')
    await image.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('a text') })
    await expect(form(page).getByText(t('join.imageTypeInvalid'))).toBeVisible()
    await image.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(form(page).getByText(t('join.imageTypeInvalid'))).toBeVisible()
    await image.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) })
    await expect(form(page).getByText(t('join.imageSizeTooLarge'))).toBeVisible()
    await expect(form(page).locator('[name=description]')).toHaveValue('a'.repeat(49))
  })
}

test('a line that drops keeps the form; sent again it is one registration', async ({ page, expectedFailures }) => {
  expectedFailures.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const t = wordsOf('en')
  const email = newEmail('lost')
  await open(page, 'en')
  await fill(page, 'en', email)
  // The server takes it, and the answer is lost.
  await page.route('**/api/workers', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page, 'en').click()
  await expect(form(page).getByRole('alert')).toHaveText(t('join.registrationFailed'))
  await expect(form(page).locator('[name=email]')).toHaveValue(email)
  await page.unroute('**/api/workers')
  await submit(page, 'en').click()
  await expect(page).toHaveURL('/marketplace')
  await expect(toast(page, t('join.registrationSuccessful', { email }))).toBeVisible()

  await page.goto('/worker-registration')
  await ready(page)
  await fill(page, 'en', email)
  await submit(page, 'en').click()
  await expect(form(page).getByText(t('error.emailTaken'))).toBeVisible()
  await expect(form(page).getByRole('alert')).toHaveText(t('join.registrationFailed'))
})

test('what was typed is offered back on the next visit, without the passwords', async ({ page }) => {
  const t = wordsOf('en')
  await open(page, 'en')
  await fill(page, 'en', 'draft@example.et')
  await page.goto('/')
  await page.goto('/worker-registration')
  await ready(page)
  await expect(dialog(page)).toContainText('Yonas Bekele')
  await dialog(page)
    .getByRole('button', { name: t('common.restore') })
    .click()
  await expect(form(page).locator('[name=firstName]')).toHaveValue('Yonas')
  await expect(form(page).getByRole('checkbox', { name: t('worker.documentFiling') })).toBeChecked()
  await expect(form(page).locator('[name=password]')).toHaveValue('')
  await page.reload()
  await ready(page)
  await dialog(page)
    .getByRole('button', { name: t('common.discard') })
    .click()
  await page.reload()
  await ready(page)
  await expect(dialog(page)).toHaveCount(0)
})

test('a specialty that is none is refused like none at all', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.post('/worker-registration?lang=en', { form: { specialties: 'nobodyKnows', firstName: 'Yonas' } })
  expect(answer.status()).toBe(400)
  expect(await answer.text()).not.toContain('nobodyKnows')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form says what is wrong, and makes the account', { tag: '@desktop' }, async ({ page }) => {
    const t = wordsOf('en')
    const email = newEmail('plain')
    await useLanguage(page, 'en')
    await page.goto('/worker-registration')
    await fill(page, 'en', 'plain')
    await submit(page, 'en').click()
    await expect(form(page).getByText(t('join.emailInvalid'))).toBeVisible()
    await expect(form(page).locator('[name=firstName]')).toHaveValue('Yonas')
    await fill(page, 'en', email)
    await submit(page, 'en').click()
    await expect(page.getByText(t('join.registrationSuccessful', { email }))).toBeVisible()
  })
})
