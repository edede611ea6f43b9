// Both languages of a guide side by side: each column wholly in its language, on a phone one below the other.
import { expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'

const GUIDE = '/post/detail/trade-licence'

// covers P-03
test('the second language is fetched only when it is opened, and each column speaks its own', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/reading\?|\/locales\/am/.test(request.url())) asked.push(request.url())
  })
  await page.goto(GUIDE)
  await ready(page)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Side by side' }).click()
  const pairs = page.locator('.pairs')
  await expect(pairs).toBeVisible()
  expect(asked).toHaveLength(2)
  const columns = { en: pairs.locator('.pair > [lang=en]'), am: pairs.locator('.pair > [lang=am]') }
  for (const said of ['Cost', 'Steps', 'Documents needed', 'Fees in full', 'Office', 'Not checked recently: confirm first'])
    await expect(columns.en.getByText(said, { exact: true }).first()).toBeVisible()
  for (const said of ['ክፍያ', 'ደረጃዎች', 'የሚያስፈልጉ ሰነዶች', 'የክፍያ ዝርዝር', 'የሚመለከተው ተቋም', 'በቅርቡ አልተረጋገጠም፤ ከመክፈልዎ በፊት ያረጋግጡ'])
    await expect(columns.am.getByText(said, { exact: true }).first()).toBeVisible()
  await expect(columns.en.getByRole('heading', { level: 2 })).toHaveText('How to get a trade licence in Ethiopia')
  await expect(columns.am.getByRole('heading', { level: 2 })).toHaveText('የንግድ ፈቃድ እንዴት ማውጣት ይቻላል?')
  // Names and addresses keep their letters.
  expect((await columns.am.allInnerTexts()).join(' ')).not.toMatch(
    /\b(?:Cost|Time|Where|Valid|Steps|Office|Medium|High|Low|dated)\b/,
  )
  expect((await columns.en.allInnerTexts()).join(' ')).not.toMatch(/[\u1200-\u137f]/)
})

test('rows are aligned beside each other, and on a phone one stands below the other', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(GUIDE)
  await ready(page)
  await page.getByRole('button', { name: 'Side by side' }).click()
  await page.locator('.pairs').waitFor()
  const wrong = await page.locator('.pair').evaluateAll(
    (rows, stacked) =>
      rows.flatMap((row) => {
        const [one, other] = [...row.children].map((cell) => cell.getBoundingClientRect())
        if (!one || !other) return ['a row without two cells']
        const isRight = stacked ? other.top >= one.bottom - 1 && other.left === one.left : Math.abs(one.top - other.top) < 1
        return isRight ? [] : [row.className]
      }),
    isMobile,
  )
  expect(wrong).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

for (const language of WALKED)
  test(`the open view has its headings in order and nothing for axe to find, ${language}`, { tag: screenOf(language) }, async ({
    page,
  }) => {
    await useLanguage(page, language)
    await page.goto(GUIDE)
    await ready(page)
    await page.locator('.post-actions button[aria-pressed]').first().click()
    await page.locator('.pairs').waitFor()
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5)')
      .evaluateAll((headings) =>
        headings.filter((each) => each.getClientRects().length > 0).map(({ tagName }) => Number(tagName[1])),
      )
    expect(levels[0]).toBe(1)
    for (const [i, level] of levels.entries()) if (i > 0) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1)
    await expectNoAxeViolations(page)
  })
