// A guide remembers its reader: what was ticked waits on home and on the profile, on this device and, with an account, on every other.
import { pathTo } from '@menged/contracts/path-to'
import type { Browser, Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, hold, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, logInBy, openMenu, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'

const GUIDE = '/post/detail/trade-licence'
const TITLE = 'How to get a trade licence in Ethiopia'
const waiting = (page: Page) => page.locator('.continue-card')
const papers = (page: Page) => page.locator('.documents input[type=checkbox]')
const steps = (page: Page) => page.locator('.steps input[type=checkbox]')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Kept is what a reader ticked a moment ago: the page notes it when it is left, at the latest. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('progress'))

async function tickSome(page: Page, path = GUIDE): Promise<void> {
  await open(page, path)
  await papers(page).nth(0).check()
  await papers(page).nth(1).check()
  await steps(page).nth(0).check({ force: true })
  await expect.poll(() => kept(page)).toContain('"steps":[1]')
}

test('a guest goes on where he was: home after a reload names papers and the next step', async ({ page }) => {
  await tickSome(page)
  const total = await papers(page).count()
  const second = await page.locator('.steps h3').nth(1).textContent()
  await open(page, '/')
  const row = waiting(page).getByRole('link')
  await expect(row).toContainText(TITLE)
  await expect(row).toContainText(`2 of ${total} papers · next: step 2, ${second}`)
  await page.reload()
  await ready(page)
  await expect(row).toContainText(TITLE)
  await expectNoAxeViolations(page)
  await row.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(papers(page).nth(1)).toBeChecked()
  await expect(steps(page).nth(0)).toBeChecked()
})

test('in Amharic, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await useLanguage(page, 'am')
  await tickSome(page)
  await open(page, '/')
  await expect(waiting(page)).toContainText('ቀጣይ፦ ደረጃ 2')
  expect(await badTexts(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const language of WALKED) {
  test(`home keeps the place free, so that nothing moves when it comes, in ${language}`, async ({ page }) => {
    await useLanguage(page, language)
    // How many there are does not change the height.
    await tickSome(page, '/post/detail/new-passport')
    await tickSome(page)
    const release = await hold(page, '**/assets/**')
    await page.goto('/')
    const place = () => page.locator('.tasks').evaluate((tasks) => tasks.getBoundingClientRect().top)
    const before = await place()
    release()
    await expect(waiting(page).locator('summary')).toBeVisible()
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(4)
  })
}

test('who has ticked nothing sees nothing of it, and fetches nothing for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.continue')).toBeHidden()
  expect(asked.filter((url) => /outlines|progress|continue/.test(url))).toEqual([])
})

test('a guide is put away, taken back, and put away with its ticks', async ({ page }) => {
  await tickSome(page)
  await open(page, '/')
  const away = page.getByRole('button', { name: `Remove: ${TITLE}` })
  await away.click()
  await expect(waiting(page)).toHaveCount(0)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(waiting(page)).toContainText(TITLE)
  await away.click()
  await expect(waiting(page)).toHaveCount(0)
  await open(page, GUIDE)
  await expect(papers(page).nth(0)).not.toBeChecked()
  await open(page, '/')
  await expect(page.locator('.continue')).toBeHidden()
})

test('several guides: the newest stands, the others behind it, and all are put away at once', async ({ page }) => {
  await tickSome(page)
  await tickSome(page, '/post/detail/new-passport')
  await open(page, '/')
  await expect(waiting(page).getByRole('link')).toHaveCount(1)
  await expect(waiting(page).getByRole('link')).toContainText('passport')
  await waiting(page).getByText('1 more guide').click()
  await expect(waiting(page).getByRole('link')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await waiting(page).getByRole('button', { name: 'Remove all' }).click()
  await expect(waiting(page)).toHaveCount(0)
  expect(await kept(page)).toBeNull()
})

test('a guide that has changed since says which step', async ({ page }) => {
  await tickSome(page)
  // As if the third step had said something else when it was read.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('progress') ?? '{}')
    stored['trade-licence'].marks[2] = 'before'
    localStorage.setItem('progress', JSON.stringify(stored))
  })
  await page.goto('about:blank')
  await open(page, '/')
  await expect(waiting(page)).toContainText('Step 3 has changed')
  await waiting(page).getByRole('link').click()
  const changed = page.locator('.steps li').filter({ hasText: 'Changed' })
  await expect(changed).toHaveCount(1)
  await expect(changed.locator('h3')).toHaveText((await page.locator('.steps h3').nth(2).textContent()) ?? '')
  await steps(page).nth(1).check({ force: true })
  await expect.poll(() => kept(page)).toContain('"steps":[1,2]')
  await open(page, '/')
  await expect(waiting(page)).toContainText('next: step 3')
  await expect(waiting(page)).not.toContainText('has changed')
})

const held = async (page: Page, token: string) =>
  (await (await page.request.get('/api/profile/progress', { headers: { authorization: `Bearer ${token}` } })).json()).data
    .guides as { postId: string; papers: string[]; steps: number[] }[]

async function secondDevice(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInEarlier(page, token)
  return page
}

test('after login a guest’s ticks are the account’s; a second device goes on with them, and leaves nothing behind', {
  tag: '@desktop',
}, async ({ page, browser, request }) => {
  const email = await addPerson(request)
  const token = await tokenOf(request, email)
  await tickSome(page)
  await open(page, '/')
  await logInBy(page, 'en', email)
  await expect.poll(async () => (await held(page, token))[0]).toMatchObject({ postId: 'trade-licence', steps: [1] })

  const other = await secondDevice(browser, token)
  await open(other, '/')
  await expect(waiting(other)).toContainText(TITLE)
  await waiting(other).getByRole('link').click()
  await expect(papers(other).nth(1)).toBeChecked()
  await papers(other).nth(1).uncheck()
  await steps(other).nth(1).check({ force: true })
  await expect.poll(async () => (await held(page, token))[0]).toMatchObject({ steps: [1, 2], papers: [expect.any(String)] })
  await open(other, pathTo('saved'))
  await expect(waiting(other)).toContainText('next: step 3')
  await expectNoAxeViolations(other)
  await other.context().close()

  await page.reload()
  await expect(waiting(page)).toContainText('next: step 3')
  const menu = await openMenu(page, 'en')
  await menu.getByText(wordsOf('en')('nav.logout')).click()
  await expect.poll(() => kept(page)).toBeNull()
  await expect(waiting(page)).toHaveCount(0)
  expect(await held(page, token).catch(() => 'ended')).toBeDefined()
})

test('what is ticked without a line is sent when it is back', { tag: '@desktop' }, async ({
  page,
  request,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const token = await tokenOf(request, await addPerson(request))
  await signInEarlier(page, token)
  await tickSome(page)
  await expect.poll(async () => (await held(page, token))[0]?.steps).toEqual([1])
  await context.setOffline(true)
  await steps(page).nth(1).check({ force: true })
  await expect.poll(() => kept(page)).toContain('"steps":[1,2]')
  await context.setOffline(false)
  await expect.poll(async () => (await held(page, token))[0]?.steps).toEqual([1, 2])
})

for (const height of [640, 740]) {
  for (const language of WALKED) {
    test(`at 360 by ${height} in ${language} the first screen of home has the box, four categories and an answer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height })
      await useLanguage(page, language)
      await page.goto('/')
      const chips = page.locator('.home-chips .chip')
      const seen = [page.locator('#home-search'), ...[0, 1, 2, 3].map((i) => chips.nth(i)), page.locator('.tasks a').first()]
      for (const element of seen) {
        const box = await element.boundingBox()
        expect(box).not.toBeNull()
        if (!box) continue
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(360)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
      }
      const banner = await page.locator('.banner').boundingBox()
      expect(banner?.height).toBeLessThanOrEqual(200)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  }
}
