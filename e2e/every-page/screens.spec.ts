// Every screen in both languages and themes, on a phone and on a wide screen: accessibility, text direction, no sideways scroll.
import { pages } from '@menged/contracts/pages'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, useTheme, viewOf } from '../support/fixtures.ts'

/** Every page whose path names nothing; those of an account are in profile-screens.spec.ts. */
const ALONE = pages.flatMap(({ path, account, data }) => (account || data || path.includes(':') ? [] : [path]))
/** What the table can't know: states of pages, guides, and no page. */
const SCREENS = [
  ...ALONE,
  '/?page=4',
  '/?view=video',
  '/post/detail/trade-licence',
  '/post/detail/chinese-government',
  '/search?q=passport',
  '/search?q=zzzz',
  '/lazy?page=2',
  '/marketplace?category=passportServices&rating=4&to=1000',
  '/marketplace?q=zzzz&city=harar',
  '/marketplace/gig-worker/1',
  '/marketplace/gig-worker/999',
  '/guday-geday?q=zzzz&city=harar',
  '/guday-geday/101',
  '/guday-geday/999',
  '/nowhere',
]

/** Those that are also looked at with the fonts of the machine. */
const WITH_OTHER_FONTS = new Set(['/', '/post/detail/trade-licence', '/search?q=passport'])

for (const [i, path] of SCREENS.entries()) {
  // covers G-10
  test(path, { tag: WITH_OTHER_FONTS.has(path) ? ['@both', '@fonts'] : '@both' }, async ({
    page,
    isMobile,
    expectedFailures,
  }) => {
    expectedFailures.push(/404/)
    const { language, theme } = viewOf(i, isMobile)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await useLanguage(page, language)
    await useTheme(page, theme)
    await page.goto(path)
    await ready(page)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    if (language === 'am') expect(await englishLeftOn(page), 'English left on an Amharic page').toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

/** Latin words of an Amharic page outside elements that are marked as another language, names, codes and addresses. */
async function englishLeftOn(page: import('@playwright/test').Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, [lang=en], .ltr, a[href^="http"], code')) continue
      const words = (node.textContent ?? '').match(/\b[a-z]{3,}(?:\s+[a-z]{2,}){2,}/gi)
      if (words) found.push(...words)
    }
    return found
  })
}

for (const path of ['/', '/post/detail/trade-licence', '/about-us', '/privacy-policy', '/search?q=passport']) {
  test(`the keyboard alone reaches every control of ${path}, each with its ring`, { tag: ['@desktop', '@all'] }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await ready(page)
    // Elements come and go meanwhile: each control is known by itself, not by its place.
    const wanted = await page.evaluateHandle(() => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), textarea, summary')]
      return new Set<Element | null>(
        all.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')),
      )
    })
    const count = await wanted.evaluate(({ size }) => size)
    for (let i = 0; i < count + 20; i++) {
      await page.keyboard.press('Tab')
      const hasRing = await wanted.evaluate((left) => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element === document.body) return null
        left.delete(element)
        return getComputedStyle(element).outlineStyle !== 'none' || getComputedStyle(element, '::after').outlineStyle !== 'none'
      })
      expect(hasRing).not.toBe(false)
    }
    const left = await wanted.evaluate((elements) => [...elements].map((element) => element?.outerHTML))
    expect(left).toEqual([])
  })
}
