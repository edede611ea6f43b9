import { afterEach, expect, test, vi } from 'vitest'
import routes from '../../routes.ts'
import { RETURN_PAGES } from './return-path.pages.ts'
import { ownPath, RETURN_KEY, rememberReturn, takeReturn } from './return-path.ts'

afterEach(() => void vi.unstubAllGlobals())

function storage(kept: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  })
  return kept
}

test('the list is the page table without what nobody goes back to', () => {
  const table = routes.map(({ path = '' }) => `/${path}`)
  const never = [
    '/language',
    '/*',
    '/emailConfirmation/:token',
    '/passwordreset/:token',
    '/requests/:token',
    '/admin-setup/:token',
  ]
  const machines = table.filter((path) => /xml$|\/qr$|^\/sitemap/.test(path))
  const later = RETURN_PAGES.filter((path) => !table.includes(path))
  expect(RETURN_PAGES).toEqual(expect.arrayContaining(table.filter((path) => !never.includes(path) && !machines.includes(path))))
  expect(['/offline']).toEqual(expect.arrayContaining(later))
})

//
test('our own pages are kept, with their query and place', () => {
  for (const path of [
    '/',
    '/?page=2',
    '/post/detail/trade-licence#comments',
    '/search?q=%E1%88%B0%E1%88%8B%E1%88%9D&lang=am',
    '/saved',
  ]) {
    const kept = storage()
    rememberReturn(path)
    expect(kept[RETURN_KEY]).toBe(path)
    expect(takeReturn()).toBe(path)
    expect(takeReturn()).toBeNull()
  }
})

test('nothing else is, from any source', () => {
  const hostile = [
    '',
    'saved',
    '//evil.example',
    '//evil.example/saved',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /saved',
    '/saved ',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/saved',
    'https://menged.invalid/saved',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/post/detail/%2f%2fevil.example',
    '/post/detail/..%2f..%2fapi',
    '/post/detail/../../api/x',
    '/./saved',
    '/saved/../language',
    '/@evil.example',
    '/.evil.example',
    '/api/profile/getProfile',
    '/language',
    '/nowhere',
    '/passwordreset/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '/emailConfirmation/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '/saved%00',
    `/search?q=${'a'.repeat(600)}`,
  ]
  for (const path of hostile) {
    expect(ownPath(path), path).toBeNull()
    const kept = storage()
    rememberReturn(path)
    expect(kept).toEqual({})
    storage({ [RETURN_KEY]: path })
    expect(takeReturn(), path).toBeNull()
  }
})

test('where storage is closed nothing breaks', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
  rememberReturn('/saved')
  expect(takeReturn()).toBeNull()
})
