import { expect, test } from 'vitest'
import { guideAddress, offlineAddress, requestKindOf } from './request-kind.ts'

const ORIGIN = 'https://menged.example'
const way = (path: string, o: { method?: string; mode?: string; hasRange?: boolean } = {}) =>
  requestKindOf({ url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', hasRange: false, ...o }, ORIGIN)
const navigate = (path: string) => way(path, { mode: 'navigate' })

test('what the worker never touches', () => {
  const pass = { kind: 'pass' }
  for (const path of [
    '/api/cards',
    '/api/posts/a/reading',
    '/dev/mail',
    '/og/a.png',
    '/sw.js',
    '/favicon.svg',
    '/locales/en.json',
  ]) {
    expect(way(path), path).toEqual(pass)
  }
  for (const path of ['/api/docs', '/dev/mail', '/feed.en.xml', '/sitemap.xml', '/.well-known/security.txt']) {
    expect(navigate(path), path).toEqual(pass)
  }
  expect(way('https://elsewhere.example/assets/a.js')).toEqual(pass)
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect(way('/post/detail/a', { method, mode: 'navigate' })).toEqual(pass)
  expect(way('/assets/a.js', { hasRange: true })).toEqual(pass)
})

test('hashed files, pages with their language, and data with the page they belong to', () => {
  expect(way('/assets/shell-abc.js')).toEqual({ kind: 'file' })
  expect(way('/locales/am.json?v=1a2b')).toEqual({ kind: 'file' })
  expect(navigate('/post/detail/trade-licence?lang=am')).toEqual({ kind: 'page', postId: 'trade-licence', language: 'am' })
  expect(navigate('/post/detail/trade-licence?lang=fr')).toEqual({ kind: 'page', postId: 'trade-licence', language: null })
  expect(navigate('/post/detail/a/b')).toEqual({ kind: 'page', postId: null, language: null })
  expect(navigate('/')).toEqual({ kind: 'page', postId: null, language: null })
  expect(navigate('/exchange?currency=EUR')).toEqual({ kind: 'page', postId: null, language: null, rates: true })
  expect(way('/post/detail/a.data?lang=am&_routes=routes%2Fpost-detail')).toEqual({
    kind: 'data',
    page: '/post/detail/a?lang=am',
  })
  expect(way('/_.data?page=2')).toEqual({ kind: 'data', page: '/?page=2' })
  expect(way('/search.data')).toEqual({ kind: 'data', page: '/search' })
})

test('addresses that copies are kept under, and the offline page with what was wanted', () => {
  expect(guideAddress('a', 'am')).toBe('/post/detail/a?lang=am')
  expect(offlineAddress('en')).toBe('/offline?lang=en')
  expect(offlineAddress('en', '/search?q=a b')).toBe('/offline?lang=en&from=%2Fsearch%3Fq%3Da%20b')
})
