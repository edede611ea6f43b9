// Notifications: a reply to a comment, a guide that has changed; and what waits for a connection.
import type { Page } from '@playwright/test'
import { slowness } from '../../scripts/slowness.ts'
import { runSql } from '../support/database.ts'
import { expect, ONE_TRY, pendingCalls, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, dialog, openMenu, signInEarlier, toast, tokenOf, wordsOf } from '../support/people.ts'

test.beforeEach(({ expectedFailures }) => {
  expectedFailures.push(/status of 4\d\d|ERR_INTERNET_DISCONNECTED/)
})

/** Would read the token if any of it ran. */
const HOSTILE = `<img src=x onerror="stolen=localStorage.token"><script>stolen=localStorage.token</script>`
const stolen = (page: Page) => page.evaluate(() => (window as { stolen?: string }).stolen)

/** As an editor would who changes a guide: the portal hears of it by itself. */
async function changeGuide(id: string): Promise<void> {
  await runSql('update posts set updated_at = now() where id = $1', [id])
}

for (const language of WALKED) {
  const t = wordsOf(language)

  // covers N-01, N-02, N-03, N-08, A-11, A-40
  test(`an answer to a comment is told, read once, and stays read (${language})`, async ({ page, request }) => {
    const [writer, other] = [await addPerson(request), await addPerson(request, { fullName: 'አበበ ከበደ' })]
    const token = await tokenOf(request, writer)
    await useLanguage(page, language)
    await signInEarlier(page, token)
    await page.goto('/post/detail/title-deed')
    await ready(page)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    const words = `ሁለት ቀን ፈጀ። ${writer}`
    await page.locator('#comments textarea').fill(words)
    const [written] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/title-deed/comments'),
      ),
      page
        .locator('#comments')
        .getByRole('button', { name: t('comment.post') })
        .click(),
    ])
    const { _id: id } = (await written.json()).data
    const row = page.locator('#comments li').filter({ hasText: words })
    await expect(row).toBeVisible()
    // Of changes that come one upon the other, kept pages hear four times a second.
    await expect(async () => {
      await page.reload()
      await ready(page)
      await page.locator('#comments').scrollIntoViewIfNeeded()
      await expect(row).toBeVisible(ONE_TRY)
    }).toPass()
    const answer = await request.post('/api/posts/title-deed/comments', {
      headers: { authorization: `Bearer ${await tokenOf(request, other)}` },
      data: { text: `እኔ ሦስት ቀን። ${HOSTILE}`, parentId: id, language: 'am', key: crypto.randomUUID() },
    })
    expect(answer.status()).toBe(200)
    await expect(async () => {
      await page.goto('/notifications')
      await expect(page.getByRole('main').getByText('አበበ ከበደ').first()).toBeVisible(ONE_TRY)
    }).toPass()
    const told = page.getByRole('main').locator('li').filter({ hasText: 'አበበ ከበደ' })
    await expect(told).toHaveClass(/\bis-unread\b/)
    await told.getByRole('button', { name: t('profile.showMore') }).click()
    await expect(told.getByText(HOSTILE)).toBeVisible()
    expect(await stolen(page)).toBeUndefined()
    await expect(told).not.toHaveClass(/\bis-unread\b/)
    await page.reload()
    await ready(page)
    await expect(told).toBeVisible()
    await expect(told).not.toHaveClass(/\bis-unread\b/)
    await page.goto('/post/detail/title-deed')
    await ready(page)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(page.locator('#comments').getByText(HOSTILE).first()).toBeVisible()
    expect(await stolen(page)).toBeUndefined()
  })

  // covers A-51, N-04, N-07
  test(`a saved guide that changes is told in the list and in the menu (${language})`, { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const guide = language === 'en' ? 'trademark' : 'media-licence'
    const token = await tokenOf(request, await addPerson(request))
    const headers = { authorization: `Bearer ${token}` }
    await request.put(`/api/profile/saved/${guide}`, { headers })
    await changeGuide(guide)
    const title = (await (await request.get(`/api/posts/${guide}/card?language=${language}`)).json()).data.title as string
    // Others may write to everybody meanwhile: this one has to be among them.
    const links = async () => {
      const { notifications } = (await (await request.get('/api/profile/getTopNotificatons', { headers })).json()).data
      return (notifications as { link: string }[]).map(({ link }) => link)
    }
    await expect.poll(links, { timeout: 180_000 * slowness() }).toContainEqual(expect.stringContaining(guide))
    await useLanguage(page, language)
    await signInEarlier(page, token)
    await page.goto('/')
    await ready(page)
    const menu = await openMenu(page, language)
    await expect(menu.getByRole('menuitem', { name: t('nav.notifications') })).toContainText(/[1-9]/)
    await menu.getByText(t('nav.notifications')).click()
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  })

  test(`what is saved without a line arrives once the line is back, and only once (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const token = await tokenOf(request, await addPerson(request))
    const headers = { authorization: `Bearer ${token}` }
    await useLanguage(page, language)
    await signInEarlier(page, token)
    await page.goto('/post/detail/telebirr')
    await ready(page)
    const save = page
      .locator('main')
      .getByRole('button', { name: t('post.save') })
      .first()
    await expect(save).toBeVisible()
    // The code of saving comes after the page for people who are signed in.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/saving-[^/]*\.js$/.test(name)),
    )
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (asked) => {
      if (/\/api\/profile\/saved/.test(asked.url()) && asked.method() !== 'GET') sent.push(asked.method())
    })
    await context.setOffline(true)
    await expect(toast(page, t('common.offline'))).toBeVisible()
    await save.click()
    await expect(toast(page, t('error.sentLater'))).toBeVisible()
    await context.setOffline(false)
    const saved = async () =>
      (await (await request.post('/api/profile/getSavedMessages', { headers })).json()).data.savedMessages as string[]
    await expect.poll(saved).toEqual(['telebirr'])
    // A page that is left before it has the response sends the call again.
    await expect.poll(() => pendingCalls(page)).toEqual([])
    await page.reload()
    await ready(page)
    await expect(page.locator('main button[aria-pressed=true]:visible').first()).toBeVisible()
    expect(sent).toEqual(['PUT'])
  })
}

test.describe('what Menged asks of itself', () => {
  test.use({ mayAsk: true })
  const t = wordsOf('en')
  /** When it was asked last. It is written down at once, before the dialog has come. */
  const lastAsked = (page: Page, what: 'login' | 'push') => page.evaluate((key) => localStorage.getItem(key), `${what}-prompt`)

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    })
  })

  // covers N-09, N-10
  test('push after ten seconds, at most once a day, never on iOS', { tag: '@desktop' }, async ({ page, browser }) => {
    await page.clock.install()
    await page.goto('/about-us')
    await ready(page)
    const title = dialog(page).getByRole('heading', { name: t('push.guestTitle') })
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(8_000)
    expect(await lastAsked(page, 'push')).toBeNull()
    await expect(dialog(page)).toHaveCount(0)
    await page.clock.fastForward(3_000)
    await expect(title).toBeVisible()
    const first = await lastAsked(page, 'push')
    expect(first).not.toBeNull()
    await page.keyboard.press('Escape')
    await page.reload()
    await ready(page)
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(20_000)
    expect(await lastAsked(page, 'push')).toBe(first)
    await expect(dialog(page)).toHaveCount(0)
    await page.clock.fastForward(24 * 60 * 60 * 1000)
    await page.evaluate(() => localStorage.setItem('login-prompt', String(Date.now())))
    await page.reload()
    await ready(page)
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(11_000)
    await expect(title).toBeVisible()

    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604' })
    const phone = await context.newPage()
    await phone.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }))
    await phone.clock.install()
    await phone.goto(new URL('/about-us', page.url()).href)
    await ready(phone)
    await phone.waitForLoadState('networkidle')
    await phone.clock.fastForward(30_000)
    expect(await lastAsked(phone, 'push')).toBeNull()
    await expect(dialog(phone)).toHaveCount(0)
    // The other question comes: it is not that nothing is asked at all.
    await phone.clock.fastForward(35_000)
    await expect(dialog(phone).getByText(t('account.loginLead'))).toBeVisible()
    expect(await lastAsked(phone, 'push')).toBeNull()
    await context.close()
  })

  test('and waits while a menu is open', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/post/detail/trade-licence')
    await ready(page)
    await page.waitForLoadState('networkidle')
    const menu = page.locator('#share-menu')
    await menu.evaluate((element: HTMLElement) => element.showPopover())
    await page.clock.fastForward(20_000)
    await expect(menu).toBeVisible()
    expect(await lastAsked(page, 'push')).toBeNull()
    await expect(dialog(page)).toHaveCount(0)
    await menu.evaluate((element: HTMLElement) => element.hidePopover())
    await page.clock.fastForward(3_000)
    await expect(dialog(page).getByRole('heading', { name: t('push.guestTitle') })).toBeVisible()
  })

  // covers G-13
  test('guests are not asked where something was written, until they go on', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/about-us')
    await page.evaluate(() => localStorage.setItem('push-prompt', String(Date.now())))
    await ready(page)
    await page.waitForLoadState('networkidle')
    const field = page.locator('main textarea').first()
    await field.fill('Where is the office?')
    await field.blur()
    await page.clock.fastForward(90_000)
    expect(await lastAsked(page, 'login')).toBeNull()
    await expect(dialog(page)).toHaveCount(0)
    await page.locator('footer a[href^="/privacy-policy"]').click()
    await expect(page).toHaveURL(/privacy-policy/)
    await page.clock.fastForward(5_000)
    await expect(dialog(page).getByText(t('account.loginLead'))).toBeVisible()
  })

  // covers G-13
  test('guests are not asked over a paper, over words of an earlier visit, or while a guide is read aloud', async ({ page }) => {
    const start = async (path: string): Promise<void> => {
      await page.goto(path)
      await page.evaluate(() => localStorage.setItem('push-prompt', String(Date.now())))
      await ready(page)
      await page.waitForLoadState('networkidle')
    }
    const expectPeace = async (): Promise<void> => {
      await page.clock.fastForward(90_000)
      expect(await lastAsked(page, 'login')).toBeNull()
      await expect(dialog(page)).toHaveCount(0)
    }
    await page.clock.install()
    await start('/generative-ai?template=property-rental-agreement')
    await expectPeace()
    await start('/about-us')
    // As a browser does it that brings a form back: nobody has typed.
    await page
      .locator('main textarea')
      .first()
      .evaluate((field: HTMLTextAreaElement) => (field.value = 'Where is the office?'))
    await expectPeace()
    await start('/post/detail/trade-licence')
    await page.evaluate(() =>
      document.querySelector('main')?.append(Object.assign(document.createElement('p'), { className: 'listen-bar' })),
    )
    await expectPeace()
    await page.locator('.listen-bar').evaluate((bar) => bar.remove())
    await page.clock.fastForward(3_000)
    await expect(dialog(page).getByText(t('account.loginLead'))).toBeVisible()
    // No field is in use that nobody has chosen, so no keyboard comes up.
    await expect(dialog(page).getByRole('heading', { name: t('account.logIn') })).toBeFocused()
  })

  // covers G-13
  test('guests to log in after a minute, once, then not for two days', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/about-us')
    await page.evaluate(() => localStorage.setItem('push-prompt', String(Date.now())))
    await ready(page)
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(57_000)
    expect(await lastAsked(page, 'login')).toBeNull()
    await expect(dialog(page)).toHaveCount(0)
    await page.clock.fastForward(5_000)
    await expect(dialog(page).getByText(t('account.loginLead'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const first = await lastAsked(page, 'login')
    expect(first).not.toBeNull()
    await page.clock.fastForward(120_000)
    expect(await lastAsked(page, 'login')).toBe(first)
    await expect(dialog(page)).toHaveCount(0)
    for (const [wait, asked] of [
      [24 * 60 * 60 * 1000, 0],
      [25 * 60 * 60 * 1000, 1],
    ] as const) {
      await page.clock.fastForward(wait)
      await page.evaluate(() => localStorage.setItem('push-prompt', String(Date.now())))
      await page.reload()
      await ready(page)
      await page.waitForLoadState('networkidle')
      await page.clock.fastForward(65_000)
      expect((await lastAsked(page, 'login')) !== first).toBe(asked === 1)
      await expect(dialog(page)).toHaveCount(asked)
    }
  })
})
