import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { errorAnswerSchema } from '@menged/contracts'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'

const on = testApi({ config: { publicUrl: 'https://menged.example' } })
let port: number
beforeAll(async () => {
  await on.api.listen({ port: 0, host: '127.0.0.1' })
  port = (on.api.server.address() as AddressInfo).port
})

/** What a server says to bytes that no client library would send. */
async function raw(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}
const close = 'Host: localhost\r\nConnection: close\r\n'

test.each([
  ['an address that cannot be decoded', `GET /api/posts/%zz HTTP/1.1\r\n${close}\r\n`, 400, 'malformed_address'],
  ['headers of 40 KB', `GET /healthz HTTP/1.1\r\n${close}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'malformed_request'],
  [
    'two lengths',
    `POST /api/contact-messages HTTP/1.1\r\n${close}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
    400,
    'malformed_request',
  ],
  [
    'length and chunks',
    `POST /api/contact-messages HTTP/1.1\r\n${close}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'malformed_request',
  ],
  ['odd chunks', `POST /api/contact-messages HTTP/1.1\r\n${close}Transfer-Encoding: xchunked\r\n\r\n`, 400, 'malformed_request'],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  ['no host in old HTTP', 'GET /healthz HTTP/1.0\r\n\r\n', 400, 'malformed_request'],
  ['an expectation', `GET /healthz HTTP/1.1\r\n${close}Expect: foo\r\n\r\n`, 417, 'expectation_failed'],
  ['an unknown address', `GET /api/nothing HTTP/1.1\r\n${close}\r\n`, 404, 'not_found'],
])('%s gets a response with every security header', async (_name, bytes, status, code) => {
  const answer = await raw(bytes)
  expect(answer.status).toBe(status)
  expect(errorAnswerSchema.parse(JSON.parse(answer.body)).code).toBe(code)
  for (const header of [
    "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy: same-origin',
    'permissions-policy: camera=()',
    'referrer-policy: strict-origin-when-cross-origin',
    'strict-transport-security: max-age=31536000; includesubdomains',
    'x-content-type-options: nosniff',
    'x-frame-options: deny',
    'content-type: application/json; charset=utf-8',
  ]) {
    expect(answer.head).toContain(header)
  }
  expect(answer.head).not.toContain('x-powered-by')
})

test.each([
  '//evil.example/about-us',
  '/\\evil.example/about-us',
  'http://evil.example/about-us',
  'https://evil.example/api/categories',
  '/.//evil.example',
  '/x/..//evil.example',
  '//',
  '//[',
])('the target %s is none of our paths', async (target) => {
  const answer = await raw(`GET ${target} HTTP/1.1\r\n${close}\r\n`)
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'malformed_address'])
  expect(answer.head).toContain("content-security-policy: default-src 'none'")
})

test.each(['', ' ', 'a b', 'user@menged.example', 'menged.example/x', 'menged.example:99999', '[::1', '1.2.3.4.5', '"'])(
  'the host "%s" is refused',
  async (host) => {
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'malformed_request'])
  },
)

test('hosts that people use are taken', async () => {
  for (const host of ['menged.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'my_host']) {
    expect((await raw(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status).toBe(200)
  }
})

test('no origin is ever allowed to read responses from another site', async () => {
  for (const origin of [
    'https://evil.example',
    'null',
    'https://menged.example.evil.example',
    'http://localhost:5173',
    'file://',
  ]) {
    const response = await on.get('/api/categories', { origin })
    expect(response.statusCode).toBe(200)
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('behind https the device cookie is a __Host- cookie whatever the Host header says', async () => {
  const response = await on.post('/api/admin/stats/guday-scroll', undefined, { host: 'other.example' })
  expect([response.headers['set-cookie']].flat()[0]).toMatch(/^__Host-device=.*; Secure; SameSite=Lax$/)
})

test('a GET changes nothing and sets no cookie', async () => {
  const response = await on.get('/api/cards?page=1&language=en')
  expect(response.headers['set-cookie']).toBeUndefined()
  expect((await on.api.inject({ method: 'HEAD', url: '/api/cards?page=1&language=en' })).statusCode).toBe(200)
})
