// A whole guide by the keyboard, in 320 pixels, and the bar at the foot of a phone.
import { expect, expectNoAxeViolations, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'

const GUIDE = '/post/detail/trade-licence'

// covers P-03
test('every control of a guide is reached by Tab, in the order of the page, and none is lost under a bar', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(GUIDE)
  await ready(page)
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await expect(page.locator('#ask-question')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  const wanted = await page.locator('main').evaluate((main) => {
    const all = main.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary, [tabindex="0"]')
    const seen = [...all].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[popover], details:not([open]) form'),
    )
    for (const [i, element] of seen.entries()) element.dataset.order = String(i)
    return seen.length
  })
  expect(wanted).toBeGreaterThan(30)
  await page.locator('#main').focus()
  const reached: number[] = []
  const covered: string[] = []
  for (let i = 0; i < wanted + 30 && reached.at(-1) !== wanted - 1; i++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { top, bottom } = element.getBoundingClientRect()
      const bar = document.querySelector('.pinned')
      const foot =
        bar && getComputedStyle(bar).display !== 'none' && !bar.contains(element) ? bar.getBoundingClientRect().top : innerHeight
      return {
        order: Number(element.dataset.order ?? -1),
        hidden: bottom <= 0 || top >= foot,
        name: element.outerHTML.slice(0, 80),
      }
    })
    if (at.order >= 0) reached.push(at.order)
    if (at.hidden) covered.push(at.name)
  }
  expect(reached).toEqual(Array.from({ length: wanted }, (_, i) => i))
  expect(covered).toEqual([])
})

for (const language of WALKED)
  test(`in 320 pixels nothing is wider than the screen, ${language}`, async ({ page }) => {
    await useLanguage(page, language)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [GUIDE, '/post/detail/gks-korea', '/post/detail/new-passport']) {
      await page.goto(path)
      await ready(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    await expectNoAxeViolations(page)
  })

test('the bar of a phone leads to the papers, counts them, and then to the official site', async ({ page }) => {
  await page.goto(GUIDE)
  await ready(page)
  const bar = page.locator('.pinned')
  await expect(bar.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Save' })).toBeVisible()
  await bar.getByRole('link', { name: 'Papers: 0 of 9' }).click()
  await expect(page.locator('#documents')).toBeInViewport()
  const papers = page.locator('.documents input')
  await papers.first().check()
  await expect(bar.getByRole('link', { name: 'Papers: 1 of 9' })).toBeVisible()
  for (const paper of await papers.all()) await paper.check()
  await expect(bar.getByRole('link', { name: 'Official website' })).toHaveAttribute('href', 'https://etrade.gov.et')
  await page.goto('/post/detail/daad')
  await expect(bar.getByRole('link', { name: 'Official website' })).toHaveAttribute('href', /^https:/)
})

test('a fee is one row of name and amount on a phone', async ({ page }) => {
  await page.goto(GUIDE)
  const rows = await page
    .locator('.fees tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.getBoundingClientRect().top)),
    )
  expect(rows.length).toBeGreaterThan(3)
  for (const [name, amount] of rows) expect(amount).toBe(name)
})
