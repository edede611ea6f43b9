// The legal pages, about us with its form, and the doors of the admin area.
import { signInStub } from '../support/account-stub.ts'
import { expect, expectNoAxeViolations, ready, test, useLanguage } from '../support/fixtures.ts'

// covers P-09, P-10
test('privacy policy: thirteen sections, contents, dates, and ways on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  const contents = page.getByRole('navigation', { name: 'Table of contents' })
  await expect(contents.getByRole('link')).toHaveCount(13)
  await expect(page.locator('.legal-body section')).toHaveCount(13)
  for (const href of await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    await expect(page.locator(href)).toHaveCount(1)
  }
  await expect(page.locator('.legal-dates')).toContainText('In force sinceDecember 2024')
  await expect(page.locator('.legal-dates')).toContainText('Last updatedNovember 2026')
  const words = (await page.locator('main').textContent()) ?? ''
  expect(words).toMatch(/18/)
  expect(words).toContain('2-3 business days')
  await expect(page.locator('main').getByRole('link', { name: 'Terms of Service', exact: true })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )
  await expect(page.locator('main').getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
})

// covers P-11
test('terms of service stand in both languages', async ({ page }) => {
  await page.goto('/terms-of-service')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  expect(await page.locator('.legal-body section').count()).toBeGreaterThan(8)
  await useLanguage(page, 'am')
  await page.goto('/terms-of-service')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('የአገልግሎት ውል')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    // covers P-08
    test('the contact form keeps what was typed when something is wrong, and stores a good message', async ({
      page,
      expectedFailures,
    }) => {
      expectedFailures.push(/400/)
      await page.goto('/about-us')
      if (javaScriptEnabled) await ready(page)
      await page.getByLabel('Your name').fill('Hanna Tesfaye')
      await page.getByLabel('Email or phone').fill('hanna@example.com')
      await page.getByLabel('Your message').fill('The opening hours of the office have changed.')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('alert')).toContainText('Nothing you wrote is lost')
      await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Your name')).toHaveValue('Hanna Tesfaye')
      await expect(page.getByLabel('Your message')).toHaveValue('The opening hours of the office have changed.')
      await page.getByLabel('Subject').fill('Opening hours')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Your message has reached us. Thank you.')).toBeVisible()
      await expect(page.getByLabel('Your message')).toHaveValue('')
    })
  })
}

// covers S-13
test('the admin area leads guests to the login and is shut to readers', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/users')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await signInStub(page)
  for (const path of ['/admin', '/admin/users', '/admin/audit']) {
    await page.goto(path)
    await expect(page.getByText('Your account cannot open this part')).toBeVisible()
    await expectNoAxeViolations(page)
  }
  await page.goto('/admin/nothing')
  await expect(page.getByText('This page does not exist')).toBeVisible()
})
