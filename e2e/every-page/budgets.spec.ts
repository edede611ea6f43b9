// How many bytes pages transfer: nothing here depends on how fast the machine is.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, ready, test, WALKED } from '../support/fixtures.ts'

const CLIENT = join(import.meta.dirname, '../../apps/web/build/client')
/** `readable` ends what people came for: the list, or the guide, before what its readers ask next. */
const SCREENS = [
  { path: '/', readable: '</main>' },
  { path: '/post/detail/trade-licence', readable: 'id="questions"' },
  { path: '/post/detail/new-passport', readable: 'id="questions"' },
]
/** With headers. The same page differs by fifty bytes from start to start: its times and its port pack better or worse. */
const UNTIL_READABLE = 16_500
/** With the answers to a dozen questions, which stand below what is read first. */
const WHOLE = 25_600
const CODE = 115_000
const WORDS = 8_000

const packed = (text: string): number => brotliCompressSync(text).length

async function sizeOf(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
  expect(answer.ok(), path).toBe(true)
  return Number(answer.headers()['content-length'])
}

for (const { path, readable } of SCREENS) {
  for (const language of WALKED) {
    test(`${path} in ${language} keeps to its bytes @desktop`, async ({ request }) => {
      const answer = await request.get(`${path}?lang=${language}`)
      const html = await answer.text()
      const headers = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 20)
      const end = html.indexOf(readable)
      expect(end).toBeGreaterThan(0)
      expect(packed(html.slice(0, end)) + headers, 'bytes until it can be read').toBeLessThanOrEqual(UNTIL_READABLE)
      expect(packed(html) + headers, 'bytes of the page').toBeLessThanOrEqual(WHOLE)

      const code = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''))
      const sizes = await Promise.all([...code].map((file) => sizeOf(request, file)))
      expect(sizes.length).toBeGreaterThan(3)
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        'bytes of code',
      ).toBeLessThanOrEqual(CODE)

      const words = /href="(\/locales\/[^"]+)"/.exec(html)?.[1] ?? ''
      expect(words).toContain(language)
      const answered = await request.get(words)
      expect(packed(await answered.text()), 'bytes of words').toBeLessThanOrEqual(WORDS)
      // The other language comes when both are put side by side.
      expect(html).not.toContain(`/locales/${language === 'en' ? 'am' : 'en'}`)
    })
  }
}

/** Of all rooms, uncompressed: what a new room adds another gives up. */
const STYLES = 176_600

test('the styles of all rooms together keep to their bytes @desktop', () => {
  const sizes = globSync(`${CLIENT}/assets/*.css`).map((file) => statSync(file).size)
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(STYLES)
})

/** What the dialog itself brings, when it is opened. */
const LOGIN_CODE = 15_200

test('the login dialog brings its code when it is opened, and not much of it @desktop', async ({ page, request }) => {
  const files: string[] = []
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url())
    if (pathname.endsWith('.js')) files.push(pathname)
  })
  await page.goto('/')
  await ready(page)
  // What comes after takeover is the page's, not the dialog's.
  await expect.poll(() => files.join()).toMatch(/after-takeover/)
  await expect(async () => {
    const known = files.length
    await page.waitForTimeout(1000)
    expect(files.length).toBe(known)
  }).toPass()
  const before = files.length
  expect(files.join()).not.toMatch(/login-modal/)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.locator('dialog[open]').waitFor()
  await page.waitForLoadState('networkidle')
  // A file that is fetched ahead is named twice.
  const opened = [...new Set(files.slice(before))]
  expect(opened.join()).toMatch(/login-modal/)
  const sizes = await Promise.all(opened.map((file) => sizeOf(request, file)))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LOGIN_CODE)
})

for (const { path } of SCREENS) {
  test(`${path} brings one file of words, and asks for no other`, async ({ page }) => {
    const words: string[] = []
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url())
      if (pathname.startsWith('/locales/')) words.push(pathname)
    })
    await page.goto(`${path}?lang=am`)
    await ready(page)
    await page.waitForLoadState('networkidle')
    expect([...new Set(words)]).toEqual(['/locales/am-every-page.json'])
  })
}
