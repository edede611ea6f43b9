// Rows that answer: cost, time and place in suggestions, hits and cards; what an empty box offers; filters in a sheet.
import type { Locator, Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, searchBox, test, useLanguage, WALKED } from '../support/fixtures.ts'

async function openSearch(page: Page, address = '/search'): Promise<Locator> {
  await page.goto(address)
  await ready(page)
  return searchBox(page)
}

/** Whether the first box stands in the row of the second: their middles are less than half a row apart. */
async function inOneRow(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  return Math.abs(a.y + a.height / 2 - (b.y + b.height / 2)) < 12
}

// covers P-04
test('a suggestion says cost, time and place, by the keyboard leads to the guide, and at last to all results', {
  tag: '@desktop',
}, async ({ page }) => {
  const input = await openSearch(page)
  await input.focus()
  await input.pressSequentially('passp')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Renew your passport' })).toContainText(/ETB 5,000.*2 months.*ICS/)
  await expect(options.last()).toHaveText('All results for “passp”')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=passp')
  await input.fill('passpo')
  await expect(options.filter({ hasText: 'Renew your passport' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/post/detail/new-passport')
})

// covers P-04
test('a suggestion answers and opens by touch, in Amharic', async ({ page }) => {
  await useLanguage(page, 'am')
  const input = await openSearch(page)
  await input.tap()
  await input.pressSequentially('ፓስፖ')
  const guide = page.getByRole('option').filter({ hasText: 'ፓስፖርት ማሳደስ' })
  await expect(guide).toContainText('5,000 ብር')
  expect(await badTexts(page, '.suggest:not([hidden])')).toEqual([])
  await guide.tap()
  await expect(page).toHaveURL('/post/detail/passport-renewal')
})

test('an empty box offers popular guides and the last searches, which are forgotten one by one or all', async ({ page }) => {
  const input = await openSearch(page)
  for (const words of ['fayda', 'driving licence']) {
    await input.fill(words)
    await input.press('Enter')
    await expect(page).toHaveURL(`/search?q=${words.replace(' ', '+')}`)
    // The address comes a moment before the page, which writes its words into the box.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${words}”`)
  }
  await input.fill('')
  const searches = page.getByRole('group', { name: 'Recent searches' })
  const popular = page.getByRole('group', { name: 'Popular guides' })
  await expect(searches.getByRole('option')).toHaveText(['driving licence', 'fayda', 'Forget these searches'])
  await expect(popular.getByRole('option')).toHaveCount(4)
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  await expect(searches.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Delete')
  await expect(searches.getByRole('option')).toHaveText(['fayda', 'Forget these searches'])
  await searches.locator('.icon-button').click()
  await expect(searches).toHaveCount(0)
  await expect(popular.getByRole('option').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  await popular.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/post\/detail\//)
})

// A phone's keyboard composes every word, so there suggestions come all the same.
test('a word that is being composed when the list comes is left alone', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search/suggestions') asked.push(searchParams.get('q') ?? '')
  })
  let letCodeCome = () => {}
  const wanted = new Promise<void>((resolve) => {
    letCodeCome = resolve
  })
  await page.route(/\/assets\/search-suggestions-.*\.js/, async (route) => {
    await wanted
    await route.continue()
  })
  const input = await openSearch(page)
  const isAsked = page.waitForRequest(/\/assets\/search-suggestions-/)
  await input.focus()
  await isAsked
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['ፕ', 'ፓስ', 'ፓስፖ'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  letCodeCome()
  await expect(input).toHaveRole('combobox')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await keyboard.send('Input.insertText', { text: 'ፓስፖርት' })
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toEqual(['ፓስፖርት'])
})

for (const language of WALKED) {
  test(`hits and cards keep their heads in one row (${language})`, async ({ page }) => {
    await useLanguage(page, language)
    await page.goto(`/search?q=${language === 'en' ? 'passport' : 'ፓስፖርት'}`)
    for (const head of await page.locator('.hit-head').all())
      expect(await inOneRow(head.locator('.tag').first(), head.locator('> :last-child svg').first())).toBe(true)
    for (const line of await page.locator('.result .facts-line').all()) {
      const [first] = await line.locator('span').all()
      expect(await first?.textContent()).not.toBe('')
    }
    expect(await badTexts(page, '.search-results')).toEqual([])
    await page.goto('/')
    for (const card of await page.locator('.card.post').all()) {
      expect(await inOneRow(card.locator('.tag'), card.locator('time'))).toBe(true)
      await expect(card.locator('.facts-line')).toBeVisible()
      await expect(card.locator('.clamped')).toBeHidden()
    }
    expect(await badTexts(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test(`the answers of home stand in two columns, each with its time (${language})`, { tag: '@both' }, async ({ page }) => {
    await useLanguage(page, language)
    await page.goto('/')
    await ready(page)
    const rows = await page.locator('.tasks li:not(.task-action) a').evaluateAll((links) =>
      links.map((link) => {
        const isMirrored = document.dir === 'rtl'
        const boxOf = (what: string) => link.querySelector(what)?.getBoundingClientRect() ?? new DOMRect()
        const [name, answer, row] = [boxOf('b'), boxOf('.facts-line'), link.getBoundingClientRect()]
        const gap = isMirrored ? name.left - answer.right : answer.left - name.right
        const facts = [...link.querySelectorAll('.facts-line > span')].map((fact) => fact.getBoundingClientRect())
        return { gap, facts: facts.length, isInside: facts.every(({ top, bottom }) => top >= row.top && bottom <= row.bottom) }
      }),
    )
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row).toMatchObject({ facts: 2, isInside: true })
    for (const { gap } of rows) expect(gap).toBeGreaterThanOrEqual(11)
  })

  test(`a dot between facts neither begins nor ends a line (${language})`, async ({ page }) => {
    await useLanguage(page, language)
    await page.goto('/')
    const stray = await page.locator('.facts-line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const box = line.getBoundingClientRect()
        const isMirrored = getComputedStyle(line).direction === 'rtl'
        const facts = [...line.children].map((fact) => fact.getBoundingClientRect())
        return facts.flatMap((fact, i) => {
          const before = facts[i - 1]
          const isFirst = before === undefined || fact.top > before.top + 8
          const start = isMirrored ? box.right - fact.right : fact.left - box.left
          // The dot is within 18 px before the fact: outside the line for the first one, inside it for the others.
          return isFirst === start < 1 ? [] : [line.textContent]
        })
      }),
    )
    expect(stray).toEqual([])
  })

  // covers P-04
  test(`filters open in a sheet, and what divides nothing is not offered (${language})`, async ({ page }) => {
    await useLanguage(page, language)
    await openSearch(page)
    await expect(page.locator('.popular')).toBeVisible()
    await page.locator('.folded summary').tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('radio')).toHaveCount(3)
    await expect(page.locator('.dropdown')).toBeVisible()
    expect(await badTexts(page, 'dialog')).toEqual([])
    await expectNoAxeViolations(page)
    const show = sheet.getByRole('button').last()
    const all = (await show.textContent()) ?? ''
    await sheet.getByRole('radio').last().check()
    await expect(show).not.toHaveText(all)
    const [count = ''] = /\d+/.exec((await show.textContent()) ?? '') ?? []
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL('/search')
    await page.locator('.folded summary').tap()
    await sheet.getByRole('radio').last().check()
    await show.tap()
    await expect(page).toHaveURL('/search?type=Private')
    await expect(page.locator('.search-head p').first()).toContainText(count)
  })
}
