// Reading aloud, against a stand-in for the voices of a device.
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, ready, test } from '../support/fixtures.ts'

type Said = { text: string; lang: string; rate: number }
type Stand = { said: Said[]; cancelled: number; finish: () => void; addVoice: (lang: string) => void }

/** A device whose voice says nothing until `finish()` ends what it is saying. */
async function withVoices(page: Page, ...languages: string[]): Promise<void> {
  await page.addInitScript((known) => {
    const voices = known.map((lang) => ({ lang, localService: true, name: lang }))
    const events = new EventTarget()
    let current: SpeechSynthesisUtterance | null = null
    const stand = {
      said: [] as Said[],
      cancelled: 0,
      finish: () => {
        const ended = current
        current = null
        ended?.onend?.(new Event('end') as SpeechSynthesisEvent)
      },
      addVoice: (lang: string) => {
        voices.push({ lang, localService: true, name: lang })
        events.dispatchEvent(new Event('voiceschanged'))
      },
    }
    const synthesis = Object.assign(events, {
      getVoices: () => voices,
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance
        stand.said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
      },
      cancel: () => {
        stand.cancelled += 1
        current = null
      },
    })
    class Utterance {
      lang = ''
      rate = 1
      voice = null
      onend = null
      onerror = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, stand })
  }, languages)
}

const stand = <Value>(page: Page, act: (voice: Stand) => Value) => page.evaluate(`(${act})(window.stand)`) as Promise<Value>
const said = (page: Page) => stand(page, (voice) => voice.said)
const last = async (page: Page) => (await said(page)).at(-1)

async function open(page: Page, language = 'en', guide = 'trade-licence'): Promise<void> {
  await page.goto(`/post/detail/${guide}?lang=${language}`)
  await ready(page)
}

test('a guide is read part by part, marked as it goes, with amounts as they are said', async ({ page }) => {
  await withVoices(page, 'en-GB')
  await open(page)
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Reading aloud' })
  await expect(bar.getByRole('status')).toContainText('How to get a trade licence in Ethiopia')
  await expect(page.locator('h1')).toHaveAttribute('data-read-aloud')
  await stand(page, (voice) => voice.finish())
  await expect(page.locator('h1')).not.toHaveAttribute('data-read-aloud')
  await expect(page.locator('.facts').first()).toHaveAttribute('data-read-aloud')
  await expect.poll(async () => (await last(page))?.text).toBe('Cost: About 204 birr, or about 231 birr with a trade name.')
  await bar.getByRole('button', { name: 'Next part' }).click()
  await expect(page.locator('#documents')).toHaveAttribute('data-read-aloud')
  await bar.getByRole('button', { name: 'Next part' }).click()
  await expect(bar.getByRole('status')).toContainText('Step 1')
  await expect(page.locator('.steps > li').first()).toBeInViewport()
  await bar.getByRole('button', { name: 'Previous part' }).click()
  await expect(bar.getByRole('status')).toContainText('Documents needed')
  await expectNoAxeViolations(page)
})

test('three speeds, a pause that knows its place, and a stop', async ({ page }) => {
  await withVoices(page, 'en-GB')
  await open(page)
  const button = page.getByRole('button', { name: 'Listen', exact: true })
  await button.click()
  await stand(page, (voice) => voice.finish())
  const rates: number[] = []
  for (const speed of ['Slow', 'Normal', 'Fast']) {
    await page.getByRole('button', { name: speed, exact: true }).click()
    rates.push((await last(page))?.rate ?? 0)
  }
  expect([...rates].sort((one, other) => one - other)).toEqual(rates)
  expect(new Set(rates).size).toBe(3)
  await stand(page, (voice) => voice.finish())
  const place = await last(page)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Paused' })).toBeVisible()
  const before = (await said(page)).length
  await page.getByRole('button', { name: 'Continue' }).click()
  expect((await said(page)).length).toBe(before + 1)
  expect(await last(page)).toEqual(place)
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toHaveCount(0)
  await expect(page.locator('[data-read-aloud]')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('without a voice for the language there is no button; a voice that comes late brings it', async ({ page }) => {
  const code: string[] = []
  page.on('request', (request) => {
    if (/listen/.test(request.url())) code.push(request.url())
  })
  await withVoices(page, 'de-DE', 'en-GB')
  await open(page, 'am')
  await expect(page.getByRole('button', { name: 'ያዳምጡ' })).toHaveCount(0)
  expect(code).toEqual([])
  await stand(page, (voice) => voice.addVoice('am-ET'))
  await page.getByRole('button', { name: 'ያዳምጡ' }).click()
  await stand(page, (voice) => voice.finish())
  await expect.poll(async () => (await last(page))?.text).toContain('ሁለት መቶ አራት ብር ገደማ')
  expect((await last(page))?.lang).toBe('am-ET')
})

test('the page is not moved from a reader who scrolls, and falls silent when it is left', async ({ page }) => {
  await withVoices(page, 'en-GB')
  await open(page)
  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  await page.evaluate(() => window.dispatchEvent(new Event('touchmove')))
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  for (let i = 0; i < 10; i++) await stand(page, (voice) => voice.finish())
  await expect(page.locator('#documents')).toHaveAttribute('data-read-aloud')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  const cancelled = await stand(page, (voice) => voice.cancelled)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.site-header a.brand')?.click())
  await expect(page).toHaveURL(/\/(\?lang=en)?$/)
  // The address is the next page's before that page is there.
  await expect.poll(() => stand(page, (voice) => voice.cancelled)).toBeGreaterThan(cancelled)
})

test('by the keyboard: start, on, stop', async ({ page }) => {
  await withVoices(page, 'en-GB')
  await open(page)
  const button = page.getByRole('button', { name: 'Listen', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  // There is nothing before the first part.
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'At a glance' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toHaveCount(0)
  await expect(button).toBeFocused()
})
