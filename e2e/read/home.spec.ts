// Journeys through the home page.
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, hold, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { wordsOf } from '../support/people.ts'

const cards = '.posts article'

// covers P-01, P-02, P-14, P-21, P-33, P-34, P-38, P-39, P-40, P-49
test('from the first page to the third and back, ten different guides on each', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need to get done?')
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  const first = await page.locator(`${cards} h2`).allTextContents()
  expect(new Set(first).size).toBe(10)
  await expect(page.getByText('The dates, views and comments shown here are samples.')).toBeVisible()

  const pager = page.getByRole('navigation', { name: 'Pages' })
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await pager.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page.getByText(/^Page 3 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL(/\?page=3$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const third = await page.locator(`${cards} h2`).allTextContents()
  expect(third.filter((title) => first.includes(title))).toEqual([])

  await pager.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.goForward()
  await expect(page.getByText(/^Page 3 of \d+$/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50)
  await page.goBack()
  await page.goBack()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  expect(await page.locator(`${cards} h2`).allTextContents()).toEqual(first)
})

// covers P-35
test('the list and the control are covered while the next page is on its way', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const release = await hold(page, '**/*.data*')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(page.locator('.posts')).toHaveAttribute('aria-busy', 'true')
  await expect(pager).toHaveAttribute('aria-busy', 'true')
  await expect(pager.locator('.spinner')).toBeVisible()
  release()
  await expect(page.locator('.posts')).toHaveAttribute('aria-busy', 'false')
  await expect(pager).toHaveAttribute('aria-busy', 'false')
  await expect(pager.locator('.spinner')).toHaveCount(0)
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
})

// covers P-41
test('a page that does not arrive: one error toast, the loading stops, the reader stays', async ({ page, expectedFailures }) => {
  expectedFailures.push(/Failed to load resource|ERR_FAILED|net::/)
  await page.goto('/')
  await ready(page)
  const titles = await page.locator(`${cards} h2`).allTextContents()
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network error')
  await expect(page.locator('.posts')).toHaveAttribute('aria-busy', 'false')
  expect(await page.locator(`${cards} h2`).allTextContents()).toEqual(titles)
  // The address is that of the list, which stays where it was scrolled to; the next try is a try.
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.unroute('**/*.data*')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL('/?page=2')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
})

// covers P-41
test('a feed that is refused with words: the toast says them', async ({ page, expectedFailures }) => {
  expectedFailures.push(/status of 503/)
  await page.goto('/?page=2')
  await ready(page)
  const said = 'Menged cannot reach its data right now.'
  const refusal = [
    { _1: 2 },
    'routes/home',
    { _3: 4 },
    'error',
    ['ErrorResponse', 5, 8, 9],
    { _6: 7 },
    'error',
    said,
    503,
    'Unavailable',
  ]
  await page.route('**/*.data*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'text/x-script',
      headers: { 'x-remix-response': 'yes' },
      body: JSON.stringify(refusal),
    }),
  )
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toHaveText(said)
  await expect(page).toHaveURL('/?page=2')
})

// covers P-12, P-13, P-14, P-16
test('Top Viewed: seven numbered rows, the tab and the chosen row are remembered for the session', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await ready(page)
  const list = page.locator('.top-viewed')
  await expect(list.getByRole('heading', { name: 'Top Viewed' })).toBeVisible()
  await expect(list.getByText('Government Organizations')).toBeVisible()
  await expect(list.getByRole('tab', { name: 'Government' })).toHaveAttribute('aria-selected', 'true')
  expect(await list.locator('li').count()).toBe(7)
  expect(await list.locator('li .rank').allTextContents()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  if (isMobile) {
    await expect(list.locator('li').nth(5)).toBeHidden()
    await list.getByText('See all 7').click()
    await expect(list.locator('li').nth(5)).toBeVisible()
  }
  await list.getByRole('tab', { name: 'Private' }).click()
  await expect(list.getByText('Private Organizations')).toBeVisible()
  const row = list.locator('li a').nth(1)
  const name = await row.locator('b').textContent()
  await row.click()
  await expect(page).toHaveURL(/\/post\/detail\//)
  await page.goto('/')
  await ready(page)
  await expect(list.getByText('Private Organizations')).toBeVisible()
  await expect(list.locator('li a.active b')).toHaveText(name ?? '')
  await expect(list.locator('li a[aria-current=true] b')).toHaveText(name ?? '')
})

// covers P-19
test('Posts and Video: two states, Posts first', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const toggle = page.getByRole('navigation', { name: 'What to show' })
  await expect(toggle.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'true')
  await toggle.getByRole('link', { name: 'Video' }).click()
  await expect(page.getByText('Videos are on their way')).toBeVisible()
  await expect(page.locator('.banner')).toHaveCount(0)
  await toggle.getByRole('link', { name: 'Posts' }).click()
  await expect(page.locator('.banner')).toBeVisible()
})

// covers P-22, P-23, P-24, P-25
test('the banner: three slides, two seconds each, stopped by hover, focus and its button', { tag: '@both' }, async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto('/')
  // Its time passes by this only, or a slow machine would see a later slide.
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('html').getAttribute('data-ready')).not.toBeNull()
  }).toPass()
  const shown = page.locator('.slide[data-shown]')
  await page.mouse.move(0, 0)
  await expect(shown.getByRole('heading')).toHaveText('Get a Trade License!')
  await expect(shown.getByRole('link', { name: 'Read Now' })).toHaveAttribute('href', '/post/detail/trade-licence')
  await page.clock.runFor(2000)
  await expect(shown.getByRole('link', { name: 'ባለሙያ ያግኙ' })).toHaveAttribute('href', '/guday-geday')
  await page.clock.runFor(2000)
  await expect(shown.getByRole('heading')).toHaveText('Exchange Rate')
  await expect(shown.getByRole('link', { name: 'Click Here' })).toHaveAttribute('href', '/exchange')
  await page.clock.runFor(2000)
  await expect(shown.getByRole('heading')).toHaveText('Get a Trade License!')

  await page.locator('.banner').dispatchEvent('pointerenter')
  await page.locator('.banner').hover()
  await page.clock.runFor(8000)
  await expect(shown.getByRole('heading')).toHaveText('Get a Trade License!')
  await page.mouse.move(0, 0)

  await page.getByRole('button', { name: 'Slide 3 of 3' }).click()
  await expect(shown.getByRole('heading')).toHaveText('Exchange Rate')
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await page.mouse.move(0, 0)
  await page.locator('h1').click()
  await page.clock.runFor(8000)
  await expect(shown.getByRole('heading')).toHaveText('Exchange Rate')
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

// covers P-22
test('under reduced motion the banner stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  await page.clock.runFor(8000)
  await expect(page.locator('.slide[data-shown]').getByRole('heading')).toHaveText('Get a Trade License!')
})

// covers P-02
test('the switch between posts and videos stands before the banner, which is of the posts', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/')
  const order = await page
    .locator('main .feed-head .segments, main .slides, .posts')
    .evaluateAll((parts) => parts.map(({ className }) => className.split(' ')[0]))
  expect(order).toEqual(['segments', 'slides', 'stack'])
  await page.goto('/?view=video')
  await expect(page.locator('main .slides')).toHaveCount(0)
})

// covers P-28
test('a card on a phone shows facts or one line of text, and up to three lines where there is room', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await ready(page)
  const lines = await page
    .locator('.posts .clamped')
    .evaluateAll((texts) =>
      texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
    )
  if (isMobile) {
    const hasFacts = await page.locator(cards).evaluateAll((all) => all.map((card) => card.querySelector('.facts-line') !== null))
    expect(hasFacts).toContain(true)
    return expect(lines).toEqual(hasFacts.map((has) => (has ? 0 : 1)))
  }
  expect(Math.max(...lines)).toBeGreaterThan(1)
  expect(Math.max(...lines)).toBeLessThanOrEqual(3)
})

// covers P-26, P-27, P-28, P-31, P-32, P-46, P-47
test('a card shows title, preview, age and views, changes its language, and opens the guide', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const card = page.locator(cards).first()
  const english = (await card.getByRole('heading').textContent()) ?? ''
  expect(english).toMatch(/[A-Za-z]/)
  const preview = card.locator('.clamped')
  expect((await preview.textContent())?.length).toBeGreaterThan(80)
  expect(await preview.innerHTML()).not.toMatch(/<|style=/)
  await expect(card.locator('time')).toHaveText(/^(\d+[wdhm]|just now)$/)
  await expect(card.locator('.meta').first()).toHaveText(/^\d+(\.\dk|k)? views?$/)

  await card.getByRole('link', { name: /Amharic/ }).click()
  await expect(card.getByRole('heading')).toHaveText(/[\u1200-\u137f]/)
  await expect(card.getByRole('heading')).toHaveAttribute('lang', 'am')
  await expect(preview).toHaveText(/[\u1200-\u137f]/)
  await expect(page).toHaveURL('/')
  await card.getByRole('link', { name: /English/ }).click()
  await expect(card.getByRole('heading')).toHaveText(english)

  await card.click()
  await expect(page).toHaveURL(/\/post\/detail\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english)
})

// covers P-30, S-05
test('a card is shared by a link that holds its address and a line of promotion', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const card = page.locator(cards).first()
  const link = card.getByRole('link', { name: /Share on Telegram/ })
  const share = new URL((await link.getAttribute('href')) ?? '')
  expect(share.host).toBe('t.me')
  expect(share.searchParams.get('url')).toMatch(/\/post\/detail\/[a-z-]+\?lang=en$/)
  expect(share.searchParams.get('text')).toContain(await card.getByRole('heading').textContent())
  const counted = page.waitForRequest('**/api/admin/stats/share-count')
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  expect((await counted).postDataJSON()).toMatchObject({ postId: expect.stringMatching(/^[a-z-]+$/) })
})

// covers P-31
test('the comment count stands only where there are comments', async ({ page, request }) => {
  const { data } = await (await request.get('/api/post/recommendedPost')).json()
  await page.goto('/')
  for (const [i, post] of data.entries()) {
    await expect(page.locator(cards).nth(i).getByTestId('comment-count')).toHaveCount(post.comments.length > 0 ? 1 : 0)
  }
})

// covers G-04
test('content is at most 1400 px wide', { tag: '@desktop' }, async ({ page, expectedFailures }) => {
  expectedFailures.push(/404/)
  await page.setViewportSize({ width: 2200, height: 900 })
  for (const path of ['/', '/about-us', '/privacy-policy', '/post/detail/trade-licence', '/nowhere']) {
    await page.goto(path)
    const widths = await page
      .locator('.container')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBeLessThanOrEqual(1400)
  }
})

test('in Amharic the feed, the dates and the ordinals are Amharic', async ({ page }) => {
  await useLanguage(page, 'am')
  await page.goto('/')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ዛሬ ምን ጉዳይ አለዎት?')
  expect(await page.locator('.top-viewed li .rank').allTextContents()).toEqual(['፩', '፪', '፫', '፬', '፭', '፮', '፯'])
  await expect(page.getByText(/^ገጽ 1 ከ\d+$/)).toBeVisible()
  for (const title of await page.locator(`${cards} h2`).allTextContents()) expect(title).toMatch(/[\u1200-\u137f]/)
})

for (const language of WALKED) {
  const t = wordsOf(language)
  test.describe(`the converter on a phone, ${language}`, () => {
    test.beforeEach(({ page }) => useLanguage(page, language))
    const piece = (page: Page) => page.getByRole('form', { name: t('home.rates') })
    const sum = (page: Page) => piece(page).locator('output')
    const amount = (page: Page) => piece(page).getByLabel(t('post.feeAmount'))

    // covers P-07
    test('what 100 dollars are is read at once, each key counts, and the page of rates says the same', async ({ page }) => {
      await page.goto('/')
      await expect(sum(page)).toHaveText(`15,247.61 ${t('common.birr')}`)
      await expect(piece(page)).toContainText(
        language === 'en' ? 'Zemen Bank · 21 February 2026' : 'ዘመን ባንክ · የካቲት 14 ቀን 2018 ዓ.ም.',
      )
      await expect(piece(page)).toContainText(t('home.ratesSample'))
      await ready(page)
      const [tasks, card] = await Promise.all([page.locator('.tasks').boundingBox(), piece(page).boundingBox()])
      expect([card?.x, card?.width]).toEqual([tasks?.x, tasks?.width])
      expect(card?.y).toBeGreaterThan((tasks?.y ?? 0) + (tasks?.height ?? 0))

      await amount(page).fill('200')
      await expect(sum(page)).toHaveText(`30,495.22 ${t('common.birr')}`)
      await piece(page).getByLabel(t('home.currency')).selectOption('GBP')
      await expect(sum(page)).not.toContainText('30,495.22')
      await expect(sum(page)).toContainText(/\d,\d{3}\.\d\d/)
      await expectNoAxeViolations(page)
      expect(await badTexts(page, '.in-birr')).toEqual([])
      const here = await sum(page).textContent()
      await piece(page).getByRole('button').click()
      await expect(page).toHaveURL(/\/exchange\?amount=200&currency=GBP$/)
      await expect(page.locator('#rates-amount')).toHaveValue('200')
      await expect(page.locator('.rates-sum')).toHaveText(here ?? '-')
    })

    // covers P-07
    test('what was typed before the code came counts when it is there; what is no amount has its word', async ({ page }) => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto('/', { waitUntil: 'commit' })
      await amount(page).fill('200')
      await expect(sum(page)).toHaveText(`15,247.61 ${t('common.birr')}`)
      release()
      await expect(sum(page)).toHaveText(`30,495.22 ${t('common.birr')}`)
      await amount(page).fill('1,5')
      await expect(sum(page)).toHaveText(t('rates.amount_comma'))
      await expect(amount(page)).toBeFocused()
      await expect(amount(page)).toHaveAccessibleDescription(t('rates.amount_comma'))
      await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
      await expectNoAxeViolations(page)
      await amount(page).fill('፻')
      await expect(sum(page)).toHaveText(`15,247.61 ${t('common.birr')}`)
    })

    test('it belongs to the first page of the posts', async ({ page }) => {
      for (const path of ['/?page=2', '/?view=video']) {
        await page.goto(path)
        await ready(page)
        await expect(page.locator('.feed-head')).toBeVisible()
        await expect(piece(page)).toHaveCount(0)
      }
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      // covers P-07
      test('the form leads to the page of rates with its amount, currency and language', async ({ page }) => {
        // An address that says another language than the reader has chosen keeps saying it.
        await useLanguage(page, language === 'en' ? 'am' : 'en')
        await page.goto(`/?lang=${language}`)
        await expect(sum(page)).toHaveText(`15,247.61 ${t('common.birr')}`)
        await amount(page).fill('200')
        await piece(page)
          .getByRole('button', { name: t('home.compareBanks') })
          .click()
        await expect(page).toHaveURL(new RegExp(`/exchange\\?lang=${language}&amount=200&currency=USD$`))
        await expect(page.locator('.rates-sum')).toHaveText(`30,495.22 ${t('common.birr')}`)
      })
    })
  })
}

test('on a wide screen the rail has the rates, and the feed no converter', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await expect(page.locator('.rail-rates')).toBeVisible()
  await expect(page.locator('.in-birr')).toBeHidden()
})
