// Keeping content true: a reported change is seen, looked into and done; held reports of what it really took are counted.
import { randomUUID } from 'node:crypto'
import { type Page, request } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready, test, useLanguage } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, toast, tokenOf, wordsOf } from '../support/people.ts'

/** Guides that no other journey reports anything of. */
const REPORTED = 'water-connection'
const TOLD = 'vehicle-inspection'

async function beStaff(page: Page, role: 'editor' | 'admin', language: 'en' | 'am'): Promise<void> {
  const email = await addPerson(page.request, { fullName: 'ሜሮን አለሙ' })
  await runSql('update users set role = $2, confirmed_at = now() where email = $1', [email, role])
  await useLanguage(page, language)
  await signInEarlier(page, await tokenOf(page.request, email))
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

test('a reported change leads to the draft of its guide, and is marked as done with a note', { tag: '@desktop' }, async ({
  page,
}) => {
  const t = wordsOf('am')
  const text = `የማገናኛ ክፍያው ጨምሯል። ${randomUUID()}`
  const data = { text, contact: '0911223344', language: 'am' }
  expect((await page.request.post(`/api/posts/${REPORTED}/changes`, { data })).status()).toBe(200)
  await beStaff(page, 'editor', 'am')
  await open(page, '/admin/content')
  await page.getByRole('link', { name: t('upkeep.list_changes') }).click()
  const row = page.getByRole('row').filter({ hasText: text })
  await expect(row).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await row.getByRole('button', { name: t('upkeep.edit') }).click()
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/)
  await page.goBack()
  await row.getByRole('button', { name: t('upkeep.markDone') }).click()
  await dialog(page).locator('[name=note]').fill('ክፍያው ተስተካክሏል።')
  await expectNoAxeViolations(page)
  await dialog(page)
    .getByRole('button', { name: t('upkeep.markDone') })
    .click()
  await expect(toast(page, t('upkeep.settled'))).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: t('upkeep.done'), exact: true }).click()
  await expect(row).toContainText('ክፍያው ተስተካክሏል።')
})

test('held reports of what it really took are counted together', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const t = wordsOf('en')
  for (let i = 0; i < 6; i += 1) {
    const device = await request.newContext({ baseURL: baseURL ?? '' })
    const data = { paid: 4321, days: null, office: null, language: 'en' }
    expect((await device.post(`/api/posts/${TOLD}/experiences`, { data })).status()).toBe(200)
    await device.dispose()
  }
  await beStaff(page, 'editor', 'en')
  await open(page, '/admin/content?list=took')
  const rows = page.getByRole('row').filter({ hasText: '4,321' })
  // One report of a network counts at once in a day; the other five are held.
  await expect(rows).toHaveCount(5)
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  const decide = async (button: string) => {
    for (const row of await rows.all()) await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(rows).toHaveCount(0)
  }
  await decide(t('upkeep.leaveOut'))
  await page
    .locator('.toast')
    .getByRole('button', { name: t('post.undo') })
    .click()
  await expect(rows).toHaveCount(5)
  await decide(t('upkeep.count'))
  await expect(toast(page, t('upkeep.counted'))).toBeVisible()
  const shown = t('post.told_cost', { middle: '4,321', low: '4,321', high: '4,321', reports: '6' })
  await expect(async () => {
    await page.goto(`/post/detail/${TOLD}`)
    await expect(page.locator('#glance').getByText(shown)).toBeVisible(ONE_TRY)
  }).toPass()
})

test('a guide that is marked as checked leaves the list of those that are due, until that is taken back', {
  tag: '@desktop',
}, async ({ page }) => {
  const t = wordsOf('en')
  await beStaff(page, 'editor', 'en')
  await open(page, '/admin/content')
  const name = (await page.locator('.upkeep-table .upkeep-name').last().textContent()) ?? ''
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `${t('upkeep.checked')}: ${name}` }).click()
  await page.getByLabel(t('upkeep.looked')).fill('The page of the office')
  await expectNoAxeViolations(page)
  await page
    .locator('dialog')
    .getByRole('button', { name: t('upkeep.checked') })
    .click()
  const row = page.getByRole('button', { name: `${t('upkeep.checked')}: ${name}` })
  await expect(row).toHaveCount(0)
  // A slip is taken back: the public is told nothing that nobody has looked at.
  await page
    .locator('.toast')
    .getByRole('button', { name: t('post.undo') })
    .click()
  await expect(toast(page, t('admin.takenBack'))).toBeVisible()
  await expect(row).toBeVisible()
})

test('several guides are checked at once, and stand in the calendar', { tag: '@desktop' }, async ({ page }) => {
  const t = wordsOf('am')
  await beStaff(page, 'editor', 'am')
  await open(page, '/admin/content')
  const boxes = page.locator('.upkeep-table').getByRole('checkbox')
  await page.getByLabel(t('upkeep.selectAll')).check()
  await expect(page.locator('.upkeep-table').getByRole('checkbox', { checked: false })).toHaveCount(0)
  await page.getByLabel(t('upkeep.selectAll')).uncheck()
  await expect(page.locator('.upkeep-table').getByRole('checkbox', { checked: true })).toHaveCount(0)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const names = await page.locator('.upkeep-table .upkeep-name').allTextContents()
  await page.getByRole('button', { name: t('upkeep.checked'), exact: true }).click()
  await expect(page.locator('.upkeep-checked li')).toHaveText(names.slice(0, 2))
  await page.getByLabel(t('upkeep.looked')).fill('የመሥሪያ ቤቱ ድረ ገጽ')
  await page
    .locator('dialog')
    .getByRole('button', { name: t('upkeep.checked') })
    .click()
  await expect(page.locator('.upkeep-months li').first()).toBeVisible()
  for (const name of names.slice(0, 2)) await expect(page.locator('.upkeep-table .upkeep-name', { hasText: name })).toHaveCount(0)
  expect(await badTexts(page)).toEqual([])
})

test('a text of the landing page is changed, seen there, and put back', { tag: '@desktop' }, async ({ page, request: guest }) => {
  const t = wordsOf('am')
  await beStaff(page, 'admin', 'am')
  await open(page, '/admin/banners')
  const group = page
    .locator('#copy-landing')
    .locator('..')
    .locator('..')
    .locator('details')
    .filter({ hasText: t('copy.part_support') })
  await group.locator('summary').click()
  const row = page.locator('[id="copy-landing-support.title"]')
  const shipped = (await row.locator('[lang=en]').textContent()) ?? ''
  const own = `Help at night ${randomUUID().slice(0, 8)}`
  await row.getByRole('button', { name: t('copy.change') }).click()
  await dialog(page).locator('#copy-en').fill(own)
  await expect(dialog(page).locator('.copy-preview')).toContainText(own)
  await expectNoAxeViolations(page)
  await dialog(page)
    .getByRole('button', { name: t('copy.save') })
    .click()
  await expect(row).toContainText(own)
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  const landing = async () => await (await guest.get('/landing?lang=en')).text()
  await expect.poll(landing).toContain(own)
  await row.getByRole('button', { name: t('copy.putBack') }).click()
  await dialog(page)
    .getByRole('button', { name: t('copy.putBack') })
    .click()
  await expect(row).toContainText(shipped)
  await expect.poll(landing).not.toContain(own)
})
