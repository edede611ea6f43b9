// Readers whose device has colours of its own, and whose phone comes closer to small fields.
import type { Locator, Page } from '@playwright/test'
import { expect, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'

const outline = (element: Locator): Promise<string> =>
  element.evaluate((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
    return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle} ${outlineColor}`
  })

type Choice = [path: string, chosen: (page: Page) => Locator, other: (page: Page) => Locator, isLink: boolean]
/** Where the page that is chosen is no link, no focus comes to it. */
const CHOICES: readonly Choice[] = [
  [
    '/',
    (page) => page.locator('main .segments > .active').first(),
    (page) => page.locator('main .segments > :not(.active)').first(),
    true,
  ],
  [
    '/?page=2',
    (page) => page.locator('.pager [aria-current]').first(),
    (page) => page.locator('.pager a:not([aria-current])').first(),
    false,
  ],
  [
    '/exchange',
    (page) => page.locator('.rates-chart .segments [aria-current]').first(),
    (page) => page.locator('.rates-chart .segments a:not([aria-current])').first(),
    true,
  ],
]

for (const [path, chosen, other, isLink] of CHOICES) {
  test(`${path}: under the colours of the device what is chosen differs from what is not`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    await ready(page)
    await expect.poll(() => outline(chosen(page))).toMatch(/^2px solid/)
    expect(await outline(other(page))).toBe('none')
    const focusable = chosen(page).and(page.locator('a, button, [tabindex]'))
    await expect(focusable).toHaveCount(isLink ? 1 : 0)
    if (!isLink) return
    await focusable.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(focusable).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(focusable).toBeFocused()
    await expect.poll(() => outline(focusable)).toMatch(/^3px solid/)
  })
}

test('under the colours of the device the dots of the banner are seen, and which one is shown', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  await ready(page)
  const colourOf = (dot: Locator): Promise<string> => dot.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)
  const dots = page.locator('.dots button:not(.pause)')
  await expect(dots).toHaveCount(3)
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect.poll(() => colourOf(dots.nth(1))).not.toBe(ground)
  expect(await colourOf(dots.first())).not.toBe(ground)
  expect(await colourOf(dots.first())).not.toBe(await colourOf(dots.nth(1)))
})

for (const [path, field] of [
  ['/', '#home-search'],
  ['/marketplace', '#worker-search'],
  ['/guday-geday', '#guday-search'],
] as const) {
  for (const language of WALKED) {
    test(`${path} in ${language}: what the empty box says is read whole`, async ({ page }) => {
      await useLanguage(page, language)
      await page.goto(path)
      await ready(page)
      const [needed, room, direction] = await page.locator(field).evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) return [0, -1, '']
        pen.font = style.font
        const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        return [pen.measureText(input.placeholder).width, room, style.direction] as const
      })
      expect(needed).toBeLessThanOrEqual(room)
      expect(direction).toBe('ltr')
    })
  }
}

const FIELDS = [
  '/',
  '/search',
  '/exchange',
  '/about-us',
  '/generative-ai',
  '/marketplace',
  '/worker-registration',
  '/guday-geday',
]

for (const path of FIELDS) {
  for (const language of ['en', 'am'] as const) {
    test(`${path} in ${language}: no field is so small that a phone comes closer`, async ({ page }) => {
      await useLanguage(page, language)
      await page.goto(path)
      await ready(page)
      const small = await page.locator('input, select, textarea').evaluateAll((fields) =>
        fields
          .filter(
            (field) => field.checkVisibility() && !/^(checkbox|radio|range|hidden|file)$/.test(field.getAttribute('type') ?? ''),
          )
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 120)),
      )
      expect(small).toEqual([])
    })
  }
}
