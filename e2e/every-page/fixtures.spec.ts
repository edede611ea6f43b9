// The gates themselves: each must be able to fail.
import { badTexts, expect, expectNoAxeViolations, test } from '../support/fixtures.ts'

const rightToLeft = (style: string) =>
  `<!doctype html><html lang="am" dir="rtl"><title>ገጽ</title><style>${style}</style><main><h1>ገጽ</h1><p>1,250.50 ብር በወር</p></main>`

test('texts in reading order: the gate sees a number at the wrong end', async ({ page }) => {
  await page.setContent(rightToLeft(''))
  expect(await badTexts(page)).toEqual(['1,250.50 ብር በወር'])
  await page.setContent(rightToLeft('html[dir=rtl] :where(body *) { unicode-bidi: plaintext }'))
  expect(await badTexts(page)).toEqual([])
})

test('axe: the gate sees a picture without a text', async ({ page }) => {
  await page.setContent('<html lang="en"><title>A</title><main><h1>A</h1><img src="data:,"></main>')
  await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt')
})

const coloured = (style: string) =>
  `<html lang="en"><title>A</title><style>body { background: #fff; color: #000 } ${style}</style><main><h1>A</h1><p>Text</p></main>`

test('axe: the gate sees text that fades in the other theme', async ({ page }) => {
  await page.setContent(coloured('.dark p { color: #ddd }'))
  await expect(expectNoAxeViolations(page)).rejects.toThrow('other theme, color-contrast')
  expect(await page.locator('html').getAttribute('class')).toBe('')
})

test("axe: the gate sees text that fades in the reader's own colours", async ({ page }) => {
  await page.setContent(
    coloured('@media (forced-colors: active) { p { forced-color-adjust: none; color: #ddd; background: #fff } }'),
  )
  await expect(expectNoAxeViolations(page)).rejects.toThrow('forced colours, color-contrast')
  await page.setContent(coloured(''))
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(false)
})

test('the console: an error on the page is a complaint', async ({ page, complaints, expectedFailures }) => {
  expectedFailures.push(/on purpose/)
  await page.setContent('<script>console.error("on purpose"); throw new Error("thrown on purpose")</script>')
  await expect.poll(() => complaints.length).toBe(2)
})

test('the policy: what it blocks is a complaint', async ({ page, complaints, expectedFailures }) => {
  expectedFailures.push(/elsewhere\.example|img-src/)
  await page.route('**/policy', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "img-src 'self'" },
      body: '<!doctype html><img src="https://elsewhere.example/a.png" alt="">',
    }),
  )
  await page.goto('/policy')
  await expect.poll(() => complaints.some((text) => text.startsWith('policy: img-src'))).toBe(true)
})
