// An administrator enters rates by hand: what cannot be is refused, what is far away waits, and readers see the rest with its day and source.
import { addisDate } from '@menged/ethiopia/calendar'
import { formatDay } from '@menged/ethiopia/weekdays'
import type { Page } from '@playwright/test'
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready, test, useLanguage } from '../support/fixtures.ts'
import { adminOf, signInEarlier, wordsOf } from '../support/people.ts'

// Of its own: real rates take the place of the samples that journeys beside this one read.
let portal: Portal
test.beforeAll(async () => {
  portal = await startPortal()
})
test.afterAll(async () => {
  expect(await portal.stop()).toBe(0)
})

const t = wordsOf('en')
const form = (page: Page) => page.getByRole('region', { name: t('desks.byHand') })
async function enter(page: Page, bank: string, buying: string, selling: string): Promise<void> {
  await form(page).getByLabel(t('desks.bank'), { exact: true }).selectOption(bank)
  await form(page).getByLabel(t('desks.amount_cash_buying')).fill(buying)
  await form(page).getByLabel(t('desks.amount_cash_selling')).fill(selling)
  await form(page)
    .getByRole('button', { name: t('desks.storeOne') })
    .click()
}

test('a rate that is entered by hand is read with its day and source; an absurd one is refused or waits', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await useLanguage(page, 'en')
  await signInEarlier(page, await adminOf(portal))
  await page.goto(`${portal.origin}/admin/rates`)
  await ready(page)
  const buying = form(page).getByLabel(t('desks.amount_cash_buying'))

  await enter(page, 'AWB', '0', '153')
  await expect(form(page).getByText(t('rates.refused_positive'))).toBeVisible()
  await expect(buying).toHaveAccessibleDescription(t('rates.refused_positive'))
  await expect(buying).toHaveValue('0')
  await expect(form(page).getByLabel(t('desks.bank'), { exact: true })).toHaveValue('AWB')
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])

  await enter(page, 'AWB', '150.25', '153')
  await expect(form(page).getByText(t('desks.storedOne'))).toBeVisible()
  await expect(buying).toHaveValue('')

  await enter(page, 'DB', '1502.5', '1530')
  await expect(form(page).getByText(t('desks.heldOne'))).toBeVisible()
  await expect(buying).toHaveValue('1502.5')
  await expect(page.getByRole('region', { name: t('desks.held') }).getByRole('row')).toContainText([/.*/, /DB USD/])

  const reader = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const am = wordsOf('am')
  await expect(async () => {
    await reader.goto(`${portal.origin}/exchange?lang=am`)
    await expect(reader.locator('.rates-banks tbody tr')).toHaveCount(1, ONE_TRY)
  }).toPass()
  await expect(reader.locator('.rates-banks tbody tr')).toContainText([/አዋሽ ባንክ.*150\.25.*153/s])
  const published = reader.locator('.rates-published')
  await expect(published).toContainText(formatDay(addisDate(new Date()), 'am'))
  await expect(published).toContainText(am('rates.source', { name: am('rates.source_bank') }))
  await expect(published).not.toContainText(am('rates.sample'))
  await reader.context().close()
})
