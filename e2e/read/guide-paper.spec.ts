// A guide on paper: three pages at most, the date of its facts, and a code that leads back to it.
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test, WALKED } from '../support/fixtures.ts'

/** The longest guides, and some of each kind. */
const GUIDES = [
  'trade-licence',
  'private-limited-company',
  'share-company',
  'power-of-attorney',
  'drive-for-hire',
  'building-permit',
  'import-goods',
  'new-passport',
  'gks-korea',
  'daad',
]

async function printed(page: Page): Promise<{ pages: number; pdf: Buffer }> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return { pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0, pdf }
}

function textIn(png: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(png)
  return jsQR.default(new Uint8ClampedArray(data), width, height)?.data
}

// covers P-03
for (const language of WALKED)
  test(`the longest guides take at most three sheets in ${language} @desktop @all`, async ({ page }) => {
    const long: string[] = []
    for (const guide of GUIDES) {
      await page.goto(`/post/detail/${guide}?lang=${language}`)
      const { pages } = await printed(page)
      if (pages < 1 || pages > 3) long.push(`${guide}: ${pages}`)
    }
    expect(long).toEqual([])
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('the code on the paper leads back to the guide, in its language @desktop', async ({ page, baseURL }) => {
      for (const language of ['en', 'am']) {
        const address = `/post/detail/trade-licence?lang=${language}`
        // Without scripts browsers fetch at once what they would else put off.
        const arrived = page.waitForResponse((answer) => answer.url().includes('/qr'))
        await page.emulateMedia({ media: null })
        await page.goto(address)
        const picture = page.locator('.on-paper img')
        await expect(picture).toBeHidden()
        await page.pdf()
        expect((await arrived).headers()['content-type']).toContain('image/svg+xml')
        await page.emulateMedia({ media: 'print' })
        await expect(picture).toBeVisible()
        await expect(page.locator('.on-paper')).toContainText('2024')
        // As large as a camera sees it, and within the screen: so large it would stand over the edge of the paper.
        await picture.evaluate((img) =>
          Object.assign((img as HTMLElement).style, {
            width: '360px',
            height: '360px',
            position: 'fixed',
            inset: '0 auto auto 0',
            background: '#fff',
          }),
        )
        await expect.poll(async () => textIn(await picture.screenshot())).toBe(`${baseURL}${address}`)
      }
    })
  })

test('until it is printed the code is not fetched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/post/detail/trade-licence')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('/qr'))).toEqual([])
})

test('the code of a guide that is not there is not there @desktop', async ({ request }) => {
  expect((await request.get('/post/detail/no-such-guide/qr')).status()).toBe(404)
})

test('on paper stand title, facts, papers, steps and fees, and no control @desktop', async ({ page }) => {
  await page.goto('/post/detail/trade-licence')
  await page.emulateMedia({ media: 'print' })
  for (const shown of ['h1', '.facts', '.documents', '.steps', '.fees', '.office', '#sources'])
    await expect(page.locator(shown).first()).toBeVisible()
  for (const gone of ['.pinned', '.site-header', '.site-footer', '.post-tools', '.change', '#comments', '.post-rail'])
    await expect(page.locator(gone)).toBeHidden()
})
