import { expect, test } from 'vitest'
import { knownQuery, pageAt } from './page-queries.ts'
import { pages } from './pages.ts'
import { pathTo } from './path-to.ts'
import { withoutSecret } from './secret-path.ts'

/** An address of each page. */
const addresses = pages.map(({ path, ...page }) => ({ ...page, path: path.replace(/:\w+/g, 'x') }))

test('each page is found at its address, in the ways the router finds it, and nothing elsewhere', () => {
  for (const { id, path } of addresses) {
    const data = path === '/' ? '/_.data' : `${path}.data`
    for (const address of [path, `${path}/`, path.toUpperCase(), data]) expect([address, pageAt(address)]).toEqual([address, id])
  }
  expect(pageAt('/%73earch')).toBe('search')
  for (const path of ['/nowhere', '/post/detail', '/post/detail/a/b', '/searching', '/feedXenYxml', '/%'])
    expect([path, pageAt(path)]).toEqual([path, null])
})

test('a page sees the query keys of its row, its language and what the router adds; in one order', () => {
  const asked = new URLSearchParams('utm_source=x&_routes=r&lang=am')
  for (const { query = [] } of pages) for (const key of query) asked.set(key, '1')
  for (const { path, query = [] } of addresses) {
    const keys = ['_routes', 'lang', ...query].sort()
    expect([path, [...new URLSearchParams(knownQuery(path, asked)).keys()]]).toEqual([path, keys])
  }
  expect(knownQuery('/nowhere', asked)).toBe('_routes=r&lang=am')
  expect(knownQuery('/_.data', new URLSearchParams('view=video&q=x&page=2'))).toBe('page=2&view=video')
})

test('an address is made from the id of a page, what its path names, and its query', () => {
  expect([pathTo('home'), pathTo('search'), pathTo('feed.am.xml')]).toEqual(['/', '/search', '/feed.am.xml'])
  expect(pathTo('home', { page: 2 })).toBe('/?page=2')
  expect(pathTo('search', { q: 'a & ሀ' })).toBe('/search?q=a+%26+%E1%88%80')
  expect(pathTo('post', { postId: 'trade-licence' }, { lang: 'am' })).toBe('/post/detail/trade-licence?lang=am')
  expect(pathTo('email-confirmation', { token: 'a/b@c' })).toBe('/emailConfirmation/a%2Fb%40c')
  // @ts-expect-error: no page
  pathTo('nowhere')
  // @ts-expect-error: what its path names is missing
  pathTo('post')
  // @ts-expect-error: no key of this page
  pathTo('post', { postId: 'a' }, { q: 'b' })
})

test('a page with a header of its own has one address, by which it is known', () => {
  for (const { path, frame } of pages) if (frame) expect(path).not.toContain(':')
})

test('of an address with a secret only the page is left, however it is written; every other stays as it is', () => {
  const secrets = pages.filter(({ secret }) => secret).map(({ path }) => path.slice(0, path.indexOf('/:')))
  expect(secrets).toContain('/requests')
  for (const prefix of secrets) {
    for (const typed of [prefix, prefix.toUpperCase()])
      expect(withoutSecret(`${typed}/AbC_-1/x?lang=am#y`)).toBe(`${typed}/…?lang=am#y`)
    expect(withoutSecret(`/%${prefix.charCodeAt(1).toString(16)}${prefix.slice(2)}/AbC`)).toBe(`${prefix}/…`)
    expect(withoutSecret(`${prefix}/AbC`, '')).toBe(prefix)
  }
  for (const { path, secret } of addresses)
    if (!secret) expect(withoutSecret(`${path}?q=/requests/x`)).toBe(`${path}?q=/requests/x`)
  expect(withoutSecret('/%')).toBe('/%')
})
