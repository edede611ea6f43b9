// Menged AI: a question, its answer with sources, what follows, and what is kept of it.
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'

const question = (page: Page) => page.locator('#question')
const answers = (page: Page) => page.locator('.chat-turn .answer-text')

async function open(page: Page, path = '/generative-ai'): Promise<void> {
  await page.goto(path)
  await ready(page)
}

async function askFor(page: Page, text: string, place = 0): Promise<void> {
  await question(page).fill(text)
  await question(page).press('Enter')
  await expect(page.locator('.answer-actions')).toHaveCount(place + 1)
}

/** Pixels between the head of the page and what was asked last; below 0 it is hidden behind the head. */
const topGap = (page: Page): Promise<number> =>
  page
    .locator('.me')
    .last()
    .evaluate((asked) => {
      const head = document.querySelector('.workspace-head')
      return head ? asked.getBoundingClientRect().top - head.getBoundingClientRect().bottom : Number.NaN
    })

/** The sidebar, which a phone opens first. */
async function openSide(page: Page): Promise<void> {
  await page.getByRole('button', { name: wordsOf('en')('assistant.toggleSidebar') }).click()
  await expect(page.locator('.workspace-side')).toBeVisible()
}

const SAID = {
  en: { asked: 'How much does it cost to renew a passport?', follow: 'and how long does it take?', quantity: /birr|ETB/i },
  am: { asked: 'ፓስፖርት ለማደስ ስንት ብር ያስከፍላል?', follow: 'ስንት ጊዜስ ይወስዳል?', quantity: /ብር/ },
} as const

for (const language of WALKED) {
  // covers D-01, D-05, D-09
  test(`from a question to its source, and what follows (${language})`, { tag: language === 'en' ? '@both' : [] }, async ({
    page,
  }) => {
    const t = wordsOf(language)
    await useLanguage(page, language)
    await open(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('assistant.welcome'))
    await expect(page.locator('header.site-header')).toHaveCount(0)
    await question(page).fill(SAID[language].asked)
    await question(page).press('Enter')
    await expect(page.getByRole('status', { name: t('assistant.typing') })).toBeVisible()
    await expect(answers(page)).toContainText(SAID[language].quantity)
    await expect(answers(page)).toHaveAttribute('lang', language)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    await askFor(page, SAID[language].follow, 1)
    // What was asked last stands at the top, and its answer below it.
    await expect.poll(() => topGap(page)).toBeGreaterThanOrEqual(0)
    await expect.poll(() => topGap(page)).toBeLessThan(60)
    const sources = page.locator('.chat-turn').nth(1).locator('.source')
    await expect(sources.first()).toHaveAttribute('href', /^\/post\/detail\/passport-renewal/)
    await sources.first().click()
    await expect(page).toHaveURL(/\/post\/detail\/passport-renewal/)
    await page.goBack()
    await ready(page)
    await expect(page.locator('.me')).toHaveText([SAID[language].asked, SAID[language].follow])
  })
}

test('Amharic in Latin letters is answered in Amharic', async ({ page }) => {
  await open(page)
  await askFor(page, 'pasport lemades sint birr yaskefilal?')
  await expect(answers(page)).toHaveAttribute('lang', 'am')
  await expect(page.locator('.source').first()).toHaveAttribute('href', /passport-renewal/)
})

test('what no guide says is not answered from the nearest one', async ({ page }) => {
  await open(page)
  await askFor(page, 'Who won the football match yesterday?')
  await expect(page.locator('.source')).toHaveCount(0)
  await expect(page.locator('.cite')).toHaveCount(0)
})

// covers D-06, D-07, D-08
test('the box: Enter sends, Shift and Enter breaks the line, blanks are not sent, and it grows to its bound', async ({
  page,
}) => {
  await open(page)
  await question(page).fill('   ')
  await question(page).press('Enter')
  await expect(page.locator('.me')).toHaveCount(0)
  await question(page).fill('')
  await question(page).pressSequentially('One')
  await question(page).press('Shift+Enter')
  await question(page).pressSequentially('two')
  await expect(question(page)).toHaveValue('One\ntwo')
  const low = await question(page).evaluate((area: HTMLElement) => area.offsetHeight)
  await question(page).fill('line\n'.repeat(30))
  expect(await question(page).evaluate((area: HTMLElement) => area.offsetHeight)).toBeGreaterThan(low)
  expect(await question(page).evaluate((area: HTMLElement) => area.offsetHeight)).toBeLessThanOrEqual(150)
  await question(page).fill('How do I renew my trade licence?')
  await question(page).press('Enter')
  await expect(question(page)).toBeDisabled()
  await expect(question(page)).toHaveAttribute('placeholder', 'Processing...')
  await expect(page.locator('.me')).toHaveText('How do I renew my trade licence?')
  await expect(question(page)).toBeEnabled()
  await expect(question(page)).toHaveAttribute('placeholder', 'Write your message here')
})

// covers D-02, D-03, D-04
test('the sidebar: open at first on a wide screen, one section at a time, put away and back', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  const side = page.locator('.workspace-side')
  const toggle = page.getByRole('button', { name: 'Show or hide the sidebar' })
  if (isMobile) {
    await expect(side).toBeHidden()
    await toggle.click()
  }
  await expect(side).toBeVisible()
  const sections = side.locator('details.side-section')
  await expect(sections).toHaveCount(2)
  await side.getByText('Generated documents').click()
  await expect(sections.nth(0)).toHaveJSProperty('open', true)
  await expect(sections.nth(1)).toHaveJSProperty('open', false)
  await side.getByText('Sample documents').click()
  await expect(sections.nth(0)).toHaveJSProperty('open', false)
  await expect(sections.nth(1)).toHaveJSProperty('open', true)
  await expectNoAxeViolations(page)
  if (isMobile) await page.getByRole('button', { name: 'Close the sidebar' }).click()
  else await toggle.click()
  await expect(side).toBeHidden()
  await page.getByTestId('theme-toggle').click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await toggle.click()
  await side.getByRole('link', { name: /Menged/ }).click()
  await expect(page).toHaveURL(/\/$/)
})

test("a guest's conversations: kept in this browser, renamed, deleted", async ({ page }) => {
  await useLanguage(page, 'en')
  await open(page)
  await askFor(page, SAID.en.asked)
  await page.reload()
  await ready(page)
  await expect(page.locator('.me')).toHaveText(SAID.en.asked)
  await openSide(page)
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('New name').fill('My passport')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'New Chat' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, how can I help?')
  await openSide(page)
  await page.getByRole('button', { name: 'My passport', exact: true }).click()
  await expect(page.locator('.me')).toHaveText(SAID.en.asked)
  await openSide(page)
  await page.getByRole('button', { name: 'Delete My passport' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'My passport', exact: true })).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(page.locator('.me')).toHaveCount(0)
})

test("an account's conversation is there in another browser", { tag: '@desktop' }, async ({ page, browser, baseURL }) => {
  const token = await tokenOf(page.request, await addPerson(page.request))
  await signInEarlier(page, token)
  await open(page)
  await expect(page.getByText('Kept in this browser only.')).toHaveCount(0)
  await askFor(page, SAID.en.asked)
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInEarlier(other, token)
  await open(other)
  await other.getByRole('button', { name: SAID.en.asked, exact: true }).click()
  await expect(answers(other)).toContainText(SAID.en.quantity)
  await other.context().close()
})

test('an answer is rated', { tag: '@desktop' }, async ({ page }) => {
  await open(page)
  await askFor(page, SAID.en.asked)
  await page.getByRole('button', { name: 'Not helpful' }).click()
  await expect(page.getByText('Thank you. This helps us improve the answers.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true')
})

test.describe('a line that is lost', () => {
  test.use({ expectedFailures: [/ERR_INTERNET_DISCONNECTED/] })

  test('loses no question', async ({ page, context }) => {
    await open(page)
    await context.setOffline(true)
    await question(page).fill(SAID.en.asked)
    await question(page).press('Enter')
    await expect(page.locator('.turn-trouble')).toContainText('your question is kept')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(answers(page)).toContainText(SAID.en.quantity)
    await expect(page.locator('.me')).toHaveCount(1)
  })
})

test('a question from a guide is about that guide', async ({ page }) => {
  await open(page, '/post/detail/passport-renewal')
  const field = page.locator('#ask-question')
  await field.scrollIntoViewIfNeeded()
  await field.fill('How long does it take?')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/generative-ai/)
  await expect(page.locator('.me')).toHaveText('How long does it take?')
  await expect(page.locator('.source').first()).toHaveAttribute('href', /passport-renewal/)
})

test('a sentence in the search box is offered to the assistant', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/')
  await page.locator('#home-search').pressSequentially('how do I renew a passport')
  await page.getByRole('option', { name: 'Ask Menged AI' }).click()
  await expect(page.locator('.me')).toHaveText('how do I renew a passport')
  await expect(page.locator('.source').first()).toHaveAttribute('href', /passport-renewal/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a question is answered by the server, and the page lies in no cache', async ({ page }) => {
    await page.goto('/generative-ai')
    await question(page).fill(SAID.en.asked)
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/generative-ai?')),
      page.getByRole('button', { name: 'Send' }).click(),
    ])
    expect(response.headers()['cache-control']).toContain('no-store')
    await expect(answers(page)).toContainText(SAID.en.quantity)
    await expect(page.locator('.source').first()).toHaveAttribute('href', /passport-renewal/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
})

// covers G-12
test('on paper stand the documents and the conversation, at their whole length', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/generative-ai?q=passport')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.document-list').first()).toBeVisible()
  for (const part of ['.composer', '.workspace-head', '.talks']) await expect(page.locator(part)).toBeHidden()
  for (const part of ['.workspace', '.workspace-scroll', '.side-lists'])
    expect(await page.locator(part).evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1)
})

const TEN = [
  'How much does it cost to renew a passport?',
  'and how long does it take?',
  'which documents do I need?',
  'How do I get a trade licence?',
  'what does it cost?',
  'where do I go?',
  'Who won the football match yesterday?',
  'How do I register a birth?',
  'is there a fine when it is late?',
  'thank you',
]

// The whole of it is there after a reload, and the newest is one tap away from the first.
test('a conversation of ten turns', async ({ page }) => {
  await open(page)
  for (const [place, text] of TEN.entries()) await askFor(page, text, place)
  await page.reload()
  await ready(page)
  await expect(page.locator('.me')).toHaveText(TEN)
  await expect(page.locator('.answer-text')).toHaveCount(TEN.length)
  await page.locator('.me').first().scrollIntoViewIfNeeded()
  expect(await badTexts(page)).toEqual([])
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: wordsOf('en')('assistant.newest') }).click()
  await expect(page.locator('.me').last()).toBeInViewport()
  await expect(page.getByRole('button', { name: wordsOf('en')('assistant.newest') })).toHaveCount(0)
})
