// Search: the box with its suggestions, words in both scripts, filters and pages in the address, and asking for what is missing.
import type { Locator, Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, searchBox, test, useLanguage } from '../support/fixtures.ts'

async function openSearch(page: Page): Promise<Locator> {
  await page.goto('/search')
  await ready(page)
  return searchBox(page)
}

// covers P-04
test('suggestions by the keyboard: arrows, Enter opens, Escape closes and keeps the words', { tag: '@desktop' }, async ({
  page,
}) => {
  const input = await openSearch(page)
  await input.focus()
  await input.pressSequentially('passp')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(7)
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(input).toHaveValue('passp')
  await expect(input).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const title = (await options.first().locator('.suggest-guide > span').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/post\/detail\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

// covers P-04
test('suggestions by touch', async ({ page }) => {
  await useLanguage(page, 'am')
  const input = await openSearch(page)
  await input.tap()
  await input.pressSequentially('ፓስፖ')
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  expect(await badTexts(page, '.suggest:not([hidden])')).toEqual([])
  await first.tap()
  await expect(page).toHaveURL(/\/post\/detail\//)
})

test('one letter suggests nothing, and a newer question ends the older one', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // An empty box asks for popular guides.
    if (pathname === '/api/search/suggestions' && searchParams.get('q')) asked.push(searchParams.get('q') ?? '')
  })
  const input = await openSearch(page)
  await input.focus()
  await input.pressSequentially('p')
  await page.waitForTimeout(400)
  expect(asked).toEqual([])
  // Letter by letter, faster than any pause of a slow machine.
  await input.evaluate((field: HTMLInputElement) => {
    for (const length of [2, 3, 4, 5, 6, 7, 8]) {
      field.value = 'passport'.slice(0, length)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  })
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toEqual(['passport'])
})

test('what is typed while results are on their way stays', async ({ page }) => {
  const input = await openSearch(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/search\.data\?/, (route) => held.promise.then(() => route.fallback()))
  await input.fill('passport')
  await Promise.all([page.waitForRequest(/\/search\.data\?/), input.press('Enter')])
  await input.fill('passport renewal')
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “passport”')
  await expect(input).toHaveValue('passport renewal')
  await page.goBack()
  await expect(page).toHaveURL('/search')
  await expect(input).toHaveValue('')
})

test('keys of an input method are left to it', { tag: '@desktop' }, async ({ page }) => {
  const input = await openSearch(page)
  await input.focus()
  await input.pressSequentially('ፓስ')
  await expect(page.getByRole('option').first()).toBeVisible()
  const prevented = await input.evaluate((field) =>
    ['ArrowDown', 'Enter', 'Escape'].map((key) => {
      const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
      return event.defaultPrevented
    }),
  )
  expect(prevented).toEqual([false, false, false])
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(input).toHaveValue('ፓስ')
})

test('the caret keys and typing go back from the list to the field', { tag: '@desktop' }, async ({ page }) => {
  const input = await openSearch(page)
  await input.focus()
  await input.pressSequentially('passp')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  for (const key of ['Home', 'End', 'ArrowLeft', 'o']) {
    await page.keyboard.press('ArrowDown')
    await expect(input).toHaveAttribute('aria-activedescendant', /.+/)
    await page.keyboard.press(key)
    await expect(input).not.toHaveAttribute('aria-activedescendant')
  }
  await expect(input).toHaveValue('passop')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=passop')
})

// A phone's keyboard composes every word, so there suggestions come all the same.
test('half a word of an input method is no question; the whole word is', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // An empty box asks for popular guides.
    if (pathname === '/api/search/suggestions' && searchParams.get('q')) asked.push(searchParams.get('q') ?? '')
  })
  const input = await openSearch(page)
  await input.focus()
  // The list's code is there.
  await page.waitForLoadState('networkidle')
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['p', 'ፕ', 'ፓስ', 'ፓስፖ'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await expect(input).toHaveValue('ፓስፖ')
  await keyboard.send('Input.insertText', { text: 'ፓስፖርት' })
  await expect.poll(() => asked).toEqual(['ፓስፖርት'])
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(input).toHaveValue('ፓስፖርት')
})

test('the longest word without a space breaks and does not widen a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const letter of ['w', 'ሟ']) {
    await page.goto(`/search?q=${letter.repeat(100)}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

// covers P-04
test('words are found in both scripts, marked, and stand in the box', async ({ page }) => {
  for (const [language, words, heading] of [
    ['en', 'passport', 'Results for “passport”'],
    ['am', 'ፓስፖርት', 'የ‹ፓስፖርት› ውጤቶች'],
  ] as const) {
    await useLanguage(page, language)
    const input = await openSearch(page)
    await input.fill(words)
    await input.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(words)}`)
    await expect(input).toHaveValue(words)
    await expect(page.locator('.best mark').first()).toBeVisible()
    await expect(page.locator('.best dl dd').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await ready(page)
    await expect(searchBox(page)).toHaveValue(words)
  }
})

/** On phones in a sheet, which says how many it shows; else by a link. */
async function filterBy(page: Page, isMobile: boolean, name: string): Promise<void> {
  if (!isMobile)
    return await page
      .locator('.search-filters')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
  await page.locator('.folded summary').click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await sheet.getByRole('button', { name: /^Show \d+ guides?$/ }).click()
  await expect(sheet).toHaveCount(0)
}

// covers P-04, P-45
test('filters stay over pages, are taken back, and the session remembers category and page', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const settings = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('search-settings') ?? '{}').state)
  await page.goto('/search')
  await ready(page)
  await expect.poll(settings).toEqual({ categoryQuery: 'All Category', searchPage: 1 })
  const chips = page.getByRole('navigation', { name: 'Category' })
  await expect(chips.getByRole('link').first()).toHaveText('All Category')
  await expect(chips.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  await chips.getByRole('link', { name: /^Government services/ }).click()
  await expect(page).toHaveURL('/search?category=government')
  await chips.getByRole('link').first().click()
  await expect(page).toHaveURL('/search')
  await filterBy(page, isMobile, 'Government')
  await expect(page).toHaveURL('/search?type=Government')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/search?type=Government&page=2')
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect.poll(settings).toEqual({ categoryQuery: 'All Category', searchPage: 2 })
  await page.locator('.dropdown summary').click()
  await page.locator('.dropdown').getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL('/search?type=Government&sort=newest')
  if (isMobile) await page.locator('.folded summary').click()
  const clear = (isMobile ? page.getByRole('dialog') : page.locator('.search-filters')).getByRole('link', {
    name: 'Clear filters',
  })
  // The address changes before the page is drawn.
  await expect(clear).toHaveAttribute('href', '/search?sort=newest')
  await clear.click()
  await expect(page).toHaveURL('/search?sort=newest')
  await expect.poll(settings).toEqual({ categoryQuery: 'All Category', searchPage: 1 })
  await page.goBack()
  await expect(page).toHaveURL('/search?type=Government&sort=newest')
})

// covers P-04
test('each filter leaves as many guides as it says', async ({ page }) => {
  await page.goto('/search?q=licence')
  await ready(page)
  const chip = page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: /^Business/ })
  const [count = ''] = /\d+$/.exec((await chip.textContent()) ?? '') ?? []
  await chip.click()
  await expect(page).toHaveURL('/search?q=licence&category=business')
  await expect(page.locator('.search-head').getByText(`${count} guides`)).toBeVisible()
})

// covers P-04
test('a misspelt word is answered, and the right one is a tap away', async ({ page }) => {
  await page.goto('/search?q=How+to+renew+a+pasport%3F')
  await ready(page)
  await expect(page.locator('.best h2')).toHaveText('Renew your passport')
  await page.getByRole('link', { name: 'Did you mean “How to renew a passport?”?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “How to renew a passport?”')
  await expect(searchBox(page)).toHaveValue('How to renew a passport?')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})

// covers P-04
test('an old name of an organisation, and Amharic in Latin letters, lead to the guide', async ({ page }) => {
  for (const [words, title] of [
    ['HERQA', 'Authenticate a degree or have a foreign degree equated'],
    ['nigd fikad', 'How to get a trade licence in Ethiopia'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`)
    await expect(page.locator('.best h2')).toHaveText(title)
  }
  await expect(page.locator('.search-head strong')).toHaveText('ንግድ ፈቃድ')
  await expect(page.locator('.search-head strong')).toHaveAttribute('lang', 'am')
})

test('what is no page number is a bad request', async ({ page, expectedFailures }) => {
  expectedFailures.push(/400/)
  for (const value of ['0', 'x', '99999999']) expect((await page.goto(`/search?page=${value}`))?.status()).toBe(400)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    // covers P-04
    test('guides about the words stand above a line, those that mention them under it', async ({ page }) => {
      await page.goto('/search?q=passport')
      const line = page.getByRole('heading', { name: /^Also mentioned in \d+ guides$/ })
      await expect(line).toBeVisible()
      await expect(page.locator('.best h2, .best ~ ul:not(.mentions ~ ul) h2')).toHaveCount(4)
      await expect(page.locator('.mentions ~ ul .result')).toHaveCount(6)
      await page.goto('/search?q=fishing+licence')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No guide on “fishing licence”')
      await expect(page.getByRole('heading', { name: 'Nearest guides' })).toBeVisible()
    })

    // covers P-04
    test('an empty search offers popular guides, not as near ones, and stores a request for a new one', async ({ page }) => {
      await page.goto('/search?q=zzzz')
      if (javaScriptEnabled) await ready(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No guide on “zzzz”')
      await expect(page.locator('.best')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Popular guides' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Nearest guides' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Ask us to write this guide' }).click()
      await expect(page.getByText('We will write it; thank you')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ask us to write this guide' })).toHaveCount(0)
      await expect(page).toHaveURL('/search?q=zzzz')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // covers P-04
  test('words, filters, order and pages are plain forms and links', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/search')
    await searchBox(page).fill('passport')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL('/search?q=passport')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “passport”')
    await expect(page.locator('.best')).toBeVisible()
    await expect(searchBox(page)).toHaveValue('passport')
    if (isMobile) {
      await page.locator('.folded summary').click()
      await expect(page.locator('.dropdown')).toBeVisible()
      await page
        .locator('.folded')
        .getByRole('radio', { name: /^Government/ })
        .check()
      await page.locator('.folded').getByRole('button', { name: 'Show results' }).click()
    } else
      await page
        .locator('.search-filters')
        .getByRole('link', { name: /^Government/ })
        .click()
    await expect(page).toHaveURL('/search?q=passport&type=Government')
    await page.locator('.dropdown summary').click()
    await page.locator('.dropdown').getByRole('link', { name: 'Most viewed' }).click()
    await expect(page).toHaveURL('/search?q=passport&type=Government&sort=views')
    await expect(page.locator('.result').first()).toBeVisible()
  })
})
