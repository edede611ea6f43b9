// Reading a guide.
import { expect, ready, test, useLanguage } from '../support/fixtures.ts'

const GUIDE = '/post/detail/trade-licence'

// covers P-03, P-48
test('facts, documents, steps, fees, office, law, sources and the date of the facts', { tag: '@both' }, async ({ page }) => {
  await page.goto(GUIDE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to get a trade licence in Ethiopia')
  await expect(page.locator('time').first()).toHaveText(/^(Today|\d+ days? ago|\d+ weeks? ago|\d\d-\d\d-\d{4})$/)
  for (const fact of ['Cost', 'Time', 'Where', 'Valid for'])
    await expect(page.locator('.facts').getByText(fact, { exact: true })).toBeVisible()
  await expect(page.locator('.facts input[type=checkbox]')).toHaveCount(9)
  await expect(page.locator('.steps > li')).toHaveCount(9)
  for (const heading of ['Steps', 'Fees in full', 'Office', 'Legal basis', 'Sources', 'Where to check']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  await expect(page.getByText('Facts as of 2024').first()).toBeVisible()
  await expect(page.getByText('Not checked recently: confirm first')).toBeVisible()
  await expect(page.locator('.fees').getByText('Not dated').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /etrade\.gov\.et/ }).first()).toHaveAttribute('href', /^https:\/\/etrade\.gov\.et/)
})

// covers P-03
test('documents and steps that are ticked are found ticked after a reload', async ({ page }) => {
  await page.goto(GUIDE)
  await ready(page)
  const papers = page.locator('.facts input[type=checkbox]')
  await papers.nth(0).check()
  await papers.nth(2).check()
  await expect(page.getByText('2 of 9 ready')).toBeVisible()
  await page.locator('.steps input[type=checkbox]').nth(0).check({ force: true })
  await expect(page.getByText('1 of 9 done')).toBeVisible()
  await expect(page.locator('.steps > li').nth(1)).toContainText('You are here')
  await page.reload()
  await ready(page)
  await expect(page.getByText('2 of 9 ready')).toBeVisible()
  await expect(papers.nth(0)).toBeChecked()
  await expect(papers.nth(1)).not.toBeChecked()
  await expect(papers.nth(2)).toBeChecked()
  await expect(page.getByText('1 of 9 done')).toBeVisible()
})

// covers S-03
test('a reading is counted once the page stands', async ({ page }) => {
  const counted = page.waitForRequest('**/api/admin/stats/detail-view')
  await page.goto(GUIDE)
  expect((await counted).postDataJSON()).toEqual({ postId: 'trade-licence' })
})

// covers P-03
test('"Something changed?" keeps what was typed when it is empty, and stores a report', async ({ page, expectedFailures }) => {
  expectedFailures.push(/400/)
  await page.goto(GUIDE)
  await ready(page)
  await page.getByText('Something changed?').click()
  const form = page.locator('details form')
  await form.getByLabel(/Email|phone|contact/i).fill('hanna@example.com')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByLabel(/what changed/i)).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel(/Email|phone|contact/i)).toHaveValue('hanna@example.com')
  await form.getByLabel(/what changed/i).fill('The form now costs more.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('details .note.green')).toBeVisible()
})

// covers P-30
test('the essentials are taken along by Telegram, by text message and by copying; the link is copied alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(GUIDE)
  await ready(page)
  const open = () => page.getByRole('button', { name: 'Share' }).filter({ visible: true }).first().click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const menu = page.getByRole('dialog', { name: 'Share' })
  await open()
  const telegram = new URL((await menu.getByRole('link', { name: 'Share on Telegram' }).getAttribute('href')) ?? '')
  expect(telegram.searchParams.get('url')).toMatch(/\/post\/detail\/trade-licence\?lang=en$/)
  const text = telegram.searchParams.get('text') ?? ''
  for (const line of [
    'Cost: About ETB 204, or about ETB 231 with a trade name',
    'Time: Normally 1 working day',
    'Papers to bring: 9',
  ])
    expect(text.split('\n')).toContain(line)
  const message = await menu.getByRole('link', { name: 'Send as a text message' }).getAttribute('href')
  expect(message).toMatch(/^sms:\?&body=/)
  expect(decodeURIComponent(message ?? '')).toContain(text)
  await menu.getByRole('button', { name: 'Copy the essentials' }).press('Enter')
  await expect(page.getByText('Copied: cost, time, place and the link')).toBeVisible()
  expect(await copied()).toBe(`${text}\n${telegram.searchParams.get('url')}`)
  expect((await copied()).length).toBeLessThanOrEqual(300)
  await open()
  await menu.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await copied()).toMatch(/\/post\/detail\/trade-licence\?lang=en$/)
})

// covers P-31
test('comments, newest first, each marked as a sample', async ({ page }) => {
  await page.goto(GUIDE)
  const comments = page.locator('#comments li, .comments li')
  expect(await comments.count()).toBeGreaterThan(1)
  for (const comment of await comments.all()) await expect(comment.getByText('Sample')).toBeVisible()
})

test('in Amharic: Ethiopian dates, polite words, nothing left in English', async ({ page }) => {
  await useLanguage(page, 'am')
  await page.goto(GUIDE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('የንግድ ፈቃድ እንዴት ማውጣት ይቻላል?')
  await expect(page.getByText('በቅርቡ አልተረጋገጠም፤ ከመክፈልዎ በፊት ያረጋግጡ')).toBeVisible()
  await expect(page.getByText('በእ.ኤ.አ. 2024 መረጃ መሠረት').first()).toBeVisible()
  await page.goto('/post/detail/new-passport?lang=am')
  await expect(page.getByText('በነሐሴ 2016 ዓ.ም. መረጃ መሠረት').first()).toBeVisible()
})
