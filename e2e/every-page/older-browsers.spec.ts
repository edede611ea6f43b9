// Rooms in browsers of earlier years (decision 0070): each is opened and used as on a phone of today. `OLDER_BROWSERS` names their programs by version.
// Locators need newer browsers than these: what is seen is looked up in the page itself, and taps go where it stands.
import { execFileSync } from 'node:child_process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { addPerson, PASSWORD, signInEarlier, wordsOf } from '../support/people.ts'
import { addWriter, draftOf } from '../support/writers.ts'

const PROGRAMS = JSON.parse(process.env.OLDER_BROWSERS ?? '{}') as Record<string, string>
const FLOOR = 87
const t = wordsOf('en')

const ROOMS = [
  '/',
  '/post/detail/trade-licence',
  '/search?q=passport',
  '/exchange',
  '/landing',
  '/pricing',
  '/marketplace',
  '/marketplace/gig-worker/1',
  '/guday-geday',
  '/worker-registration',
  '/generative-ai',
  '/about-us',
  '/privacy-policy',
  '/offline',
]

/** Waits until a page shows an element, with these words in it. */
const shows = (page: Page, selector: string, words = ''): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          ([selector, words]) =>
            [...document.querySelectorAll<HTMLElement>(selector)].some(
              (element) =>
                element.getClientRects().length > 0 && (element.innerText + (element as HTMLInputElement).value).includes(words),
            ),
          [selector, words] as const,
        ),
      { message: `${selector} ${words}` },
    )
    .toBe(true)

/** A tap in the middle of the first one that is seen. */
async function tap(page: Page, selector: string, words = ''): Promise<void> {
  await shows(page, selector, words)
  const [x, y] = await page.evaluate(
    ([selector, words]) => {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0)
      const element = seen.find(({ innerText }) => innerText.includes(words))
      element?.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2] as const
    },
    [selector, words] as const,
  )
  await page.mouse.click(x, y)
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  await shows(page, selector)
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector)
  await page.keyboard.type(text)
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => 'ready' in document.documentElement.dataset), { message: path }).toBe(true)
}

/** What is done in rooms. */
const USES: Record<string, (page: Page) => Promise<void>> = {
  'the menu opens from the header, and Back closes it': async (page) => {
    await go(page, '/')
    await tap(page, '.site-header [popovertarget=mobile-menu]')
    await shows(page, '#mobile-menu a', t('nav.exchange'))
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.querySelector('#mobile-menu')?.getClientRects().length)).toBe(0)
    await shows(page, 'h1')
  },
  'a paper of a guide is ticked and stays so; the share menu opens': async (page) => {
    await go(page, '/post/detail/trade-licence')
    await tap(page, '.documents label')
    await go(page, '/post/detail/trade-licence')
    await shows(page, '.documents input:checked')
    await tap(page, '.pinned [popovertarget]')
    await shows(page, '#share-menu a')
  },
  'a search finds guides': async (page) => {
    await go(page, '/search')
    await type(page, '#page-search', 'passport')
    await page.keyboard.press('Enter')
    await shows(page, 'main a[href*="/post/detail/"]', 'assport')
  },
  'the converter reckons with each key': async (page) => {
    await go(page, '/exchange')
    await tap(page, '#rates-amount')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('200')
    await shows(page, '.rates-sum', '30,495.22')
  },
  'prices by the month': async (page) => {
    await go(page, '/pricing')
    await tap(page, 'main a', t('landing.period_monthly'))
    await shows(page, '.plan .amount', '1,200')
  },
  'a worker is asked, and what was typed is there when the dialog opens again': async (page) => {
    await go(page, '/marketplace/gig-worker/1')
    await tap(page, 'main [data-replay]')
    await type(page, 'dialog[open] #ask-text', 'Passport renewal')
    await page.keyboard.press('Escape')
    await tap(page, 'main [data-replay]')
    await shows(page, 'dialog[open] #ask-text', 'Passport renewal')
  },
  'the assistant answers': async (page) => {
    await go(page, '/generative-ai')
    await type(page, '#question', 'How much does it cost to renew a passport?')
    await page.keyboard.press('Enter')
    await shows(page, '.chat-turn .answer-text', 'ETB')
  },
  'somebody logs in from the menu': async (page) => {
    const email = await addPerson(page.request)
    await go(page, '/')
    await tap(page, '.site-header [popovertarget=mobile-menu]')
    await tap(page, '#mobile-menu [data-replay]', t('nav.login'))
    await type(page, 'dialog[open] [name=email]', email)
    await type(page, 'dialog[open] [name=password]', PASSWORD)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await go(page, '/user-profile')
    await shows(page, 'main', email)
  },
  'an editor writes': async (page) => {
    const token = await addWriter(page.request, 'editor', 'Dawit Haile')
    const { id } = await draftOf(page.request, token, 'A text', '<p>Pay at the gate.</p>')
    await signInEarlier(page, token)
    await go(page, `/admin/posts/${id}`)
    await tap(page, '.draft-side-tabs button', 'English')
    await tap(page, '#field-body-en p')
    await page.keyboard.press('End')
    await page.keyboard.type(' Then wait.')
    await shows(page, '#field-body-en', 'Then wait.')
  },
}

for (const [version, executablePath] of Object.entries(PROGRAMS)) {
  if (Number(version) < FLOOR) {
    test(`Chromium ${version} reads every room`, ({ baseURL }) => {
      for (const path of ROOMS) {
        const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', `${baseURL}${path}`]
        const shown = execFileSync(executablePath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        expect(shown, path).toMatch(/<h1/)
        expect(/<html[^>]*>/.exec(shown)?.[0], path).not.toMatch(/data-waiting|data-ready/)
      }
    })
    continue
  }
  test.describe(`Chromium ${version}`, () => {
    test.describe.configure({ mode: 'default' })
    let browser: Browser
    test.beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    })
    test.afterAll(() => browser.close())

    /** A phone of its own; nothing may go wrong on its pages. */
    async function onPhone(baseURL: string | undefined, use: (page: Page) => Promise<void>): Promise<void> {
      const phone = { viewport: { width: 360, height: 740 }, locale: 'en-US', serviceWorkers: 'block' as const }
      const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.addInitScript(() => localStorage.setItem('login-prompt', String(Date.now())))
      await use(page)
      expect(faults).toEqual([])
      await context.close()
    }

    test('every room is taken over, and nothing covers it or is wider than the screen', ({ baseURL }) =>
      onPhone(baseURL, async (page) => {
        for (const path of ROOMS) {
          await go(page, path)
          await shows(page, 'h1')
          const [over, isCovered] = await page.evaluate(() => [
            document.documentElement.scrollWidth - innerWidth,
            !!document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.popover'),
          ])
          expect([path, Number(over) > 0, isCovered]).toEqual([path, false, false])
        }
      }))

    for (const [name, use] of Object.entries(USES)) test(name, ({ baseURL }) => onPhone(baseURL, use))
  })
}
