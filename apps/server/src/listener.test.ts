import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListener, PATIENCE } from './listener.ts'

const PAGE = Buffer.from('guide '.repeat(4000))
const server = createListener(
  (request, response) => {
    if (request.url !== '/kept') return false
    response.writeHead(200, ['content-length', String(PAGE.length)]).end(PAGE)
    return true
  },
  () => {},
  { ...PATIENCE, headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
)((_, response) => response.end('rendered'))
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as { port: number }).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  return socket
}

test("five hundred open connections that send nothing are in nobody's way", async () => {
  const sockets = await Promise.all(Array.from({ length: 500 }, open))
  expect(await get('/kept')).toBe(PAGE.toString())
  expect(await get('/other')).toBe('rendered')
  for (const socket of sockets) socket.destroy()
})

test('a client that sends headers letter by letter is cut off', async () => {
  const socket = await open()
  socket.write('GET /kept HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const drip = setInterval(() => socket.write('a'), 40)
  await new Promise((closed) => socket.on('close', closed))
  clearInterval(drip)
  expect(await get('/kept')).toBe(PAGE.toString())
})

test('readers who take nothing of what they requested hold one shared page, and nobody waits for them', async () => {
  const slow = await Promise.all(Array.from({ length: 50 }, open))
  for (const socket of slow) socket.pause().write('GET /kept HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await get('/kept')).toBe(PAGE.toString())
  for (const socket of slow) socket.destroy()
  expect(await get('/other')).toBe('rendered')
})

test('a request with two hosts is refused, before anything is looked up', async () => {
  const ask = async (hosts: string) => {
    const socket = await open()
    socket.write(`GET /kept HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    return await text(socket)
  }
  expect(await ask('Host: a.example\r\nhost: b.example\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ask('Host: a.example\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})
