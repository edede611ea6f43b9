// The marketplace: filters, words and order down to one worker, the address that is shared, and the profile.
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, useLanguage, WALKED } from '../support/fixtures.ts'
import { test } from '../support/own-portal.ts'
import { wordsOf } from '../support/people.ts'

// Who is listed is counted here, and journeys of others bring workers.
test.describe.configure({ mode: 'default' })

const cards = (page: Page) => page.locator('.worker')
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 })
const sectors = (page: Page) => page.locator('nav.sectors').getByRole('link')
/** The filters that the width shows: beside the list, or in a sheet. */
async function filters(page: Page, isMobile: boolean, name = 'Filters') {
  if (isMobile) await page.getByRole('link', { name }).click()
  return isMobile ? page.getByRole('dialog', { name }) : page.getByRole('region', { name })
}

async function open(page: Page, path = '/marketplace'): Promise<void> {
  await page.goto(path)
  await ready(page)
}

// covers M-01, M-04, M-05, M-06, M-29
test('the page says what it is, who is in it by category, and marks samples', { tag: '@both' }, async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find someone to do your paperwork')
  await expect(page.getByRole('link', { name: 'Join as Worker' })).toHaveAttribute('href', '/worker-registration')
  await expect(sectors(page)).toHaveText([
    /^All \d+$/,
    /^Document writer \d/,
    /^Facilitators \d/,
    /^Legal advisor \d/,
    /^Accounting services \d/,
    /^Translation services \d/,
    /^Printing services \d/,
    /^Business registration \d/,
    /^Passport services \d/,
  ])
  await expect(cards(page)).toHaveCount(6)
  await expect(cards(page).locator('.tag', { hasText: 'Sample' })).toHaveCount(6)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL(/[?&]show=12/)
  // Workers of other journeys may stand behind those that are samples.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(8)
  await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0)
  const ids = await page
    .getByRole('link', { name: /^View Profile/ })
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))))
  expect(ids.filter((id) => id <= 8).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

for (const [language, words] of [
  [
    'en',
    {
      filters: 'Filters',
      category: 'Passport services',
      city: 'Dire Dawa',
      sort: 'Price: low to high',
      name: 'Kalkidan Assefa',
      about: 'About',
      back: 'Back to marketplace',
    },
  ],
  [
    'am',
    {
      filters: 'ማጣሪያዎች',
      category: 'የፓስፖርት አገልግሎት',
      city: 'ድሬዳዋ',
      sort: 'ከዝቅተኛ ወደ ከፍተኛ ዋጋ',
      name: 'ቃልኪዳን አሰፋ',
      about: 'ስለ ሥራቸው',
      back: 'ወደ ገበያው ይመለሱ',
    },
  ],
] as const) {
  // covers M-06, M-09, M-12, M-13, M-15, M-02, M-16, M-18
  test(`filters and order lead to one worker, and the address leads there again, in ${language}`, {
    tag: screenOf(language),
  }, async ({ page, isMobile, browser, baseURL }) => {
    await useLanguage(page, language)
    await open(page)
    await sectors(page).filter({ hasText: words.category }).click()
    await expect(page).toHaveURL(/category=passportServices/)
    const form = await filters(page, isMobile, words.filters)
    await form.getByRole('checkbox', { name: words.city }).check()
    await expect(page).toHaveURL(/city=dire-dawa/)
    await expectNoAxeViolations(page)
    if (isMobile) await form.locator('.modal-actions').getByRole('button').click()
    await expect(names(page)).toHaveText([new RegExp(words.name)])
    await page.locator('.dropdown summary').click()
    await page.getByRole('link', { name: words.sort, exact: true }).click()
    await expect(page).toHaveURL(/sort=price-low/)
    expect(await badTexts(page)).toEqual([])

    const shared = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    await useLanguage(shared, language)
    await shared.goto(page.url())
    await expect(names(shared)).toHaveText([new RegExp(words.name)])
    // The last of the line, which a phone shows the beginning of.
    await expect(sectors(shared).and(shared.locator('[aria-current]'))).toBeInViewport({ ratio: 0.9 })
    await shared.context().close()

    await names(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.name)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: words.about, exact: true })).toBeVisible()
    await expect(page.locator('.verified-box')).toBeVisible()
    await expect(page.locator('.review')).toHaveCount(3)
    await page.getByRole('link', { name: words.back }).click()
    await expect(page).toHaveURL(/\/marketplace\?.*category=passportServices/)
    await expect(names(page)).toHaveText([new RegExp(words.name)])
  })
}

for (const language of WALKED) {
  // covers M-07
  test(`the first screen holds a worker: who, how good and how much, in ${language}`, { tag: '@both' }, async ({
    page,
    isMobile,
  }) => {
    await page.setViewportSize(isMobile ? { width: 360, height: 740 } : { width: 1440, height: 900 })
    await useLanguage(page, language)
    await open(page)
    const card = cards(page).first()
    for (const part of ['h3', '.worker-what', '.worker-rating', '.worker-price', '.worker-text'])
      await expect(card.locator(part)).toBeInViewport({ ratio: 1 })
    if (!isMobile) await expect(card.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    // What is hinted at in the box is not cut.
    const hint = page.locator('#worker-search')
    expect(await hint.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
  })
}

// covers M-05, M-09
test('several categories are chosen and taken back one by one, and the filters keep them', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  const sector = (name: string) => sectors(page).filter({ hasText: name })
  // The second before the list of the first has come.
  await sector('Passport services').click()
  await sector('Business registration').click()
  await expect(page).toHaveURL(/category=passportServices(?:,|%2C)businessRegistration$/)
  await expect(sectors(page).and(page.locator('[aria-current]'))).toHaveCount(2)
  const form = await filters(page, isMobile)
  await form.getByRole('checkbox', { name: 'Dire Dawa' }).check()
  await expect(names(page)).toHaveText([/Kalkidan/])
  await sector('Passport services').click()
  await expect(page.getByText('No workers found', { exact: true })).toBeVisible()
  await page.locator('.nobody').getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/marketplace$/)
  await expect(sectors(page).first()).toHaveAttribute('aria-current', 'true')
})

// covers M-10, M-11
test('the price has two ends in steps of fifty, stars have four choices, and what is chosen can be taken back', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await open(page)
  const form = await filters(page, isMobile)
  const highest = form.getByRole('slider', { name: 'Highest price' })
  await expect(highest).toHaveAttribute('aria-valuetext', '2,000 ETB and more')
  await highest.focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/[?&]to=0/)
  await expect(page.getByText('No workers found', { exact: true })).toBeVisible()
  for (const price of [50, 100, 150, 200, 250, 300]) {
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`[?&]to=${price}$`))
  }
  await expect(highest).toHaveAttribute('aria-valuetext', '300 ETB')
  await expect(names(page)).toHaveText([/Meron/, /Yonas|Tigist/, /Yonas|Tigist/])
  await expect(form.getByRole('radio')).toHaveCount(5)
  await form.locator('label', { hasText: '4 stars and up' }).click()
  await expect(form.getByRole('radio', { name: '4 stars and up' })).toBeChecked()
  await expect(page).toHaveURL(/rating=4/)
  await page.getByRole('link', { name: 'Remove: Up to 300 ETB' }).click()
  await expect(page).not.toHaveURL(/to=/)
  await expect(highest).toHaveValue('2000')
  await page.goBack()
  await expect(highest).toHaveValue('300')
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL(/\/marketplace$/)
  await expect(cards(page)).toHaveCount(6)
})

// covers M-10
test('both ends of the price can be taken, also where they meet, and each press of a key counts', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  const form = await filters(page, isMobile)
  const [lowest, highest] = [
    form.getByRole('slider', { name: 'Lowest price' }),
    form.getByRole('slider', { name: 'Highest price' }),
  ]
  await lowest.focus()
  for (let i = 0; i < 19; i += 1) await page.keyboard.press('ArrowRight')
  await expect(lowest).toHaveValue('950')
  await expect(page).toHaveURL(/[?&]from=950/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/[?&]from=2000(?:&|$)/)
  // The list that follows a change may move the line: it is there before the next pull.
  await expect(page.getByText('No workers found', { exact: true })).toBeVisible()
  /** By the width of the line and so many pixels. */
  const pull = async ([from, start]: [number, number], [to, end]: [number, number]) => {
    const box = await lowest.boundingBox()
    if (!box) throw new Error('no slider')
    await page.mouse.move(box.x + from * box.width + start, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + to * box.width + end, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
  }
  await pull([1, -12], [0.5, 0])
  await expect(lowest).toHaveValue(/^(?:9[05]0|10[05]0|1100)$/)
  const middle = await lowest.inputValue()
  await expect(page).toHaveURL(new RegExp(`[?&]from=${middle}$`))
  await expect(highest).toHaveValue('2000')
  const chosen = (words: string) =>
    page.getByRole('link', { name: `Remove: ${words} ${Number(middle).toLocaleString('en')} ETB`, exact: true })
  await expect(chosen('From')).toBeVisible()
  // The upper one's line begins and ends a handle's width later.
  await pull([1, 12], [0, 24])
  await expect(highest).toHaveValue(middle)
  await expect(lowest).toHaveValue(middle)
  await expect(page).toHaveURL(new RegExp(`[?&]from=${middle}&to=${middle}$`))
  await expect(chosen('Up to')).toBeVisible()
  await pull([0.5, 20], [1, 20])
  await expect(highest).toHaveValue('2000')
  await expect(page).toHaveURL(new RegExp(`[?&]from=${middle}$`))
  await expect(lowest).toHaveValue(middle)
})

// covers M-15
test('a double click on "Load more" loads one part more', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/guday-geday')
  const rows = page.locator('article.guday-row')
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
  const before = await rows.count()
  const more = page.getByRole('link', { name: 'Load more' })
  const part = Number(new URL((await more.getAttribute('href')) ?? '', page.url()).searchParams.get('show')) - before
  expect(part).toBeGreaterThan(0)
  // Not by the mouse: to scroll to the link brings more by itself.
  const click = (detail: number) => more.dispatchEvent('click', { detail, bubbles: true, cancelable: true })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/guday-geday')) asked.push(searchParams.get('show') ?? '')
  })
  // The second click comes when the next link is there already.
  await click(1)
  await expect(rows).toHaveCount(before + part)
  await expect(page).toHaveURL(new RegExp(`show=${before + part}$`))
  await expect(more).toHaveAttribute('href', new RegExp(`show=${before + 2 * part}$`))
  await click(2)
  // A click of its own asks for the next part, and is the only one that did.
  await page.evaluate(async () => (await fetch('/robots.txt')).text())
  expect(asked).toEqual([String(before + part)])
  await click(1)
  await expect(page).toHaveURL(new RegExp(`show=${before + 2 * part}$`))
  await expect(rows).toHaveCount(before + 2 * part)
  expect(asked).toEqual([before + part, before + 2 * part].map(String))
})

// covers M-04
test('the head leads to the list of workers, on a phone as well', { tag: '@both' }, async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Browse Workers' }).click()
  await expect(page).toHaveURL(/#workers$/)
  await expect(cards(page).first()).toBeInViewport()
})

// covers M-08, M-14
test('words find by name, service and city whatever the capitals; nothing found leads back', async ({ page }) => {
  await open(page)
  const input = page.getByRole('searchbox', { name: 'Search workers' })
  await input.fill('HAWASSA translation')
  await input.press('Enter')
  await expect(names(page)).toHaveText([/Meron Alemu/])
  await input.fill('ሰላም')
  await input.press('Enter')
  await expect(names(page)).toHaveText([/Selam Tesfaye/])
  await input.fill('plumber on the moon')
  await input.press('Enter')
  await expect(page.getByText('No workers found for “plumber on the moon”')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(input).toHaveValue('')
  await expect(names(page)).toHaveCount(6)
})

// covers M-19
test('a worker that is not there is said to be not there, with the way back', async ({ page, expectedFailures }) => {
  expectedFailures.push(/404/)
  for (const id of ['999', 'selam', '0']) {
    const response = await page.goto(`/marketplace/gig-worker/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Worker Not Found')
    await expect(page.getByText("The worker profile you're looking for doesn't exist")).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to marketplace' }).click()
  await expect(page).toHaveURL(/\/marketplace$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('filters are a form, and each value of a list counts', async ({ page }) => {
    await page.goto('/marketplace?sort=reviews')
    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    const form = page.getByRole('region', { name: 'Filters' })
    await form.getByRole('checkbox', { name: 'Addis Ababa' }).check()
    await form.getByRole('checkbox', { name: 'Dire Dawa' }).check()
    await form.getByRole('radio', { name: '4 stars and up' }).check({ force: true })
    await form.getByRole('button', { name: 'Apply filters' }).click()
    await sectors(page).filter({ hasText: 'Passport services' }).click()
    await sectors(page).filter({ hasText: 'Business registration' }).click()
    await expect(names(page)).toHaveText([/Selam/, /Dawit/, /Kalkidan/])
    await expect(page).toHaveURL(/sort=reviews/)
    await expect(page).toHaveURL(/rating=4/)
    await page.getByRole('link', { name: /View Profile: Selam/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Selam Tesfaye')
  })
})

for (const language of WALKED) {
  test(`on a phone a worker is told once: what, how good, how much and how soon in the first screen, in ${language}`, async ({
    page,
  }) => {
    const t = wordsOf(language)
    await useLanguage(page, language)
    await open(page, '/marketplace/gig-worker/1')
    const main = page.getByRole('main')
    const facts = [
      t('worker.passportServices'),
      t('market.fromReviews', { count: 6 }),
      t('market.startingPrice'),
      t('worker.hoursAverage', { count: 1 }),
    ]
    for (const text of facts) await expect(main.getByText(text).first()).toBeInViewport({ ratio: 1 })
    for (const text of facts.slice(1)) await expect(main.getByText(text)).toHaveCount(1)
    const name = { en: 'Selam Tesfaye', am: 'ሰላም ተስፋዬ' }[language]
    const contact = main.getByRole('link', { name: t('guday.contactOf', { name }) })
    await expect(contact).toHaveCount(1)
    await expect(contact).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('button', { name: t('review.rateAndReview') })).toHaveCount(1)
    // A finger hits the guide, which can be seen to lead somewhere.
    const guide = main.locator('.profile-guide').first()
    expect((await guide.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(guide).toHaveCSS('text-decoration-line', 'underline')
  })
}

test('the way back stands on the axis of the page', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/marketplace/gig-worker/1', '/guday-geday/101']) {
    await open(page, path)
    const edge = await page.locator('main h1').evaluate((heading) => heading.closest('header')?.getBoundingClientRect().left ?? 0)
    // The arrow has some air of its own.
    expect(
      Math.abs((await page.locator('.back-link .icon').evaluate((icon) => icon.getBoundingClientRect().left)) - edge),
    ).toBeLessThan(6)
  }
})

test('back from a worker the list is as it was left', async ({ page }) => {
  await page.goto('/marketplace?sort=price-low&lang=en')
  await ready(page)
  await page.locator('.worker h3 a').first().click()
  await expect(page).toHaveURL(/gig-worker/)
  await page.locator('.back-link').click()
  await expect(page).toHaveURL(/\/marketplace\?(?=.*sort=price-low)/)
})
