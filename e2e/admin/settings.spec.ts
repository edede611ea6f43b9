// An administrator changes the phone number and closes registration while the portal runs, and goes back to the defaults.
import type { Page } from '@playwright/test'
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready, test, useLanguage } from '../support/fixtures.ts'
import { adminOf, dialog, newEmail, openLogin, PASSWORD, signInEarlier, toast, wordsOf } from '../support/people.ts'

const t = wordsOf('en')
// Of its own: journeys beside this one register people.
let portal: Portal
test.beforeAll(async () => {
  portal = await startPortal({ env: { CONTACT_PHONE: '+251900000001' } })
})
test.afterAll(async () => {
  expect(await portal.stop()).toBe(0)
})

const row = (page: Page, key: 'contactPhone' | 'registration') =>
  page.getByRole('listitem').filter({ has: page.getByLabel(t(`settings.name_${key}`), { exact: true }) })

test('the phone number is changed, registration closed, and both go back to the default', { tag: '@desktop' }, async ({
  page,
  browser,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 403/)
  await useLanguage(page, 'en')
  await signInEarlier(page, await adminOf(portal))
  await page.goto(`${portal.origin}/admin/settings`)
  await ready(page)
  await expect(row(page, 'contactPhone').getByRole('textbox')).toHaveValue('+251900000001')
  await expectNoAxeViolations(page)
  const guest = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await useLanguage(guest, 'en')
  const phone = guest.getByRole('link', { name: '0911 234 567' })

  await row(page, 'contactPhone').getByRole('textbox').fill('0911 234 567')
  await row(page, 'contactPhone')
    .getByRole('button', { name: t('settings.save') })
    .click()
  await expect(toast(page, t('settings.saved'))).toBeVisible()
  await expect(async () => {
    await guest.goto(`${portal.origin}/about-us`)
    await expect(phone).toHaveAttribute('href', 'tel:+251911234567', ONE_TRY)
  }).toPass()

  await row(page, 'registration').getByText(t('settings.closed'), { exact: true }).click()
  await row(page, 'registration')
    .getByRole('button', { name: t('settings.save') })
    .click()
  await expect(row(page, 'registration').getByRole('button', { name: t('settings.back') })).toBeVisible()
  await expect(row(page, 'registration').getByRole('radio', { name: t('settings.closed') })).toBeChecked()
  await ready(guest)
  await openLogin(guest, 'en')
  await dialog(guest)
    .getByRole('button', { name: t('account.createAccount') })
    .click()
  await dialog(guest).getByLabel(t('account.fullName')).fill('Hana Tesfaye')
  await dialog(guest).getByLabel(t('account.email')).fill(newEmail())
  await dialog(guest).locator('[name=password]').fill(PASSWORD)
  await dialog(guest).getByLabel(t('account.confirmPassword')).fill(PASSWORD)
  await dialog(guest)
    .getByRole('button', { name: t('account.create'), exact: true })
    .click()
  await expect(dialog(guest).getByText(t('account.registrationClosed'))).toBeVisible()

  // Now that nobody waits: a guest who stays on a page for long is asked about notifications.
  await expectNoAxeViolations(page)
  for (const key of ['contactPhone', 'registration'] as const) {
    const back = row(page, key).getByRole('button', { name: t('settings.back') })
    await back.click()
    await expect(back).toHaveCount(0)
  }
  expect(await badTexts(page)).toEqual([])
  await expect(async () => {
    await guest.goto(`${portal.origin}/about-us`)
    await expect(guest.getByRole('link', { name: '0900 000 001' })).toBeVisible(ONE_TRY)
  }).toPass()
  await guest.context().close()
})
