// Sessions in a real browser: two tabs, a connection that drops at the wrong moment, and links of mails opened by signed-in people.
import { expect, test } from '../support/fixtures.ts'
import {
  addPerson,
  dialog,
  fillLogin,
  logInBy,
  mailedLink,
  openLogin,
  openMenu,
  ready,
  signInEarlier,
  tokenOf,
  wordsOf,
} from '../support/people.ts'

const t = wordsOf('en')

test('login in one tab closes the login dialog of the other', async ({ page, context, request }) => {
  const email = await addPerson(request)
  await page.goto('/?lang=en')
  await ready(page)
  await openLogin(page, 'en')
  const other = await context.newPage()
  await other.goto('/?lang=en')
  await ready(other)
  await logInBy(other, 'en', email)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/?lang=en')
  await other.close()
})

test('who confirms an address while signed in is not asked to log in', async ({ page, request }) => {
  const email = await addPerson(request)
  const link = await mailedLink(page, email, 'emailConfirmation')
  await signInEarlier(page, await tokenOf(request, email))
  await page.goto(`${link}?lang=en`)
  await ready(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.confirmEmail') })
    .click()
  const main = page.getByRole('main')
  await expect(main.getByText(t('account.confirmedHere'))).toBeVisible()
  await expect(main.getByText(t('account.confirmedLead'))).toHaveCount(0)
  await main.getByRole('link', { name: t('nav.profile') }).click()
  await expect(page).toHaveURL('/user-profile')
  await expect(main.getByText(t('profile.confirmed'), { exact: true })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

for (const days of [10, 400, -2800]) {
  const wrong = `${Math.abs(days)} days ${days < 0 ? 'behind' : 'ahead'}`
  test(`a login holds on a device whose clock is ${wrong}, and says so`, async ({ page, request }) => {
    const email = await addPerson(request)
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 })
    await page.clock.resume()
    await page.goto('/?lang=en')
    await ready(page)
    await openLogin(page, 'en')
    await fillLogin(page, 'en', email)
    await expect(page.locator('.toast').filter({ hasText: 'clock of this device is wrong' })).toBeVisible()
    await page.goto('/user-profile?lang=en')
    await ready(page)
    await expect(page.getByText(email).locator('visible=true').first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  })
}

test('who logs in again where a session has ended finds the account, not a trouble with the line', async ({
  page,
  request,
  expectedFailures,
}) => {
  expectedFailures.push(/401/)
  const email = await addPerson(request)
  const token = await tokenOf(request, email)
  await signInEarlier(page, token)
  await page.goto('/user-profile?lang=en')
  await ready(page)
  await expect(page.getByText(email).locator('visible=true').first()).toBeVisible()
  // Elsewhere all sessions are ended.
  await request.post('/api/auth/logout-everywhere', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/saved?lang=en')
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByText(t('profile.noSaved'))).toHaveCount(0)
  await fillLogin(page, 'en', email)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(t('profile.noSaved'))).toBeVisible()
  await expect(page).toHaveURL('/saved?lang=en')
  await expect(page.getByText(t('error.network')).locator('visible=true')).toHaveCount(0)
})

test('who leaves on a line that drops has left on the server as well, once it is back', async ({
  page,
  request,
  expectedFailures,
}) => {
  expectedFailures.push(/Failed to load resource/)
  const token = await tokenOf(request, await addPerson(request))
  const isIn = async () =>
    (await request.get('/api/profile/getProfile', { headers: { authorization: `Bearer ${token}` } })).status() === 200
  await signInEarlier(page, token)
  await page.goto('/?lang=en')
  await ready(page)
  const menu = await openMenu(page, 'en')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await menu.getByText(t('nav.logout')).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await isIn()).toBe(true)
  await page.unroute('**/api/auth/logout')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(isIn).toBe(false)
})

test('a server that fails for a while keeps the session, and the menu says who one is and what it waits for', async ({
  page,
  request,
  expectedFailures,
}) => {
  expectedFailures.push(/Failed to load resource/)
  await signInEarlier(page, await tokenOf(request, await addPerson(request)))
  await page.goto('/?lang=en')
  await ready(page)
  await expect((await openMenu(page, 'en')).or(page.locator('#mobile-menu')).first()).toBeVisible()
  await expect(page.getByText('ሀና ተስፋዬ').locator('visible=true').first()).toBeVisible()
  await page.route('**/api/profile/getProfile', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await page.reload()
  await ready(page)
  await openMenu(page, 'en')
  await expect(page.getByText('ሀና ተስፋዬ').locator('visible=true').first()).toBeVisible()
  await expect(page.getByText(t('nav.waitsForLine')).locator('visible=true').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})
