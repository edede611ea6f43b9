// The local mailbox: mail of a portal without a mail server, read on the machine that it runs on.
import type { APIRequestContext, Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, test, useLanguage } from '../support/fixtures.ts'
import { MAILBOX } from '../support/people.ts'

/** A mail to the operator about a message of its own. */
async function writeToOperator(request: APIRequestContext, subject: string): Promise<void> {
  const data = {
    name: '<b>ሀና</b>',
    contact: 'hana@example.et',
    subject,
    message: 'ሰላም\n<script>alert(1)</script>',
    language: 'en',
  }
  expect((await request.post('/api/contact-messages', { data })).status()).toBe(200)
}

async function openMail(page: Page, subject: string): Promise<void> {
  const link = page.getByRole('link', { name: subject })
  await expect(async () => {
    await page.goto(MAILBOX)
    await expect(link).toBeVisible(ONE_TRY)
  }).toPass()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject)
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['am', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('a message of the contact form is there to be read, as text and as a mail program shows it', async ({ page, request }, {
      project,
    }) => {
      const subject = `Mailbox ${language} ${project.name}`
      await writeToOperator(request, subject)
      await useLanguage(page, language)
      await openMail(page, subject)
      await expect(page.locator('.text')).toContainText('<script>alert(1)</script>')
      const frame = page.frameLocator('iframe')
      await expect(frame.getByText('<b>ሀና</b>').first()).toBeVisible()
      await expect(frame.locator('.m-card')).toHaveCSS(
        'background-color',
        colorScheme === 'dark' ? 'rgb(17, 29, 23)' : 'rgb(255, 253, 249)',
      )
      const width = page.viewportSize()?.width
      expect(await widthOf(page)).toBe(width)
      expect(await badTexts(page)).toEqual([])
      // axe runs as a script, which that frame does not let in.
      await page.locator('iframe').evaluate((element) => element.remove())
      await expectNoAxeViolations(page)
      await page.locator('.back').click()
      await expect(page).toHaveURL('/dev/mail')
      expect(await widthOf(page)).toBe(width)
      expect(await badTexts(page)).toEqual([])
      await expectNoAxeViolations(page)
    })
  })
}

test('without the key that the start prints nobody reads it', async ({ page, expectedFailures }) => {
  expectedFailures.push(/403/)
  expect((await page.goto('/dev/mail'))?.status()).toBe(403)
  await expect(page.getByText('it holds the key of this mailbox')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(MAILBOX)
  await expect(page).toHaveURL('/dev/mail')
})

test('through a proxy the address is an unknown one', async ({ request }) => {
  const open = await request.get(MAILBOX)
  expect([open.status(), open.headers()['cache-control']]).toEqual([200, 'no-store'])
  for (const headers of [{ 'x-forwarded-for': '127.0.0.1' }, { via: '1.1 proxy' }, { host: 'menged.example' }]) {
    const closed = await request.get('/dev/mail', { headers })
    const unknown = await request.get('/dev/nothing', { headers })
    expect([closed.status(), await closed.text()]).toEqual([404, (await unknown.text()).replaceAll('/dev/nothing', '/dev/mail')])
  }
  // Neither response stands in for the other.
  expect((await request.get('/dev/mail')).status()).toBe(200)
})
