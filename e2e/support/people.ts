// People of the journeys: they register, read their mail in the local mailbox, and log in, in their language.
import { randomBytes } from 'node:crypto'
import type { Language, Written } from '@menged/ethiopia/languages'
import { translateIn } from '@menged/i18n'
import { type APIRequestContext, expect, type Locator, type Page, request } from '@playwright/test'
import pg from 'pg'
import type { Portal } from '../../scripts/portal.ts'
import { ONE_TRY, ready } from './fixtures.ts'

/** With the key that playwright.config.ts gives. */
export const MAILBOX = '/dev/mail?key=key-of-the-journeys'
export const PASSWORD = 'ማክሰኞ ከሰዓት 9:30'
export const newEmail = (who = 'hana'): string => `${who}-${randomBytes(5).toString('hex')}@example.et`
export const wordsOf = (language: Language) => translateIn(language)

export const dialog = (page: Page): Locator => page.locator('dialog[open]')
export const toast = (page: Page, text: string): Locator => page.locator('.toast').filter({ hasText: text })

/** A personal account that is there before the journey begins. */
export async function addPerson(request: APIRequestContext, change: object = {}): Promise<string> {
  const companyEmail = newEmail()
  const data = { fullName: 'ሀና ተስፋዬ', companyEmail, password: PASSWORD, role: 'normalUser', ...change }
  expect((await request.post('/api/auth/register', { data })).status()).toBe(200)
  return companyEmail
}

export async function tokenOf(request: APIRequestContext, companyemail: string, password = PASSWORD): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { companyemail, password } })
  return ((await answer.json()) as { token: string }).token
}

/** The token of a new administrator of a portal of its own. */
export async function adminOf(portal: Portal): Promise<string> {
  const here = await request.newContext({ baseURL: portal.origin })
  const email = await addPerson(here, { fullName: 'Meron' })
  const database = new pg.Client(portal.database)
  await database.connect()
  await database.query(`update users set role = 'admin', confirmed_at = now() where email = $1`, [email])
  await database.end()
  const token = await tokenOf(here, email)
  await here.dispose()
  return token
}

/** Signed in as an earlier visit left it. */
export async function signInEarlier(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (location.protocol.startsWith('http') && !sessionStorage.getItem('put')) {
      sessionStorage.setItem('put', 'yes')
      localStorage.setItem('token', kept)
    }
  }, token)
}

/** By the header's icon, or on a phone by the menu. */
export async function openLogin(page: Page, language: Language): Promise<void> {
  const t = wordsOf(language)
  const icon = page.getByRole('banner').getByRole('link', { name: t('nav.login') })
  if (await icon.isVisible()) await icon.click()
  else {
    await page.getByRole('button', { name: t('nav.openMenu') }).click()
    await page
      .locator('#mobile-menu')
      .getByRole('link', { name: t('nav.login') })
      .click()
  }
  await expect(dialog(page)).toBeVisible()
}

export async function fillLogin(page: Page, language: Language, email: string, password = PASSWORD): Promise<void> {
  const t = wordsOf(language)
  await dialog(page).locator('[name=email]').fill(email)
  await dialog(page).locator('[name=password]').fill(password)
  await dialog(page)
    .getByRole('button', { name: t('account.logIn'), exact: true })
    .click()
}

export async function logInBy(page: Page, language: Written, email: string): Promise<void> {
  await openLogin(page, language)
  await fillLogin(page, language, email)
  await expect(toast(page, wordsOf(language)('account.loggedIn'))).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

/** The account menu of the header, or the rows of the mobile menu. */
export async function openMenu(page: Page, language: Written): Promise<Locator> {
  const t = wordsOf(language)
  const phone = page.getByRole('button', { name: t('nav.openMenu') })
  if (await phone.isVisible()) {
    await phone.click()
    return page.locator('#mobile-menu')
  }
  await page.getByRole('banner').locator('[aria-haspopup]').click()
  return page.locator('[role=menu]')
}

/** The address of the link that the newest mail to somebody carries, once a mail with such a link has arrived. */
export async function mailedLink(page: Page, email: string, kind: 'emailConfirmation' | 'passwordreset'): Promise<string> {
  const link = page.locator(`.text a[href*="/${kind}/"]`).first()
  await expect(async () => {
    await page.goto(MAILBOX)
    await page.locator('li').filter({ hasText: email }).getByRole('link').first().click(ONE_TRY)
    await expect(link).toBeVisible(ONE_TRY)
  }).toPass()
  return new URL((await link.getAttribute('href')) ?? '').pathname
}

export { ready }

/** An account whose address is confirmed, signed in on this page. */
export async function beSomebody(page: Page, fullName: string, language: Written = 'en'): Promise<void> {
  const t = wordsOf(language)
  const email = await addPerson(page.request, { fullName })
  const link = await mailedLink(page, email, 'emailConfirmation')
  await page.goto(`${link}?lang=${language}`)
  await ready(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.confirmEmail') })
    .click()
  await expect(
    page
      .getByRole('main')
      .getByText(t('account.confirmedHere'))
      .or(page.getByText(t('account.confirmed'))),
  ).toBeVisible()
  await signInEarlier(page, await tokenOf(page.request, email))
}
