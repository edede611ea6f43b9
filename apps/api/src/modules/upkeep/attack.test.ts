// A link that leads the check of links somewhere it has no business, or keeps it waiting. Everything stays on this machine.
import { createServer, isIP, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bounds, createAsking } from './asking.ts'
import { isOpenAddress, isOpenPort } from './open-net.ts'

/** What a connection gets, byte by byte, and which requests came. */
type Talk = (socket: Socket) => void
const servers: Server[] = []
const sockets = new Set<Socket>()
async function listening(talk: Talk): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (data) => heard.push(data.toString().split('\r\n')[0] ?? ''))
    socket.once('data', () => talk(socket))
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as { port: number }).port, heard }
}
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
})

const answering = (status: string, ...headers: string[]): Talk => {
  const answer = [`HTTP/1.1 ${status}`, ...headers, 'content-length: 0', 'connection: close', '', ''].join('\r\n')
  return (socket) => void socket.end(answer)
}
/** Names and where they lead, an address to itself; nobody else is asked. */
const resolving =
  (names: Record<string, string[]>): Bounds['resolve'] =>
  async (host) => {
    const found = isIP(host) ? [host] : names[host]
    if (!found) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
/** The real rules, but for the servers of the tests: their ports are open, and this machine's address where `local` says so. */
function asking({ names = {}, local = true, ms = 5000 }: { names?: Record<string, string[]>; local?: boolean; ms?: number }) {
  const ports = new Set(servers.map((server) => String((server.address() as { port: number }).port)))
  return createAsking({
    isOpenAddress: (address) => (local && address === '127.0.0.1') || isOpenAddress(address),
    isOpenPort: (url) => ports.has(url.port) || isOpenPort(url),
    resolve: resolving(names),
    ms,
  })
}

let inside: { port: number; heard: string[] }
beforeAll(async () => {
  inside = await listening(answering('200 OK'))
})

test.each([
  ['open and closed', ['8.8.8.8', '127.0.0.1']],
  ['closed and open', ['10.0.0.1', '8.8.8.8']],
  ['open, and this machine in the new writing', ['2606:4700::1111', '::1']],
  ['open, and this machine inside the new writing', ['8.8.8.8', '::ffff:127.0.0.1']],
  ['only closed', ['169.254.169.254']],
  ['nothing that is an address', ['localhost']],
])('a name that leads to addresses that are %s is refused before anybody is asked', async (_, addresses) => {
  inside.heard.length = 0
  const ask = asking({ names: { 'many.example': addresses }, local: false })
  expect(await ask(`http://many.example:${inside.port}/`)).toEqual({ fault: 'refused', status: null })
  expect(inside.heard).toEqual([])
})

test('a name that leads nowhere is no host', async () => {
  for (const names of [{}, { 'none.example': [] }]) expect((await asking({ names })('http://none.example/')).fault).toBe('host')
})

test('the connection goes to the address that was looked at, whatever the name leads to a moment later', async () => {
  inside.heard.length = 0
  let looks = 0
  const ask = createAsking({
    isOpenAddress: () => true,
    isOpenPort: () => true,
    ms: 2000,
    resolve: async () => {
      looks += 1
      return [{ address: looks === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]
    },
  })
  expect(await ask(`http://rebinding.example:${inside.port}/`)).toEqual({ fault: null, status: 200 })
  expect([looks, inside.heard]).toEqual([1, ['HEAD / HTTP/1.1']])
})

test.each([
  ['a private address', 'http://10.0.0.1/'],
  ['this machine by another name', 'http://inside.example/'],
  ['a name that is half closed', '//half.example/x'],
  ['the address of a cloud', 'http://169.254.169.254/latest/meta-data/'],
  ['another port', 'http://8.8.8.8:22/'],
  ['a port of the database', 'https://8.8.8.8:5432/'],
  ['a user', 'http://root:secret@8.8.8.8/'],
  ['a file', 'file:///etc/passwd'],
  ['a script', 'javascript:alert(1)'],
])('a redirect to %s is refused', async (_, location) => {
  const server = await listening(answering('302 Found', `location: ${location}`))
  const ask = asking({ names: { 'inside.example': ['192.168.1.1'], 'half.example': ['8.8.8.8', '::1'] } })
  expect(await ask(`http://127.0.0.1:${server.port}/`)).toEqual({ fault: 'refused', status: null })
  expect(server.heard).toEqual(['HEAD / HTTP/1.1'])
})

test('a redirect without a place, or to what is no address, is no good link', async () => {
  const nowhere = await listening(answering('302 Found', 'location: http://[::1'))
  expect((await asking({})(`http://127.0.0.1:${nowhere.port}/`)).fault).toBe('redirects')
})

const drip =
  (first: string, text: string): Talk =>
  (socket) => {
    socket.write(first)
    const timer = setInterval(() => socket.write(text), 5)
    socket.once('close', () => clearInterval(timer))
  }

test.each<[string, Talk, string]>([
  ['says nothing', () => {}, 'time'],
  ['never ends its headers', drip('HTTP/1.1 200 OK\r\n', 'x-more: and more\r\n'), 'time'],
  [
    'sends more headers than anybody reads',
    (socket) => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`),
    'connection',
  ],
  ['says again and again that it goes on', drip('HTTP/1.1 102 Processing\r\n\r\n', 'HTTP/1.1 103 Early Hints\r\n\r\n'), 'time'],
  ['talks another language', (socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'connection'],
])('a server that %s is given up in time', async (_, talk, fault) => {
  const server = await listening(talk)
  const began = performance.now()
  expect((await asking({ ms: 150 })(`http://127.0.0.1:${server.port}/`)).fault).toBe(fault)
  expect(performance.now() - began).toBeLessThan(2000)
  await expect.poll(() => [...sockets].filter((socket) => socket.localPort === server.port && !socket.destroyed)).toEqual([])
})

test('a name that is looked up for ever is given up in time', async () => {
  const ask = createAsking({ isOpenAddress, isOpenPort, ms: 30, resolve: () => new Promise(() => {}) })
  expect((await ask('http://slow.example/')).fault).toBe('time')
})
