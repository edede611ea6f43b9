// Afaan Oromoo: a draft of the interface, on a portal whose operator has switched it on. Guides stay in English or Amharic.
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready } from '../support/fixtures.ts'
import { test } from '../support/own-portal.ts'
import { addPerson, dialog, fillLogin, MAILBOX, openLogin, toast, wordsOf } from '../support/people.ts'

test.use({ settings: { LANGUAGES: 'en,am,om', OPERATOR_KEY: 'key-of-the-journeys' } })
test.describe.configure({ mode: 'default' })

const t = wordsOf('om')

/** By the switch of the menu, as a reader of a phone does. */
async function choose(page: Page): Promise<void> {
  await page.goto('/')
  await ready(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const languages = page.locator('#mobile-menu [name=language]')
  await expect(languages).toHaveText(['EN', 'አማርኛ', 'Afaan Oromoo'])
  await languages.last().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'om')
  await ready(page)
}

test('home and search speak it; words that are missing are English', async ({ page }) => {
  await choose(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('button', { name: t('nav.openMenu') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'))
  expect(t('home.title')).toBe(wordsOf('en')('home.title'))
  expect(await badTexts(page)).toEqual([])
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('searchbox').first().fill('passport')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=passport/)
  await expect(page.getByRole('main')).toContainText(t('search.sortBy'))
  await expect(page.locator('article').first()).toContainText(/passport/i)
  await page.goto('/search?q=zzzz')
  await expect(page.getByRole('main')).toContainText('“zzzz”')
})

test('a guide has its labels, and its text in English', async ({ page }) => {
  await choose(page)
  await page.goto('/post/detail/new-passport')
  await ready(page)
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en')
  for (const label of ['post.steps', 'post.fees', 'post.office'] as const)
    await expect(page.getByRole('heading', { name: t(label) }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('post.atAGlance'))
  await expect(page.locator('.post-note')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /lang=en$/)
  expect(await badTexts(page)).toEqual([])
})

test('login says what is wrong, and the mail of an account comes in it', async ({ page, request, expectedFailures }) => {
  expectedFailures.push(/401/)
  await choose(page)
  await openLogin(page, 'om')
  await expect(dialog(page)).toContainText(t('account.forgot'))
  await fillLogin(page, 'om', 'nobody@example.et')
  await expect(
    toast(page, t('account.loginInvalid'))
      .or(dialog(page).getByText(t('account.loginInvalid')))
      .first(),
  ).toBeVisible()
  const email = await addPerson(request, { language: 'om' })
  await fillLogin(page, 'om', email)
  await expect(dialog(page)).toHaveCount(0)
  await expect(async () => {
    await page.goto(MAILBOX)
    await expect(page.locator('li').filter({ hasText: email })).toContainText(t('mail.confirmSubject'), ONE_TRY)
  }).toPass()
  await page.locator('li').filter({ hasText: email }).getByRole('link').first().click()
  await expect(page.locator('body')).toContainText(t('mail.confirmText'))
})
