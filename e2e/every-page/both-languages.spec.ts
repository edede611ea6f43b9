// One visit from end to end, the same in English and in Amharic.
import { translateIn } from '@menged/i18n'
import { expect, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'

for (const language of WALKED) {
  const t = translateIn(language)

  // covers P-02, P-13, P-16, P-34, P-40, G-07, G-11, G-14
  test(`a visit in ${language}: page three and back, a tab, a guide, ticks, the dark theme, the line lost and found`, async ({
    page,
    context,
  }) => {
    await useLanguage(page, language)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto('/')
    await ready(page)
    const summary = (number: number) =>
      page.locator('.pager p').filter({ hasText: language === 'en' ? `Page ${number} of ` : `ገጽ ${number} ከ` })
    const pager = page.getByRole('navigation', { name: t('common.pages') })
    await expect(summary(1)).toBeVisible()
    await pager.getByRole('link', { name: t('common.next') }).click()
    await expect(summary(2)).toBeVisible()
    await pager.getByRole('link', { name: t('common.goToPage', { page: 3 }), exact: true }).click()
    await expect(summary(3)).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(summary(1)).toBeVisible()

    const card = page.locator('.posts article').first()
    const other = language === 'en' ? 'am' : 'en'
    await card.locator(`.languages a[lang=${other}]`).click()
    await expect(card.getByRole('heading')).toHaveAttribute('lang', other)
    await expect(page.locator('html')).toHaveAttribute('lang', language)

    await page
      .locator('.top-viewed')
      .getByRole('tab', { name: t('home.private') })
      .click()
    await expect(page.locator('.top-viewed').getByText(t('home.organisationsPrivate'))).toBeVisible()

    await page.goto('/post/detail/trade-licence')
    await ready(page)
    await page.locator('.facts input[type=checkbox]').nth(1).check()
    await page.evaluate(() => localStorage.setItem('theme-storage', JSON.stringify({ state: { isDark: true }, version: 0 })))
    await page.reload()
    await ready(page)
    await expect(page.locator('.facts input[type=checkbox]').nth(1)).toBeChecked()
    await expect(page.locator('html')).toHaveClass(/dark/)

    await context.setOffline(true)
    await expect(page.getByText(t('common.offline'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(t('common.online'))).toBeVisible()
    await expect(page.getByText(t('common.offline'))).toBeHidden()
  })

  // covers P-08, G-01
  test(`the contact form and a lost address in ${language}`, async ({ page, expectedFailures }) => {
    expectedFailures.push(/40[04]/)
    await useLanguage(page, language)
    await page.goto('/about-us')
    await ready(page)
    await page.getByLabel(t('contact.name')).fill('ሐና ተስፋዬ')
    await page.getByRole('button', { name: t('common.send') }).click()
    await expect(page.getByRole('alert')).toContainText(t('contact.checkFields'))
    await expect(page.getByText(t('contact.messageWrong'))).toBeVisible()
    await expect(page.getByLabel(t('contact.name'))).toHaveValue('ሐና ተስፋዬ')
    await page.getByLabel(t('contact.contact')).fill('0911234567')
    await page.getByLabel(t('contact.subject')).fill('ሰላም (1) «ጥያቄ»')
    await page.getByLabel(t('contact.message')).fill('<script>alert(1)</script> ሰላም')
    await page.getByRole('button', { name: t('common.send') }).click()
    await expect(page.getByText(t('contact.sent'))).toBeVisible()
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.roadEnds'))
  })
}
