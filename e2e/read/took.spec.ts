// What it really took: told under a guide, with and without code, and shown beside the official figure.
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { wordsOf } from '../support/people.ts'

/** A guide that no other journey tells anything of. */
const GUIDE = '/post/detail/driving-licence-renewal/took'

for (const language of WALKED) {
  const t = wordsOf(language)
  test(`somebody tells what it took, after a slip, in ${language}`, async ({ page, expectedFailures }) => {
    expectedFailures.push(/400/)
    await useLanguage(page, language)
    await page.goto(GUIDE)
    await ready(page)
    const form = page.locator('.took-card')
    await form.getByLabel(t('took.paid')).fill('ብዙ')
    await form.getByLabel(t('took.office')).fill('ቦሌ')
    await form.getByRole('button', { name: t('common.send') }).click()
    await expect(form.locator('.error')).toHaveText(t('took.paidWrong'))
    await expect(form.getByLabel(t('took.office'))).toHaveValue('ቦሌ')
    await expectNoAxeViolations(page)
    expect(await badTexts(page, '.took')).toEqual([])
    await form.getByLabel(t('took.paid')).fill('1,500')
    await form.getByLabel(t('took.days')).fill('፫')
    await form.getByRole('button', { name: t('common.send') }).click()
    await expect(form.getByText(t('took.sent'))).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // covers P-43
  test('five people tell, and the guide shows it beside the official figure', async ({ browser, page, baseURL }) => {
    const t = wordsOf('en')
    const path = '/post/detail/police-clearance'
    const tell = async (paid: number) => {
      const person = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
      const mine = await person.newPage()
      await mine.goto(path)
      await mine.getByRole('link', { name: t('post.tookAsk') }).click()
      await mine.getByLabel(t('took.paid')).fill(String(paid))
      await mine.locator('.took-card button[type=submit]').click()
      await expect(mine.locator('.took-card').getByText(t('took.sent'))).toBeVisible()
      await person.close()
    }
    for (const paid of [200, 250, 300, 350, 400]) {
      await tell(paid)
      // All of this machine are one network, of which one report a day counts: each of them came from another one.
      await runSql("update experiences set network = id::text where post_id = 'police-clearance'")
    }
    const shown = t('post.told_cost', { middle: '300', low: '200', high: '400', reports: '5' })
    await expect(async () => {
      await page.goto(path)
      await expect(page.locator('#glance').getByText(shown)).toBeVisible(ONE_TRY)
    }).toPass()
  })
})
