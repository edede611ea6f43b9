// Addresses and forms that nobody should send, get a page in the reader's language.
import { expect, searchBox, test, useLanguage } from '../support/fixtures.ts'

// covers P-36
test('page numbers that are none, and pages past the end', async ({ page, expectedFailures }) => {
  expectedFailures.push(/40[04]/)
  for (const [query, status] of [
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['1e9', 400],
    ['1000000000', 400],
    ['1.5', 400],
    // A form that was sent without one: the first page.
    ['', 200],
    ['999', 404],
  ] as const) {
    const response = await page.goto(`/?page=${query}`)
    expect(response?.status(), query).toBe(status)
    const ends = page.getByRole('heading', { level: 1, name: 'This road ends here' })
    await expect(ends).toHaveCount(status === 200 ? 0 : 1)
  }
  await useLanguage(page, 'am')
  await page.goto('/?page=abc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('መንገዱ እዚህ ያበቃል')
})

const STRANGE = [
  '!!! ??? ...',
  '🚗🏠🇪🇹',
  '100% _ %%',
  `' or 1=1 --`,
  '"passport" & | ! ( ) : * <->',
  '.*+?^$ {}()|[]\\',
  '<script>alert(1)</script>',
  '\u202Epassport\u202C \u200F',
  '__proto__',
]

// covers P-04
test('whatever is searched for gets a page, and stays in the box', async ({ page }) => {
  for (const language of ['en', 'am'] as const) {
    await useLanguage(page, language)
    for (const text of STRANGE) {
      const response = await page.goto(`/search?q=${encodeURIComponent(text)}`)
      expect(response?.status(), text).toBe(200)
      await expect(searchBox(page)).toHaveValue(text)
      await expect(page.locator('.search-results')).toBeVisible()
    }
  }
})

// covers P-04
test('a search with values that nobody chose', async ({ page, expectedFailures }) => {
  expectedFailures.push(/40[04]/)
  for (const [query, status] of [
    [`q=passport+${'x'.repeat(5000)}`, 200],
    ['q=passport&q=visa', 200],
    ['q=passport%00', 400],
    ['q=passport%ED%A0%80', 200],
    ['q=passport&category=nothing&type=__proto__&written=fr&sort=best&lang=xx', 200],
    ['q=passport&page=0', 400],
    ['q=passport&page=-1', 400],
    ['q=passport&page=1e9', 400],
    ['q=passport&page=abc', 400],
    ['q=passport&page=999', 404],
  ] as const) {
    const response = await page.goto(`/search?${query}`)
    expect(response?.status(), query.slice(0, 40)).toBe(status)
    if (status === 200) await expect(searchBox(page)).toHaveValue(/^passport/)
    else await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here')
  }
})

test('malformed and unknown guides', async ({ page, expectedFailures }) => {
  expectedFailures.push(/40[04]/)
  for (const [path, status] of [
    ['/post/detail/no-such-guide', 404],
    // Capitals lead to the address in small letters, where there is nothing.
    ['/post/detail/UPPER', 404],
    ['/post/detail/a%00b', 400],
    ['/post/detail/%27%20OR%201=1', 400],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here')
    expect(await page.content()).not.toMatch(/at .*\.ts:\d+|Error:/)
  }
})

test('malformed addresses, other methods, and the headers of every answer', async ({ request }) => {
  const malformed = await request.get('/%zz', { headers: { 'accept-language': 'am' } })
  expect(malformed.status()).toBe(400)
  const put = await request.put('/', { data: {} })
  expect([404, 405]).toContain(put.status())
  for (const response of [
    malformed,
    put,
    await request.get('/'),
    await request.get('/nowhere'),
    await request.get('/api/nothing'),
    await request.get('/assets/none.js'),
  ]) {
    expect(response.status()).toBeLessThan(500)
    const headers = response.headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

test('a form from another site changes nothing but a language, and leads nowhere else', async ({ request }) => {
  const response = await request.post('/language', { form: { language: 'am', back: 'https://evil.example/' }, maxRedirects: 0 })
  expect(response.status()).toBe(303)
  expect(response.headers().location).toBe('/')
})

test('a form that is too large is refused before it is read', async ({ request }) => {
  const response = await request.post('/about-us', { form: { name: 'x'.repeat(80_000) } })
  expect(response.status()).toBe(413)
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
})
