// A page brings only the styles that it needs: it has to look as it does under the whole sheet, which comes with the code.
import type { Page } from '@playwright/test'
import { expect, ready, screenOf, test, useLanguage, useTheme } from '../support/fixtures.ts'

const PATHS = [
  '/',
  '/post/detail/trade-licence',
  '/search?q=passport',
  '/search?q=zzzzqqq',
  '/marketplace',
  '/marketplace/gig-worker/1',
  '/about-us',
  '/privacy-policy',
  '/profile',
  '/offline',
  '/nowhere',
]

/** What the whole sheet changes: for each element, and what stands before and after it, the properties that differ. */
function differences(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const elements = [...document.querySelectorAll('html, body, body *:not(script, link)')]
    // What opens over the page is not seen before the whole sheet is there.
    const shown = elements.filter((element) => !element.closest('[popover]:not(:popover-open), .as-target'))
    const places = shown.flatMap((element) => ['', '::before', '::after'].map((pseudo) => ({ element, pseudo })))
    // Variables count by what is made of them; what moves is not at rest yet; a menu that is not open has no anchor.
    const counts = (name: string) => !/^(--|transition|animation|anchor)/.test(name)
    const computed = ({ element, pseudo }: (typeof places)[number]) => {
      const style = getComputedStyle(element, pseudo)
      const made = pseudo === '' || style.content !== 'none'
      return new Map((made ? [...style].filter(counts) : ['content']).map((name) => [name, style.getPropertyValue(name)]))
    }
    const cut = places.map(computed)
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel$="stylesheet"]:not([media])')
    if (links.length === 0) throw new Error('the page names no stylesheet')
    // As the boot script does.
    for (const { href } of links) {
      await new Promise((done, fail) => {
        const whole = document.createElement('link')
        whole.onload = done
        whole.onerror = fail
        whole.rel = 'stylesheet'
        whole.href = href
        document.body.append(whole)
      })
    }
    return places.flatMap((place, i) => {
      const { localName, className } = place.element
      const changed = [...computed(place)].filter(([name, value]) => cut[i]?.get(name) !== value)
      return changed.map(([name, value]) => `${localName}.${className}${place.pseudo} ${name}: ${cut[i]?.get(name)} → ${value}`)
    })
  })
}

test.use({ expectedFailures: [/Failed to load resource|net::ERR/] })

for (const [language, theme] of [
  ['en', 'light'],
  ['am', 'dark'],
] as const) {
  for (const path of PATHS) {
    test(`${path} looks the same, ${language}, ${theme}`, { tag: [...screenOf(language), '@all'] }, async ({ page }) => {
      await useLanguage(page, language)
      await useTheme(page, theme)
      // What waits for its content breathes.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await page.goto(path)
      // An open popover has rules of its own.
      await page.evaluate(() => document.querySelector<HTMLElement>('#mobile-menu')?.showPopover())
      expect(await differences(page)).toEqual([])
    })
  }
}

test('a page that the router comes to looks as if it had been opened, whatever the first page brought along', async ({
  page,
}) => {
  // Counts and ages grow meanwhile: every number is as wide as the next, and every age.
  const placed = () =>
    page.evaluate(() => {
      for (const age of document.querySelectorAll('main time')) age.textContent = '0'
      const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (/\d/.test(text.nodeValue ?? '')) text.nodeValue = (text.nodeValue ?? '').replace(/\d[\d.,]*/g, '0')
      return [...document.querySelectorAll('main *')].map((each) => Math.round(each.getBoundingClientRect().width)).join()
    })
  const settled = async () => {
    await ready(page)
    await page.waitForLoadState('networkidle')
    // One that comes in between would have every text laid out once more.
    const sheets = () => page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
    await expect.poll(sheets).toEqual([expect.stringMatching(/\.css$/)])
    const [whole] = await sheets()
    expect(await page.evaluate(() => document.styleSheets[document.styleSheets.length - 1]?.href)).toBe(whole)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await settled()
  const opened = await placed()
  for (const first of ['/profile', '/about-us', '/post/detail/trade-licence']) {
    await page.goto(first)
    await ready(page)
    if (first === '/profile') await page.keyboard.press('Escape')
    else await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await settled()
    // The rail is fetched behind the list.
    await expect.poll(placed).toBe(opened)
  }
})

test('a sheet of some pages holds over the sheet of all, opened or come to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const shown = async (selector: string, display: string) => {
    await ready(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator(selector)).toHaveCSS('display', display)
  }
  await page.goto('/worker-registration')
  await shown('.join-card', 'none')
  await page.goto('/marketplace')
  await shown('.market-ways', 'grid')
  await page.goto('/')
  await ready(page)
  await page.locator('main a[href="/marketplace"]').first().click()
  await expect(page).toHaveURL('/marketplace')
  await shown('.market-ways', 'grid')
})
