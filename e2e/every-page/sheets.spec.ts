// What opens above the page: Back closes it and only then leaves the page; on a phone it is a sheet with its actions in reach.
import { expect, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, dialog, openLogin, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'

const GUIDE = '/post/detail/trade-licence'
const entries = (page: import('@playwright/test').Page) => page.evaluate(() => history.length)

test('a dialog: Back closes it and stays; closed otherwise, one Back leaves the page', async ({ page }) => {
  await page.goto('/')
  await page.goto(GUIDE)
  await ready(page)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await openLogin(page, 'en')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(GUIDE)
  // From one dialog to the next, and out by its button.
  await openLogin(page, 'en')
  await dialog(page).getByRole('button', { name: 'Forgot' }).click()
  await expect(dialog(page).getByRole('heading', { level: 2 })).toContainText('assword')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the mobile menu: Back closes it, and a way out of it takes its place in the history', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.waitForLoadState('networkidle')
  const menu = page.locator('#mobile-menu')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  const before = await entries(page)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Contact' }).or(menu.locator('a[href="/about-us"]')).first().click()
  await expect(page).toHaveURL('/about-us')
  await expect(menu).toBeHidden()
  expect(await entries(page)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu).toBeHidden()
})

test('the menu button of a phone tells who is signed in, and of what is unread', async ({ page, request }) => {
  await page.route('**/api/profile/getProfile', async (route) => {
    const answer = await route.fetch()
    const profile = await answer.json()
    await route.fulfill({ response: answer, json: JSON.parse(JSON.stringify(profile).replace(/"unread":\d+/, '"unread":3')) })
  })
  await page.goto('/')
  await ready(page)
  await expect(page.locator('.menu-dot')).toHaveCount(0)
  await signInEarlier(page, await tokenOf(request, await addPerson(request)))
  await page.reload()
  await ready(page)
  const button = page.getByRole('button', { name: 'Open menu' })
  await expect(button).toHaveAccessibleDescription('Logged in, unread notifications: 3')
  await expect(page.locator('.menu-dot .news-dot')).toBeVisible()
  await page.locator('.menu-dot .news-dot').click({ force: true })
  await expect(page.locator('#mobile-menu')).toBeVisible()
})

test('a message that may not be longer says how long it is', async ({ page }) => {
  await page.goto('/about-us')
  await ready(page)
  await page.getByLabel('Your message').fill('ሰላም')
  await expect(page.locator('.field').filter({ hasText: 'Your message' }).locator('.counter')).toHaveText('3 / 2000')
})

for (const language of WALKED) {
  test(`the longest form in ${language}: its button stays in sight, and covers nothing that has the focus`, {
    tag: '@fonts',
  }, async ({ page }) => {
    const t = wordsOf(language)
    await useLanguage(page, language)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/about-us')
    await ready(page)
    await openLogin(page, language)
    await dialog(page)
      .getByRole('button', { name: t('account.createAccount') })
      .click()
    await dialog(page)
      .getByRole('button', { name: t('account.company') })
      .click()
    const create = dialog(page).getByRole('button', { name: t('account.create'), exact: true })
    await expect(create).toBeInViewport({ ratio: 1 })
    // What one agrees to is read before the button is pressed.
    await expect(dialog(page).locator('.modal-actions p')).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).locator('a[href="/terms-of-service"], a[href="/privacy-policy"]')).toHaveCount(2)
    await expect(dialog(page)).toHaveCSS('border-radius', '14px 14px 0px 0px')
    await expect(dialog(page).locator('.tibeb')).toBeHidden()
    await page.locator('#register-companyNameEnglish').focus()
    const covered: string[] = []
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab')
      covered.push(
        ...(await page.evaluate(() => {
          const focused = document.activeElement
          const bar = document.querySelector('dialog .modal-actions')
          if (!focused || !bar || bar.contains(focused) || !focused.parentElement?.closest('dialog')) return []
          const [box, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
          return box.bottom > cover.top && box.top < cover.bottom ? [focused.outerHTML] : []
        })),
      )
    }
    expect(covered).toEqual([])
    // To its end and not past it: what stands under the button is seen too.
    await dialog(page)
      .getByRole('button', { name: t('account.logIn'), exact: true })
      .scrollIntoViewIfNeeded()
    await expect(create).toBeInViewport({ ratio: 1 })
    await expect(dialog(page).getByRole('button', { name: t('account.logIn'), exact: true })).toBeInViewport({ ratio: 1 })
  })
}
