// Errands: from the banner to a call, sectors, words, filters and more by scrolling; the same without our code; beside guides and workers.
import type { Page, Request } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { newEmail, wordsOf } from '../support/people.ts'

const rows = (page: Page) => page.locator('.market-main .guday-row')
const titles = (page: Page) => rows(page).getByRole('heading', { level: 3 })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search services' })

async function open(page: Page, path = '/guday-geday'): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** What is reported to the statistics while `work` runs, and that each report is taken. */
async function reported(page: Page, kind: string, work: () => Promise<void>): Promise<unknown> {
  const isIt = (request: Request) => request.url().endsWith(`/api/admin/stats/${kind}`)
  const [request] = await Promise.all([page.waitForRequest(isIt), work()])
  expect((await request.response())?.status()).toBe(200)
  return request.postDataJSON()
}

// covers P-05, P-06, P-24
for (const language of WALKED) {
  test(`from the banner to a call, in ${language}`, { tag: screenOf(language) }, async ({ page }) => {
    const t = wordsOf(language)
    await useLanguage(page, language)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await page.locator('.dots button').nth(1).click()
    await page.locator('.slide[data-shown] a').click()
    await expect(page).toHaveURL(/\/guday-geday$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guday.heading'))
    await expect(rows(page)).toHaveCount(10)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    await titles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/guday-geday\/\d+$/)
    await expect(page.getByRole('heading', { level: 2, name: t('guday.bring') })).toBeVisible()
    await page.getByRole('button', { name: t('guday.call') }).click()
    await expect(page.getByText(t('guday.callSample'))).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
  })
}

test('the first screen of a phone holds what is decided by, and both ways to ask', async ({ page }) => {
  for (const language of ['en', 'am'] as const) {
    const t = wordsOf(language)
    await useLanguage(page, language)
    await open(page, '/guday-geday/101')
    for (const text of [t('guday.days', { count: 30 }), '350', t('guday.where')])
      await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.guday-who')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: t('guday.call') })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.guday-ways').getByRole('link')).toBeInViewport({ ratio: 1 })
  }
})

// covers S-08
test('words find or do not find, which is counted; nothing found leads back', async ({ page }) => {
  await open(page)
  const found = await reported(page, 'guday-search-value', async () => {
    await search(page).fill('pasport')
    await search(page).press('Enter')
  })
  expect(found).toEqual({ searchValue: 'pasport', isFound: true })
  await expect(titles(page).first()).toContainText(/passport/i)
  const missing = await reported(page, 'guday-search-value', async () => {
    await search(page).fill('plumber on the moon')
    await search(page).press('Enter')
  })
  expect(missing).toEqual({ searchValue: 'plumber on the moon', isFound: false })
  await expect(page.getByText('No services found for “plumber on the moon”')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(rows(page)).toHaveCount(10)
  await search(page).fill('ሃዋሳ ትርጉም')
  await search(page).press('Enter')
  await expect(rows(page).first()).toContainText('Meron Alemu')
})

// covers S-07
test('a sector is chosen and left again, with words kept', async ({ page }) => {
  await open(page, '/guday-geday?q=licence')
  const sectors = page.getByRole('navigation', { name: 'Categories' })
  await expect(sectors.getByRole('link')).toHaveCount(9)
  const value = await reported(page, 'sector-category-count', async () => {
    await sectors.getByRole('link', { name: /Business registration/ }).click()
  })
  expect(value).toEqual({ value: 'businessRegistration' })
  await expect(page).toHaveURL(/q=licence&category=businessRegistration/)
  await expect(sectors.locator('[aria-current]')).toContainText('Business registration')
  await expect(rows(page).first()).toContainText('Dawit Mengistu')
  await sectors.getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL(/\/guday-geday\?q=licence$/)
})

// covers S-09
test('city and price are filters that count', { tag: '@both' }, async ({ page, isMobile }) => {
  await open(page)
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
  const form = isMobile ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('region', { name: 'Filters' })
  const value = await reported(page, 'guday-filter-value', () => form.getByRole('checkbox', { name: 'Gondar' }).check())
  expect(value).toEqual({ filterValue: 'city gondar' })
  const price = await reported(page, 'guday-filter-value', () =>
    form.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft'),
  )
  expect(price).toEqual({ filterValue: 'price 0-1950' })
  if (isMobile) await form.getByRole('button', { name: 'Show 5 services' }).click()
  await expect(rows(page)).toHaveCount(5)
  await page.getByRole('link', { name: 'Remove: Gondar' }).click()
  await expect(page).toHaveURL(/\/guday-geday\?to=1950$/)
  await page.locator('.market-bar .dropdown summary').click()
  await page.getByRole('link', { name: 'Soonest done' }).click()
  await expect(rows(page).first()).toContainText('1 working day')
})

// covers S-02
test('scrolling brings more, which is counted, and back keeps the place', async ({ page }) => {
  await open(page)
  await reported(page, 'guday-scroll', () => page.locator('.more').scrollIntoViewIfNeeded())
  await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return await rows(page).count()
    })
    // Another journey may have added one.
    .toBeGreaterThanOrEqual(40)
  const ids = await rows(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(ids).size).toBe(ids.length)
})

// covers S-06
test('the number of a worker is shown by a tap and no sooner, and the call is counted', async ({ page }) => {
  const [service] = await runSql<{ id: number }>(
    `with account as (insert into users (role, email, password_hash, full_name, phone_primary, confirmed_at, created_at)
       values ('worker', $1, 'x', 'Abel', '+251911000111', now(), now()) returning id),
     worker as (insert into workers (user_id, name_en, location, specialties, experience, hourly_rate, starting_price, created_at, updated_at)
       select id, 'Abel Callable', 'Nekemte', '{researchServices}', '0-1', 100, 100, now() - interval '90 days', now() from account returning id)
     insert into worker_services (worker_id, place, title_en, price) select id, 0, 'Stamps fetched', 100 from worker returning id`,
    [newEmail('abel')],
  )
  const path = `/guday-geday/${service?.id}`
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
  await open(page, path)
  expect(await page.content()).not.toContain('911000111')
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/stats/call-count')) reports.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: 'Call' }).click()
  // The local way, and within its button.
  const link = page.getByRole('link', { name: 'Call 0911 000 111' })
  await expect(link).toHaveAttribute('href', 'tel:+251911000111')
  await expect(link).toBeFocused()
  await expect(link).toHaveText('0911 000 111')
  expect(await link.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
  const counted = () =>
    runSql(`select count from statistics_daily where kind = 'call-count' and subject = $1`, [String(service?.id)])
  await expect.poll(counted).toEqual([{ count: 1 }])
  expect(reports).toEqual([JSON.stringify({ gudayId: String(service?.id) })])
  await runSql('delete from workers where name_en = $1', ['Abel Callable'])
})

// covers S-04
test('contacting is counted, from a service', async ({ page }) => {
  await open(page, '/guday-geday/201')
  await reported(page, 'contact-count', () => page.getByRole('link', { name: 'Contact Dawit Mengistu' }).click())
})

test('a service that is not there is said to be not there, with the way back', async ({ page, expectedFailures }) => {
  expectedFailures.push(/404/)
  for (const id of ['999', 'passport', '0']) {
    const response = await page.goto(`/guday-geday/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found')
  }
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'All services' }).click()
  await expect(page).toHaveURL(/\/guday-geday$/)
})

test('who helps stands beside a guide, and the guide beside the service and the worker', { tag: '@both' }, async ({ page }) => {
  await open(page, '/post/detail/passport-renewal')
  await page.locator('#post-rail').scrollIntoViewIfNeeded()
  const beside = page.getByRole('region', { name: 'They do this for you' })
  await expect(beside.getByRole('link')).toHaveCount(1)
  await beside.getByRole('link', { name: /Selam Tesfaye/ }).click()
  await expect(page).toHaveURL(/\/guday-geday\/101$/)
  await page.locator('.guday-who').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selam Tesfaye')
  await expect(page.locator('.profile-offers li')).toHaveCount(5)
  await page.getByRole('link', { name: 'Lost or damaged passport', exact: true }).click()
  await expect(page).toHaveURL(/\/guday-geday\/104$/)
  await page.locator('.guday-guides').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/post\/detail\/lost-passport/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('sectors, filters, more and a call are links and forms', async ({ page }) => {
    await page.goto('/guday-geday')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(rows(page)).toHaveCount(20)
    await page.getByRole('link', { name: /^Passport services/ }).click()
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    const form = page.getByRole('region', { name: 'Filters' })
    await form.getByRole('checkbox', { name: 'Dire Dawa' }).check()
    await form.getByRole('button', { name: 'Apply filters' }).click()
    await expect(titles(page)).toHaveText(['Passport appointment and form'])
    await titles(page).getByRole('link').click()
    await page.getByRole('button', { name: 'Call' }).click()
    await expect(page.getByText('A sample: there is no number to call.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Kalkidan Assefa' })).toHaveAttribute(
      'href',
      '/marketplace/gig-worker/7/contact',
    )
  })
})
