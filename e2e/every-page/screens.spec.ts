// Every screen in both languages and themes, on a phone and on a wide screen: accessibility, text direction, no sideways scroll. What is opened on
// them, and the rooms of those who are signed in, stand below.
import { pages } from '@menged/contracts/pages'
import type { Translate } from '@menged/i18n/translate'
import type { Page } from '@playwright/test'
import { SCREENS as ROOMS } from '../../apps/web/app/admin/screens.ts'
import { signInStub } from '../support/account-stub.ts'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, useTheme, viewOf } from '../support/fixtures.ts'
import { addPerson, dialog, openLogin, openMenu, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'
import { addWorker, leaveMarketplace } from '../support/workers.ts'

/** Every page whose path names nothing; those of an account are in profile-screens.spec.ts. */
const ALONE = pages.flatMap(({ path, account, data }) => (account || data || path.includes(':') ? [] : [path]))
/** What the table can't know: states of pages, guides, and no page. */
const SCREENS = [
  ...ALONE,
  '/?page=4',
  '/?view=video',
  '/post/detail/trade-licence',
  '/post/detail/chinese-government',
  '/search?q=passport',
  '/search?q=zzzz',
  '/lazy?page=2',
  '/marketplace?category=passportServices&rating=4&to=1000',
  '/marketplace?q=zzzz&city=harar',
  '/marketplace/gig-worker/1',
  '/marketplace/gig-worker/999',
  '/guday-geday?q=zzzz&city=harar',
  '/guday-geday/101',
  '/guday-geday/999',
  '/nowhere',
  '/post/detail/trade-licence/took',
  '/marketplace/gig-worker/1/contact',
  '/emailConfirmation/nothing',
  '/passwordreset/nothing',
  '/admin-setup/nothing',
  `/requests/${'a'.repeat(43)}`,
  `/generative-ai?q=${encodeURIComponent('ፓስፖርት')}`,
  '/generative-ai?template=rental-agreement',
]

/** Those that are also looked at with the fonts of the machine. */
const WITH_OTHER_FONTS = new Set(['/', '/post/detail/trade-licence', '/search?q=passport'])

for (const [i, path] of SCREENS.entries()) {
  // covers G-10
  test(path, { tag: WITH_OTHER_FONTS.has(path) ? ['@both', '@fonts'] : '@both' }, async ({
    page,
    isMobile,
    expectedFailures,
  }) => {
    expectedFailures.push(/status of 4\d\d/)
    const { language, theme } = viewOf(i, isMobile)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await useLanguage(page, language)
    await useTheme(page, theme)
    await page.goto(path)
    await ready(page)
    // A form brings its own, with its code.
    await expect(page.locator('h1').first()).toBeAttached()
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    if (language === 'am') expect(await englishLeftOn(page), 'English left on an Amharic page').toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

test.afterEach(leaveMarketplace)

/** Nothing is wrong with what is on the screen, and it is not wider. */
async function look(page: Page): Promise<void> {
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

type Hand = { page: Page; t: Translate; language: 'am' | 'en' }
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
/** A page may have it twice, for either width. */
const pressSeen = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).first().click()
async function askWorker({ page, t }: Hand, kind: 'message' | 'call' | 'meet'): Promise<void> {
  await page.locator('.worker-ways .tinted').first().click()
  await dialog(page)
    .getByRole('tab', { name: t(`ask.kind_${kind}`) })
    .click()
}

/** What opens over a page. `wide`: on a wide screen it stands beside the page instead. */
const OPENED: { name: string; path: string; wide?: false; open: (hand: Hand) => Promise<unknown> }[] = [
  {
    name: 'the menu',
    path: '/',
    open: ({ page, t }) => page.getByRole('button', { name: t('nav.openMenu') }).click(),
    wide: false,
  },
  { name: 'suggestions', path: '/', open: ({ page }) => page.locator('#home-search').pressSequentially('pass') },
  { name: 'login', path: '/', open: ({ page, language }) => openLogin(page, language) },
  {
    name: 'a new account',
    path: '/',
    open: async ({ page, language, t }) => {
      await openLogin(page, language)
      await press(page, t('account.createAccount'))
    },
  },
  {
    name: 'a forgotten password',
    path: '/',
    open: async ({ page, language, t }) => {
      await openLogin(page, language)
      await press(page, t('account.forgot'))
    },
  },
  { name: 'feedback', path: '/', open: ({ page, t }) => page.getByRole('link', { name: t('nav.feedback') }).click() },
  {
    name: 'sharing a guide',
    path: '/post/detail/trade-licence',
    open: ({ page, t }) => pressSeen(page, t('post.share')),
  },
  { name: 'a message to a worker', path: '/marketplace', open: (hand) => askWorker(hand, 'message') },
  { name: 'a call', path: '/marketplace', open: (hand) => askWorker(hand, 'call') },
  { name: 'a meeting', path: '/marketplace', open: (hand) => askWorker(hand, 'meet') },
  {
    name: 'a rating',
    path: '/marketplace/gig-worker/1',
    open: ({ page, t }) => pressSeen(page, t('review.rateAndReview')),
  },
]

for (const [i, { name, path, wide, open }] of OPENED.entries())
  test(`${name}, opened on ${path}`, { tag: wide === false ? [] : '@both' }, async ({ page, isMobile }) => {
    const { language, theme } = viewOf(i, isMobile)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await useLanguage(page, language)
    await useTheme(page, theme)
    await page.goto(path)
    await ready(page)
    await open({ page, language, t: wordsOf(language) })
    await expect(page.locator('dialog[open], :popover-open, [role=listbox]').filter({ visible: true }).first()).toBeVisible()
    await look(page)
  })

test('the menu of somebody who is signed in', { tag: '@both' }, async ({ page, isMobile }) => {
  const language = isMobile ? 'am' : 'en'
  await useLanguage(page, language)
  await signInStub(page)
  await page.goto('/')
  await ready(page)
  await expect((await openMenu(page, language)).getByText(wordsOf(language)('nav.logout'))).toBeVisible()
  await look(page)
})

/** What is filled in by the browser is there. */
async function filled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main .skeleton')).toHaveCount(0)
}

for (const half of [0, 1]) {
  test(`the dashboard of a worker, tab by tab (${half})`, { tag: '@both' }, async ({ page, isMobile }) => {
    const { email } = await addWorker(page.request)
    await useLanguage(page, (half === 0) === isMobile ? 'am' : 'en')
    await signInEarlier(page, await tokenOf(page.request, email))
    // Each tab on one width in one language.
    for (const tab of ['requests', 'services', 'profile', 'reviews', 'papers', 'earnings'].filter((_, i) => i % 2 === half)) {
      await filled(page, `/worker-dashboard?tab=${tab}`)
      await look(page)
    }
  })

  test(`the rooms of the admin area (${half})`, { tag: '@both' }, async ({ page, isMobile }) => {
    const language = (half === 0) === isMobile ? 'am' : 'en'
    const email = await addPerson(page.request, { fullName: 'ሜሮን አለሙ' })
    const admin = `update users set role = 'admin', confirmed_at = now() where email = $1 returning id`
    const [person] = await runSql<{ id: string }>(admin, [email])
    await useLanguage(page, language)
    await signInEarlier(page, await tokenOf(page.request, email))
    const paths = [...ROOMS.map(({ below }) => below), `users/${person?.id}`]
    for (const path of paths.filter((_, i) => i % 2 === half)) {
      await filled(page, `/admin/${path}`)
      await look(page)
      await openIn(page, path, wordsOf(language))
    }
  })
}

/** What is opened in a room of the admin area, and holds more than a question. */
const IN_ROOMS: Partial<Record<string, (page: Page, t: Translate) => Promise<unknown>>> = {
  content: (page, t) =>
    page
      .getByRole('button', { name: `${t('upkeep.checked')}: ` })
      .first()
      .click(),
  posts: (page, t) => page.getByRole('button', { name: t('publishing.newPost') }).click(),
  videos: (page, t) => page.getByRole('button', { name: t('desks.addVideo') }).click(),
  banners: async (page, t) => {
    await page.locator('.admin-screen details summary').first().click()
    await page
      .getByRole('button', { name: `${t('copy.change')}: ` })
      .first()
      .click()
  },
}

async function openIn(page: Page, below: string, t: Translate): Promise<void> {
  const open = IN_ROOMS[below]
  if (!open) return
  await open(page, t)
  await expect(dialog(page)).toBeVisible()
  await look(page)
}

/** Latin words of an Amharic page outside elements that are marked as another language, names, codes and addresses. */
async function englishLeftOn(page: import('@playwright/test').Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, [lang=en], .ltr, a[href^="http"], code')) continue
      const words = (node.textContent ?? '').match(/\b[a-z]{3,}(?:\s+[a-z]{2,}){2,}/gi)
      if (words) found.push(...words)
    }
    return found
  })
}

for (const path of ['/', '/post/detail/trade-licence', '/about-us', '/privacy-policy', '/search?q=passport']) {
  test(`the keyboard alone reaches every control of ${path}, each with its ring`, { tag: ['@desktop', '@all'] }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await ready(page)
    // Elements come and go meanwhile: each control is known by itself, not by its place.
    const wanted = await page.evaluateHandle(() => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), textarea, summary')]
      return new Set<Element | null>(
        all.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')),
      )
    })
    const count = await wanted.evaluate(({ size }) => size)
    for (let i = 0; i < count + 20; i++) {
      await page.keyboard.press('Tab')
      const hasRing = await wanted.evaluate((left) => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement) || element === document.body) return null
        left.delete(element)
        return getComputedStyle(element).outlineStyle !== 'none' || getComputedStyle(element, '::after').outlineStyle !== 'none'
      })
      expect(hasRing).not.toBe(false)
    }
    const left = await wanted.evaluate((elements) => [...elements].map((element) => element?.outerHTML))
    expect(left).toEqual([])
  })
}
