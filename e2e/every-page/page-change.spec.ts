// What a change of page by a link says to who does not see it: the focus is in the new page, and its title is announced.
import type { Page } from '@playwright/test'
import { expect, ready, test } from '../support/fixtures.ts'

/** The title of the page that was opened by a link; empty before the first. */
const announced = (page: Page) => page.locator('body > .sr-only[aria-live=polite]')
/** What announces it comes once the page has settled. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
  await announced(page).waitFor({ state: 'attached' })
}
const heading = (page: Page) => page.locator('main h1')
/** Everything that is announced from now on. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  const said = await announced(page).evaluateHandle((element) => {
    const texts: string[] = []
    const hear = () => texts.push(element.textContent ?? '')
    new MutationObserver(hear).observe(element, { characterData: true, childList: true, subtree: true })
    return texts
  })
  return () => said.jsonValue()
}

for (const [from, link] of [
  ['/', 'main .posts h2 a'],
  ['/marketplace', 'main a[href^="/marketplace/gig-worker/"]'],
  ['/about-us', 'footer a[href^="/privacy-policy"]'],
] as const) {
  test(`a link of ${from} leads the focus to the heading of its page, whose title is announced`, { tag: '@both' }, async ({
    page,
  }) => {
    await opened(page, from)
    await expect(announced(page)).toHaveText('')
    await expect(page.locator('body')).toBeFocused()
    await page.locator(link).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(from)
    await expect(heading(page)).toBeFocused()
    await expect(announced(page)).toHaveText(await page.title())
    const title = await page.title()
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect(announced(page)).not.toHaveText(title)
    await expect(announced(page)).toHaveText(await page.title())
  })
}

test('who follows a link by mouse sees no ring around the heading', { tag: '@desktop' }, async ({ page }) => {
  await opened(page, '/')
  await page.locator('main .posts h2 a').first().click()
  await expect(heading(page)).toBeFocused()
  expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
})

test('links within a page, and keys of its address, leave the focus where it is', { tag: '@desktop' }, async ({ page }) => {
  await opened(page, '/')
  const said = await listenTo(page)
  const video = page.locator('main a[href*="view=video"]')
  await video.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=video/)
  await expect(page.locator('main .videos')).toBeVisible()
  await expect(video).toBeFocused()
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await expect(page.locator('#main')).toBeFocused()
  // The next page is announced, and it is the first that was.
  await page.locator('footer a[href^="/privacy-policy"]').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/privacy-policy/)
  await expect(announced(page)).toHaveText(await page.title())
  expect(await said()).toEqual([await page.title()])
})
