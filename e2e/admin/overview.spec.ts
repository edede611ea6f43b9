// The first screen of the admin area: an administrator sees what was just recorded, for other days as well, and takes it along; an editor sees where
// to work.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'

const POST = 'trade-licence'

async function openAs(page: Page, role: 'admin' | 'editor', language: 'en' | 'am', path = '/admin'): Promise<string> {
  const email = await addPerson(page.request, { fullName: 'Meron' })
  await runSql('update users set role = $2, confirmed_at = now() where email = $1', [email, role])
  const token = await tokenOf(page.request, email)
  await useLanguage(page, language)
  await signInEarlier(page, token)
  await page.goto(path)
  await ready(page)
  return token
}
const share = async (page: Page) =>
  expect((await page.request.post('/api/admin/stats/share-count', { data: { postId: POST } })).status()).toBe(200)
const card = (page: Page, name: string) => page.locator('.overview-number').filter({ hasText: name })
const total = async (page: Page, name: string): Promise<number> =>
  Number((await card(page, name).locator('.overview-total').textContent())?.replaceAll(',', ''))

/** Sample views do not count. */
const view = () =>
  runSql(
    `insert into post_views_daily (post_id, day, views) values ($1, (now() at time zone 'Africa/Addis_Ababa')::date, 1)
     on conflict (post_id, day) do update set views = post_views_daily.views + 1`,
    [POST],
  )

// covers S-13
test('an administrator sees what was just recorded, for other days too, and takes it along', { tag: '@desktop' }, async ({
  page,
}) => {
  const t = wordsOf('en')
  const words = `newborn passport ${randomUUID().slice(0, 8)}`
  await runSql(
    `insert into statistics_daily (day, kind, subject, outcome, count)
     values ((now() at time zone 'Africa/Addis_Ababa')::date, 'post-search', $1, 'missing', 90000)`,
    [words],
  )
  await view()
  await openAs(page, 'admin', 'en')
  const before = await total(page, t('overview.shares'))
  for (let n = 0; n < 3; n += 1) await share(page)
  await page.reload()
  await expect(card(page, t('overview.shares'))).toBeVisible()
  // Others may share at the same time.
  expect(await total(page, t('overview.shares'))).toBeGreaterThanOrEqual(before + 3)
  await expect(page.locator('.overview-plot svg')).toHaveAttribute('aria-label', /\d/)
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])

  await page.getByRole('link', { name: t('overview.days', { count: 90 }) }).click()
  await expect(page).toHaveURL(/days=90/)
  await page.getByRole('button', { name: t('overview.asTable') }).click()
  await expect(page.locator('.overview-table tbody tr')).toHaveCount(90)
  await expectNoAxeViolations(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('overview.export') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('menged-overview.csv')
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(91)

  const searched = page.locator('.overview-searches li').filter({ hasText: words })
  await searched.getByRole('link', { name: t('overview.noGuide') }).click()
  await expect(dialog(page)).toContainText(t('publishing.newPost'))
})

test('the same in Amharic, with Ethiopian days', { tag: '@desktop' }, async ({ page }) => {
  await view()
  await openAs(page, 'admin', 'am', '/admin?days=7')
  await expect(page.locator('.overview-figures')).toContainText(/ከ\S+ \d+ ቀን \d{4} ዓ\.ም\. እስከ/)
  await expect(page.locator('.overview-plot')).toHaveCSS('direction', 'ltr')
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
})

test('an editor sees only where to work', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAs(page, 'editor', 'am')
  const ways = page.locator('.overview-welcome a')
  await expect(ways.filter({ hasText: wordsOf('am')('publishing.posts') })).toBeVisible()
  expect(await ways.filter({ hasText: wordsOf('am')('people.users') }).count()).toBe(0)
  await expect(page.locator('.overview-number')).toHaveCount(0)
  expect(asked).not.toContain('/api/admin/overview')
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await useLanguage(page, 'en')
  await page.goto('/admin')
  await expect(ways.filter({ hasText: wordsOf('en')('publishing.posts') })).toBeVisible()
  expect(await badTexts(page)).toEqual([])
})

test('the menu fits a laptop: groups fold, and the way out, language and theme stay in sight', { tag: '@desktop' }, async ({
  page,
}) => {
  const t = wordsOf('en')
  await openAs(page, 'admin', 'en')
  const side = page.locator('.admin-side')
  const menu = side.locator('.admin-menu')
  await expect(menu.getByRole('link', { name: t('people.organisations') })).toBeVisible()
  expect(await menu.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
  await expect(menu.getByRole('link', { name: t('people.audit') })).toBeHidden()
  await menu.getByText(t('admin.group_system'), { exact: true }).click()
  await menu.getByRole('link', { name: t('people.audit') }).click()
  await expect(page).toHaveURL(/\/admin\/audit/)
  // However much is open, and on a lower screen.
  await page.setViewportSize({ width: 1280, height: 600 })
  for (const control of [side.getByRole('link', { name: t('admin.toPortal') }), side.getByRole('button', { name: 'አማርኛ' })])
    await expect(control).toBeInViewport({ ratio: 1 })
  await expect(menu.locator('[aria-current=page]')).toHaveText(t('people.audit'))
})
