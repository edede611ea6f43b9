// For machines that read: what may be read, where every page is, what is new, and what a page says of itself.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test, WALKED } from '../support/fixtures.ts'

/** Texts of all elements of this name; the browser refuses what is not well formed. */
async function read(page: Page, request: APIRequestContext, path: string, name: string): Promise<string[]> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  return page.evaluate(
    ([xml, wanted]) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      if (document.querySelector('parsererror')) throw new Error(document.documentElement.textContent ?? '')
      return [...document.getElementsByTagName(wanted)].map((element) => element.textContent ?? '')
    },
    [await answer.text(), name] as const,
  )
}

test('every address of the sitemap answers, and names itself as its address', { tag: ['@desktop', '@all'] }, async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? []
  expect(sitemap).toBe(`${baseURL}/sitemap.xml`)
  const parts = await read(page, request, sitemap, 'loc')
  const addresses = (await Promise.all(parts.map((part) => read(page, request, part, 'loc')))).flat()
  expect(addresses.length).toBeGreaterThan(160)
  expect(new Set(addresses).size).toBe(addresses.length)
  const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map((match) => baseURL + (match[1] ?? ''))
  for (const address of addresses) {
    expect(disallowed.some((start) => address.startsWith(start))).toBe(false)
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(html).not.toContain('noindex')
  }
})

for (const language of WALKED) {
  test(`the feed in ${language}`, { tag: '@desktop' }, async ({ page, request, baseURL }) => {
    await page.goto(`/?lang=${language}`)
    const link = page.locator('link[type="application/atom+xml"]')
    const path = (await link.getAttribute('href')) ?? ''
    expect(await read(page, request, path, 'entry')).toHaveLength(30)
    const ids = await read(page, request, path, 'id')
    expect(ids[0]).toBe(baseURL + path)
    expect((await request.get(ids[1] ?? '')).status()).toBe(200)
    const titles = await read(page, request, path, 'title')
    expect(titles.every((title) => /\p{Script=Ethiopic}/u.test(title) === (language === 'am'))).toBe(true)
    expect((await request.head(path)).headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  })

  test(`what a guide says of itself in ${language}`, { tag: '@desktop' }, async ({ page, request, baseURL }) => {
    await page.goto(`/post/detail/trade-licence?lang=${language}&utm_source=x`)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(`${baseURL}/post/detail/trade-licence?lang=${language}`)
    for (const link of await page.locator('link[rel=alternate][hreflang]').all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
    }
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await content('og:type')).toBe('article')
    const picture = await request.get((await content('og:image')) ?? '')
    expect(picture.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    const png = await picture.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      await content('og:image:width'),
      await content('og:image:height'),
    ])
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const [article, breadcrumb] = data['@graph']
    expect(article).toMatchObject({ headline: await page.locator('h1').textContent(), inLanguage: language })
    expect(article.step.map(({ name }: { name: string }) => name)).toEqual(await page.locator('.steps h3').allTextContents())
    expect(breadcrumb.itemListElement).toHaveLength(3)
  })
}

test('what is not to be listed says so', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/marketplace?city=adama', '/profile', '/admin', '/search?q=passport', '/?view=video']) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/rel="canonical"|hreflang=|og:image/i)
  }
  for (const path of ['/nowhere', '/post/detail/nothing', '/?page=0', '/?page=9999', '/api/categories']) {
    expect([path, (await request.get(path)).headers()['x-robots-tag']]).toEqual([path, 'noindex'])
  }
})

test('home says what the portal is and how it is searched', { tag: '@desktop' }, async ({ page, baseURL }) => {
  await page.goto('/')
  const site = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(site).toMatchObject({ '@type': 'WebSite', url: `${baseURL}/` })
  await page.goto(site.potentialAction.target.replace('{q}', 'passport'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('passport')
})
