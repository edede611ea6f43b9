// A card is touched where the thumb lies: every point of it leads where its title does, but for controls of its own.
import type { Page } from '@playwright/test'
import { signInStub } from '../support/account-stub.ts'
import { expect, ready, test } from '../support/fixtures.ts'

const CARDS = [
  ['/', '.posts article'],
  ['/?page=2', '.posts article'],
  ['/search?q=passport', '.result article, .best'],
  ['/search?category=business', '.result article'],
  ['/lazy', '.lazy-list li'],
  ['/marketplace', 'article.worker'],
  ['/guday-geday', 'article.guday-row'],
] as const

/** The count is read once the cards are there, however late. */
async function countOf(page: Page, card: string): Promise<number> {
  await expect.poll(() => page.locator(card).count()).toBeGreaterThan(1)
  return await page.locator(card).count()
}

async function expectWhole(page: Page, card: string): Promise<void> {
  await countOf(page, card)
  const dead = await page.locator(card).evaluateAll((cards) =>
    cards.flatMap((each) => {
      each.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = each.getBoundingClientRect()
      const title = each.querySelector('h2, h3')?.textContent
      const grid = Array.from({ length: 81 }, (_, i) => [1 + (i % 9), 1 + Math.floor(i / 9)] as const)
      // What lies over the page, as a bar at its foot, is not the card's.
      const own = grid.flatMap(([column, row]) => {
        const found = document.elementFromPoint(left + (width * column) / 10, top + (height * row) / 10)
        return found && each.contains(found) ? [{ column, row, found }] : []
      })
      if (own.length === 0) return [`${title}: no point of it can be touched`]
      return own.flatMap(({ column, row, found }) =>
        found.closest('a[href], button') ? [] : [`${title} at ${column}, ${row}: ${found.tagName} ${found.className}`],
      )
    }),
  )
  expect(dead).toEqual([])
}

for (const [path, card] of CARDS) {
  // covers P-32
  test(`no card of ${path} has a point that leads nowhere`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    await expectWhole(page, card)
  })
}

// covers P-32
test('no row of what is saved has a point that leads nowhere', { tag: '@both' }, async ({ page }) => {
  await signInStub(page)
  await page.goto('/saved')
  await ready(page)
  await expect(page.locator('.saved-row').first()).toBeVisible()
  await expectWhole(page, '.saved-row')
})

// covers P-32
test('a tap in the middle of each card of the first page opens its guide', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const cards = page.locator('.posts article')
  const count = await countOf(page, '.posts article')
  for (let i = 0; i < count; i += 1) {
    const title = await cards.nth(i).getByRole('heading').textContent()
    expect(title).toBeTruthy()
    await cards.nth(i).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
})
