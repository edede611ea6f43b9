import { expect, test, vi } from 'vitest'
import { callFor, isFile, limited, passOn } from './pages.ts'

const reader = { ip: '192.0.2.1', headers: { host: 'menged.example', 'user-agent': 'Phone', 'x-forwarded-for': '198.51.100.1' } }
const api = () =>
  vi.fn(async () => ({ status: 200, json: () => ({}), headers: { 'set-cookie': ['__Host-device=a.b; Path=/', 'other=1'] } }))
const CALL = { method: 'POST', path: '/api/contact-messages', headers: { 'accept-language': 'am', cookie: '__Host-device=a.b' } }

test('the API meets the sender of a form: host, program, address; and the sender gets the cookie of the device', async () => {
  const call = api()
  const { callApi, passed } = callFor(call, { method: 'POST' }, reader)
  await callApi(CALL)
  expect(call).toHaveBeenCalledWith({
    ...CALL,
    headers: { ...CALL.headers, host: 'menged.example', 'user-agent': 'Phone' },
    remoteAddress: '192.0.2.1',
  })
  const page = passOn(new Response('sent', { status: 201, headers: { 'set-cookie': 'language=amharic' } }), passed)
  expect([page.status, await page.text()]).toEqual([201, 'sent'])
  expect(page.headers.getSetCookie()).toEqual(['language=amharic', '__Host-device=a.b; Path=/', 'other=1'])
  expect(passOn(Response.redirect('http://menged.example/'), passed).headers.getSetCookie()).toHaveLength(2)
})

test('a page for everybody takes nothing from the first request, and gives no cookie', async () => {
  const call = api()
  const { callApi, passed } = callFor(call, { method: 'GET' }, reader)
  await callApi({ method: 'GET', path: '/api/categories' })
  expect(call).toHaveBeenCalledWith({ method: 'GET', path: '/api/categories', remoteAddress: '192.0.2.1' })
  expect(passed.cookies).toEqual([])
})

test('a refused page says how long to wait, as the API said it', async () => {
  const call = vi.fn(async () => ({ status: 429, json: () => ({}), headers: { 'retry-after': '86096' } }))
  const { callApi, passed } = callFor(call, { method: 'POST' }, reader)
  await callApi(CALL)
  const page = (status: number) => passOn(new Response('', { status, headers: { 'retry-after': '5' } }), passed)
  expect(page(429).headers.get('retry-after')).toBe('86096')
  expect(page(200).headers.get('retry-after')).toBe('5')
})

test('what is rendered counts for the requesting address, searches apart from pages', async () => {
  const limitRenders = vi.fn(async (_kind: string, ip: string) => {
    if (ip === '203.0.113.1') throw new Error('too many')
  })
  const handle = vi.fn(async () => new Response('page'))
  const ask = (path: string, ip = '192.0.2.1') =>
    limited({ limitRenders }, handle)(new Request(`http://menged.example${path}`), {
      ip,
      raw: { socket: { destroyed: false } },
    } as never)
  for (const path of ['/', '/search?q=x', '/search.data', '/searching']) await ask(path)
  expect(limitRenders.mock.calls.map(([kind]) => kind)).toEqual(['pages', 'searches', 'searches', 'pages'])
  await expect(ask('/', '203.0.113.1')).rejects.toThrow('too many')
  const gone = { ip: '192.0.2.1', raw: { socket: { destroyed: true } } } as never
  await expect(limited({ limitRenders }, handle)(new Request('http://menged.example/'), gone)).rejects.toThrow('has gone')
  expect(handle).toHaveBeenCalledTimes(4)
})

test('a file that is not there is a line of text, no page', () => {
  for (const url of ['/favicon.ico', '/wp-login.php?x=1', '/.env.old', '/assets/entry-abc.js.map'])
    expect([url, isFile(url)]).toEqual([url, true])
  for (const url of [
    '/',
    '/search?q=a.php',
    '/_root.data',
    '/post/detail/tin.data?x=1',
    '/feed.en.xml',
    '/sitemap/1.xml',
    '/post/detail/a.b c',
  ]) {
    expect([url, isFile(url)]).toEqual([url, false])
  }
})
