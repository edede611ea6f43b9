// What is read stands on one left edge, from the title to the comments, whichever way the layout goes; what is around it is mirrored.
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { signInStub } from '../support/account-stub.ts'
import { expect, ready, test, useLanguage } from '../support/fixtures.ts'

const GUIDES = readdirSync('content/guides').map((file) => `/post/detail/${file.replace('.json', '')}`)
/** Every other guide in one direction, the others in the other. */
const pagesIn = (direction: 'ltr' | 'rtl') => [
  ...GUIDES.filter((_, i) => (i % 2 === 0) === (direction === 'rtl')),
  '/privacy-policy',
  '/terms-of-service',
  '/about-us',
]

/** Blocks whose first ink is not where they begin, and blocks that do not begin where their column does. */
function strays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Middled or at the end by design: what is pressed, marks, amounts in columns, the counter of a field.
    const OWN =
      'button, .button, .tag, .initials, .step-number, .tile, .number, .counter, .empty, .languages, .post-tools, td ~ td, .sr-only, svg'
    const range = document.createRange()

    /** Left edge of what lies in it: its own letters, and the boxes of its children. */
    const inkOf = (element: Element): number => {
      const edges = [...element.childNodes].flatMap((node) => {
        if (node instanceof Element ? !node.checkVisibility() || node.matches('.sr-only') : !node.textContent?.trim()) return []
        if (node instanceof Element && getComputedStyle(node).position === 'absolute') return []
        if (!(node instanceof Element)) range.selectNodeContents(node)
        const boxes = node instanceof Element ? node.getClientRects() : range.getClientRects()
        return [...boxes].flatMap(({ left, width }) => (width > 1 ? [left] : []))
      })
      return Math.min(...edges)
    }

    return [...document.querySelectorAll('.reading')].flatMap((column) => {
      const edge = column.getBoundingClientRect().left + (column.matches('.card') ? 25 : 0)
      return [...column.querySelectorAll('*')].flatMap((element) => {
        const style = getComputedStyle(element)
        if (/inline|none|contents/.test(style.display) || !element.checkVisibility() || element.closest(OWN)) return []
        const before = getComputedStyle(element, '::before')
        if (before.content !== 'none' && before.position !== 'absolute') return []
        const ink = inkOf(element)
        if (ink === Number.POSITIVE_INFINITY) return []
        const inner = element.getBoundingClientRect().left + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft)
        const isHeading = element.matches('h1, h2') && !element.closest('.card:not(.reading)')
        const off = Math.max(ink - inner, isHeading ? Math.abs(ink - edge) : 0)
        const name = `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 30)}"`
        return off > 1.5 ? [`${location.pathname}: ${name} ${Math.round(off)} px off`] : []
      })
    })
  })
}

/** Two boxes of a row as they come in the markup: is the first one to the right? */
async function isMirrored(page: Page, first: string, second: string): Promise<boolean> {
  const [one, two] = await Promise.all([page.locator(first).first().boundingBox(), page.locator(second).first().boundingBox()])
  return (one?.x ?? 0) > (two?.x ?? 0)
}

async function expectOneEdge(page: Page, origin: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const found: string[] = []
  for (const path of pagesIn(direction)) {
    await page.goto(`${origin}${path}?lang=am`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    expect(await page.locator('.reading').count()).toBeGreaterThan(0)
    found.push(...(await strays(page)))
  }
  expect(found).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/post/detail/new-passport', '/privacy-policy', '/about-us']) {
    await page.goto(`${origin}${path}?lang=am`)
    expect(await strays(page)).toEqual([])
    expect(await isMirrored(page, '.site-header .brand', '.site-header .languages')).toBe(direction === 'rtl')
  }
  await page.goto(`${origin}/?lang=am`)
  expect(await isMirrored(page, '.top-viewed', '.posts')).toBe(direction === 'rtl')
  expect(await isMirrored(page, '.posts .tag', '.posts .languages')).toBe(direction === 'rtl')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  let portal: Portal
  test.beforeAll(async () => {
    portal = await startPortal({ env: { AMHARIC_DIRECTION: 'ltr' } })
  })
  test.afterAll(() => portal.stop())

  test('mirrored: every guide, legal text and the page about us', { tag: '@all' }, async ({ page, baseURL }) => {
    await expectOneEdge(page, baseURL ?? '', 'rtl')
  })
  test('not mirrored: the same', { tag: '@all' }, async ({ page }) => {
    await expectOneEdge(page, portal.origin, 'ltr')
  })
})

test('a dialog that is opened from what is read is mirrored', { tag: '@desktop' }, async ({ page }) => {
  await signInStub(page)
  await useLanguage(page, 'am')
  await page.goto('/post/detail/trade-licence')
  await ready(page)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await page.locator('.comment-tools button').last().click()
  await page.locator('dialog textarea').waitFor()
  expect(await isMirrored(page, 'dialog .modal-title', 'dialog .modal-close')).toBe(true)
  expect(await isMirrored(page, 'dialog .modal-actions button:nth-child(1)', 'dialog .modal-actions button:nth-child(2)')).toBe(
    true,
  )
})
