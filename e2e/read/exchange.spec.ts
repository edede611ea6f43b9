// Exchange rates: the table, the converter, the chart, without code, without a line, on paper, and alerts of accounts.
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, toast, tokenOf, wordsOf } from '../support/people.ts'

const rows = (page: Page) => page.locator('.rates-banks tbody tr')
const sum = (page: Page) => page.locator('.rates-sum')

for (const language of WALKED) {
  const t = wordsOf(language)
  test.describe(language, () => {
    test.beforeEach(({ page }) => useLanguage(page, language))

    // covers P-07, P-49
    test('rates by bank with the best named, their day, age, source and that they are samples', async ({ page }) => {
      await page.goto('/exchange')
      await ready(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.exchange'))
      await expect(rows(page)).toHaveCount(8)
      await expect(rows(page).first()).toContainText(t('rates.bestSell', { currency: 'USD' }))
      await expect(page.locator('.best')).toHaveCount(1)
      await expect(page.locator('.rates-published')).toContainText(language === 'en' ? 'Saturday 21 February 2026' : '2018 ዓ.ም.')
      await expect(page.locator('.rates-published')).toContainText(t('rates.sample'))
      await expect(page.locator('.rates-plot svg')).toBeVisible()
      // A day of the chart, by the keyboard.
      const reader = page.getByRole('slider', { name: t('rates.chartRead') })
      await reader.focus()
      await page.keyboard.press('Home')
      const [first] = (await reader.getAttribute('aria-valuetext'))?.split(':') ?? []
      await expect(page.locator('.rates-tip')).toContainText(first ?? '-')
      await page.keyboard.press('End')
      await expect(page.locator('.rates-tip')).toContainText('152.10')
      await expectNoAxeViolations(page)
      expect(await badTexts(page)).toEqual([])
      await page.getByRole('link', { name: t('rates.order_best') }).click()
      await expect(page.getByRole('link', { name: t('rates.order_name') })).toBeVisible()
      const names = await page.locator('.rates-name > span:first-child').allInnerTexts()
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
      await page.locator('label:has([value="transaction"])').click()
      await page.locator('#rates-currency').selectOption('EUR')
      await expect(page.locator('#banks-title')).toContainText(t('rates.currency_EUR'))
      await expect(page.locator('.rates-head')).toContainText(t('rates.kind_transaction'))
      await expect(rows(page)).toHaveCount(8)
      // The chart follows, and the view stays what it is under a link of it.
      await expect(page.locator('#chart-summary')).toContainText(t('rates.currency_EUR'))
      await page.getByRole('link', { name: t('rates.days', { days: 7 }) }).click()
      await expect(page).toHaveURL(/currency=EUR.*kind=transaction|kind=transaction.*currency=EUR/)
      await expect(page.locator('#rates-currency')).toHaveValue('EUR')
      await page.locator('#chart-bank').selectOption('CBE')
      await expect(page).toHaveURL(/bank=CBE/)
    })

    // covers P-07
    test('each key counts in the converter, both ways, and what cannot be read has its word', {
      tag: screenOf(language),
    }, async ({ page }) => {
      await page.goto('/exchange')
      await ready(page)
      const amount = page.locator('#rates-amount')
      await amount.fill('200')
      await expect(sum(page)).toContainText('30,495.22')
      const first = rows(page).first()
      await expect(first.locator('.rates-get')).toHaveText('30,495.22')
      // What is shown beside the sum is what it is made with.
      await expect(page.locator('.rates-converter')).toContainText('152.4761')
      await page.locator('#rates-at').selectOption('CBE')
      await expect(sum(page)).toContainText('30,343.50')
      await page.locator('label:has([value="birr"])').click()
      await expect(sum(page)).toContainText('1.29')
      await expect(first).toContainText(t('rates.bestBuy', { currency: 'USD' }))
      await expect(page.locator('.best')).toHaveCount(1)
      await amount.fill('፻፶')
      await expect(sum(page)).toContainText('0.97')
      for (const [typed, wrong] of [
        ['', 'empty'],
        ['-1', 'negative'],
        ['1,5', 'comma'],
        ['1e15', 'tooLarge'],
        ['abc', 'number'],
      ] as const) {
        await amount.fill(typed)
        await expect(page.locator('#rates-amount-error')).toHaveText(t(`rates.amount_${wrong}`))
        await expect(sum(page)).toHaveCount(0)
      }
      await expectNoAxeViolations(page)
      expect(await badTexts(page, '.rates-converter')).toEqual([])
    })

    // covers P-07
    test('a guest who wants an alert is led to the login; an account sets one, sees it and takes it back', {
      tag: screenOf(language),
    }, async ({ page }) => {
      await page.goto('/exchange')
      await ready(page)
      await page.getByRole('link', { name: t('rates.alertLogin') }).click()
      await expect(dialog(page)).toBeVisible()
      await signInEarlier(page, await tokenOf(page.request, await addPerson(page.request)))
      await page.goto('/exchange?currency=EUR')
      await ready(page)
      const card = page.locator('#alert')
      await card.getByLabel(t('rates.alertValue')).fill('1,5')
      await card.getByRole('button', { name: t('rates.alertSubmit') }).click()
      await expect(card.locator('.error')).toHaveText(t('rates.alertValueWrong'))
      await card.getByLabel(t('rates.alertValue')).fill('200.5')
      await expectNoAxeViolations(page)
      await card.getByRole('button', { name: t('rates.alertSubmit') }).click()
      await expect(toast(page, t('rates.alertSet'))).toBeVisible()
      await expect(card.locator('.rates-alerts li')).toHaveText([/EUR.*200\.5/])
      await page.reload()
      await expect(card.locator('.rates-alerts li')).toHaveCount(1)
      expect(await badTexts(page, '#alert')).toEqual([])
      await card.locator('.rates-alerts').getByRole('button').click()
      await expect(card.locator('.rates-alerts')).toHaveCount(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // covers P-07
  test('the table, the chart, its table and the converter work', async ({ page }) => {
    await page.goto('/exchange?currency=EUR')
    await expect(rows(page)).toHaveCount(8)
    await expect(page.locator('.rates-plot .curve')).toHaveCount(2)
    await expect(page.locator('#chart-summary')).toContainText('median of all banks')
    await page.getByRole('link', { name: '7 days' }).click()
    await page.getByLabel('Rates from').selectOption('CBE')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'EUR, 7 days: Commercial Bank of Ethiopia' })).toBeVisible()
    await page.getByRole('link', { name: 'Show as a table' }).click()
    await expect(page.locator('.rates-chart tbody tr')).toHaveCount(6)
    await page.locator('#rates-amount').fill('10')
    await page.locator('label:has([value="birr"])').click()
    await page.getByRole('button', { name: 'Convert' }).click()
    await expect(page).toHaveURL(/currency=EUR/)
    await expect(page).toHaveURL(/have=birr/)
    await expect(sum(page)).toContainText('0.0548')
    await page.locator('#rates-amount').fill('1,5')
    await page.getByRole('button', { name: 'Convert' }).click()
    await expect(page.locator('#rates-amount')).toHaveValue('1,5')
    await expect(page.locator('#rates-amount-error')).toHaveText(/Use a point for cents/)
  })
})

test('what an address cannot mean shows the plain page, and on paper stand the rates alone', { tag: '@desktop' }, async ({
  page,
}) => {
  const response = await page.goto('/exchange?currency=XDR&days=8&bank=NOPE&kind=x')
  expect(response?.status()).toBe(200)
  await expect(rows(page)).toHaveCount(8)
  await expect(page.getByText('Nothing to draw yet')).toBeVisible()
  await page.goto('/exchange')
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('.rates-plot')).toBeVisible()
  await expect(page.locator('.rates-published')).toBeVisible()
  for (const part of ['#rates-amount', '#alert', '.rates-choose', '.site-header']) await expect(page.locator(part)).toBeHidden()
})

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow' })

  // covers P-07
  test('the last known rates and the converter work, with their day', async ({ page, context, expectedFailures }) => {
    expectedFailures.push(/net::ERR|Failed to load resource|Failed to fetch/)
    await page.goto('/exchange')
    await ready(page)
    const kept = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open('menged-pages')).keys()
        return requests.map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(kept).toContain('/exchange')
    const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect.poll(worker).toBe('activated')
    await page.reload()
    await ready(page)
    await context.setOffline(true)
    await page.goto('/exchange?currency=EUR')
    await ready(page)
    await expect(page.locator('#kept-copy')).toHaveText(/^You are reading a copy stored on /)
    await expect(page.locator('.rates-published')).toContainText('Saturday 21 February 2026')
    await expect(rows(page)).toHaveCount(8)
    await page.locator('#rates-currency').selectOption('EUR')
    await page.locator('#rates-amount').fill('100')
    await expect(sum(page)).toContainText('17,992.18')
    await expectNoAxeViolations(page)
  })
})
