// Pages from the cache: the same for all, in the right language, with an ETag.
import { expect, test } from '../support/fixtures.ts'

test('a page has an ETag, and is not sent again to who has it', { tag: '@desktop' }, async ({ request }) => {
  const first = await request.get('/about-us')
  const { etag, vary } = first.headers()
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(vary).toContain('Cookie')
  const second = await request.get('/about-us', { headers: { 'if-none-match': etag ?? '' } })
  expect(second.status()).toBe(304)
  expect(second.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('two languages through one cache never mix, and cookies of others change nothing', { tag: '@desktop' }, async ({
  request,
}) => {
  const get = async (path: string, cookie: string) => (await request.get(path, { headers: { cookie } })).text()
  for (let i = 0; i < 5; i++) {
    const [en, am, byQuery] = await Promise.all([
      get('/privacy-policy', 'language=english; token=secret-of-one'),
      get('/privacy-policy', 'language=amharic; token=secret-of-another'),
      get('/privacy-policy?lang=am&utm_source=x', ''),
    ])
    expect(en).toContain('<html lang="en"')
    expect(am).toContain('<html lang="am"')
    expect(byQuery).toContain('<html lang="am"')
    expect(en + am + byQuery).not.toMatch(/secret-of|utm_source/)
  }
})

test('an address that looks like another host is refused', { tag: '@desktop' }, async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//evil.example/about-us`, { maxRedirects: 0 })
  expect(response.status()).toBe(400)
  expect(await response.text()).not.toMatch(/(href|action|src)="(https?:)?\/\/evil/)
})

test('the Host header reaches no page', { tag: '@desktop' }, async ({ request }) => {
  const response = await request.get('/?page=2', { headers: { host: 'evil.example' } })
  expect(await response.text()).not.toContain('evil.example')
})
