import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { serverContext } from '../api/context.ts'
import { action, safeReturnPath } from './language.ts'

const context = new RouterContextProvider()
context.set(serverContext, { languages: ['en', 'am'] } as never)

test('goes back only to a path of this site', () => {
  expect(safeReturnPath('/post/detail/trade-licence?x=1')).toBe('/post/detail/trade-licence?x=1')
  expect(safeReturnPath('/?lang=en&page=2')).toBe('/?page=2')
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    undefined,
    '/a\r\nb',
    '/\tx',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
  ]) {
    expect(safeReturnPath(elsewhere)).toBe('/')
  }
})

// covers G-07, G-09
test('keeps the choice in a cookie, in the spelling of content', async () => {
  const ask = (language: string) => {
    const body = new URLSearchParams({ language, back: '/about-us' })
    return action({ request: new Request('http://localhost/language', { method: 'POST', body }), context } as never)
  }
  const response = await ask('am')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/about-us')
  expect(response.headers.get('set-cookie')).toMatch(/^language=amharic; Path=\/; Max-Age=31536000; SameSite=Lax$/)
  await expect(ask('fr')).rejects.toMatchObject({ init: { status: 400 } })
  await expect(ask('om')).rejects.toMatchObject({ init: { status: 400 } })
})
