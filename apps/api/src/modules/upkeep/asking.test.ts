import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bounds, createAsking } from './asking.ts'
import { isOpenAddress, isOpenPort } from './open-net.ts'

let server: Server
let base: string
/** What was asked of the server. */
const asked: string[] = []
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/good': (_, response) => response.end('here'),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/fault': (_, response) => response.writeHead(500).end(),
  '/guarded': (_, response) => response.writeHead(403).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 501 : 200).end(),
  '/hangs-up-on-head': ({ method }, response) => (method === 'HEAD' ? response.destroy() : response.end('here')),
  '/moved': (_, response) => response.writeHead(301, { location: '/good' }).end(),
  '/moved-to-nothing': (_, response) => response.writeHead(302, { location: '/gone' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/other-port': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/hangs-up': (_, response) => response.destroy(),
  '/silent': () => {},
}
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answers[request.url ?? '']?.(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The server of the tests is the one exception. */
const bounds = (change: Partial<Bounds> = {}): Partial<Bounds> => ({
  isOpenAddress: (address) => address === '127.0.0.1',
  isOpenPort: (url) => url.origin === base || isOpenPort(url),
  ms: 5000,
  ...change,
})

test.each([
  ['/good', null, 200, ['HEAD /good']],
  ['/gone', 'status', 404, ['HEAD /gone', 'GET /gone']],
  ['/fault', 'status', 500, ['HEAD /fault', 'GET /fault']],
  ['/guarded', null, 403, ['HEAD /guarded', 'GET /guarded']],
  ['/no-head', null, 200, ['HEAD /no-head', 'GET /no-head']],
  ['/hangs-up-on-head', null, 200, ['HEAD /hangs-up-on-head', 'GET /hangs-up-on-head']],
  ['/moved', null, 200, ['HEAD /moved', 'HEAD /good']],
  ['/moved-to-nothing', 'status', 404, ['HEAD /moved-to-nothing', 'HEAD /gone', 'GET /moved-to-nothing', 'GET /gone']],
  ['/hangs-up', 'connection', null, ['HEAD /hangs-up', 'GET /hangs-up']],
])('%s is %s with %s', async (path, fault, status, requests) => {
  asked.length = 0
  expect(await createAsking(bounds())(base + path)).toEqual({ fault, status })
  expect(asked).toEqual(requests)
})

test('a redirect leads to no closed address, no other port and no other protocol, and not round and round', async () => {
  const ask = createAsking(bounds())
  expect((await ask(`${base}/inside`)).fault).toBe('refused')
  expect((await ask(`${base}/other-port`)).fault).toBe('refused')
  expect((await ask(`${base}/file`)).fault).toBe('refused')
  expect((await ask(`${base}/round`)).fault).toBe('redirects')
})

test('a server that says nothing is given up, and one that is not there is no connection', async () => {
  expect((await createAsking(bounds({ ms: 30 }))(`${base}/silent`)).fault).toBe('time')
  const nowhere = createAsking(bounds({ isOpenPort: () => true }))
  expect((await nowhere('http://127.0.0.1:1/')).fault).toBe('connection')
})

test('by itself it asks nobody on this machine or its network', async () => {
  asked.length = 0
  const ask = createAsking()
  for (const url of [
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:secret@8.8.8.8/',
    `${base}/good`,
    'ftp://8.8.8.8/',
    'javascript:alert(1)',
    'not an address',
  ])
    expect([url, await ask(url)]).toEqual([url, { fault: 'refused', status: null }])
  expect(asked).toEqual([])
})

test.each([
  ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '2002:0a00:0001::', '64:ff9b::a00:1', '2001:db8::1', 'ff02::1', 'x'],
])('%s is closed', (address) => {
  expect(isOpenAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '196.188.1.1', '172.32.0.1', '2606:4700::1111'])('%s is open', (address) => {
  expect(isOpenAddress(address)).toBe(true)
})
