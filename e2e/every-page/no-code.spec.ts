// A page whose code fails where it takes the page over stays as the server wrote it: what can be read is never taken away.
import { expect, test } from '../support/fixtures.ts'

test('code that fails takes nothing away: the page is read, its links lead on, and nothing says that there was a fault', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/not here/)
  // Something that the code needs is not as it is elsewhere: an extension, or a browser that nobody has tried.
  await page.addInitScript(
    'Object.defineProperty(Element.prototype, "addEventListener", { value() { throw new Error("not here") } })',
  )
  await page.goto('/post/detail/trade-licence?lang=en')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('no-code')).catch(() => null)).toBe('')
  await page.waitForLoadState('load')
  await expect(heading).toHaveText('How to get a trade licence in Ethiopia')
  await expect(page.locator('body')).not.toContainText('Unexpected')
  await page.locator('footer').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/\/terms-of-service/)
  await expect(heading).toBeVisible()
})
