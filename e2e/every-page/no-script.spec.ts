// The main journeys with JavaScript off.
import { expect, test } from '../support/fixtures.ts'

test.use({ javaScriptEnabled: false })

// covers P-02, P-33, P-38, P-49
test('guides are found, paged, read, and read in Amharic', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.posts article')).toHaveCount(10)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  const title = await page.locator('.posts article h2').first().textContent()
  await page.locator('.posts article h2 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  // That one may be what another journey has just published, in one language and without facts.
  await page.goto('/post/detail/trade-licence')
  await expect(page.locator('.facts').first()).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('header, #mobile-menu').getByRole('button', { name: 'አማርኛ (Amharic)' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u1200-\u137f]/)
})

// covers P-13
test('the tabs of Top Viewed are links that work', async ({ page }) => {
  await page.goto('/')
  await page.locator('.top-viewed').getByRole('tab', { name: 'Private' }).click()
  await expect(page.locator('.top-viewed').getByText('Private Organizations')).toBeVisible()
  await expect(page.locator('.top-viewed li')).toHaveCount(7)
})

// covers P-03
test('a change is reported from a guide', async ({ page }) => {
  await page.goto('/post/detail/trade-licence')
  await page.getByText('Something changed?').click()
  await page.getByLabel(/what changed/i).fill('The form now costs more.')
  await page.locator('details form').getByRole('button').click()
  await expect(page.locator('details .note.green')).toBeVisible()
})
