// What every journey stands on: a page whose console must stay silent, and what journeys check on a page.
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { slowness } from '../../scripts/slowness.ts'
import { translatePages } from './translator.ts'

export { expect }

/** How long a page that is opened again and again may take to show what it holds, before it is opened once more. */
export const ONE_TRY = { timeout: 3000 * slowness() }

/** `expectedFailures`: for a journey that provokes an error on purpose; complaints that match do not count. */
type Fixtures = {
  expectedFailures: RegExp[]
  complaints: string[]
  mayAsk: boolean
  unasked: null
  translated: boolean
  translation: null
}
export type Options = Pick<Fixtures, 'translated'>

/** Console errors, uncaught errors and violations of the content security policy fail the test that caused them. */
export const test = base.extend<Fixtures>({
  expectedFailures: async ({ browserName: _ }, use) => {
    await use([])
  },
  /** True where Menged may prompt by itself to log in, or to get news. */
  mayAsk: [false, { option: true }],
  unasked: [
    async ({ context, mayAsk }, use) => {
      if (!mayAsk) await context.addInitScript(askedJustNow)
      await use(null)
    },
    { auto: true },
  ],
  /** Every page is translated by its browser while it is used. */
  translated: [false, { option: true }],
  translation: [
    async ({ context, expectedFailures, translated }, use) => {
      if (translated) await context.addInitScript(translatePages)
      // A part that React had not looked at yet is drawn anew.
      if (translated) expectedFailures.push(/Minified React error #418/)
      await use(null)
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, expectedFailures }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complaints.push(`page: ${error.error().stack ?? error.error().message}`))
      await listenForViolations(context, complaints)
      await use(complaints)
      const unexpected = complaints.filter((text) => !expectedFailures.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the browser has nothing to complain of').toEqual([])
    },
    { auto: true },
  ],
})

/** Somebody prompted a moment ago is not prompted again: no dialog opens by itself in the middle of a slow journey. */
function askedJustNow(): void {
  if (!location.protocol.startsWith('http')) return
  for (const prompt of ['login-prompt', 'push-prompt']) localStorage.setItem(prompt, String(Date.now()))
}

/** A blocked script is only sometimes a console error; the event comes always. */
async function listenForViolations(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_, text: string) => complaints.push(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
}

/** What a journey that is walked in both languages is walked in; a short run takes what most readers read. */
export const WALKED: readonly ('am' | 'en')[] = process.env.E2E_SHORT === undefined ? ['en', 'am'] : ['am']

/** A journey that is walked in both languages: in English on a wide screen, in Amharic on a phone. */
export const screenOf = (language: 'am' | 'en'): string[] => (language === 'en' ? ['@desktop', '@all'] : [])

/**
 * How a screen of a list is looked at: on one width in one language and theme, on the other width in the others. Four
 * that follow each other in the list are looked at in all eight ways.
 */
export function viewOf(i: number, isMobile: boolean): { language: 'am' | 'en'; theme: 'dark' | 'light' } {
  const language = (i % 2 === 0) === isMobile ? 'am' : 'en'
  const isLight = Math.floor(i / 2) % 2 === 0
  return { language, theme: isLight === isMobile ? 'light' : 'dark' }
}

/** Chooses the language as the header's switch would, before the page is opened. */
export async function useLanguage(page: Page, language: 'am' | 'en'): Promise<void> {
  // A page that still stands would see the new cookie and follow it in the middle of the next step.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: language === 'am' ? 'amharic' : 'english', url }])
}

/** Chooses the theme as an earlier visit would have, before the page is opened. */
export async function useTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((isDark) => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http'))
      localStorage.setItem('theme-storage', JSON.stringify({ state: { isDark }, version: 0 }))
  }, theme === 'dark')
}

/** Waits until React has taken the page over. The code of a lean page comes when its end is near. */
export async function ready(page: Page): Promise<void> {
  // In one step: a page that becomes ready meanwhile has no such end any more.
  await page.evaluate(() => document.querySelector('html[data-lean]:not([data-ready]) [data-wake]')?.scrollIntoView())
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Texts whose letters do not stand in reading order: what breaks when a page is laid out from right to left. */
export function badTexts(page: Page, root = 'body'): Promise<string[]> {
  return page.locator(root).evaluate((element) => {
    const silent = 'script, style, noscript, option, textarea'
    const range = document.createRange()

    /** True when a letter stands left of the one before it on the same line. */
    const runsBackwards = (node: Text): boolean => {
      let left = 0
      let top = Number.NEGATIVE_INFINITY
      for (let i = 0; i < node.length; i += 1) {
        range.setStart(node, i)
        range.setEnd(node, i + 1)
        const [box] = range.getClientRects()
        if (!box?.width) continue
        if (Math.abs(box.top - top) < 4 && box.left < left - 0.5) return true
        left = box.left
        top = box.top
      }
      return false
    }

    const found: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      if (node.data.trim() && !node.parentElement?.closest(silent) && runsBackwards(node)) found.push(node.data.trim())
    }
    return found
  })
}

/** Nothing comes from the addresses until the function that is returned is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    // The page may be gone by then.
    await route.continue().catch(() => {})
  })
  return resolve
}

/** The box of the words to search for, which stands in the header or, on a phone, in the page. */
export const searchBox = (page: Page): Locator => page.locator('#page-search:visible, #header-search:visible')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another look of the same page can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Only what is wrong is told; no rule of these reads the sheets once more. */
const QUICKLY = { resultTypes: ['violations' as const], preload: false }

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
const linesOf = (violations: Violations, look: string): string[] =>
  violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${look}${id}: ${help} (${target.join(' ')})`))

/** WCAG 2.2 A and AA, as far as a machine can check: of the page as it is, and of its colours in the other theme and in the reader's own. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // What fades has little contrast: it is looked at when it is there, and nothing begins to move meanwhile.
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  await finishMotion(page)
  // In the page itself: no other way is needed without foreign frames, and each takes twice as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...QUICKLY, runOnly: { type: 'tag', values: RULES } })
    .analyze()
  const lines = linesOf(violations, '')
  await turnTheme(page)
  lines.push(...linesOf(await colourViolations(page), 'other theme, '))
  await turnTheme(page)
  await page.emulateMedia({ forcedColors: 'active' })
  lines.push(...linesOf(await colourViolations(page), 'forced colours, '))
  await page.emulateMedia({ forcedColors: null, ...(isStill ? {} : { reducedMotion: null }) })
  expect(lines, 'axe finds nothing').toEqual([])
}

const turnTheme = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.classList.toggle('dark'))

const finishMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (Number.isFinite(Number(each.effect?.getComputedTiming().endTime))) each.finish()
  })

/** By the axe that a whole run has left in the page. */
async function colourViolations(page: Page): Promise<Violations> {
  await finishMotion(page)
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        axe: { run(context: Document, options: object): Promise<{ violations: Violations }> }
      }
      // The fill of a text, which axe reads before its colour, does not know of colours that are forced.
      const { getPropertyValue } = CSSStyleDeclaration.prototype
      CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
      }
      const { violations } = await axe.run(document, options)
      CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue
      return violations
    },
    { ...QUICKLY, runOnly: { type: 'rule', values: COLOUR_RULES } },
  )
}

/** Calls that wait on the device for a line, as `u1 saved:a`; `added` are put there first. */
export const pendingCalls = (page: Page, added: object[] = []): Promise<string[]> =>
  page.evaluate(async (all) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((next) => request.addEventListener('success', () => next(request.result)))
    const opening = indexedDB.open('menged-later', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('calls', { keyPath: ['userId', 'key'] })
    const database = await done(opening)
    const store = database.transaction('calls', 'readwrite').objectStore('calls')
    for (const call of all) await done(store.put(call))
    const left = await done(store.getAllKeys())
    database.close()
    return left.map((key) => (key as string[]).join(' '))
  }, added)
