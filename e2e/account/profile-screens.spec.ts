// The account's screens with an account that is made up: every state in both languages and themes, by keyboard too.
import type { Page } from '@playwright/test'
import { NOTIFICATIONS, signInStub } from '../support/account-stub.ts'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, useTheme, viewOf } from '../support/fixtures.ts'

const rows = (page: Page) => page.locator('.notification-row')

test('of an appointment the time and the words with it stand on lines of their own', async ({ page }) => {
  const account = await signInStub(page)
  const told = { previewAmharic: null, previewEnglish: 'Friday 4 December 2026, 9:00 AM\nMornings are shorter.' }
  account.notifications = NOTIFICATIONS.slice(-1).map((each) => ({ ...each, ...told }))
  await page.goto('/notifications')
  await ready(page)
  const words = rows(page).locator('p').first()
  await expect(words).toBeVisible()
  expect(await words.evaluate((element: HTMLElement) => element.innerText)).toContain('9:00 AM\nMornings')
})

const SCREENS: { name: string; path: string; shown: string; act?: (page: Page) => Promise<void> }[] = [
  { name: 'notifications', path: '/profile', shown: '.notification-row' },
  { name: 'saved posts', path: '/saved', shown: '.saved-row' },
  { name: 'profile', path: '/user-profile', shown: '.sessions li' },
  {
    name: 'profile being edited',
    path: '/user-profile',
    shown: '.sessions li',
    act: async (page) => {
      await page.locator('.card-head button').click()
      for (const fold of await page.locator('.fold summary').all()) await fold.click()
      // What the header happens to cover would count as too small to touch.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: 'deletion of the account',
    path: '/user-profile',
    shown: '.sessions li',
    act: async (page) => {
      await page.locator('.button.danger-outline').click()
      await page.locator('dialog button[type=submit]').click()
    },
  },
  {
    name: 'comments',
    path: '/post/detail/trade-licence',
    shown: '#comments',
    act: async (page) => {
      await page.locator('#comments').scrollIntoViewIfNeeded()
      await page.locator('.comment-tools button').first().click()
      await expect(page.locator('.comment-form')).toHaveCount(2)
    },
  },
]

for (const [i, { name, path, shown, act }] of SCREENS.entries()) {
  test(name, { tag: name === 'profile being edited' ? ['@both', '@fonts'] : '@both' }, async ({ page, isMobile }) => {
    const { language, theme } = viewOf(i, isMobile)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInStub(page, { confirmed: false, newEmail: 'selam.t@example.com', notifications: [] })
    await useLanguage(page, language)
    await useTheme(page, theme)
    await page.goto(path)
    await ready(page)
    await page.locator(shown).first().waitFor()
    await act?.(page)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

// covers, N-01, G-04
test('each address opens its tab, and Back leads from tab to tab', { tag: '@both' }, async ({ page, isMobile }) => {
  await signInStub(page)
  await page.goto('/profile')
  const tabs = page.getByRole('navigation', { name: 'Your account' })
  const current = tabs.locator('[aria-current=page]')
  await expect(current).toHaveText(/^Notifications/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ሰላም ተስፋዬ')
  if (!isMobile) expect((await page.locator('.profile').boundingBox())?.width).toBeCloseTo(600, 0)
  await tabs.getByRole('link', { name: 'Saved Post' }).click()
  await expect(page).toHaveURL(/\/saved$/)
  await expect(page.locator('.saved-row')).toHaveCount(3)
  await tabs.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/user-profile$/)
  await expect(page.locator('main').getByText('selam@example.com')).toBeVisible()
  await page.goBack()
  await expect(current).toHaveText(/^Saved Post/)
  await page.goto('/notifications')
  await expect(current).toHaveText(/^Notifications/)
})

test('a device that says nothing of itself has a name all the same', async ({ page }) => {
  await signInStub(page)
  await useLanguage(page, 'am')
  await page.goto('/user-profile')
  await expect(page.locator('.sessions li').nth(2)).toContainText('ያልታወቀ መሣሪያ')
})

// covers N-02, N-03, N-04, N-07
test('notifications stand newest first; a click on an unread row marks it as read, a long text unfolds', async ({ page }) => {
  const account = await signInStub(page)
  await page.goto('/notifications')
  await expect(rows(page).locator('h2')).toHaveText([
    'The fee of passport renewal has changed',
    'How to get a trade licence',
    'Welcome to Menged',
  ])
  await expect(rows(page).and(page.locator('.is-unread'))).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('A guide you saved was updated')
  await expect(rows(page).nth(1)).toContainText('2h')
  const first = rows(page).first()
  await first.click({ position: { x: 200, y: 10 } })
  await expect(rows(page).and(page.locator('.is-unread'))).toHaveCount(1)
  expect(account.calls).toContain(`PATCH /api/profile/getNotificationRead/${NOTIFICATIONS[3]?._id}`)
  await expect(first).not.toContainText('pays no difference')
  await first.getByRole('button', { name: 'Show more' }).click()
  await expect(first).toContainText('pays no difference')
  await first.getByRole('button', { name: 'Show less' }).click()
  await expect(first).not.toContainText('pays no difference')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.locator('.is-unread')).toHaveCount(0)
  await expect(page.locator('.count.urgent')).toHaveCount(0)
  await rows(page).nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/post\/detail\/trade-licence$/)
})

test('the keyboard reads a notification and stays in its row', { tag: '@desktop' }, async ({ page }) => {
  await signInStub(page)
  await page.goto('/notifications')
  const dot = page.getByRole('button', { name: 'Mark as read: The fee of passport renewal has changed' })
  await dot.focus()
  await page.keyboard.press('Enter')
  await expect(dot).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rows(page).first().getByRole('button', { name: 'Show more' })).toBeFocused()
})

// covers N-05, N-08, A-53, A-59
test('empty lists, and lists that do not come', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource/)
  const account = await signInStub(page, { notifications: [], savedMessages: [] })
  Object.assign(account, { notifications: [], saved: [] })
  await page.goto('/notifications')
  await expect(page.getByText('No Notification Yet')).toBeVisible()
  await page.goto('/saved')
  await expect(page.getByText('No Saved Post Yet')).toBeVisible()
  const away = { status: 500, body: { success: false, error: 'away', code: 'server_fault' } }
  account.refusals = { 'GET /api/profile/getTopNotificatons': away, 'GET /api/profile/saved': away }
  for (const path of ['/notifications', '/saved']) {
    await page.goto(path)
    await expect(page.locator('.toast').getByText('Network error')).toBeVisible()
  }
  account.refusals = {}
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No Saved Post Yet')).toBeVisible()
})

// covers N-08
test('a notification that cannot be marked says so and stays unread', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource/)
  const account = await signInStub(page)
  account.refusals[`PATCH /api/profile/getNotificationRead/${NOTIFICATIONS[3]?._id}`] = { status: 500, body: {} }
  await page.goto('/notifications')
  await rows(page)
    .first()
    .click({ position: { x: 200, y: 10 } })
  await expect(page.locator('.toast').getByText('Something went wrong')).toBeVisible()
  await expect(page.locator('.is-unread')).toHaveCount(2)
})

//
test('saved posts are numbered, fall back to the other language, open, and come back by Undo', async ({ page }) => {
  const account = await signInStub(page)
  await page.goto('/saved')
  const saved = page.locator('.saved-row')
  await expect(saved.locator('h2')).toHaveText([
    'How to get a trade licence',
    'የፋይዳ ዲጂታል መታወቂያ ምዝገባ',
    'Scholarships for Ethiopian students',
  ])
  await expect(saved.nth(1)).toContainText('Amharic only')
  await expect(saved.nth(2)).toContainText('3')
  const mark = saved.nth(1).getByRole('button')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await mark.click()
  await expect(page.locator('.toast').getByText('Unsaved post successfully!')).toBeVisible()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => account.profile.savedMessages).toContain('fayda')
  await saved.first().click({ position: { x: 200, y: 8 } })
  await expect(page).toHaveURL(/\/post\/detail\/trade-licence$/)
})

//
test('the profile is edited: the message comes when the account has it, and what was refused stays typed', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/Failed to load resource/)
  const account = await signInStub(page)
  await page.goto('/user-profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  const name = page.getByLabel('Full name')
  const save = page.getByRole('region', { name: 'Your details' }).getByRole('button', { name: 'Save' })
  await expect(name).toHaveValue('ሰላም ተስፋዬ')
  await name.fill(' ')
  await save.click()
  await expect(page.getByText('User name is required')).toBeVisible()
  await name.fill('Selam T.')
  await page.getByLabel('Phone number').fill('12')
  await save.click()
  await expect(page.getByText('This is not an Ethiopian phone number. Use the form 0911 234 567.')).toBeVisible()
  await page.getByLabel('Phone number').fill('0911 000 000')
  account.refusals['PATCH /api/profile'] = {
    status: 400,
    body: { success: false, error: 'This name cannot be used.', code: 'invalid_input', field: 'fullName' },
  }
  await save.click()
  await expect(page.locator('#fullName-error')).toHaveText('This name cannot be used.')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(name).toHaveValue('Selam T.')
  account.refusals = {}
  await save.click()
  await expect(page.locator('.toast').getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selam T.')
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
})

test('a wrong password is told beside its field, in the dialog that deletes and in the forms', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/Failed to load resource/)
  const account = await signInStub(page)
  const wrong = { status: 403, body: { success: false, error: 'The password is wrong.', code: 'wrong_password' } }
  account.refusals = { 'POST /api/profile/delete': wrong, 'POST /api/profile/email': wrong, 'POST /api/profile/password': wrong }
  await page.goto('/user-profile')
  await page.getByText('Change email').first().click()
  await page.getByLabel('New email address').fill('new@example.com')
  await page.locator('#email-password').fill('not it')
  await page.locator('.fold form button[type=submit]').click()
  await expect(page.locator('#email-password-error')).toHaveText('The password is wrong.')
  await expect(page.getByLabel('New email address')).toHaveValue('new@example.com')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.locator('#delete-password').fill('not it')
  await page.locator('dialog button[type=submit]').click()
  await expect(page.locator('#delete-password-error')).toHaveText('The password is wrong.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused()
})

test('a comment stands at once, is answered, reported and taken back; a refused one comes back into the form', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/Failed to load resource/)
  const account = await signInStub(page)
  await page.goto('/post/detail/trade-licence')
  await ready(page)
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.scrollIntoViewIfNeeded()
  const box = comments.getByLabel('Write a comment')
  const before = await comments.getByRole('article').count()
  account.refusals['POST /api/posts/trade-licence/comments'] = {
    status: 429,
    body: { success: false, error: 'Too many requests; please wait 9 minutes.', code: 'too_many_requests' },
  }
  await box.fill('The counter opens at 8:00.')
  await comments.getByRole('button', { name: 'Post comment' }).click()
  await expect(comments.getByText('please wait 9 minutes')).toBeVisible()
  await expect(box).toHaveValue('The counter opens at 8:00.')
  await expect(comments.getByRole('article')).toHaveCount(before)
  expect(await page.evaluate(() => localStorage.getItem('draft:comment:trade-licence'))).toBe('The counter opens at 8:00.')
  account.refusals = {}
  await comments.getByRole('button', { name: 'Post comment' }).click()
  await expect(comments.getByRole('article')).toHaveCount(before + 1)
  const own = comments.getByRole('article').first()
  await expect(own).toContainText('The counter opens at 8:00.')
  // The sender sees it, and gets a notification.
  await expect(own).toBeFocused()
  await expect(own).toBeInViewport()
  await expect(own).toHaveAttribute('data-target', 'true')
  await expect(comments.getByRole('status').filter({ hasText: 'Your comment has been posted' })).toHaveCount(1)
  await expect(comments.getByRole('button', { name: 'Change your picture' })).toBeVisible()
  await expect(box).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('draft:comment:trade-licence'))).toBeNull()

  await own.getByRole('button', { name: 'Reply' }).click()
  const reply = comments.getByLabel('Reply to ሰላም ተስፋዬ')
  await expect(reply).toBeFocused()
  await reply.fill('And closes at 5.')
  await comments.locator('.reply-form').getByRole('button', { name: 'Reply' }).click()
  await expect(comments.locator('.replies').getByText('And closes at 5.')).toBeVisible()
  await expect(comments.locator('.reply-form')).toHaveCount(0)

  await comments
    .getByRole('button', { name: /^Report/ })
    .first()
    .click()
  await page.getByLabel('Report reason').fill('An advertisement.')
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(page.locator('.toast')).toContainText('A moderator will look at it.')
  // It slides in over what is tapped next.
  await expect(page.locator('.toast')).toHaveCount(0)

  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(comments.getByText('This comment was deleted')).toBeVisible()
  await expect(comments.getByText('And closes at 5.')).toBeVisible()
})

test('the comment that an address names is brought into sight and marked', async ({ page, request }) => {
  const { data } = await (await request.get('/api/posts/trade-licence/comments')).json()
  const id = data.at(-1)._id
  await page.goto(`/post/detail/trade-licence#comment-${id}`)
  await expect(page.locator('[data-target]')).toHaveAttribute('id', `comment-${id}`)
  await expect(page.locator('[data-target]')).toBeInViewport()
})

// covers P-29, A-55
test('every card and guide has a save button; marks come with the account and move nothing, guests are asked to log in', async ({
  page,
}) => {
  await page.goto('/search?q=tin')
  await ready(page)
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('save-post-icon'))).toBe('/search?q=tin')

  await page.goto('/post/detail/trade-licence')
  const pinned = page
    .getByRole('button', { name: /^Saved?$/ })
    .filter({ visible: true })
    .first()
  const place = await pinned.boundingBox()
  await signInStub(page)
  await page.reload()
  await ready(page)
  await expect(pinned).toHaveAttribute('aria-pressed', 'true')
  expect(await pinned.boundingBox()).toEqual(place)
  await page.goto('/')
  await ready(page)
  const cards = page.locator('.posts article')
  await expect(cards.getByRole('button', { name: /^Save/ })).toHaveCount(await cards.count())
  const card = cards.filter({ has: page.locator('a[href="/post/detail/trade-licence"]') })
  if ((await card.count()) > 0) await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
})
