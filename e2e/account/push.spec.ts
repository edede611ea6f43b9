// Notifications on this device, with a browser whose push service is made up: what it gets, and when.
import type { Page } from '@playwright/test'
import { signInStub } from '../support/account-stub.ts'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, useTheme, WALKED } from '../support/fixtures.ts'

type PushState = { asked: number; subscribed: boolean }
const ENDPOINT = 'https://push.example/send/1'

/** `permission`: as it stands before a prompt; `answer`: what the reader will choose. */
async function withPush(
  page: Page,
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
): Promise<void> {
  await page.addInitScript(
    ([before, then, endpoint]) => {
      const state = { asked: 0, subscribed: false }
      Object.assign(window, { pushState: state })
      let now = before
      const Notification = {
        get permission() {
          return now
        },
        requestPermission: async () => {
          state.asked += 1
          now = then
          return now
        },
      }
      Object.defineProperty(window, 'Notification', { value: Notification, configurable: true })
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
        unsubscribe: async () => {
          state.subscribed = false
          return true
        },
      }
      const registration = {
        pushManager: {
          getSubscription: async () => (state.subscribed ? subscription : null),
          subscribe: async () => {
            state.subscribed = true
            return subscription
          },
        },
      }
      if (!('serviceWorker' in navigator)) return
      Object.defineProperty(navigator.serviceWorker, 'ready', { get: () => Promise.resolve(registration) })
      Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => registration })
    },
    [permission, answer, ENDPOINT] as const,
  )
}
const asked = (page: Page): Promise<PushState> => page.evaluate(() => (window as unknown as { pushState: PushState }).pushState)
const choice = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' })

// covers N-10
test('the dialog explains and lets choose; the browser is asked after the click, and everything can be turned off', async ({
  page,
}) => {
  await withPush(page, 'default')
  const account = await signInStub(page)
  await page.goto('/user-profile')
  await expect(choice(page)).toContainText('Turned off')
  await choice(page).getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hear when the rules change' })
  await dialog.getByLabel('Announcements').uncheck()
  await dialog.getByLabel('Quiet hours').check()
  await dialog.getByLabel('From').selectOption({ label: '10:30 PM' })
  expect(await asked(page)).toEqual({ asked: 0, subscribed: false })
  const told = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/push/subscription'))
  await dialog.getByRole('button', { name: 'Turn on notifications' }).click()
  expect((await told).postDataJSON()).toEqual({
    endpoint: ENDPOINT,
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    kinds: ['saved', 'comment', 'request', 'rates', 'account'],
    quietHours: { from: 22 * 60 + 30, to: 6 * 60 },
    language: 'en',
  })
  await expect(dialog).toHaveCount(0)
  expect(await asked(page)).toEqual({ asked: 1, subscribed: true })
  await expect(choice(page)).toContainText('Turned on')
  await choice(page).getByRole('button', { name: 'Turn off' }).click()
  await expect(choice(page)).toContainText('Turned off')
  expect(account.calls).toContain('DELETE /api/push/subscription')
  expect((await asked(page)).subscribed).toBe(false)
})

test('after a refusal the dialog says how to change it, and nothing is subscribed', async ({ page }) => {
  await withPush(page, 'default', 'denied')
  const account = await signInStub(page)
  await page.goto('/user-profile')
  await choice(page).getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByRole('dialog')).toContainText('Notifications are blocked in your browser')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(choice(page)).toContainText('Notifications are blocked in your browser')
  await expect(choice(page).getByRole('button')).toHaveCount(0)
  expect(account.calls).not.toContain('PUT /api/push/subscription')
})

test('a server that does not take it leaves the dialog open with a word', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource/)
  await withPush(page, 'default')
  const account = await signInStub(page)
  account.refusals['PUT /api/push/subscription'] = { status: 500, body: {} }
  await page.goto('/user-profile')
  await choice(page).getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByRole('alert')).toContainText('Notifications could not be turned on.')
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
})

for (const language of WALKED) {
  test(`the dialog in ${language}, in both themes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withPush(page, 'default')
    await signInStub(page)
    for (const theme of ['light', 'dark'] as const) {
      await useLanguage(page, language)
      await useTheme(page, theme)
      await page.goto('/user-profile')
      await ready(page)
      await page.locator('section[aria-labelledby=push-title] button').click()
      await page.locator('dialog input[type=checkbox]').last().check()
      if (language === 'am') await expect(page.locator('dialog option:checked').first()).toHaveText('ከምሽቱ 3:00 ሰዓት')
      await expectNoAxeViolations(page)
      expect(await badTexts(page, 'dialog')).toEqual([])
    }
  })
}
