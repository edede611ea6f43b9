import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { BOUNDS, type Bounds, boundConnections } from './connections.ts'

const LARGE = Buffer.alloc(8 * 1024 * 1024, 'x')
let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(change: Partial<Bounds>, proxies: string[] = []): Promise<number> {
  server = createServer(async (request, response) => {
    if (request.url === '/never') return
    if (request.url === '/large') return void response.end(LARGE)
    response.end(`${(await buffer(request).catch(() => Buffer.alloc(0))).length}`)
  })
  boundConnections(server, proxies, { ...BOUNDS, ...change })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

type Sent = { socket: Socket; closed: Promise<unknown>; read: () => string }
async function send(port: number, text: string): Promise<Sent> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  const closed = new Promise((done) => socket.on('close', done))
  await once(socket, 'connect')
  socket.write(text)
  return { socket, closed, read: () => Buffer.concat(chunks).toString() }
}
const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\na'
const post = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'four' }).then((answer) => answer.text())

test('a body that does not come is given up after its time', async () => {
  const port = await serve({ bodyMs: 100 })
  const hanging = await send(port, half)
  await hanging.closed
  expect(hanging.read()).toMatch(/^HTTP\/1\.1 408 /)
  expect(await post(port)).toBe('4')
})

test('of too many unfinished bodies the oldest goes, and a sender of a whole one gets a response', async () => {
  const port = await serve({ bodies: 10 })
  const hanging: Sent[] = []
  for (let i = 0; i < 500; i += 1) hanging.push(await send(port, half))
  expect(await Promise.all(Array.from({ length: 5 }, () => post(port)))).toEqual(['4', '4', '4', '4', '4'])
  await Promise.all(hanging.slice(0, 485).map(({ closed }) => closed))
  for (const { socket } of hanging) socket.destroy()
})

test('of too many connections of one address the oldest idle one goes; a proxy may have as many as it likes', async () => {
  const port = await serve({ connections: 5 })
  const working = await send(port, 'GET /never HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(server, 'request')
  const idle = await Promise.all(Array.from({ length: 10 }, () => send(port, '')))
  await Promise.race(idle.map(({ closed }) => closed))
  expect(await post(port)).toBe('4')
  expect(working.socket.closed).toBe(false)
  for (const { socket } of [working, ...idle]) socket.destroy()
  server.closeAllConnections()
  server.close()

  const behind = await serve({ connections: 5 }, ['10.0.0.0/8', '127.0.0.1'])
  const many = await Promise.all(Array.from({ length: 10 }, () => send(behind, '')))
  expect(await post(behind)).toBe('4')
  expect(many.filter(({ socket }) => socket.closed)).toEqual([])
  for (const { socket } of many) socket.destroy()
})

test('a connection that sends request after request without reading is ended', async () => {
  const port = await serve({})
  const asking = await send(port, 'GET /never HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(BOUNDS.waiting + 1))
  await asking.closed
  const patient = await send(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(BOUNDS.waiting))
  while (patient.read().split('HTTP/1.1 200').length <= BOUNDS.waiting) await once(patient.socket, 'data')
  patient.socket.destroy()
})

test('a response that nobody reads is thrown away with its connection', async () => {
  const port = await serve({ unsent: 1024 * 1024, unsentMs: 200, lookMs: 20 })
  const deaf = connect(port, '127.0.0.1').on('error', () => {})
  const gone = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'))
  deaf.pause()
  deaf.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  await gone
  deaf.destroy()
  expect(await post(port)).toBe('4')
})
